"""The wire as docs/wire-protocol.md says it, written a second time and in another way."""

import struct
import zlib
from dataclasses import dataclass, field

HELLO, EVENTS, LOST, SYNCED, PONG, STATUS, LOG, STAMPS = range(1, 9)
GREET, ACK, SYNC, LAMP, PING, TEST = range(0x81, 0x87)


@dataclass(frozen=True)
class Frame:
    kind: int
    body: bytes

    def numbers(self, layout: str) -> tuple[int, ...]:
        return struct.unpack("<" + layout, self.body)


def events(body: bytes) -> list[tuple[int, ...]]:
    """Give (number, input, edge, board_us, u_us, bounces, span_us) of every event in a frame."""
    (number,), at = struct.unpack_from("<I", body), 4
    read: list[tuple[int, ...]] = []
    while at < len(body):
        place, flags, board_us, u_us = struct.unpack_from("<BBIH", body, at)
        assert flags & ~3 == 4
        at += 8
        bounces = struct.unpack_from("<BH", body, at) if flags & 2 else (0, 0)
        at += 3 if flags & 2 else 0
        read.append((number + len(read), place, flags & 1, board_us, u_us, *bounces))
    return read


def stuff(payload: bytes) -> bytes:
    """COBS, a byte at a time."""
    out, code_at, code = bytearray(1), 0, 1
    for byte in payload:
        if byte:
            out.append(byte)
            code += 1
        else:
            out[code_at] = code
            code_at, code = len(out), 1
            out.append(0)
    out[code_at] = code
    return bytes(out)


def unstuff(stuffed: bytes) -> bytes:
    out, left = bytearray(), 0
    for n, byte in enumerate(stuffed):
        if left == 0:
            if n:
                out.append(0)
            left = byte
        else:
            out.append(byte)
        left -= 1
    assert left == 0
    return bytes(out)


def frame(kind: int, body: bytes = b"") -> bytes:
    payload = bytes([kind]) + body
    return b"\0" + stuff(payload + struct.pack("<I", zlib.crc32(payload))) + b"\0"


@dataclass
class Reader:
    """Takes a stream apart; strict, unless it was told that the wire is bad."""

    strict: bool = True
    _rest: bytes = b""
    frames: list[Frame] = field(default_factory=list)

    def feed(self, data: bytes) -> list[Frame]:
        *parts, self._rest = (self._rest + data).split(b"\0")
        read = [made for part in parts if part and (made := self._open(part))]
        self.frames += read
        return read

    def _open(self, part: bytes) -> Frame | None:
        try:
            assert len(part) <= 254
            payload = unstuff(part)
            assert struct.pack("<I", zlib.crc32(payload[:-4])) == payload[-4:]
        except AssertionError:
            if self.strict:
                raise
            return None
        return Frame(payload[0], payload[1:-4])


@dataclass(frozen=True)
class Hello:
    version: int
    board: bytes
    firmware: tuple[int, ...]
    boot: int
    first: int
    ring: int
    inputs: list[tuple[int, int]]
    lamps: list[tuple[int, int]]

    @classmethod
    def read(cls, body: bytes) -> "Hello":
        version, board, *firmware, boot, first, ring, n = struct.unpack_from("<B8s3BIIHB", body)
        rest = body[struct.calcsize("<B8s3BIIHB") :]
        inputs, (m, *lamps) = rest[: 2 * n], rest[2 * n :]
        assert len(lamps) == 2 * m
        pairs = list(zip(inputs[::2], inputs[1::2], strict=True))
        lamp_pairs = list(zip(lamps[::2], lamps[1::2], strict=True))
        return cls(version, board, tuple(firmware), boot, first, ring, pairs, lamp_pairs)
