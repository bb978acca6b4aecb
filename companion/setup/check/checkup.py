"""The walk around the table: what is asked next, and what has been found so far.

Pure: signals, answers and the time go in; what to ask and the findings come out. Whoever runs it
only has to show the question and pass on what arrives.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from companion.setup.check.findings import Finding, Kind, Spot
from companion.setup.check.quiet import Quiet
from companion.setup.check.trial import Trial

PATIENCE_US = 15_000_000


class Wish(Enum):
    """What the person at the table is asked to do."""

    HANDS_OFF = "hands off"
    PRESS = "press"
    RELEASE = "release"
    WAIT = "wait"
    LOOK = "look"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Ask:
    """A wish, and the spot it is about."""

    wish: Wish
    spot: Spot | None = None


class Checkup:
    """Asks for every input and every lamp in turn, seat by seat."""

    def __init__(
        self, inputs: Iterable[Spot], lamps: Iterable[Spot] = (), patience_us: int = PATIENCE_US
    ) -> None:
        self._todo = _walk(tuple(inputs), tuple(lamps))
        self._patience_us = patience_us
        self._quiet: Quiet | None = None
        self._trial: Trial | None = None
        self._lamp: Spot | None = None
        self._lamp_deadline_us = 0
        self._now_us = 0
        self._findings: list[Finding] = []
        self.notes: list[str] = []

    def begin(self, now_us: int) -> None:
        """Start with everybody's hands off, to see what reports itself."""
        self._quiet = Quiet(now_us)

    @property
    def ask(self) -> Ask:
        """What to ask for now."""
        if self._quiet:
            return Ask(Wish.HANDS_OFF)
        if self._trial:
            return Ask(self._trial_wish(self._trial), self._trial.spot)
        if self._lamp:
            return Ask(Wish.LOOK, self._lamp)
        return Ask(Wish.NOTHING)

    @property
    def done(self) -> bool:
        """Whether everything has been asked for."""
        return not (self._quiet or self._trial or self._lamp or self._todo)

    def hear(self, spot: Spot, on: bool, now_us: int) -> None:
        """Take a signal."""
        part = self._quiet or self._trial
        if part:
            part.hear(spot, on, now_us)

    def trouble(self, spot: Spot, kind: Kind, detail: str) -> None:
        """Take what the table itself says about one input."""
        if self._quiet:
            self._quiet.fail(spot, kind, detail)
        elif self._trial and self._trial.spot == spot:
            self._trial.fail(kind, detail)
        elif spot not in self._bad():
            self._replace(Finding(spot, kind, detail=detail))

    def note(self, words: str) -> None:
        """Take what the table says about itself as a whole: it is not well either."""
        if words not in self.notes:
            self.notes.append(words)

    def answer(self, lit: bool, now_us: int) -> None:
        """Take what the person says about the lamp asked for."""
        if self._lamp:
            kind = Kind.OK if lit else Kind.DARK
            self._close_lamp(Finding(self._lamp, kind, lamp=True), now_us)

    def skip(self, now_us: int) -> None:
        """Leave out what is asked for; it will not count as well."""
        if self._trial:
            self._close_trial(Finding(self._trial.spot, Kind.SKIPPED), now_us)
        elif self._lamp:
            self._close_lamp(Finding(self._lamp, Kind.SKIPPED, lamp=True), now_us)

    def stop(self, now_us: int) -> None:
        """Leave out all that has not been asked for yet."""
        if self._quiet:
            self._end_quiet((), now_us)
        while not self.done:
            self.skip(now_us)

    def tick(self, now_us: int) -> None:
        """Let time pass: judge what is ripe, go on to the next."""
        self._now_us = now_us
        if self._quiet:
            self._end_quiet(self._quiet.judge(now_us), now_us)
        elif self._trial:
            finding = self._trial.judge(now_us)
            if finding:
                self._close_trial(finding, now_us)
        elif self._lamp and now_us >= self._lamp_deadline_us:
            self.skip(now_us)

    def findings(self) -> tuple[Finding, ...]:
        """Return what was found, two wrong wires that answer for each other told as swapped."""
        wrong = {f.spot: f.other for f in self._findings if f.kind is Kind.MISWIRED}
        return tuple(
            Finding(f.spot, Kind.SWAPPED, other=f.other)
            if f.kind is Kind.MISWIRED and f.other and wrong.get(f.other) == f.spot
            else f
            for f in self._findings
        )

    def _trial_wish(self, trial: Trial) -> Wish:
        if trial.waiting:
            return Wish.PRESS
        return Wish.RELEASE if trial.held_long(self._now_us) else Wish.WAIT

    def _end_quiet(self, found: tuple[Finding, ...] | None, now_us: int) -> None:
        if found is None:
            return
        self._quiet = None
        self._findings += found
        self._next(now_us)

    def _close_trial(self, finding: Finding, now_us: int) -> None:
        self._trial = None
        self._replace(finding)
        self._next(now_us)

    def _close_lamp(self, finding: Finding, now_us: int) -> None:
        self._lamp = None
        self._findings.append(finding)
        self._next(now_us)

    def _next(self, now_us: int) -> None:
        while self._todo:
            spot, lamp = self._todo.pop(0)
            if lamp:
                self._lamp, self._lamp_deadline_us = spot, now_us + self._patience_us
                return
            if spot not in self._bad():
                self._trial = Trial(spot, now_us, self._patience_us, self._noisy())
                return

    def _replace(self, finding: Finding) -> None:
        kept = [f for f in self._findings if f.lamp or f.spot != finding.spot]
        self._findings = [*kept, finding]

    def _bad(self) -> frozenset[Spot]:
        return frozenset(f.spot for f in self._findings if not f.lamp and not f.well)

    def _noisy(self) -> frozenset[Spot]:
        kinds = (Kind.STUCK, Kind.CHATTERING)
        return frozenset(f.spot for f in self._findings if f.kind in kinds)


def _walk(inputs: Sequence[Spot], lamps: Sequence[Spot]) -> list[tuple[Spot, bool]]:
    """Return the parts seat by seat, inputs before lamps: as one walks around the table."""
    stops = [(spot, False) for spot in inputs] + [(spot, True) for spot in lamps]
    return sorted(stops, key=lambda stop: (stop[0].seat, stop[1]))
