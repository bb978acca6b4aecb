"""The walk around the table: what is asked next, and what has been found so far.

Pure: signals, answers and the time go in; what to ask and the findings come out. Whoever runs it
only has to show the question and pass on what arrives.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from companion.language import say
from companion.setup.check.findings import CheckFinding, FindingKind, Spot

QUIET_US = 1_500_000


class Quiet:
    """Listens to a table that nobody touches."""

    def __init__(self, now_us: int, quiet_us: int = QUIET_US) -> None:
        self._end_us, self._quiet_us = now_us + quiet_us, quiet_us
        self._edges: Counter[Spot] = Counter()
        self._presses: Counter[Spot] = Counter()
        self._down: set[Spot] = set()
        self._failed: dict[Spot, CheckFinding] = {}

    def hear(self, spot: Spot, on: bool, _now_us: int) -> None:
        """Take a signal that nobody made."""
        self._edges[spot] += 1
        if on:
            self._presses[spot] += 1
            self._down.add(spot)
        else:
            self._presses.setdefault(spot, 0)
            self._down.discard(spot)

    def fail(self, spot: Spot, kind: FindingKind, detail: str) -> None:
        """Take what the table itself says about an input."""
        self._failed.setdefault(spot, CheckFinding(spot, kind, detail=detail))

    def judge(self, now_us: int) -> tuple[CheckFinding, ...] | None:
        """Return what was found; None while it is too early."""
        if now_us < self._end_us:
            return None
        heard = [self._name(spot) for spot in self._presses if spot not in self._failed]
        return tuple(sorted([*self._failed.values(), *heard], key=lambda f: f.spot))

    def _name(self, spot: Spot) -> CheckFinding:
        if spot in self._down and self._presses[spot] == 1:
            return CheckFinding(spot, FindingKind.STUCK, detail=say("check-went-on"))
        edges, seconds = self._edges[spot], self._quiet_us / 1_000_000
        moved = say("check-moved", edges=edges, seconds=f"{seconds:g}")
        return CheckFinding(spot, FindingKind.CHATTERING, detail=moved)


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
        self._trouble: CheckFinding | None = None

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

    def fail(self, kind: FindingKind, detail: str) -> None:
        """Take note that the table itself does not trust this input."""
        self._trouble = self._trouble or CheckFinding(self.spot, kind, detail=detail)

    def judge(self, now_us: int) -> CheckFinding | None:
        """Return what is known by now; None while it is too early to tell."""
        if self._trouble:
            return self._trouble
        presses = self._presses[self.spot]
        if presses > MOST_PRESSES:
            return CheckFinding(
                self.spot,
                FindingKind.CHATTERING,
                detail=say("check-presses-for-one", presses=presses),
            )
        if not self._presses:
            return (
                CheckFinding(self.spot, FindingKind.DEAD) if now_us >= self._deadline_us else None
            )
        if self._down and now_us - self._first_us >= HELD_US:
            return self._held()
        settled = not self._down and now_us - self._last_us >= SETTLE_US
        return self._answered() if settled else None

    def _held(self) -> CheckFinding:
        if self.spot in self._down:
            return CheckFinding(self.spot, FindingKind.STUCK, detail=say("check-never-off"))
        return self._answered()

    def _answered(self) -> CheckFinding:
        others = [spot for spot in self._presses if spot != self.spot]
        if not self._presses[self.spot]:
            return CheckFinding(self.spot, FindingKind.MISWIRED, other=others[0])
        bridged = [spot for spot in others if {spot.name, self.spot.name} <= set(BUTTONS)]
        if bridged:
            return CheckFinding(self.spot, FindingKind.BRIDGED, other=bridged[0])
        return CheckFinding(self.spot, FindingKind.OK)


PATIENCE_US = 15_000_000


class CheckWish(Enum):
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

    wish: CheckWish
    spot: Spot | None = None


class Checkup:
    """Asks for every input and every lamp in turn, seat by seat."""

    def __init__(
        self,
        inputs: Iterable[Spot],
        lamps: Iterable[Spot] = (),
        patience_us: int = PATIENCE_US,
        quiet_us: int = QUIET_US,
    ) -> None:
        self._todo = _walk(tuple(inputs), tuple(lamps))
        self._patience_us, self._quiet_us = patience_us, quiet_us
        self._quiet: Quiet | None = None
        self._trial: Trial | None = None
        self._lamp: Spot | None = None
        self._lamp_deadline_us = 0
        self._now_us = 0
        self._findings: list[CheckFinding] = []
        self.notes: list[str] = []

    def begin(self, now_us: int) -> None:
        """Start with everybody's hands off, to see what reports itself."""
        self._quiet = Quiet(now_us, self._quiet_us)

    @property
    def ask(self) -> Ask:
        """What to ask for now."""
        if self._quiet:
            return Ask(CheckWish.HANDS_OFF)
        if self._trial:
            return Ask(self._trial_wish(self._trial), self._trial.spot)
        if self._lamp:
            return Ask(CheckWish.LOOK, self._lamp)
        return Ask(CheckWish.NOTHING)

    @property
    def done(self) -> bool:
        """Whether everything has been asked for."""
        return not (self._quiet or self._trial or self._lamp or self._todo)

    def hear(self, spot: Spot, on: bool, now_us: int) -> None:
        """Take a signal."""
        part = self._quiet or self._trial
        if part:
            part.hear(spot, on, now_us)

    def trouble(self, spot: Spot, kind: FindingKind, detail: str) -> None:
        """Take what the table itself says about one input."""
        if self._quiet:
            self._quiet.fail(spot, kind, detail)
        elif self._trial and self._trial.spot == spot:
            self._trial.fail(kind, detail)
        elif spot not in self._bad():
            self._replace(CheckFinding(spot, kind, detail=detail))

    def note(self, words: str) -> None:
        """Take what the table says about itself as a whole: it is not well either."""
        if words not in self.notes:
            self.notes.append(words)

    def answer(self, lit: bool, now_us: int) -> None:
        """Take what the person says about the lamp asked for."""
        if self._lamp:
            kind = FindingKind.OK if lit else FindingKind.DARK
            self._close_lamp(CheckFinding(self._lamp, kind, lamp=True), now_us)

    def skip(self, now_us: int) -> None:
        """Leave out what is asked for; it will not count as well."""
        if self._trial:
            self._close_trial(CheckFinding(self._trial.spot, FindingKind.SKIPPED), now_us)
        elif self._lamp:
            self._close_lamp(CheckFinding(self._lamp, FindingKind.SKIPPED, lamp=True), now_us)

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

    def findings(self) -> tuple[CheckFinding, ...]:
        """Return what was found, two wrong wires that answer for each other told as swapped."""
        wrong = {f.spot: f.other for f in self._findings if f.kind is FindingKind.MISWIRED}
        return tuple(
            CheckFinding(f.spot, FindingKind.SWAPPED, other=f.other)
            if f.kind is FindingKind.MISWIRED and f.other and wrong.get(f.other) == f.spot
            else f
            for f in self._findings
        )

    def _trial_wish(self, trial: Trial) -> CheckWish:
        if trial.waiting:
            return CheckWish.PRESS
        return CheckWish.RELEASE if trial.held_long(self._now_us) else CheckWish.WAIT

    def _end_quiet(self, found: tuple[CheckFinding, ...] | None, now_us: int) -> None:
        if found is None:
            return
        self._quiet = None
        self._findings += found
        self._next(now_us)

    def _close_trial(self, finding: CheckFinding, now_us: int) -> None:
        self._trial = None
        self._replace(finding)
        self._next(now_us)

    def _close_lamp(self, finding: CheckFinding, now_us: int) -> None:
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

    def _replace(self, finding: CheckFinding) -> None:
        kept = [f for f in self._findings if f.lamp or f.spot != finding.spot]
        self._findings = [*kept, finding]

    def _bad(self) -> frozenset[Spot]:
        return frozenset(f.spot for f in self._findings if not f.lamp and not f.well)

    def _noisy(self) -> frozenset[Spot]:
        kinds = (FindingKind.STUCK, FindingKind.CHATTERING)
        return frozenset(f.spot for f in self._findings if f.kind in kinds)


def _walk(inputs: Sequence[Spot], lamps: Sequence[Spot]) -> list[tuple[Spot, bool]]:
    """Return the parts seat by seat, inputs before lamps: as one walks around the table."""
    stops = [(spot, False) for spot in inputs] + [(spot, True) for spot in lamps]
    return sorted(stops, key=lambda stop: (stop[0].seat, stop[1]))
