"""One input is asked for, and what arrives is judged. Pure: time is passed in.

A press counts when everything that went on has gone off again and the table has been quiet for
a moment: so an arm that crosses the rail on its way to the pile is not mistaken for a wrong wire.
"""

from __future__ import annotations

from collections import Counter

from companion.setup.check.findings import Finding, Kind, Spot

BUTTONS = ("white", "red", "blue")
SETTLE_US = 300_000
"""So long nothing may move before a press is judged: a chattering contact would."""
HELD_US = 6_000_000
"""Nobody who is asked for a press holds so long."""
LONG_US = 1_500_000
"""Held for so long, one is asked to let go."""
MOST_PRESSES = 3
"""More than this while one was asked for is no hand."""


class Trial:
    """Waits for one input; `ignored` are the inputs already known to be bad."""

    def __init__(
        self, spot: Spot, now_us: int, patience_us: int, ignored: frozenset[Spot] = frozenset()
    ) -> None:
        self.spot = spot
        self._ignored = ignored - {spot}
        self._deadline_us = now_us + patience_us
        self._presses: Counter[Spot] = Counter()
        self._down: set[Spot] = set()
        self._first_us = self._last_us = now_us
        self._trouble: Finding | None = None

    @property
    def waiting(self) -> bool:
        """Whether nothing has come yet, so that one must go on asking."""
        return not self._presses

    def held_long(self, now_us: int) -> bool:
        """Tell whether the input asked for is down for so long that one may ask to let go."""
        return self.spot in self._down and now_us - self._first_us >= LONG_US

    def hear(self, spot: Spot, on: bool, now_us: int) -> None:
        """Take a signal of any input."""
        if spot in self._ignored:
            return
        if not self._presses:
            self._first_us = now_us
        self._last_us = now_us
        if on:
            self._presses[spot] += 1
            self._down.add(spot)
        else:
            self._down.discard(spot)

    def fail(self, kind: Kind, detail: str) -> None:
        """Take note that the table itself does not trust this input."""
        self._trouble = self._trouble or Finding(self.spot, kind, detail=detail)

    def judge(self, now_us: int) -> Finding | None:
        """Return what is known by now; None while it is too early to tell."""
        if self._trouble:
            return self._trouble
        presses = self._presses[self.spot]
        if presses > MOST_PRESSES:
            return Finding(self.spot, Kind.CHATTERING, detail=f"{presses} presses for one")
        if not self._presses:
            return Finding(self.spot, Kind.DEAD) if now_us >= self._deadline_us else None
        if self._down and now_us - self._first_us >= HELD_US:
            return self._held()
        settled = not self._down and now_us - self._last_us >= SETTLE_US
        return self._answered() if settled else None

    def _held(self) -> Finding:
        if self.spot in self._down:
            return Finding(self.spot, Kind.STUCK, detail="it went on and never off")
        return self._answered()

    def _answered(self) -> Finding:
        others = [spot for spot in self._presses if spot != self.spot]
        if not self._presses[self.spot]:
            return Finding(self.spot, Kind.MISWIRED, other=others[0])
        bridged = [spot for spot in others if {spot.name, self.spot.name} <= set(BUTTONS)]
        if bridged:
            return Finding(self.spot, Kind.BRIDGED, other=bridged[0])
        return Finding(self.spot, Kind.OK)
