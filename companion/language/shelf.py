"""Reads the file of an area in its compiled form, as Python does with `.pyc`.

A compiled form stands beside its source and names its size and checksum; where those are others it
is made again. What ships has them all, so that nothing is parsed where a table starts. Whoever only
reads goes by names: `pathlib` takes as long to load as all else that a short command says.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from zlib import crc32

if TYPE_CHECKING:
    from pathlib import Path

Named = str | os.PathLike[str]
"""A file, however it is named."""

FORMAT = 1
"""Counts up where the compiled form changes."""


def read(source: Named) -> dict[str, Any]:
    """Return the messages of a file; of a mistaken line, none."""
    text = _text_of(source)
    kept = _kept(compiled_path(source))
    if kept and (text is None or kept["source"] == _mark(text)):
        return dict(kept["messages"])
    made = compiled(text or b"", source)
    with suppress(OSError):
        _write(compiled_path(source), made)
    return dict(json.loads(made)["messages"])


def compile_below(folder: Path) -> None:
    """Compile every file below a folder: for wheels, and before many programs start at once."""
    for source in folder.rglob("*.ftl"):
        _write(compiled_path(source), compiled(source.read_bytes(), source))


def compiled_path(source: Named) -> str:
    """Return where the compiled form of a file stands."""
    return f"{os.path.splitext(source)[0]}.ftlc"


def compiled(text: bytes, source: Named) -> str:
    """Return the compiled form of a file."""
    from companion.language.compiling import compile_text

    messages, _ = compile_text(text.decode("utf-8"), os.path.basename(source))
    form = {"source": _mark(text), "messages": messages}
    return json.dumps(form, ensure_ascii=False, separators=(",", ":"))


def _mark(text: bytes) -> list[int]:
    return [FORMAT, len(text), crc32(text)]


def _text_of(source: Named) -> bytes | None:
    """Return what a file says; None: only its compiled form ships."""
    try:
        with open(source, "rb") as file:
            return file.read()
    except FileNotFoundError:
        return None


def _kept(path: str) -> dict[str, Any] | None:
    try:
        with open(path, "rb") as file:
            kept = json.loads(file.read())
        return kept if kept["source"][0] == FORMAT else None
    except (OSError, ValueError, LookupError, TypeError):
        return None


def _write(path: str, text: str) -> None:
    """Put a file in its place whole: another process may be reading it."""
    fresh = f"{path}.{os.getpid()}"
    try:
        with open(fresh, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(fresh, path)
    finally:
        with suppress(FileNotFoundError):
            os.unlink(fresh)
