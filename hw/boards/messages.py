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

VERSION: Final = 2
"""The version of the wire that this host speaks."""
WELL, STUCK, UNREADABLE, OUT_OF_RANGE, TOO_MUCH_CURRENT = range(5)
"""The health of an input, as its board sees it."""
WHY: Final = {
    UNREADABLE: "hardware-board-cannot-read",
    OUT_OF_RANGE: "hardware-board-out-of-range",
    TOO_MUCH_CURRENT: "hardware-board-over-current",
}
"""What the board says of an input that it cannot read: messages for people."""


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
    bounces: int = 0
    """With these it stands for so many edges, the last of them at `board_us`."""
    span_us: int = 0
    """How long before that the first of them was."""


@dataclass(frozen=True, slots=True)
class Events:
    """Edges with consecutive numbers, in one frame."""

    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Lost:
    """Stands in for events that the board's ring had no room for."""

    first: int
    count: int


@dataclass(frozen=True, slots=True)
class SyncReply:
    """An answer to a question about time; what it was stamped with follows in `Stamps`."""

    token: int


@dataclass(frozen=True, slots=True)
class Stamps:
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
class Power:
    """What the battery of a board without a cable gives, in millivolts."""

    mv: int


@dataclass(frozen=True, slots=True)
class Log:
    """A sentence for people."""

    text: str


Message = Hello | Events | Lost | SyncReply | Stamps | Pong | Status | Power | Log
"""Everything a board can say."""

_HELLO = struct.Struct("<B8s3BIIH")
_FIRST = struct.Struct("<I")
_EVENT = struct.Struct("<BBIH")
_BOUNCES = struct.Struct("<BH")
_LOST = struct.Struct("<II")
_STAMPS = struct.Struct("<HII")
_TOKEN = struct.Struct("<H")
_STATUS = struct.Struct("<HIHIB")


_ON, _BOUNCED, _ALWAYS = 1, 2, 4
_FLAGS = _ON | _BOUNCED | _ALWAYS


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


def _events(body: bytes) -> Events:
    (seq,), at = _FIRST.unpack_from(body), _FIRST.size
    events: list[Event] = []
    while at < len(body):
        index, flags, board_us, u_us = _EVENT.unpack_from(body, at)
        if flags & ~_FLAGS or not flags & _ALWAYS:
            raise ValueError(f"event flags {flags:#04x}")
        at += _EVENT.size
        bounces = span_us = 0
        if flags & _BOUNCED:
            bounces, span_us = _BOUNCES.unpack_from(body, at)
            at += _BOUNCES.size
        on = bool(flags & _ON)
        events.append(Event(seq + len(events), index, on, board_us, u_us, bounces, span_us))
    if not events:
        raise ValueError("no event in it")
    return Events(tuple(events))


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
    0x02: _events,
    0x03: lambda body: Lost(*_LOST.unpack(body)),
    0x04: lambda body: SyncReply(*_TOKEN.unpack(body)),
    0x05: lambda body: Pong(*_TOKEN.unpack(body)),
    0x06: _status,
    0x07: _log,
    0x08: lambda body: Stamps(*_STAMPS.unpack(body)),
    0x09: lambda body: Power(*_TOKEN.unpack(body)),
}


def greet(session: int, settle_us: int) -> bytes:
    """Ask a board who it is; for so long after an edge it may count bounces as one event."""
    return encode(0x81, struct.pack("<IH", session, settle_us))


def ack(boot_id: int, seq: int) -> bytes:
    """Tell a board that this event and all before it have been taken."""
    return encode(0x82, struct.pack("<II", boot_id, seq))


def sync(token: int, heard: int) -> bytes:
    """Ask a board what time it has; `heard` is the last answer that has come."""
    return encode(0x83, struct.pack("<HH", token, heard))


def lamp(index: int, on_ms: int, off_ms: int = 0, times: int = 0) -> bytes:
    """Light a lamp: on with 1 and 0, off with 0, otherwise blinking; 0 times is for ever."""
    return encode(0x84, struct.pack("<BHHB", index, on_ms, off_ms, times))


def ping(token: int) -> bytes:
    """Ask a board whether it is there."""
    return encode(0x85, struct.pack("<H", token))


def test() -> bytes:
    """Ask a board how it is."""
    return encode(0x86, b"")
