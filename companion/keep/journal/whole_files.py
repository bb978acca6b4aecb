"""A file of a journal read in one go, where all of it is as it was written: nearly every file is.

Reading record by record finds out what is wrong, and takes most of its time to find that nothing
is. So a file is first looked at as a whole: one pattern over all of it, and every checksum, number,
link and meaning held against what it must be. If anything at all is not so, nothing of this counts,
and it is read record by record. What is plainly what it should be is not read as JSON for that.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, chain
from zlib import crc32

from companion.core.transcript.errors import TranscriptError
from companion.core.transcript.lines import parse_text, parse_texts
from companion.keep.journal.frames import Framed
from companion.keep.journal.sense import (
    ALL,
    EVENT,
    LOST,
    NOTE,
    OPEN,
    REJUDGED,
    TIME,
    Body,
    is_sensible,
)

_LINE = re.compile(
    r"([0-9a-f]{8}) ([1-9][0-9]{0,6}) ([0-9]{1,15}) ([a-z]{1,12}) ([0-9a-f]{8}) (\{.*)\n"
)
_AROUND = 10
"""What stands before the part that is summed, beside its length: its checksum, and two blanks."""

_N, _TEXT = r"(?:0|[1-9][0-9]{0,17})", r'"[ !#-\[\]-~]*"'
_EVENTS = (
    rf'"(?:press|release)","seat":{_N},"input":{_TEXT},"u":{_N}(?:,"by":{_N})?',
    rf'"cue","cue":{_TEXT},"u":{_N}',
    rf'"card","seat":{_N},"card":{_TEXT}',
)
_PLAIN = {
    TIME: re.compile(rf'\{{"t":({_N})(?:,"mark":{_N})?\}}'),
    EVENT: re.compile(rf'\{{"t":({_N}),"event":(?:{"|".join(_EVENTS)})\}}'),
}
"""What makes sense, as the journal itself writes it: by far the most of its kind."""


@dataclass(frozen=True, slots=True)
class WholeFile:
    """The records of a file, in columns; all of them make sense, and none is missing."""

    kinds: list[str]
    texts: list[str]
    numbers: list[int]
    links: list[str]
    sums: list[str]
    ends: list[int]
    _known: dict[int, Body]
    """What those say that had to be read already."""
    reached: int
    """The latest instant that is told, of evidence or decisions; -1: none is."""
    ended: bool | None
    """Whether the last piece of evidence is an end; None: there is none."""

    @property
    def low_water(self) -> int | None:
        """By what mark it was decided last; None: by the clock alone."""
        for text in reversed([t for k, t in zip(self.kinds, self.texts, strict=True) if k == TIME]):
            if '"mark":' in text:
                return int(parse_text(text)["mark"])
        return None

    def records(self) -> Iterator[tuple[Framed, Body]]:
        """Yield every record with what it says."""
        for at, (_, body) in enumerate(self.said(*ALL)):
            yield self._record(at), body

    def said(self, *wanted: str) -> Iterator[tuple[str, Body]]:
        """Yield what the records of some kinds say, each with its kind."""
        known, texts = self._known, self.texts
        for at, kind in enumerate(self.kinds):
            if kind in wanted:
                yield kind, known[at] if at in known else parse_text(texts[at])

    def _record(self, at: int) -> Framed:
        start, told = self.ends[at - 1] if at else 0, (self.kinds[at], self.texts[at])
        return Framed(self.numbers[at], *told, start, self.ends[at], self.links[at], self.sums[at])

    @property
    def last(self) -> Framed:
        """The last record."""
        return self._record(len(self.kinds) - 1)


def whole_file(data: bytes, next_seq: int, link: str) -> WholeFile | None:
    """Return the records of a file; None where one of them is to be looked at by itself.

    It must go on where the match has come to: with that number, linked to that record.
    """
    found = _LINE.findall(data.decode("ascii")) if data.isascii() else []
    if not found:
        return None
    sums, sizes, seqs, kinds, links, texts = (list(each) for each in zip(*found, strict=True))
    lengths, numbers = [*map(int, sizes)], [*map(int, seqs)]
    frames = [_AROUND + len(size) + length for size, length in zip(sizes, lengths, strict=True)]
    ends = [*accumulate(frames)]
    if ends[-1] != len(data) or not _is_summed(data, sums, lengths, ends):
        return None
    if not _goes_on(kinds, numbers, next_seq) or links[1:] != [link, *sums[1:]][: len(links) - 1]:
        return None
    meant = _meant(kinds, texts)
    return WholeFile(kinds, texts, numbers, links, sums, ends, *meant) if meant else None


def _is_summed(data: bytes, sums: list[str], lengths: list[int], ends: list[int]) -> bool:
    """Tell whether every record has the checksum that stands before it."""
    view = memoryview(data)
    told = [crc32(view[end - length : end]) for end, length in zip(ends, lengths, strict=True)]
    return told == [int(checksum, 16) for checksum in sums]


def _goes_on(kinds: list[str], numbers: list[int], next_seq: int) -> bool:
    """Tell whether one record after the other follows a first line, none missing or twice."""
    opened = kinds[0] == OPEN and OPEN not in kinds[1:]
    return opened and numbers == [next_seq, *range(next_seq, next_seq + len(numbers) - 1)]


def _meant(kinds: list[str], texts: list[str]) -> tuple[dict[int, Body], int, bool | None] | None:
    """Return what the records say, as far as it is needed; None if that is not plain enough."""
    found = [
        _PLAIN[kind].fullmatch(text) if kind in _PLAIN else None
        for kind, text in zip(kinds, texts, strict=True)
    ]
    others = [at for at, plain in enumerate(found) if plain is None]
    try:
        bodies = parse_texts([texts[at] for at in others])
    except TranscriptError:
        return None
    known = dict(zip(others, bodies, strict=True))
    if not all(_is_usual(kinds[at], body) for at, body in known.items()):
        return None
    plainly = (int(plain[1]) for plain in found if plain is not None)
    dated = (body["t"] for at, body in known.items() if kinds[at] in _PLAIN)
    return known, max(chain(plainly, dated), default=-1), _ends(kinds, known)


def _is_usual(kind: str, body: Body) -> bool:
    """Tell whether a record makes sense, and changes nothing of those before it."""
    return is_sensible(kind, body) and not (kind == NOTE and body["note"] in (LOST, REJUDGED))


def _ends(kinds: list[str], known: dict[int, Body]) -> bool | None:
    """Tell whether the last piece of evidence is an end; None: there is none."""
    last = next((at for at in reversed(range(len(kinds))) if kinds[at] == EVENT), None)
    return None if last is None else last in known and known[last]["event"] == "end"
