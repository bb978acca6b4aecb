"""Reads packed sound, Ogg Opus above all, through libsndfile.

The library comes with the package `soundfile`, which has one for every machine. Its Python half
would bring numpy into memory, 15 MB of a Pi's, for nothing: so the library is called directly.
"""

from __future__ import annotations

import ctypes
import sys
from array import array
from ctypes.util import find_library
from functools import cache
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any

from companion.language import say

READ = 0x10
BLOCK = 48_000
_LENGTH = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p)
_SEEK = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64, ctypes.c_int, ctypes.c_void_p)
_MOVE = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p)
MISSING = "voice-no-unpacking" if sys.platform == "emscripten" else "voice-no-libsndfile"
"""The message why nothing can be unpacked here."""


class _Info(ctypes.Structure):
    _fields_ = (
        ("frames", ctypes.c_int64),
        *((name, ctypes.c_int) for name in ("rate", "channels", "format", "sections", "seekable")),
    )


class _Virtual(ctypes.Structure):
    _fields_ = (
        ("length", _LENGTH),
        ("seek", _SEEK),
        ("read", _MOVE),
        ("write", _MOVE),
        ("tell", _LENGTH),
    )


@cache
def _library() -> Any:
    """Return the library that came with soundfile, or the system's."""
    spec = find_spec("_soundfile_data")
    folders = [Path(place) for place in (spec and spec.submodule_search_locations) or ()]
    files = [str(file) for folder in folders for file in sorted(folder.glob("libsndfile*"))]
    name = files[0] if files else find_library("sndfile")
    if name is None:
        raise OSError(say(MISSING))
    library = ctypes.CDLL(name)
    library.sf_open_virtual.restype = ctypes.c_void_p
    pointer = ctypes.c_void_p
    library.sf_open_virtual.argtypes = (pointer, ctypes.c_int, pointer, pointer)
    library.sf_readf_short.restype = ctypes.c_int64
    library.sf_readf_short.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)
    library.sf_close.argtypes = (ctypes.c_void_p,)
    return library


def _virtual(content: bytes) -> _Virtual:
    """Return bytes as a file that the library can read."""
    file = BytesIO(content)

    def read(into: int, count: int, _: object) -> int:
        found = file.read(count)
        ctypes.memmove(into, found, len(found))
        return len(found)

    return _Virtual(
        _LENGTH(lambda _: len(content)),
        _SEEK(lambda offset, whence, _: file.seek(offset, whence)),
        _MOVE(read),
        _MOVE(lambda source, count, _: 0),
        _LENGTH(lambda _: file.tell()),
    )


def read_packed(content: bytes) -> tuple[int, array[int]]:
    """The rate and the samples of a packed file of one channel; ValueError if it is none."""
    library, virtual, info = _library(), _virtual(content), _Info()
    opened = library.sf_open_virtual(ctypes.byref(virtual), READ, ctypes.byref(info), None)
    if not opened:
        raise ValueError(say("voice-not-a-sound"))
    try:
        if info.channels != 1:
            raise ValueError(say("voice-several-channels"))
        return info.rate, _samples(library, opened)
    finally:
        library.sf_close(opened)


def _samples(library: Any, opened: int) -> array[int]:
    found, block = array("h"), (ctypes.c_short * BLOCK)()
    while count := library.sf_readf_short(opened, block, BLOCK):
        found.frombytes(ctypes.string_at(block, 2 * count))
    return found
