"""Which letters a font file has: its `cmap` table, read as the OpenType specification lays it out.

Nothing is kept but that one table, and nothing is decoded before somebody asks.
"""

from functools import lru_cache
from pathlib import Path
from struct import Struct, error, unpack_from
from typing import BinaryIO

_TABLE = Struct(">4sIII")
_WIDEST = {(3, 10): 4, (0, 6): 3, (0, 4): 3, (3, 1): 2, (0, 3): 1}
"""Which of a font's maps knows most: platform and encoding."""
_PAINTED = (b"CBDT", b"sbix")
"""Coloured pictures of a kind that SDL can paint."""


class Coverage:
    """The letters of one font; `letter in coverage`."""

    def __init__(self, table: bytes = b"", *, pictures: bool = False) -> None:
        self._map = _best(table)
        self._format = unpack_from(">H", self._map)[0] if self._map else 0
        self.pictures = pictures
        """Whether its letters are coloured pictures."""

    def __contains__(self, letter: str) -> bool:
        try:
            return self._glyph(ord(letter))
        except error:
            return False

    def has(self, letters: str) -> bool:
        """Tell whether it has every one of them."""
        return all(letter in self for letter in letters)

    def _glyph(self, code: int) -> bool:
        if self._format == 12:
            return self._grouped(code)
        return self._format == 4 and code <= 0xFFFF and self._segmented(code)

    def _grouped(self, code: int) -> bool:
        low, high = 0, unpack_from(">I", self._map, 12)[0]
        while low < high:
            middle = (low + high) // 2
            first, last, glyph = unpack_from(">III", self._map, 16 + 12 * middle)
            if first <= code <= last:
                return bool(glyph + code - first)
            low, high = (middle + 1, high) if code > last else (low, middle)
        return False

    def _segmented(self, code: int) -> bool:
        twice: int = unpack_from(">H", self._map, 6)[0]
        at = self._segment(code, twice // 2)
        ends, starts = 14, 16 + twice
        if at * 2 >= twice or self._word(starts + 2 * at) > code:
            return False
        start, offset_at = self._word(starts + 2 * at), starts + 2 * twice + 2 * at
        delta, offset = self._word(starts + twice + 2 * at), self._word(offset_at)
        assert self._word(ends + 2 * at) >= code
        if not offset:
            return bool((code + delta) & 0xFFFF)
        return bool(self._word(offset_at + offset + 2 * (code - start)))

    def _segment(self, code: int, count: int) -> int:
        """Return the first segment that ends at a letter or behind it."""
        low, high = 0, count
        while low < high:
            middle = (low + high) // 2
            low, high = (middle + 1, high) if self._word(14 + 2 * middle) < code else (low, middle)
        return low

    def _word(self, at: int) -> int:
        word: int = unpack_from(">H", self._map, at)[0]
        return word


def _best(table: bytes) -> bytes:
    """Return the map that knows most; nothing, if none can be read."""
    best, rank = b"", 0
    try:
        for index in range(unpack_from(">H", table, 2)[0]):
            platform, encoding, at = unpack_from(">HHI", table, 4 + 8 * index)
            known = _WIDEST.get((platform, encoding), 0)
            if known > rank and unpack_from(">H", table, at)[0] in (4, 12):
                best, rank = table[at:], known
    except error:
        return b""
    return best


NOTHING = Coverage()


@lru_cache(maxsize=256)
def coverage_of(path: Path) -> Coverage:
    """Read what a font file has; nothing, if it is none or cannot be read."""
    try:
        with path.open("rb") as file:
            return _read(file)
    except (OSError, error):
        return NOTHING


def _read(file: BinaryIO) -> Coverage:
    """Read a font's first face: SDL opens no other."""
    start = 0
    head = file.read(16)
    if head[:4] == b"ttcf":
        start = unpack_from(">I", head, 12)[0]
    file.seek(start)
    count = unpack_from(">H", file.read(12), 4)[0]
    listed = file.read(_TABLE.size * count)
    tables = {tag: (at, size) for tag, _, at, size in _TABLE.iter_unpack(listed)}
    pictures = any(tag in tables for tag in _PAINTED) or _layered(file, tables)
    if b"cmap" not in tables or (b"glyf" not in tables and not _outlined(tables, pictures)):
        return NOTHING
    at, size = tables[b"cmap"]
    file.seek(at)
    return Coverage(file.read(size), pictures=pictures)


def _outlined(tables: dict[bytes, tuple[int, int]], pictures: bool) -> bool:
    return pictures or b"CFF " in tables or b"CFF2" in tables


def _layered(file: BinaryIO, tables: dict[bytes, tuple[int, int]]) -> bool:
    """Tell whether letters are made of coloured layers; gradients (version 1) cannot be painted."""
    if b"COLR" not in tables:
        return False
    file.seek(tables[b"COLR"][0])
    return bool(unpack_from(">H", file.read(2))[0] == 0)
