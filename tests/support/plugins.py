"""Scratch environments that games are installed into, and packages that should not have been."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

from tests.support.command import ROOT

PATIENCE_S = 240


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
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python"]
        offline = ["--no-deps", "--no-build-isolation", "--no-index", "--quiet"]
        done = _run([*pip, str(self.python), "install", *offline, str(project)])
        assert not done.returncode, done.stderr

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


def put_on_path(folder: Path, name: str, code: str, *, game: str = "", page: str = "") -> None:
    """Put a package on a folder of the path as an installer would have: code and entry point."""
    package = folder / name
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(code)
    if page:
        (package / "page.toml").write_text(page)
    told = folder / f"{name}-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    entry = f"[companion.games]\n{game or name.replace('_', '-')} = {name}:KIT\n"
    (told / "entry_points.txt").write_text(entry)
