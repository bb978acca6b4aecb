"""Verdicts made from their declarations: for every case of every kind, all that it can look like.

A sample has every field that was declared; then each field in turn is given everything else that
its type can be, and what may be left out is left out.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from companion.core.referee.game import Vocabulary
from companion.core.referee.schema import MICROSECONDS, Fields, FieldType
from companion.core.referee.verdicts import Verdict
from companion.games import KITS

Values = dict[str, Any]
N, T = 7, 5_000_000


class Sample(NamedTuple):
    """One verdict, and whose: a gap in words is named by it."""

    game: str
    kind: str
    case: str
    verdict: Verdict
    first: bool
    """Whether it is the plainest one of its case."""

    def __str__(self) -> str:
        return f"{self.game}: {self.kind} {self.case}".strip()


def samples_of(game: str, seats: int) -> Iterator[Sample]:
    """Make every sample of every kind that a game declares."""
    known = KITS[game].rules.vocabulary
    for name, kind in known.kinds.items():
        for case, fields in kind.each():
            told = refusals(known, case) if name == "refused" else variants(fields, seats)
            for place, values in enumerate(told):
                yield Sample(game, name, case, Verdict(N, T, name, values), place == 0)


def refusals(known: Vocabulary, reason: str) -> Iterator[Values]:
    """Make a refusal of everything that can be refused: a press, a cue, an entry, a ruling."""
    yield {"reason": reason, "event": "press", "seat": 1, "input": "white"}
    yield {"reason": reason, "event": "press", "seat": 2, "input": "pile"}
    yield {"reason": reason, "event": "cue", "cue": "play"}
    yield {"reason": reason, "event": "deal"}
    yield from ({"reason": reason, "event": name, "seat": 2} for name in [*known.entries][:1])
    yield from ({"reason": reason, "event": name} for name in [*known.rulings][:1])


def variants(fields: Fields, seats: int) -> Iterator[Values]:
    """Make a value for every field, and then vary them one by one."""
    options = {name: list(values_of(field.type, seats)) for name, field in fields.items()}
    base = {name: values[0] for name, values in options.items()}
    yield base
    for name, values in options.items():
        yield from ({**base, name: value} for value in values[1:])
        if not fields[name].required:
            yield {other: value for other, value in base.items() if other != name}


def values_of(kind: FieldType, seats: int) -> Iterator[Any]:
    """Give some of everything that a type can be, the plainest first."""
    yield from _plain(kind, seats)
    if kind.null:
        yield None


def _plain(kind: FieldType, seats: int) -> Iterator[Any]:
    if kind.any_of:
        yield from (value for one in kind.any_of for value in values_of(one, seats))
    elif kind.parts:
        yield from variants(kind.parts, seats)
    elif kind.by_seat and kind.item:
        yield from ([value] * seats for value in values_of(kind.item, seats))
    elif kind.many:
        yield from _lists(kind, seats)
    elif kind.item:
        yield from _maps(kind, seats)
    elif kind.names:
        yield {name: ["start", 4] for name in kind.names}
        yield {}
    else:
        yield from _single(kind)


def _single(kind: FieldType) -> Iterator[Any]:
    if kind.seat:
        yield from (1, 2, *kind.words)
    elif kind.words or kind.such_as:
        yield from (kind.words or kind.such_as)
    elif kind.expects.startswith(MICROSECONDS.expects):
        yield from (300_000, 0)
    else:
        yield from (one for one in (2, 1, 0, True, False, "x") if kind.accepts(one))


def _lists(kind: FieldType, seats: int) -> Iterator[list[Any]]:
    if kind.seat:
        found = [[1, 2], [*range(seats, 0, -1)], [2], []]
    else:
        one = [*values_of(kind.item, seats)] if kind.item else [2, 1, "x"]
        found = [one[:2], one[:1], one[1:3], *([value] for value in one[1:]), []]
    yield from (some for some in found if kind.accepts(some) and kind.least <= len(some))


def _maps(kind: FieldType, seats: int) -> Iterator[Mapping[str, Any]]:
    assert kind.item is not None
    value = next(values_of(kind.item, seats))
    yield dict.fromkeys(kind.names or ("2", "3"), value)
    if not kind.names:
        yield {}
