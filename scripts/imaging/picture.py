"""A picture of an emulated screen: read, judged and kept."""

import struct
import zlib
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Picture:
    """Rows of pixels, three bytes each."""

    size: tuple[int, int]
    pixels: bytes

    @property
    def tints(self) -> int:
        """How many colours are on it; a black screen has one, a cursor adds a few."""
        return len({self.pixels[at : at + 3] for at in range(0, len(self.pixels) - 3, 3 * 7)})

    def save(self, file: Path) -> None:
        """Keep it as PNG."""
        (wide, high), row = self.size, self.size[0] * 3
        rows = (b"\0" + self.pixels[y * row : (y + 1) * row] for y in range(high))
        header = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
        body = zlib.compress(b"".join(rows), 9)
        chunks = ((b"IHDR", header), (b"IDAT", body), (b"IEND", b""))
        file.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*each) for each in chunks))


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def read_ppm(file: Path) -> Picture:
    """Read a picture as the emulator writes it."""
    _, size, _, pixels = file.read_bytes().split(b"\n", 3)
    wide, high = map(int, size.split())
    return Picture((wide, high), pixels)
