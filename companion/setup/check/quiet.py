"""The first second, with nobody's hands on the table: what reports itself is not well. Pure."""

from __future__ import annotations

from collections import Counter

from companion.setup.check.findings import Finding, Kind, Spot

QUIET_US = 1_500_000


class Quiet:
    """Listens to a table that nobody touches."""

    def __init__(self, now_us: int) -> None:
        self._end_us = now_us + QUIET_US
        self._presses: Counter[Spot] = Counter()
        self._down: set[Spot] = set()
        self._failed: dict[Spot, Finding] = {}

    def hear(self, spot: Spot, on: bool, _now_us: int) -> None:
        """Take a signal that nobody made."""
        if on:
            self._presses[spot] += 1
            self._down.add(spot)
        else:
            self._presses.setdefault(spot, 0)
            self._down.discard(spot)

    def fail(self, spot: Spot, kind: Kind, detail: str) -> None:
        """Take what the table itself says about an input."""
        self._failed.setdefault(spot, Finding(spot, kind, detail=detail))

    def judge(self, now_us: int) -> tuple[Finding, ...] | None:
        """Return what was found; None while it is too early."""
        if now_us < self._end_us:
            return None
        heard = [self._name(spot) for spot in self._presses if spot not in self._failed]
        return tuple(sorted([*self._failed.values(), *heard], key=lambda f: f.spot))

    def _name(self, spot: Spot) -> Finding:
        if spot in self._down and self._presses[spot] == 1:
            return Finding(spot, Kind.STUCK, detail="it went on with nobody near")
        return Finding(spot, Kind.CHATTERING, detail="it moved with nobody near")
