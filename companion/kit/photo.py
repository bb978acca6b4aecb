"""The photo finish: who was first, on an axis of time, with how sure each instant is."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from companion.kit.evidence import Edge
from companion.kit.text import span
from companion.language import listed, say

_LEAST_SPAN_US = 200
_AIR = 0.18


@dataclass(frozen=True, slots=True)
class Mark:
    """An edge on the strip: `t` counts from the strip's zero, the truth lies within u of it."""

    t: int
    u: int
    label: str
    ends: int | None = None
    """Where a hand stayed: when it left."""

    @property
    def low(self) -> int:
        """The earliest that it can have been."""
        return self.t - self.u

    @property
    def high(self) -> int:
        """The latest that it can have been."""
        return self.t + self.u


@dataclass(frozen=True, slots=True)
class Lane:
    """One line of the strip: a player, or a pile that hands reached for."""

    seat: int
    name: str
    marks: tuple[Mark, ...]
    note: str = ""
    """What is said where nothing was felt: "no play"."""


@dataclass(frozen=True, slots=True)
class Photo:
    """A strip, and what it shows."""

    n: int
    title: str
    finding: str
    zero: str
    """What happened at 0."""
    zero_u: int
    lanes: tuple[Lane, ...]
    winner: int | None = None
    margin: int | None = None
    doubt: int | None = None
    overlap: tuple[int, int] | None = None
    limits: tuple[int, int] = (0, 1)
    result: str = field(default="")
    deadline: Mark | None = None
    """Until when it should have been done; the label says what that was."""
    from_first: bool = False
    """Whether 0 is the first of the marks, and needs no line of its own."""

    @property
    def legend(self) -> str:
        """Return what the strip's lines stand for, in a sentence or two."""
        if self.deadline is None:
            return say("kit-photo-legend", zero=self.zero)
        end = span(self.deadline.t)
        return say("kit-photo-deadline", what=self.deadline.label, end=end, zero=self.zero)


def race(
    n: int,
    title: str,
    finding: str,
    marks: Sequence[tuple[int, str, Mark]],
    zero: tuple[str, int] | None = None,
) -> Photo:
    """Compare single instants: the first one wins, unless another may have been before it.

    The first is also where the strip counts from, unless `zero` is something else.
    """
    what, doubt_there = zero or (say("kit-photo-first"), 0)
    order = sorted(marks, key=lambda entry: (entry[2].t, entry[0]))
    lanes = tuple(Lane(seat, name, (mark,)) for seat, name, mark in order)
    winner, margin, doubt, overlap = _compared(lanes)
    return Photo(
        n, title, finding, what, doubt_there, lanes, winner, margin, doubt, overlap,
        _limits(lanes, overlap), _result(lanes, winner, margin, doubt, overlap),
        from_first=zero is None,
    )  # fmt: skip


def strip(
    n: int,
    title: str,
    finding: str,
    lanes: Iterable[Lane],
    zero: tuple[str, int],
    result: str = "",
    deadline: Mark | None = None,
) -> Photo:
    """Show instants side by side where several things were decided, or only one against a word."""
    shown = tuple(lanes)
    limits = _all(shown, zero[1], deadline)
    return Photo(
        n, title, finding, *zero, shown, limits=limits, result=result, deadline=deadline
    )  # fmt: skip


def _compared(
    lanes: Sequence[Lane],
) -> tuple[int | None, int | None, int | None, tuple[int, int] | None]:
    if not lanes:
        return None, None, None, None
    if len(lanes) == 1:
        return lanes[0].seat, None, None, None
    first, second = lanes[0].marks[0], lanes[1].marks[0]
    margin, doubt = second.t - first.t, first.u + second.u
    rivals = [lane.marks[0] for lane in lanes[1:] if lane.marks[0].low <= first.high]
    if not rivals:
        return lanes[0].seat, margin, doubt, None
    low = max(first.low, min(mark.low for mark in rivals))
    high = min(first.high, max(mark.high for mark in rivals))
    return None, margin, doubt, (low, high)


def _result(
    lanes: Sequence[Lane],
    winner: int | None,
    margin: int | None,
    doubt: int | None,
    overlap: tuple[int, int] | None,
) -> str:
    if margin is None or doubt is None:
        return say("kit-photo-alone", who=lanes[0].name) if lanes else ""
    close = {"margin": span(margin), "doubt": span(doubt)}
    if overlap:
        return say("kit-photo-heat", **close)
    return say("kit-photo-won", who=lanes[0].name, **close)


def _limits(lanes: Sequence[Lane], overlap: tuple[int, int] | None) -> tuple[int, int]:
    """Show the first two well apart, and whoever is not far behind them; others lie outside."""
    marks = [lane.marks[0] for lane in lanes]
    if not marks:
        return 0, 1_000
    lead = marks[:2]
    low, high = min(mark.low for mark in lead), max(mark.high for mark in lead)
    wide = max(high - low, _LEAST_SPAN_US)
    near = [mark.high for mark in marks if mark.high - low <= wide * 3]
    return _airy(low, max([high, *near]))


def _all(lanes: Sequence[Lane], zero_u: int, deadline: Mark | None) -> tuple[int, int]:
    marks = [mark for lane in lanes for mark in lane.marks]
    marks += [deadline] if deadline else []
    low = min([-zero_u, *(mark.low for mark in marks)])
    high = max([zero_u, *(mark.high for mark in marks), *(mark.ends or 0 for mark in marks)])
    return _airy(low, high)


def _airy(low: int, high: int) -> tuple[int, int]:
    air = round(max(high - low, _LEAST_SPAN_US) * _AIR)
    return low - air, high + air


def ticks(limits: tuple[int, int], most: int) -> list[int]:
    """Round instants across a strip, so few that their numbers do not touch."""
    low, high = limits
    step, factors = 1, (2, 2.5, 2)
    turn = 0
    while (high - low) / step > max(1, most):
        step = round(step * factors[turn % 3])
        turn += 1
    first = -(-low // step) * step
    return list(range(first, high + 1, step))


def mark_of(edge: Edge, zero: int, label: str = "", ends: int | None = None) -> Mark:
    """An edge as a mark that counts from the strip's zero."""
    return Mark(edge.t - zero, edge.u, label, None if ends is None else ends - zero)


def names_of(seats: Iterable[int], players: Sequence[str]) -> str:
    """Players by their seats, as people list them."""
    return listed([players[seat - 1] for seat in seats])
