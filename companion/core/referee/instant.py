"""Instants that know their own doubt: the only place where two moments are compared.

All times are whole microseconds on the table clock. An instant stamped `t` with uncertainty `u`
happened somewhere in [t - u, t + u]; one happened before another *beyond doubt* only if the two
intervals do not even touch.
"""

from typing import NamedTuple, Protocol


class Timed(Protocol):
    """Anything that happened at an instant: a press, a spoken word, an Instant."""

    @property
    def t(self) -> int:
        """The stamp, in microseconds on the table clock."""

    @property
    def u(self) -> int:
        """How far, in microseconds, the truth may lie from the stamp."""


class Instant(NamedTuple):
    """A moment by itself, where the event that marked it is no longer needed."""

    t: int
    u: int = 0


_instant = tuple.__new__
"""Makes an Instant of its two numbers without asking their names: every press makes several."""


class Margin(NamedTuple):
    """How far apart two instants are stamped, and how far apart they must be to be sure."""

    gap_us: int
    doubt_us: int


def instant_of(event: Timed) -> Instant:
    """Return when an event happened, without what it was."""
    return _instant(Instant, (event.t, event.u))


def certainly_before(a: Timed, b: Timed) -> bool:
    """Tell whether `a` happened before `b` beyond doubt; intervals that touch are doubt."""
    return a.t + a.u < b.t - b.u


def in_doubt(a: Timed, b: Timed) -> bool:
    """Tell whether either of the two may have come first."""
    return a.t + a.u >= b.t - b.u and b.t + b.u >= a.t - a.u


def margin(a: Timed, b: Timed) -> Margin:
    """State the evidence between two instants, as every verdict that compares them must."""
    return Margin(abs(b.t - a.t), a.u + b.u)


def later(a: Timed, us: int) -> Instant:
    """Return the instant a fixed while after another: as uncertain as the one it counts from."""
    return _instant(Instant, (a.t + us, a.u))


def decidable_at(a: Timed, rival_u: int) -> int:
    """Return when no rival, itself uncertain by `rival_u`, can be in doubt with `a` any more."""
    return a.t + a.u + rival_u
