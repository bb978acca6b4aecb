"""Packs clips as Ogg Opus, the same bytes each time: no serial number is drawn by chance."""

from __future__ import annotations

import struct
from array import array
from io import BytesIO

import numpy as np

from companion.outputs.voice.shape import RATE

_LEAST, _MOST = 6_000, 256_000
"""What libsndfile makes of the ends of its scale."""
_SERIAL, _CHECK = 14, 22
_HEADER = 27


def packed(samples: array[int], bits: int) -> bytes:
    """Samples as a file of so many bits a second, which nearly everything can play."""
    import soundfile

    made = BytesIO()
    soundfile.write(
        made,
        np.frombuffer(samples, "<i2"),
        RATE,
        format="OGG",
        subtype="OPUS",
        compression_level=1 - (bits - _LEAST) / (_MOST - _LEAST),
    )
    return numbered(made.getvalue())


def numbered(content: bytes) -> bytes:
    """Give every page the same serial number, and the sum that goes with it (RFC 3533)."""
    pages = bytearray()
    at = 0
    while at < len(content):
        lengths = content[at + _HEADER : at + _HEADER + content[at + _HEADER - 1]]
        end = at + _HEADER + len(lengths) + sum(lengths)
        page = bytearray(content[at:end])
        page[_SERIAL : _SERIAL + 4] = struct.pack("<I", 1)
        page[_CHECK : _CHECK + 4] = bytes(4)
        page[_CHECK : _CHECK + 4] = struct.pack("<I", _sum(page))
        pages += page
        at = end
    return bytes(pages)


def _row(byte: int) -> int:
    value = byte << 24
    for _ in range(8):
        value = (value << 1 ^ (0x04C11DB7 if value & 0x80000000 else 0)) & 0xFFFFFFFF
    return value


_ROWS = [_row(byte) for byte in range(256)]


def _sum(page: bytes | bytearray) -> int:
    value = 0
    for byte in page:
        value = (value << 8 & 0xFFFFFFFF) ^ _ROWS[value >> 24 ^ byte]
    return value
