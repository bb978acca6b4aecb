"""One record, one line that proves itself: checksum, length, number, kind, JSON.

    9f1c22ab 71 12 event {"t":3000150,"event":"press","seat":4,"input":"white","u":100}

Text, so that a person with `less` can read a journal; framed, so that a machine can tell what is
whole from what a power cut or a dying card left behind, and can find the next whole record.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from zlib import crc32

_HEAD = rb"([0-9a-f]{8}) ([1-9][0-9]{0,6}) "
_START = re.compile(_HEAD)
_ANYWHERE = re.compile(rb"(?=" + _HEAD + rb"[0-9]{1,15} [a-z]{1,12} )")
_TOLD = re.compile(rb"([0-9]{1,15}) ([a-z]{1,12}) (.*)\n", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Framed:
    """A whole record: its number in the match, its kind, its JSON, and where it lies."""

    seq: int
    kind: str
    body: str
    at: int
    end: int


@dataclass(frozen=True, slots=True)
class Damage:
    """Bytes that are no record; a torn tail if nothing whole follows."""

    at: int
    size: int
    tail: bool


def framed(seq: int, kind: str, body: str) -> bytes:
    """Return the line of a record; the body is JSON without a line break."""
    told = f"{seq} {kind} {body}\n".encode()
    return b"%08x %d %b" % (crc32(told), len(told), told)


def scan(data: bytes) -> Iterator[Framed | Damage]:
    """Yield every whole record of a file in order, and what lies between them."""
    at = 0
    while at < len(data):
        record = _record_at(data, at)
        if record is None:
            end = _next_start(data, at + 1)
            yield Damage(at, end - at, tail=end == len(data))
            at = end
        else:
            yield record
            at = record.end


def _record_at(data: bytes, at: int) -> Framed | None:
    head = _START.match(data, at)
    if head is None:
        return None
    end = head.end() + int(head[2])
    told = data[head.end() : end]
    if len(told) != int(head[2]) or b"%08x" % crc32(told) != head[1]:
        return None
    parts = _TOLD.fullmatch(told)
    if parts is None:
        return None
    return Framed(int(parts[1]), parts[2].decode(), parts[3].decode(), at, end)


def _next_start(data: bytes, at: int) -> int:
    """Find where the next whole record begins: its frame tells, wherever the lines break."""
    for found in _ANYWHERE.finditer(data, at):
        if _record_at(data, found.start()) is not None:
            return found.start()
    return len(data)
