"""Puts `site/` together: Pyodide as npm has it, our wheel, our page; nothing is taken on trust."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from companion import __version__
from companion.language.catalogue import languages, own_name, page_catalogue
from companion.language.files import speaking_files
from companion.language.in_html import said_in_html
from companion.outputs.painting.files import painter_files
from companion.outputs.voice.voices import find_voice, shipped_voices

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "companion/app/browser/page"
ICON = ROOT / "companion/outputs/console/web/page/icon.svg"
PYODIDE, PINNED = "pyodide", "314.0.7"
HASHES = {
    "pyodide.mjs": "6f1d60f7bf529beb300f0f47983c921d3982363640ba20af0e38efdddbc66109",
    "pyodide.asm.mjs": "f7cdc8ece80678ceb712f8e65ebe6d3a83203a180c399865f49612a051693635",
    "pyodide.asm.wasm": "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6",
    "python_stdlib.zip": "fa1957e5777068fc4f7437f96d860ae2fbe9c19732ba06c84e004ec16dd7dd7a",
    "pyodide-lock.json": "5dc2fc119108bc148c7457dc86e7675b5c87e1cafd420b9c34c1eaef7b36c010",
}
"""The files of Pyodide that are used, each with its SHA-256."""
BUILT_FROM = (
    "companion", "hw", "firmware", "share", "systemd", "pyproject.toml", "setup.py", "README.md",
    "LICENSE",
)  # fmt: skip
"""What a wheel is made of."""
AWAY = (
    "companion/outputs/display/pygame/fonts/",
    "companion/outputs/printing/fonts/",
    "companion/outputs/console/web/page/",
    "companion/outputs/history/page/",
    "companion/language/page/",
)
"""What of a wheel no page needs: the fonts of a window, the pages of a server."""
SOURCE = ".ftl"
"""Catalogues go to a page in their compiled form alone: nothing there could compile them."""
SAID = "companion/outputs/voice/voices/"
OTHERS = tuple(
    f"{SAID}{voice.name}/" for voice in shipped_voices() if voice is not find_voice("en")
)
"""The voices that speak other languages, or only where somebody has chosen them."""
MADE = (1980, 1, 1, 0, 0, 0)
"""When every file was made, so that the same code makes the same archive."""
LIST, WORKER = "files.json", "service-worker.js"


class CannotBuildError(Exception):
    """The page cannot be built: one line that says why, and what to do."""


def build(target: Path) -> None:
    """Build the page in a folder, in place of what was there."""
    with tempfile.TemporaryDirectory(dir=_beside(target)) as work:
        fresh = Path(work) / "site"
        fresh.mkdir()
        _copy_page(fresh)
        _copy_pyodide(fresh / PYODIDE)
        _split(_make_wheel(Path(work)), fresh)
        _list_files(fresh)
        if target.exists():
            shutil.rmtree(target)
        shutil.move(fresh, target)


def _beside(target: Path) -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    return target.parent


def _copy_page(fresh: Path) -> None:
    shutil.copytree(PAGE, fresh, dirs_exist_ok=True)
    index = fresh / "index.html"
    index.write_text(said_in_html(index.read_text("utf-8")), "utf-8")
    shutil.copy(ICON, fresh / "icon.svg")
    for name, (content, _) in {**painter_files(), **speaking_files()}.items():
        (fresh / name).write_bytes(content)
    _write_catalogues(fresh)
    (fresh / "examples").mkdir()
    for example in examples():
        shutil.copy(example, fresh / "examples" / example.name)


def _write_catalogues(fresh: Path) -> None:
    """Write what the page itself says, in a file a language, and which languages there are."""
    told = {"languages": [[language, own_name(language)] for language in languages()]}
    (fresh / "languages.json").write_text(json.dumps(told), "utf-8")
    for language in languages():
        catalogue = json.dumps(page_catalogue(language, "site"), ensure_ascii=False)
        (fresh / f"language.{language}.json").write_text(catalogue, "utf-8")


def examples() -> list[Path]:
    """Return the transcripts that ship."""
    return sorted((ROOT / "examples").glob("*.jsonl"))


def _copy_pyodide(folder: Path) -> None:
    package = _pyodide()
    folder.mkdir()
    for name, known in HASHES.items():
        content = (package / name).read_bytes()
        if hashlib.sha256(content).hexdigest() != known:
            raise CannotBuildError(
                f"{name} of {PYODIDE} {PINNED} is not the file that was pinned; "
                f"remove {package.parents[1]} and build again"
            )
        (folder / name).write_bytes(content)


def _pyodide() -> Path:
    command = [str(ROOT / "scripts/from_npm"), PYODIDE, PINNED]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode:
        raise CannotBuildError(made.stderr.strip().splitlines()[-1])
    return Path(made.stdout.strip())


def _make_wheel(folder: Path) -> Path:
    """Build our wheel from a copy, so that nothing left over from another build is in it."""
    isolated = ["--no-build-isolation"] if find_spec("setuptools") else []
    with tempfile.TemporaryDirectory() as work:
        for name in BUILT_FROM:
            (Path(work) / name).symlink_to(ROOT / name)
        command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", *isolated]
        command += ["--disable-pip-version-check", "--wheel-dir", str(folder), work]
        made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode:
        raise CannotBuildError(f"pip could not build the wheel: {made.stderr.strip()[-200:]}")
    return next(folder.glob("*.whl"))


def _split(wheel: Path, fresh: Path) -> None:
    """Write our wheel as two archives: what the start screen needs, and what is said later. What
    only a window or a server needs stays away."""
    with (
        ZipFile(wheel) as packed,
        ZipFile(fresh / "companion.zip", "w", ZIP_DEFLATED, compresslevel=9) as first,
        ZipFile(fresh / "voice.zip", "w", ZIP_DEFLATED, compresslevel=9) as later,
    ):
        for item in packed.infolist():
            if _is_needed(item.filename):
                half = later if item.filename.startswith(SAID) else first
                half.writestr(ZipInfo(item.filename, MADE), packed.read(item), ZIP_DEFLATED)


def _is_needed(name: str) -> bool:
    away = name.startswith(AWAY + OTHERS) or name.endswith(SOURCE) or ".data/" in name
    return not away


def _list_files(fresh: Path) -> None:
    """Write which files there are: for the progress bar, and for whoever keeps them offline."""
    listed = [{"path": path, "bytes": (fresh / path).stat().st_size} for path in _paths(fresh)]
    told = {
        "version": __version__,
        "files": listed,
        "examples": [example.name for example in examples()],
    }
    (fresh / LIST).write_text(json.dumps(told, indent=1), "utf-8")
    hashes = {path: _hash(fresh / path) for path in _paths(fresh) if path != WORKER}
    version = hashlib.sha256(json.dumps(hashes).encode()).hexdigest()[:12]
    worker = fresh / WORKER
    text = worker.read_text("utf-8").replace("@VERSION@", version)
    worker.write_text(text.replace("/* @FILES@ */ {}", json.dumps(hashes)), "utf-8")


def _paths(fresh: Path) -> Iterator[str]:
    for file in sorted(fresh.rglob("*")):
        if file.is_file():
            yield file.relative_to(fresh).as_posix()


def _hash(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]
