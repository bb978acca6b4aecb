"""What tables and the club say to each other: values, their JSON, and how a match is summed up.

A match is a log. Its lines are the verdicts that hold, in order, as the journal has them; each
is linked to all before it by a sum that begins with the match's first record. So two sides that
name the same number and the same link have the same lines up to there, to the last letter. An
edition counts how often verdicts were given anew from some number on; within one, a log only
grows.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from hashlib import blake2b
from typing import Any

Json = dict[str, Any]

VERSION = 1
"""Of what is said; the path of the door has it, too."""
PATH = f"/club/v{VERSION}"
SYNC, LEAVE = f"{PATH}/sync", f"{PATH}/leave"

CONFLICT, UNFIT = "conflict", "unfit"
"""Why a match is refused: another of the same birth has other lines; it makes no sense."""

MOST_LINES, MOST_BYTES = 500, 256 * 1024
"""A batch has no more than so many lines, and about so many letters in them."""
MOST_MATCHES = 50
MOST_BODY = 4 * 1024 * 1024
"""More than any batch has; who sends more is not heard."""
_SUM_BYTES = 16


def birth_of(opening: Mapping[str, Any]) -> str:
    """Return what a match is known by, wherever its files are: the sum of its first record."""
    said = {name: opening.get(name) for name in ("match", "wall", "boot", "header")}
    return _sum(json.dumps(said, sort_keys=True))


def link_after(link: str, line: str) -> str:
    """Return the link of a line that follows another."""
    return _sum(f"{link}\n{line}")


def links_from(link: str, lines: Iterable[str]) -> Iterator[str]:
    """Yield the link of each line."""
    for line in lines:
        link = link_after(link, line)
        yield link


def _sum(text: str) -> str:
    data = text.encode("utf-8", "surrogatepass")
    return blake2b(data, digest_size=_SUM_BYTES).hexdigest()


class NonsenseError(Exception):
    """What the other side said cannot be understood; says in a few words why."""


@dataclass(frozen=True, slots=True)
class Kept:
    """How far the club has a match, committed; or how far a table has it, durable."""

    match: str
    birth: str
    edition: int
    verdicts: int
    link: str
    events: int
    problems: int
    ended: bool

    @property
    def reach(self) -> tuple[int, int, int, int]:
        """How far it is: whoever is further has more of the match."""
        return self.edition, self.verdicts, self.events, self.problems

    @classmethod
    def read(cls, said: Any) -> Kept:
        """Read what the other side says."""
        return cls(
            _text(said, "match"), _text(said, "birth"), _count(said, "edition"),
            _count(said, "verdicts"), _text(said, "link"), _count(said, "events"),
            _count(said, "problems"), _flag(said, "ended"),
        )  # fmt: skip

    def json(self) -> Json:
        """Return it as it is said."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Sent:
    """A part of a match, on its way to the club: the lines after a number, and what is known."""

    match: str
    """What the table's history calls it: `12`, `phones/12`."""
    number: int
    birth: str
    edition: int
    after: int
    link: str
    """Of the line with that number; of none: the birth."""
    began: str
    header: Json
    events: int
    problems: int
    ended: bool
    lines: tuple[str, ...]

    __hash__ = None  # type: ignore[assignment]

    @property
    def reaches(self) -> int:
        """The number of its last line."""
        return self.after + len(self.lines)

    @classmethod
    def read(cls, said: Any) -> Sent:
        """Read what a table says."""
        lines = said.get("lines") if isinstance(said, dict) else None
        if not (isinstance(lines, list) and all(isinstance(line, str) for line in lines)):
            raise NonsenseError("lines")
        header = said.get("header")
        if not isinstance(header, dict):
            raise NonsenseError("header")
        return cls(
            _text(said, "match"), _count(said, "number"), _text(said, "birth"),
            _count(said, "edition"), _count(said, "after"), _text(said, "link"),
            _text(said, "began"), header, _count(said, "events"), _count(said, "problems"),
            _flag(said, "ended"), tuple(lines),
        )  # fmt: skip

    def json(self) -> Json:
        """Return it as it is said."""
        return asdict(self) | {"lines": [*self.lines]}


_LONGEST = 4_096
_MOST = 2**31 - 1


def _text(said: Any, name: str) -> str:
    value = said.get(name) if isinstance(said, dict) else None
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise NonsenseError(name)
    return value


def _count(said: Any, name: str) -> int:
    value = said.get(name) if isinstance(said, dict) else None
    if type(value) is not int or not 0 <= value <= _MOST:
        raise NonsenseError(name)
    return value


def _flag(said: Any, name: str) -> bool:
    value = said.get(name) if isinstance(said, dict) else None
    if not isinstance(value, bool):
        raise NonsenseError(name)
    return value


@dataclass(frozen=True, slots=True)
class Waiting:
    """What a table has still to send after what it said: how many matches, and for how long."""

    behind: int
    oldest_s: int

    @classmethod
    def read(cls, said: Any) -> Waiting | None:
        """Read what a table says of it; None: nothing, as it has not asked yet, or is older."""
        if not isinstance(said, dict) or "behind" not in said:
            return None
        return cls(_count(said, "behind"), _count(said, "oldest_s"))


Answer = Kept | str | None
"""What the club says of a match: how far it has it, why it takes none of it, or None."""


def answer_json(answer: Answer) -> Json | None:
    """Return an answer as it is said."""
    if isinstance(answer, Kept):
        return answer.json()
    return None if answer is None else {"refused": answer}


def read_answer(said: Any) -> Answer:
    """Read an answer of the club."""
    if said is None:
        return None
    if isinstance(said, dict) and isinstance(said.get("refused"), str):
        return str(said["refused"])
    return Kept.read(said)
