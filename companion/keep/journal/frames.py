"""One record, one line that proves itself: checksum, length, number, kind, link, JSON.

    9f1c22ab 80 12 event 5b0e91d4 {"t":3000150,"event":"press","seat":4,"input":"white","u":100}

Text, so that a person with `less` can read a journal; framed, so that a machine can tell what is
whole from what a power cut or a dying card left behind, and can find the next whole record; linked
to the record before it by that one's checksum, so that nothing can be put between or exchanged.
Records of the first version have no link.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple
from zlib import crc32

_HEAD = rb"([0-9a-f]{8}) ([1-9][0-9]{0,6}) "
_START = re.compile(_HEAD)
_ANYWHERE = re.compile(rb"(?=" + _HEAD + rb"[0-9]{1,15} [a-z]{1,12} )")
_WORDS = rb"([0-9]{1,15}) ([a-z]{1,12}) (?:([0-9a-f]{8}) )?"
_TOLD = re.compile(_WORDS + rb"(\{.*)\n", re.DOTALL)
_LINE = re.compile(_HEAD + rb"(" + _WORDS + rb"(\{[^\n]*)\n)")
"""A record as it is written, on one line: by far the most are, so these are looked for first."""

UNLINKED = "00000000"
"""The link of a record that follows none, or none that is known."""


class Framed(NamedTuple):
    """A whole record: its number in the match, its kind, its JSON, and where it lies."""

    seq: int
    kind: str
    body: str
    at: int
    end: int
    link: str
    """The checksum of the record before; `UNLINKED` if it follows none that is known."""
    sum: str
    """Its own checksum."""


@dataclass(frozen=True, slots=True)
class Damage:
    """Bytes that are no record; a torn tail if nothing whole follows."""

    at: int
    size: int
    tail: bool


def framed(seq: int, kind: str, body: str, link: str = UNLINKED) -> bytes:
    """Return the line of a record; the body is a JSON object without a line break."""
    told = f"{seq} {kind} {link} {body}\n".encode()
    return b"%08x %d %b" % (crc32(told), len(told), told)


def record_before(data: bytes, end: int) -> Framed | None:
    """Return the record that ends there; None where none does, or it is not whole."""
    record = record_at(data, data.rfind(b"\n", 0, end - 1) + 1)
    return record if record is not None and record.end == end else None


def sum_of(frame: bytes) -> str:
    """Return the checksum of a record, to link the next one to it."""
    return frame[:8].decode()


def scan(data: bytes, at: int = 0) -> Iterator[Framed | Damage]:
    """Yield every whole record of a file in order, and what lies between them."""
    while at < len(data):
        record = record_at(data, at)
        if record is None:
            end = _next_start(data, at)
            yield Damage(at, end - at, tail=end == len(data))
            at = end
        else:
            yield record
            at = record.end


def record_at(data: bytes, at: int) -> Framed | None:
    """Return the record that begins there; None where none does, or it is not whole."""
    line = _LINE.match(data, at)
    if line is not None:
        checksum, size, told, seq, kind, link, body = line.groups()
        if len(told) == int(size) and crc32(told) == int(checksum, 16):
            return _record(seq, kind, body, at, line.end(), link, checksum)
    return _record_over_lines(data, at)


def _record_over_lines(data: bytes, at: int) -> Framed | None:
    """Return the record that begins there, wherever the lines break."""
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
    seq, kind, link, body = parts.groups()
    return _record(seq, kind, body, at, end, link, head[1])


def _record(
    seq: bytes, kind: bytes, body: bytes, at: int, end: int, link: bytes | None, checksum: bytes
) -> Framed | None:
    try:
        text = body.decode()
    except UnicodeDecodeError:
        return None
    before = link.decode() if link else UNLINKED
    return Framed(int(seq), kind.decode(), text, at, end, before, checksum.decode())


def _next_start(data: bytes, at: int) -> int:
    """Find where the next whole record begins: its frame tells, wherever the lines break."""
    for found in _ANYWHERE.finditer(data, at):
        if record_at(data, found.start()) is not None:
            return found.start()
    return len(data)
