"""Which chair of the table each seat of a match is: where nobody sits, nothing is sensed or lit.

A table has as many chairs as its profile describes; a match has a seat for each who plays. Buttons
and lamps are wired to chairs, referee and games count seats.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from companion.practice.hands import Hands
from hw.signals import BUTTONS, Report, Signal

PILE = "pile"


class Chairs:
    """The chairs that are taken in a match, in the order of its seats."""

    def __init__(self, taken: Iterable[int]) -> None:
        self.taken = tuple(taken)
        self._seats = {chair: seat for seat, chair in enumerate(self.taken, start=1)}

    def chair(self, seat: int) -> int:
        """Return where somebody sits."""
        return self.taken[seat - 1]

    def seat(self, chair: int) -> int | None:
        """Return who sits there; None: nobody does."""
        return self._seats.get(chair)

    def player(self, chair: int, players: Sequence[str]) -> str:
        """Return who sits on a chair, of those who play by seat; empty: nobody."""
        seat = self.seat(chair) or 0
        return players[seat - 1] if 0 < seat <= len(players) else ""

    def report(self, report: Report) -> Report | None:
        """Return what a table reports as the match knows it; None: it is about an empty chair.

        Nor does a hand count that is known for that of somebody who does not play.
        """
        if report.seat is None:
            return report
        seat = self.seat(report.seat)
        if seat is None:
            return None
        if isinstance(report, Signal) and report.by is not None:
            by = self.seat(report.by)
            return None if by is None else replace(report, seat=seat, by=by)
        return replace(report, seat=seat)


class SeatedHands:
    """The hands of those who play, on the buttons and pads of the chairs on which they sit.

    They move in the time of the match, which is `by` later than that of the table.
    """

    def __init__(self, hands: Hands, chairs: Chairs, by: int = 0) -> None:
        self._hands, self._chair, self._by = hands, chairs.chair, by

    def press(self, seat: int, name: str, *, at_us: int | None = None) -> None:
        """Push a button down."""
        self._hands.press(self._chair(seat), name, at_us=self._at(at_us))

    def release(self, seat: int, name: str, *, at_us: int | None = None) -> None:
        """Let a button come up."""
        self._hands.release(self._chair(seat), name, at_us=self._at(at_us))

    def touch(
        self, seat: int, name: str, *, by: int | None = None, at_us: int | None = None
    ) -> None:
        """Lay a hand on a pad."""
        hand = None if by is None else self._chair(by)
        self._hands.touch(self._chair(seat), name, by=hand, at_us=self._at(at_us))

    def lift(self, seat: int, name: str, *, at_us: int | None = None) -> None:
        """Take the hand off a pad."""
        self._hands.lift(self._chair(seat), name, at_us=self._at(at_us))

    def _at(self, at_us: int | None) -> int | None:
        return None if at_us is None else at_us - self._by


def move(hands: Hands, seat: int, name: str, down: bool) -> None:
    """Push or touch something, or let go of it."""
    if name in BUTTONS:
        (hands.press if down else hands.release)(seat, name)
    else:
        (hands.touch if down else hands.lift)(seat, name)


class CarefulHands:
    """Hands that know what they hold down, so that they can let go when another takes the seat."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._down: set[tuple[int, str]] = set()

    def press(self, seat: int, name: str, *, at_us: int | None = None) -> None:
        """Push a button down."""
        self._down.add((seat, name))
        self._hands.press(seat, name, at_us=at_us)

    def release(self, seat: int, name: str, *, at_us: int | None = None) -> None:
        """Let a button come up."""
        self._down.discard((seat, name))
        self._hands.release(seat, name, at_us=at_us)

    def touch(
        self, seat: int, name: str, *, by: int | None = None, at_us: int | None = None
    ) -> None:
        """Lay a hand on a pad."""
        self._down.add((seat, name))
        self._hands.touch(seat, name, by=by, at_us=at_us)

    def lift(self, seat: int, name: str, *, at_us: int | None = None) -> None:
        """Take the hand off a pad."""
        self._down.discard((seat, name))
        self._hands.lift(seat, name, at_us=at_us)

    def let_go(self, seats: Collection[int]) -> None:
        """Take every hand off the places of these seats, and off every pile: it may be theirs."""
        for seat, name in sorted(self._down):
            if seat in seats or name == PILE:
                (self.release if name in BUTTONS else self.lift)(seat, name)
