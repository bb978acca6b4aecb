"""WAV files of any kind in, mono samples out; the standard library reads only some of them.

Python lost its audio module in 3.13, and `wave` knows no mu-law, in which some recordings come.
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Callable, Iterable, Mapping
from sys import byteorder

from companion.language import say

PCM, FLOAT, MU_LAW, EXTENSIBLE = 1, 3, 7, 0xFFFE


class WavError(ValueError):
    """This is no WAV file that can be played; the message says why in half a line."""


def _decoded(code: int) -> int:
    """One mu-law byte as a sample (ITU-T G.711)."""
    code = ~code & 0xFF
    size = (((code & 0x0F) << 3) + 0x84 << ((code & 0x70) >> 4)) - 0x84
    return -size if code & 0x80 else size


_DECODED = [_decoded(code) for code in range(256)]


def little_endian(samples: array[int]) -> bytes:
    """Samples as bytes in the order that speakers and files take."""
    if byteorder == "little":
        return samples.tobytes()
    turned = samples[:]
    turned.byteswap()
    return turned.tobytes()


def _typed(code: str) -> Callable[[bytes], array[int]]:
    def read(data: bytes) -> array[int]:
        found = array(code, data[: len(data) - len(data) % array(code).itemsize])
        if byteorder == "big":
            found.byteswap()
        return found

    return read


def _from_8(data: bytes) -> Iterable[int]:
    return ((byte - 128) << 8 for byte in data)


def _from_24(data: bytes) -> Iterable[int]:
    """Return the upper two of each three bytes: they say enough."""
    kept = bytearray(len(data) // 3 * 2)
    kept[0::2] = data[1 : len(data) // 3 * 3 : 3]
    kept[1::2] = data[2 : len(data) // 3 * 3 : 3]
    return _typed("h")(bytes(kept))


def _from_32(data: bytes) -> Iterable[int]:
    return (value >> 16 for value in _typed("i")(data))


def _from_float(data: bytes) -> Iterable[int]:
    return (
        round(32_767 * min(1.0, max(-1.0, value))) if value == value else 0
        for value in _typed("f")(data)
    )


_READERS: Mapping[tuple[int, int], Callable[[bytes], Iterable[int]]] = {
    (PCM, 8): _from_8,
    (PCM, 16): _typed("h"),
    (PCM, 24): _from_24,
    (PCM, 32): _from_32,
    (FLOAT, 32): _from_float,
    (MU_LAW, 8): lambda data: (_DECODED[byte] for byte in data),
}


def read_wav(content: bytes) -> tuple[int, array[int]]:
    """The rate and the samples of a WAV file; several channels become one."""
    if content[:4] != b"RIFF" or content[8:12] != b"WAVE":
        raise WavError(say("voice-not-wav"))
    chunks = _chunks(content)
    if len(chunks.get(b"fmt ", b"")) < 16 or b"data" not in chunks:
        raise WavError(say("voice-empty-wav"))
    tag, channels, rate, _, _, bits = struct.unpack_from("<HHIIHH", chunks[b"fmt "])
    if tag == EXTENSIBLE and len(chunks[b"fmt "]) >= 26:
        (tag,) = struct.unpack_from("<H", chunks[b"fmt "], 24)
    reader = _READERS.get((tag, bits))
    if reader is None or not 1 <= channels <= 8 or not 4_000 <= rate <= 192_000:
        raise WavError(say("voice-odd-wav"))
    return rate, _mono(array("h", reader(chunks[b"data"])), channels)


def _chunks(content: bytes) -> dict[bytes, bytes]:
    """The parts of a file; one that is cut short, or of a stream, ends where the file does."""
    found: dict[bytes, bytes] = {}
    at = 12
    while at + 8 <= len(content):
        name, size = struct.unpack_from("<4sI", content, at)
        found.setdefault(name, content[at + 8 : at + 8 + size])
        at += 8 + size + size % 2
    return found


def _mono(samples: array[int], channels: int) -> array[int]:
    if channels == 1:
        return samples
    whole = len(samples) // channels * channels
    tracks = [samples[n:whole:channels] for n in range(channels)]
    return array("h", (sum(frame) // channels for frame in zip(*tracks, strict=True)))


def wav_file(tag: int, bits: int, rate: int, data: bytes) -> bytes:
    """A file of one channel around samples of any kind."""
    width = bits // 8
    form = struct.pack("<HHIIHH", tag, 1, rate, rate * width, width, bits)
    body = b"WAVE" + _chunk(b"fmt ", form) + _chunk(b"data", data)
    return _chunk(b"RIFF", body)


def write_wav(samples: array[int], rate: int) -> bytes:
    """Samples as a 16-bit file that everything can play."""
    return wav_file(PCM, 16, rate, little_endian(samples))


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)
