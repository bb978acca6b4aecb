"""A board's clock on the table clock, with an uncertainty that covers the truth. Pure.

Nothing arrives before it was sent: a question that left at `sent_us` reached the board later, and
its answer left the board before `came_us`. So every round trip bounds the difference between the
clocks from both sides, and the quickest way in each direction bounds it best, even if the two
were not the same trip: this is the minimum-delay filter, done separately for each direction.
Bounds that lie some seconds apart also bound the drift: the regression, as an interval. Between
round trips all bounds widen by what a crystal can do, and so does the stated uncertainty.

`skew` is the drift (host seconds gained in a board second), `theta` is host minus board.
"""

import math
from dataclasses import dataclass
from typing import Final, NamedTuple

WRAP: Final = 1 << 32
"""Board stamps are the low 32 bits of a microsecond counter: 71.6 minutes."""
MOST_SKEW: Final = 250e-6
"""No crystal is worse; a board that is gets wide bounds and counts `resets`."""
WANDER: Final = 0.5e-12
"""How fast the skew may change, per microsecond: half a ppm a second is a hair dryer."""
WINDOW_US: Final = 20_000_000
"""Bounds older than this no longer say anything about the drift."""
_SLOT_US: Final = 1_000_000
_ROUNDING_US: Final = 1


class Law(NamedTuple):
    """What is taken for granted of a clock: the bounds are proven for every clock that keeps it."""

    most_skew: float = MOST_SKEW
    wander: float = WANDER
    wrap: int | None = WRAP
    """After how many microseconds its stamps begin anew; None: they never do."""
    coarse_us: int = 0
    """How far a reading of it may lie from what it should be, beyond the last microsecond."""


BOARD: Final = Law()
"""The clock of a seat board: a crystal, and a counter of 32 bits."""


class Instant(NamedTuple):
    """When something was, on the table clock: [t_us - u_us, t_us + u_us]."""

    t_us: int
    u_us: int


@dataclass(slots=True)
class _Slot:
    """The tightest bounds of one second: all that the drift needs to remember of it."""

    since_us: int
    low_at: int
    low: float
    high_at: int
    high: float


class ClockSync:
    """Bounds of offset and drift, tightened by every round trip of one boot of one board."""

    def __init__(self, law: Law = BOARD) -> None:
        self.law = law
        self.resets = 0
        self.reset()

    def reset(self) -> None:
        """Forget everything: the board restarted, or its clock did something impossible."""
        self.samples = 0
        self._at = 0
        self._low = self._high = 0.0
        self._slowest, self._fastest = -self.law.most_skew, self.law.most_skew
        self._slots: list[_Slot] = []

    @property
    def known(self) -> bool:
        """Whether an event can be dated at all: after the first round trip."""
        return self.samples > 0

    @property
    def u_us(self) -> int:
        """How well the clock is known, as of the last round trip."""
        return round((self._high - self._low) / 2) + _ROUNDING_US

    @property
    def drift_ppm(self) -> float:
        """How fast the table clock gains on the board's: the middle of what it can be."""
        return (self._slowest + self._fastest) / 2 * 1e6

    def sample(self, sent_us: int, board_in_us: int, board_out_us: int, came_us: int) -> bool:
        """Take one round trip into account; return False if it contradicts all that was known."""
        board_in = self._extend(board_in_us, came_us)
        took = board_out_us - board_in_us
        board_out = board_in + (took if self.law.wrap is None else took % self.law.wrap)
        coarse = self.law.coarse_us
        low, high = float(sent_us - board_in - coarse), float(came_us - board_out + coarse)
        if low > high + 2 * _ROUNDING_US:
            return False
        agrees = not self.known or self._agrees(board_in, low, board_out, high)
        if not agrees:
            self.resets += 1
            self.reset()
        self._learn(board_in, low, board_out, high)
        return agrees

    def instant(self, board_us: int, u_us: int, came_us: int) -> Instant:
        """Date a stamp of the board; it cannot have been later than it came."""
        board = self._extend(board_us, came_us)
        low, high = self._bounds(board)
        u_us += self.law.coarse_us
        earliest = board + low - u_us - _ROUNDING_US
        latest = max(earliest, min(board + high + u_us + _ROUNDING_US, float(came_us)))
        t_us = round((earliest + latest) / 2)
        return Instant(t_us, max(1, round((latest - earliest) / 2) + 1))

    def earliest(self, board_us: int) -> int:
        """Return before which instant on the table clock a reading was surely not taken.

        Of a clock whose readings never begin anew.
        """
        low, _ = self._bounds(board_us)
        return math.floor(board_us + low) - self.law.coarse_us - _ROUNDING_US

    def _extend(self, board_us: int, came_us: int) -> int:
        """The whole counter from its low 32 bits, by the time that has passed on the table."""
        wrap = self.law.wrap
        if wrap is None or not self.known:
            return board_us
        expected = came_us - round((self._low + self._high) / 2)
        ahead = (board_us - expected) % wrap
        return expected + (ahead if ahead < wrap // 4 else ahead - wrap)

    def _bounds(self, board: int) -> tuple[float, float]:
        """Return what the offset can have been at another moment, before or after the last trip."""
        after = board - self._at
        bend = self.law.wander * after * after / 2
        ends = sorted((self._slowest * after, self._fastest * after))
        most = self.law.most_skew * abs(after)
        least = -most
        return self._low + max(least, ends[0] - bend), self._high + min(most, ends[1] + bend)

    def _agrees(self, board_in: int, low: float, board_out: int, high: float) -> bool:
        _, highest = self._bounds(board_in)
        lowest, _ = self._bounds(board_out)
        return low <= highest + _ROUNDING_US and high >= lowest - _ROUNDING_US

    def _learn(self, board_in: int, low: float, board_out: int, high: float) -> None:
        stay = self.law.most_skew * (board_out - board_in)
        if self.known:
            self._move_to(board_out)
            self._bound_skew(board_in, low, board_out, high)
        else:
            self._at, self._low, self._high = board_out, low - stay, high
        self.samples += 1
        self._low = min(max(self._low, low - stay), high)
        self._high = max(min(self._high, high), self._low)
        self._remember(board_in, low, board_out, high)

    def _move_to(self, board: int) -> None:
        wider, most = self.law.wander * abs(board - self._at), self.law.most_skew
        self._low, self._high = self._bounds(board)
        self._slowest = max(-most, self._slowest - wider)
        self._fastest = min(most, self._fastest + wider)
        self._at = board

    def _bound_skew(self, board_in: int, low: float, board_out: int, high: float) -> None:
        """Bound the skew: from a bound to a later opposite one, the offset moved no further."""
        slowest, fastest, wander = self._slowest, self._fastest, self.law.wander
        for slot in self._slots:
            if (span := board_out - slot.low_at) > _SLOT_US:
                fastest = min(fastest, (high - slot.low) / span + wander * span / 2)
            if (span := board_in - slot.high_at) > _SLOT_US:
                slowest = max(slowest, (low - slot.high) / span - wander * span / 2)
        if slowest <= fastest:
            self._slowest, self._fastest = slowest, fastest

    def _remember(self, board_in: int, low: float, board_out: int, high: float) -> None:
        if not self._slots or board_out - self._slots[-1].since_us >= _SLOT_US:
            self._slots.append(_Slot(board_out, board_in, low, board_out, high))
            self._slots = [s for s in self._slots if board_out - s.since_us <= WINDOW_US]
            return
        slot, skew = self._slots[-1], self.drift_ppm * 1e-6
        if low - slot.low > skew * (board_in - slot.low_at):
            slot.low_at, slot.low = board_in, low
        if high - slot.high < skew * (board_out - slot.high_at):
            slot.high_at, slot.high = board_out, high
