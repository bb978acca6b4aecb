"""The wire once more, written from docs/wire-protocol.md alone: the test's own opinion of it."""

import struct
import zlib
from collections.abc import Iterator


def cobs(content: bytes) -> bytes:
    out, code_at = bytearray(1), 0
    for byte in content:
        if byte:
            out.append(byte)
        if not byte or len(out) - code_at == 0xFF:
            out[code_at] = len(out) - code_at
            code_at = len(out)
            out.append(0)
    out[code_at] = len(out) - code_at
    return bytes(out)


def frame(kind: int, body: bytes) -> bytes:
    content = bytes([kind]) + body
    return cobs(content + struct.pack("<I", zlib.crc32(content))) + b"\0"


def uncobs(data: bytes) -> bytes | None:
    out, at = bytearray(), 0
    while at < len(data):
        code = data[at]
        if code == 0 or at + code > len(data):
            return None
        out += data[at + 1 : at + code]
        at += code
        if code < 0xFF and at < len(data):
            out.append(0)
    return bytes(out)


class Receiver:
    """A board's decoder: whole frames out of whatever comes."""

    def __init__(self) -> None:
        self._rest = b""
        self.dropped = 0

    def feed(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        *pieces, self._rest = (self._rest + data).split(b"\0")
        for piece in pieces:
            content = uncobs(piece) or b""
            if 5 <= len(content) <= 254 and zlib.crc32(content[:-4]) == _crc(content):
                yield content[0], content[1:-4]
            elif piece:
                self.dropped += 1
        self._rest = self._rest[-600:]


def _crc(content: bytes) -> int:
    return int.from_bytes(content[-4:], "little")
