"""`companion check`: the self-test that a table's owner runs first."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from companion.app.cli.camera_check import check_camera
from companion.app.cli.hand import Hand
from companion.app.cli.lines import report_line
from companion.app.cli.shell import CANNOT, add_profile_option, loaded
from companion.app.cli.values import above, folder, whole
from companion.app.simulated.keys import Keys
from companion.app.table.build import Bench, build_table
from companion.language import say
from companion.setup.check.checkup import QUIET_US, Ask, Checkup, CheckWish
from companion.setup.check.debounce import UsbTiming, debounce_lines
from companion.setup.check.findings import CheckFinding, FindingKind, Spot
from companion.setup.check.report import is_well, write_report
from companion.setup.check.words import question
from companion.setup.profile import Profile
from companion.setup.profile.faults import with_faults
from companion.setup.profile.model import Simulated
from companion.setup.profile.naming import input_name
from hw.clock import Clock, now_us
from hw.signals import CHATTER, LAMP_LOST, LOST, RECOVERED, STUCK, Fault, Report, Signal
from hw.table import Table


class Timeline:
    """Reads as a clock does, in microseconds on the table clock."""

    def __init__(self, start_us: int = 1_000_000) -> None:
        self._now_us = start_us

    def __call__(self) -> int:
        """Return the time."""
        return self._now_us

    def pass_us(self, microseconds: int) -> None:
        """Let time pass."""
        self._now_us += microseconds


BLINK_US = 300_000
_KINDS = {STUCK: FindingKind.STUCK, CHATTER: FindingKind.CHATTERING}

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
        self._told: list[CheckFinding] = []

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
        self._blink(Ask(CheckWish.NOTHING))

    def _put(self, words: str) -> None:
        if words:
            self._ask(words)

    def _take(self, report: Report) -> None:
        if isinstance(report, Signal):
            self._say("    " + report_line(report, self._start_us))
            self._checkup.hear(Spot(report.seat, report.input), report.on, self._clock())
        elif isinstance(report, Fault):
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
            kind = _KINDS.get(fault.reason, FindingKind.LOST)
            detail = (
                fault.detail
                if kind is not FindingKind.LOST or fault.reason == LOST
                else fault.reason
            )
            self._checkup.trouble(Spot(fault.seat, fault.input), kind, detail)

    def _take_lamp_fault(self) -> None:
        """Take a fault as the answer about the lamp switched last, unless a person was quicker."""
        if self._lamp and self._checkup.ask == Ask(CheckWish.LOOK, self._lamp[0]):
            self._checkup.answer(False, self._clock())

    def _tell_findings(self) -> None:
        findings = self._checkup.findings()
        for finding in findings:
            if not any(_same(finding, told) for told in self._told):
                spot = finding.spot
                place = (
                    say("building-check-seat-lamp", seat=spot.seat, name=input_name(spot.name))
                    if finding.lamp
                    else say("building-check-seat", seat=spot.seat, name=input_name(spot.name))
                )
                self._say(f"  -> {place}: {finding.kind.shown}")
        self._told = list(findings)

    def _blink(self, ask: Ask) -> None:
        """Follow the question: the lamp asked for blinks, lit first; all others are dark."""
        wanted = None
        if ask.wish is CheckWish.LOOK and ask.spot:
            wanted = (ask.spot, (self._clock() - self._asked_us) // BLINK_US % 2 == 0)
        if self._lamp and (wanted is None or wanted[0] != self._lamp[0]):
            self._table.set(*self._lamp[0], False)
        if wanted and wanted != self._lamp:
            self._table.set(*wanted[0], wanted[1])
        self._lamp = wanted


def _same(one: CheckFinding, other: CheckFinding) -> bool:
    return (one.spot, one.lamp) == (other.spot, other.lamp)


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "check",
        description=say("building-check-about"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_profile_option(parser)
    parser.add_argument(
        "--seat", type=whole(1), metavar="N", help=say("building-check-option-seat")
    )
    parser.add_argument(
        "--patience",
        type=above(0, 3600, "seconds"),
        default=15.0,
        metavar="SECONDS",
        help=say("building-check-option-patience"),
    )
    parser.add_argument(
        "--listen",
        type=above(0, 86_400, "seconds"),
        default=QUIET_US / 1_000_000,
        metavar="SECONDS",
        help=say("building-check-option-listen"),
    )
    parser.add_argument("--auto", action="store_true", help=say("building-check-option-auto"))
    parser.add_argument(
        "--fault",
        action="append",
        default=[],
        metavar="WORDS",
        help=say("building-check-option-fault"),
    )
    parser.add_argument("--camera", action="store_true", help=say("building-check-option-camera"))
    parser.add_argument(
        "--picture",
        type=Path,
        default=Path("camera.png"),
        metavar="FILE",
        help=say("building-check-option-picture"),
    )
    parser.add_argument(
        "--keep-frames", type=folder, metavar="FOLDER", help=say("building-option-keep-frames")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check the table that was named."""
    profile = with_faults(loaded(args), args.fault, "--fault")
    if args.camera:
        return check_camera(profile, args.picture, args.keep_frames)
    spots, lamps = _parts(profile, args.auto, args.seat)
    if not spots and not lamps:
        print(_nothing(profile, args), file=sys.stderr)
        return CANNOT
    patience_us, quiet_us = (round(s * 1_000_000) for s in (args.patience, args.listen))
    checkup = Checkup(spots, lamps, patience_us, quiet_us)
    walk = _walk_auto if args.auto else _walk_live
    timings = walk(profile, checkup)
    print()
    findings = sorted(checkup.findings(), key=lambda finding: finding.spot.seat)
    for line in write_report(profile, findings, checkup.notes):
        print(line)
    for timing in timings:
        print(*debounce_lines(timing), sep="\n")
    return 0 if is_well(findings, checkup.notes) else 1


def _parts(profile: Profile, auto: bool, seat: int | None) -> tuple[list[Spot], list[Spot]]:
    """Return what can be checked: a hand presses what is wired, the program what is simulated."""
    kept = [
        [
            Spot(item.seat, item.name)
            for item in items
            if isinstance(item.place, Simulated) == auto and seat in (None, item.seat)
        ]
        for items in (profile.inputs(), profile.lamps())
    ]
    return kept[0], kept[1]


def _nothing(profile: Profile, args: argparse.Namespace) -> str:
    if args.seat and args.seat > len(profile.seats):
        return say(
            "building-check-seat-table-has-seats-1", seat=str(args.seat), seats=len(profile.seats)
        )
    if args.auto:
        return say("building-check-auto-nothing-simulated-here-run")
    return say("building-check-every-input-simulated-nobody-can", profile=str(args.profile))


def _walk_auto(profile: Profile, checkup: Checkup) -> list[UsbTiming]:
    """Walk through the check on a simulated clock: nothing waits, and every run is the same."""
    clock = Timeline()
    bench = build_table(profile, clock, live=False)
    hand = Hand(bench.sim, bench.sim_lamps, profile.sim.faults)

    def turn() -> Iterable[Report]:
        hand.respond(checkup, clock())
        clock.pass_us(10_000)
        bench.sim.advance(clock())
        return _waiting(bench)

    with bench.table:
        Walk(checkup, bench.table, clock, _say).run(turn)
    return []


def _walk_live(profile: Profile, checkup: Checkup) -> list[UsbTiming]:
    bench = build_table(profile)

    def turn() -> Iterable[Report]:
        _obey(keys.pressed(), checkup)
        first = bench.table.get(0.05)
        return [first, *_waiting(bench)] if first else []

    with Keys() as keys, bench.table:
        try:
            Walk(checkup, bench.table, now_us, _say, _ask).run(turn)
        except KeyboardInterrupt:
            checkup.stop(now_us())
    return bench.usb_timings()


def _waiting(bench: Bench) -> Iterable[Report]:
    while report := bench.table.get(0):
        yield report


def _obey(key: str, checkup: Checkup) -> None:
    if key in ("y", "n"):
        checkup.answer(key == "y", now_us())
    elif key == "s":
        checkup.skip(now_us())
    elif key == "q":
        checkup.stop(now_us())


def _say(line: str) -> None:
    print(line, flush=True)


def _ask(line: str) -> None:
    """Print a question; it stands out where there is somebody to read it."""
    _say(f"\x1b[1m{line}\x1b[0m" if sys.stdout.isatty() else line)
