"""Runs a check-up against a table: passes on what arrives, blinks the lamps, shows the questions.

The thin shell around the pure core: it decides nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from companion.app.cli.lines import report_line
from companion.setup.check import Ask, Checkup, Finding, Kind, Spot, Wish
from hw.clock import Clock
from hw.signals import BUTTONS, CHATTER, LAMP_LOST, LOST, RECOVERED, STUCK, Fault, Report, Signal
from hw.table import Table

BLINK_US = 300_000
_KINDS = {STUCK: Kind.STUCK, CHATTER: Kind.CHATTERING}

Say = Callable[[str], None]
Turn = Callable[[], Iterable[Report]]


class Walk:
    """One check-up of one table."""

    def __init__(
        self, checkup: Checkup, table: Table, clock: Clock, say: Say, ask: Say | None = None
    ) -> None:
        self._checkup = checkup
        self._table = table
        self._clock = clock
        self._say = say
        self._ask = ask or say
        self._start_us = clock()
        self._asked_us = self._start_us
        self._lamp: tuple[Spot, bool] | None = None
        self._told: list[Finding] = []

    def run(self, turn: Turn) -> None:
        """Ask until everything is answered; `turn` waits a moment and returns what arrived."""
        self._checkup.begin(self._clock())
        asked: Ask | None = None
        while not self._checkup.done:
            if self._checkup.ask != asked:
                asked, self._asked_us = self._checkup.ask, self._clock()
                self._put(question(asked))
            self._blink(asked)
            for report in turn():
                self._take(report)
            self._checkup.tick(self._clock())
            self._tell_findings()
        self._blink(Ask(Wish.NOTHING))

    def _put(self, words: str) -> None:
        if words:
            self._ask(words)

    def _take(self, report: Report) -> None:
        if isinstance(report, Signal):
            self._say("    " + report_line(report, self._start_us))
            self._checkup.hear(Spot(report.seat, report.input), report.on, self._clock())
        else:
            self._take_fault(report)

    def _take_fault(self, fault: Fault) -> None:
        self._say("    " + report_line(fault, self._start_us))
        if fault.reason == RECOVERED:
            return
        if fault.reason == LAMP_LOST:
            self._take_lamp_fault()
        elif fault.seat is None or fault.input is None:
            self._checkup.note(fault.detail or fault.reason)
        else:
            kind = _KINDS.get(fault.reason, Kind.LOST)
            detail = fault.detail if kind is not Kind.LOST or fault.reason == LOST else fault.reason
            self._checkup.trouble(Spot(fault.seat, fault.input), kind, detail)

    def _take_lamp_fault(self) -> None:
        """Take a fault as the answer about the lamp switched last, unless a person was quicker."""
        if self._lamp and self._checkup.ask == Ask(Wish.LOOK, self._lamp[0]):
            self._checkup.answer(False, self._clock())

    def _tell_findings(self) -> None:
        findings = self._checkup.findings()
        for finding in findings:
            if not any(_same(finding, told) for told in self._told):
                lamp = " lamp" if finding.lamp else ""
                place = f"seat {finding.spot.seat} {finding.spot.name}{lamp}"
                self._say(f"  -> {place}: {finding.kind.value}")
        self._told = list(findings)

    def _blink(self, ask: Ask) -> None:
        """Follow the question: the lamp asked for blinks, lit first; all others are dark."""
        wanted = None
        if ask.wish is Wish.LOOK and ask.spot:
            wanted = (ask.spot, (self._clock() - self._asked_us) // BLINK_US % 2 == 0)
        if self._lamp and (wanted is None or wanted[0] != self._lamp[0]):
            self._table.set(*self._lamp[0], False)
        if wanted and wanted != self._lamp:
            self._table.set(*wanted[0], wanted[1])
        self._lamp = wanted


def _same(one: Finding, other: Finding) -> bool:
    return (one.spot, one.lamp) == (other.spot, other.lamp)


def question(ask: Ask) -> str:
    """Return what the person at the table is asked, in the words they read."""
    if ask.spot is None:
        return "Hands off the table, please." if ask.wish is Wish.HANDS_OFF else ""
    seat, name = ask.spot.seat, ask.spot.name.upper()
    press = "press" if ask.spot.name in BUTTONS else "touch"
    return {
        Wish.PRESS: f"Seat {seat}: {press} {name}",
        Wish.RELEASE: f"Seat {seat}: now let go of {name}",
        Wish.LOOK: f"Seat {seat}: does the {name} lamp blink? (y/n)",
    }.get(ask.wish, "")
