"""What a board and its host say to each other, as values.

Only this module knows how a body is laid out. A body that is not as long as its type demands is
no message (`Malformed`); an unknown type is None, so that a newer board can say more.
"""

import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from hw.boards.frames import Frame, encode
from hw.signals import INPUTS, Place

VERSION: Final = 1
"""The version of the wire that this host speaks."""
WELL, STUCK, UNREADABLE = range(3)
"""The health of an input, as its board sees it."""


class Malformed(Exception):
    """The checksum is right and the content is not: a fault in the board's program."""


@dataclass(frozen=True, slots=True)
class Hello:
    """Who the board is, since when, and what it serves: the host needs no table of its own."""

    version: int
    board_id: str = ""
    firmware: tuple[int, int, int] = (0, 0, 0)
    boot_id: int = 0
    first_seq: int = 1
    ring_size: int = 0
    inputs: tuple[Place, ...] = ()
    lamps: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True)
class Event:
    """One edge, stamped on the board's own clock."""

    seq: int
    index: int
    on: bool
    board_us: int
    u_us: int


@dataclass(frozen=True, slots=True)
class Lost:
    """Stands in for events that the board's ring had no room for."""

    first: int
    count: int


@dataclass(frozen=True, slots=True)
class SyncReply:
    """When a question reached the board and when its answer left."""

    token: int
    board_in_us: int
    board_out_us: int


@dataclass(frozen=True, slots=True)
class Pong:
    """An answer to a ping."""

    token: int


class InputState(NamedTuple):
    """Whether an input is on, and whether its board believes that."""

    on: bool
    health: int


@dataclass(frozen=True, slots=True)
class Status:
    """How the board is: what it dropped and lost, how busy it is, and every input's level."""

    dropped: int
    lost: int
    ring_used: int
    loop_us: int
    inputs: tuple[InputState, ...]


@dataclass(frozen=True, slots=True)
class Log:
    """A sentence for people."""

    text: str


Message = Hello | Event | Lost | SyncReply | Pong | Status | Log
"""Everything a board can say."""

_HELLO = struct.Struct("<B8s3BIIH")
_EVENT = struct.Struct("<IBBIH")
_LOST = struct.Struct("<II")
_SYNC = struct.Struct("<HII")
_PONG = struct.Struct("<H")
_STATUS = struct.Struct("<HIHIB")


def parse(frame: Frame) -> Message | None:
    """Read a frame from a board; None if its type is unknown."""
    reader = _READERS.get(frame.kind)
    if reader is None:
        return None
    try:
        return reader(frame.body)
    except (struct.error, IndexError, ValueError) as error:
        raise Malformed(f"type {frame.kind:#04x}: {error}") from error


def _hello(body: bytes) -> Hello:
    if body[0] != VERSION:
        return Hello(body[0])
    version, board_id, *rest = _HELLO.unpack_from(body)
    major, minor, patch, boot_id, first_seq, ring_size = rest
    inputs, at = _places(body, _HELLO.size)
    lamps, at = _places(body, at)
    _expect(at, body)
    firmware = (major, minor, patch)
    return Hello(version, board_id.hex(), firmware, boot_id, first_seq, ring_size, inputs, lamps)


def _places(body: bytes, at: int) -> tuple[tuple[Place, ...], int]:
    begin, end = at + 1, at + 1 + 2 * body[at]
    if end > len(body):
        raise ValueError("its list is cut short")
    pairs = zip(body[begin:end:2], body[begin + 1 : end : 2], strict=True)
    return tuple(Place(seat, INPUTS[number]) for seat, number in pairs), end


def _event(body: bytes) -> Event:
    seq, index, edge, board_us, u_us = _EVENT.unpack(body)
    if edge > 1:
        raise ValueError(f"edge {edge}")
    return Event(seq, index, edge == 1, board_us, u_us)


def _status(body: bytes) -> Status:
    dropped, lost, ring_used, loop_us, count = _STATUS.unpack_from(body)
    _expect(_STATUS.size + 2 * count, body)
    pairs = zip(body[_STATUS.size :: 2], body[_STATUS.size + 1 :: 2], strict=True)
    states = tuple(InputState(bool(level), health) for level, health in pairs)
    return Status(dropped, lost, ring_used, loop_us, states)


def _log(body: bytes) -> Log:
    text = body.decode("utf-8", errors="replace")
    return Log("".join(char if char.isprintable() else " " for char in text))


def _expect(length: int, body: bytes) -> None:
    if length != len(body):
        raise ValueError(f"{len(body)} bytes, expected {length}")


_READERS: Final[dict[int, Callable[[bytes], Message]]] = {
    0x01: _hello,
    0x02: _event,
    0x03: lambda body: Lost(*_LOST.unpack(body)),
    0x04: lambda body: SyncReply(*_SYNC.unpack(body)),
    0x05: lambda body: Pong(*_PONG.unpack(body)),
    0x06: _status,
    0x07: _log,
}


def greet(session: int) -> bytes:
    """Ask a board who it is."""
    return encode(0x81, struct.pack("<I", session))


def ack(boot_id: int, seq: int) -> bytes:
    """Tell a board that this event and all before it have been taken."""
    return encode(0x82, struct.pack("<II", boot_id, seq))


def sync(token: int) -> bytes:
    """Ask a board what time it has."""
    return encode(0x83, struct.pack("<H", token))


def lamp(index: int, on_ms: int, off_ms: int = 0, times: int = 0) -> bytes:
    """Light a lamp: on with 1 and 0, off with 0, otherwise blinking; 0 times is for ever."""
    return encode(0x84, struct.pack("<BHHB", index, on_ms, off_ms, times))


def ping(token: int) -> bytes:
    """Ask a board whether it is there."""
    return encode(0x85, struct.pack("<H", token))


def test() -> bytes:
    """Ask a board how it is."""
    return encode(0x86, b"")
