"""Scratch environments that games are installed into, and packages that should not have been."""

import os
import subprocess
import sys
import sysconfig
from collections.abc import Mapping
from pathlib import Path

from tests.support.command import ROOT

PATIENCE_S = 240
OFFLINE = ("--no-deps", "--no-build-isolation", "--no-index", "--quiet")


class Scratch:
    """A virtual environment of its own: it sees this program and its libraries, nothing else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        _run([sys.executable, "-m", "venv", "--without-pip", str(folder)])
        self.python = folder / "bin" / "python"
        told = _run(
            [str(self.python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
        )
        libraries = sysconfig.get_path("purelib")
        Path(told.stdout.strip(), "outer.pth").write_text(f"{ROOT}\n{libraries}\n")

    def install(self, project: Path) -> None:
        """Install a project with pip, and without a network."""
        done = _run([*self._pip, "install", *OFFLINE, str(project)])
        assert not done.returncode, done.stderr

    @property
    def _pip(self) -> list[str]:
        outer = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
        return [*outer, "--python", str(self.python)]

    def put_commands(self) -> None:
        """Put `pip install`, which needs no network here, and `companion` beside its Python."""
        pip = f'[ "$1" = install ] && shift\nexec {" ".join(self._pip)} install'
        lines = {
            "pip": f"{pip} {' '.join(OFFLINE)}",
            "companion": f"exec {self.python} -m companion",
        }
        for name, line in lines.items():
            command = self.python.parent / name
            command.write_text(f'#!/bin/sh\n{line} "$@"\n')
            command.chmod(0o755)

    def run(self, *words: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        """Run Python there."""
        return _run([str(self.python), *words], cwd or self.folder)

    def companion(self, *words: str) -> str:
        """Run the program there; it must end well. Returns what it printed."""
        done = self.run("-m", "companion", *words)
        assert not done.returncode, done.stderr
        return done.stdout


def _run(command: list[str], cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.run(
        command, cwd=cwd, env=kept, capture_output=True, text=True, timeout=PATIENCE_S, check=False
    )


def put_on_path(
    folder: Path,
    name: str,
    code: str,
    *,
    game: str = "",
    page: str = "",
    texts: Mapping[str, str] | None = None,
) -> None:
    """Put a package on a folder of the path as an installer would have: code and entry point."""
    package = folder / name
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(code)
    if page:
        (package / "page.toml").write_text(page)
    for language, said in (texts or {}).items():
        (package / f"text.{language}.ftl").write_text(said, "utf-8")
    told = folder / f"{name}-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    entry = f"[companion.games]\n{game or name.replace('_', '-')} = {name}:KIT\n"
    (told / "entry_points.txt").write_text(entry)
