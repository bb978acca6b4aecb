"""The last steps: look at the plan before it is written, then the check of every part."""

from __future__ import annotations

from collections.abc import Iterator

from companion.kit.wizard_page import PageChoice, WizardPage
from companion.language import say
from companion.setup.check.checkup import Ask, Checkup, CheckWish
from companion.setup.check.findings import CheckFinding, FindingKind, Spot
from companion.setup.check.report import is_well, write_report
from companion.setup.check.words import question
from companion.setup.profile import Profile
from companion.setup.profile.model import BUTTONS, PADS
from companion.setup.profile.naming import input_name
from companion.setup.wizard.found import LampWire, Wire
from companion.setup.wizard.plan import TablePlan, told_seats
from companion.setup.wizard.steps import Turn, WizardStep, back

PATIENCE_US = 60_000_000
"""Somebody who has just wired a table may have to walk around it."""
BLINK_US = 300_000
MOST_LINES = 10
"""So many lines of a report are shown."""


class ReviewStep(WizardStep):
    """Shows the whole plan, and asks whether it is to be written."""

    def __init__(self, plan: TablePlan, file: str, exists: bool, beside: str) -> None:
        super().__init__(plan)
        self._file, self._exists, self._beside = file, exists, beside

    @property
    def hindered(self) -> tuple[int, ...]:
        """The seats that keep the plan from being written: there is nothing at them."""
        return () if self.plan.simulated else self.plan.bare()

    def page(self) -> WizardPage:
        """Return the seats, and what can be done."""
        bare = self.hindered
        question = say("wizard-table")
        if bare:
            question = say("wizard-nothing-to-press", n=len(bare), seats=told_seats(bare))
        return WizardPage(
            say("wizard-seats", title=self.plan.usual.title, seats=self.plan.seats),
            question=question,
            lines=tuple(self._lines()),
            note=self.note,
            good=self.good,
            choices=(*self._doing(), back()),
        )

    def _lines(self) -> Iterator[str]:
        wired, lit = self.plan.wired(), self.plan.lit()
        for seat in self.plan.numbers():
            names = [name for name in (*BUTTONS, *PADS) if Spot(seat, name) in wired]
            lamps = sum(spot.seat == seat for spot in lit)
            none = say("wizard-simulated") if self.plan.simulated else say("wizard-nothing")
            told = ", ".join(map(input_name, names)) or none
            key = "wizard-seat-has-lamps" if lamps else "wizard-seat-has"
            yield say(key, seat=seat, inputs=told, lamps=lamps)
        if self._exists and not self.hindered:
            yield say("wizard-there-already-kept-old", file=str(self._file))

    def _doing(self) -> tuple[PageChoice, ...]:
        if self.hindered:
            label = say("wizard-let-program-play-there")
            return (PageChoice("simulate", label, "p", strong=True),)
        if self._exists:
            return (
                PageChoice("write", say("wizard-replace"), "r", strong=True),
                PageChoice("beside", say("wizard-write", beside=str(self._beside)), "w"),
            )
        return (PageChoice("write", say("wizard-write-2", file=str(self._file)), strong=True),)

    def choose(self, choice: str) -> Turn:
        """Let the program play what is not built; writing is done by whoever may touch files."""
        if choice == "simulate":
            self.plan.simulated = True
        return super().choose(choice)


class CheckStep(WizardStep):
    """Asks for everything once more: what was described is what is tried."""

    def __init__(self, plan: TablePlan, profile: Profile, file: str) -> None:
        super().__init__(plan)
        self._profile, self._file = profile, file
        self._spots = {wire: spot for spot, wire in plan.wired().items()}
        self._lamps = plan.lit()
        self._checkup = Checkup(self._spots.values(), self._lamps, PATIENCE_US)
        self._now_us = 0
        self._begun = False

    @property
    def done(self) -> bool:
        """Whether everything was tried."""
        return self._begun and self._checkup.done

    @property
    def findings(self) -> list[CheckFinding]:
        """What was found, seat by seat."""
        return sorted(self._checkup.findings(), key=lambda finding: finding.spot.seat)

    def tick(self, now_us: int) -> None:
        """Let time pass."""
        self._now_us = now_us
        if not self._begun:
            self._begun = True
            self._checkup.begin(now_us)
        self._checkup.tick(now_us)

    @property
    def lamp(self) -> LampWire | None:
        """The lamp that is to be lit now: the one asked for blinks."""
        ask = self._checkup.ask
        if ask.wish is not CheckWish.LOOK or ask.spot not in self._lamps:
            return None
        return self._lamps[ask.spot] if self._now_us // BLINK_US % 2 == 0 else None

    def press(self, wire: Wire, now_us: int) -> Turn:
        """Pass a press on to the check."""
        return self._hear(wire, True, now_us)

    def release(self, wire: Wire, now_us: int) -> Turn:
        """Pass on that something was let go."""
        return self._hear(wire, False, now_us)

    def _hear(self, wire: Wire, on: bool, now_us: int) -> Turn:
        if wire in self._spots:
            self._checkup.hear(self._spots[wire], on, now_us)
        elif on:
            self.tell(say("wizard-no-part-table", told=wire.told), good=False)
        return Turn.STAY

    def choose(self, choice: str) -> Turn:
        """Answer for a lamp, skip, or end the check."""
        if choice in ("yes", "no"):
            self._checkup.answer(choice == "yes", self._now_us)
        elif choice == "skip":
            self._checkup.skip(self._now_us)
        elif choice == "stop":
            self._checkup.stop(self._now_us)
        return Turn.STAY

    def page(self) -> WizardPage:
        """Return what is asked for, or what was found."""
        return self._result() if self.done else self._asked(self._checkup.ask)

    def _asked(self, ask: Ask) -> WizardPage:
        lamp = ask.wish is CheckWish.LOOK
        answers = (
            (
                PageChoice("yes", say("wizard-yes"), "y", strong=True),
                PageChoice("no", say("wizard-no"), "n"),
            )
            if lamp
            else ()
        )
        last = self._checkup.findings()
        return WizardPage(
            say("wizard-check"),
            question=question(ask, keys=False) or "...",
            note=self.note or "".join(_told(finding) for finding in last[-1:]),
            good=self.good if self.note else not last or last[-1].well,
            choices=(
                *answers,
                PageChoice("skip", say("wizard-skip"), "s"),
                PageChoice("stop", say("wizard-end-check"), "e"),
            ),
            step=(len(last) + 1, len(self._spots) + len(self._lamps)),
        )

    def _result(self) -> WizardPage:
        findings, notes = self.findings, self._checkup.notes
        well = is_well(findings, notes)
        report = [*write_report(self._profile, findings, notes)]
        # The table of results is as wide as a terminal: here each seat has a line of its own.
        told = [*self._by_seat(findings), *_short(report[report.index("") + 1 :])]
        return WizardPage(
            say("wizard-table-described") if not findings else say("wizard-check"),
            question=_summed(findings, well=well),
            lines=(*told, say("wizard-play-companion-daemon-profile", file=str(self._file))),
            good=well,
            choices=(
                PageChoice("recheck", say("wizard-check-again"), "a"),
                PageChoice("end", say("wizard-done"), strong=True),
            ),
        )

    def _by_seat(self, findings: list[CheckFinding]) -> Iterator[str]:
        for seat in self.plan.numbers():
            own = [finding for finding in findings if finding.spot.seat == seat]
            told = ", ".join(
                say(
                    "wizard-lamp-found" if f.lamp else "wizard-input-found",
                    input=input_name(f.spot.name),
                    found=f.kind.shown,
                )
                for f in own
            )
            if told:
                yield say("wizard-seat", seat=seat, told=told)


def _summed(findings: list[CheckFinding], *, well: bool) -> str:
    if well:
        return say("wizard-all-well")
    if all(finding.kind is FindingKind.SKIPPED for finding in findings):
        return say("wizard-written-not-checked-yet")
    return say("wizard-written-something-not-well-yet")


def _short(lines: list[str]) -> list[str]:
    """Leave out what a screen has no room for; the first and the last lines say what matters."""
    if len(lines) <= MOST_LINES:
        return lines
    more = say("wizard-lines-more-companion-check-tells", lines=len(lines) - MOST_LINES)
    return [*lines[: MOST_LINES - 1], more, lines[-1]]


def _told(finding: CheckFinding) -> str:
    return say(
        "wizard-lamp-of-seat-found" if finding.lamp else "wizard-input-of-seat-found",
        seat=finding.spot.seat,
        input=input_name(finding.spot.name),
        found=finding.kind.shown,
    )
