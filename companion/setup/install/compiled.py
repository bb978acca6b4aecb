"""Whether a program was compiled for the Python that runs it.

A service that may not write beside its own files would compile all of them anew at every start.
"""

import sys
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER
from pathlib import Path

_HASHED = 1
_HEADER = 16


def uncompiled(
    folder: Path, *, magic: bytes = MAGIC_NUMBER, tag: str = sys.implementation.cache_tag or ""
) -> Iterator[Path]:
    """Return the sources below a folder that a Python with that magic number would compile anew."""
    for source in sorted(folder.rglob("*.py")):
        made = source.parent / "__pycache__" / f"{source.stem}.{tag}.pyc"
        if not _made_of(source, made, magic):
            yield source


def _made_of(source: Path, made: Path, magic: bytes) -> bool:
    """Tell whether the one was made of the other as it is now, by the same Python."""
    if not made.is_file():
        return False
    with made.open("rb") as file:
        header = file.read(_HEADER)
    if len(header) < _HEADER or header[:4] != magic:
        return False
    if int.from_bytes(header[4:8], "little") & _HASHED:
        return True
    stat = source.stat()
    known = (int(stat.st_mtime), stat.st_size)
    return header[8:] == b"".join((n & 0xFFFFFFFF).to_bytes(4, "little") for n in known)


def magic_of(made: Path) -> bytes:
    """Return the number by which a Python knows what it compiled itself, from such a file."""
    with made.open("rb") as file:
        return file.read(4)
