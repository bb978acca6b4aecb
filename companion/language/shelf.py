"""Reads the file of an area in its compiled form, as Python does with `.pyc`.

A compiled form stands beside its source and names its size and checksum; where those are others it
is made again. What ships has them all, so that nothing is parsed where a table starts.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any
from zlib import crc32

FORMAT = 1
"""Counts up where the compiled form changes."""


def read(source: Path) -> dict[str, Any]:
    """Return the messages of a file; of a mistaken line, none."""
    text = source.read_bytes() if source.exists() else None
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


def compiled_path(source: Path) -> Path:
    """Return where the compiled form of a file stands."""
    return source.with_suffix(".ftlc")


def compiled(text: bytes, source: Path) -> str:
    """Return the compiled form of a file."""
    from companion.language.compiling import compile_text

    messages, _ = compile_text(text.decode("utf-8"), source.name)
    form = {"source": _mark(text), "messages": messages}
    return json.dumps(form, ensure_ascii=False, separators=(",", ":"))


def _mark(text: bytes) -> list[int]:
    return [FORMAT, len(text), crc32(text)]


def _kept(path: Path) -> dict[str, Any] | None:
    try:
        kept = json.loads(path.read_bytes())
        return kept if kept["source"][0] == FORMAT else None
    except (OSError, ValueError, LookupError, TypeError):
        return None


def _write(path: Path, text: str) -> None:
    """Put a file in its place whole: another process may be reading it."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        fresh.write_text(text, "utf-8")
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)
