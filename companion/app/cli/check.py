"""`companion check`: the self-test that a table's owner runs first."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable

from companion.app.cli.hand import Hand
from companion.app.cli.shell import CANNOT, add_profile_option, loaded
from companion.app.cli.timeline import Timeline
from companion.app.cli.walk import Walk
from companion.app.simulated.keys import Keys
from companion.app.table.build import Bench, build_table
from companion.setup.check import Checkup, Spot, is_well, write_report
from companion.setup.profile import Profile
from companion.setup.profile.faults import with_faults
from companion.setup.profile.model import Simulated
from hw.clock import now_us
from hw.signals import Report

_ABOUT = """\
Walks around the table: asks for every button and pad in turn, shows what arrives, blinks every
lamp, and names what is swapped, stuck, chattering or dead and which wire to look at.
Keys: y and n answer for a lamp, s skips, q ends. Exit status 0 only if all is well."""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "check",
        help="test every button, pad and lamp of a table",
        description=_ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_profile_option(parser)
    parser.add_argument("--seat", type=int, help="check one seat only")
    parser.add_argument(
        "--patience",
        type=float,
        default=15.0,
        metavar="SECONDS",
        help="how long to wait for a press (default: %(default)g)",
    )
    parser.add_argument(
        "--auto", action="store_true", help="let the program press the simulated inputs itself"
    )
    parser.add_argument(
        "--fault",
        action="append",
        default=[],
        metavar="WORDS",
        help='with --auto, pretend something is broken: "3 red dead" (or stuck, chatters, lamp, '
        '"swapped 4 blue"); may be given again',
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check the table that was named."""
    profile = with_faults(loaded(args), args.fault, "--fault")
    spots, lamps = _parts(profile, args.auto, args.seat)
    if not spots and not lamps:
        print(_nothing(profile, args), file=sys.stderr)
        return CANNOT
    checkup = Checkup(spots, lamps, round(args.patience * 1_000_000))
    walk = _walk_auto if args.auto else _walk_live
    walk(profile, checkup)
    print()
    findings = sorted(checkup.findings(), key=lambda finding: finding.spot.seat)
    for line in write_report(profile, findings, checkup.notes):
        print(line)
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
        return f"--seat {args.seat}: this table has seats 1 to {len(profile.seats)}"
    if args.auto:
        return "--auto: nothing is simulated here; run the check without it and press yourself"
    return (
        f"{args.profile}: every input is simulated, and nobody can press it; "
        "add --auto to let the program press, or name your table: --profile FILE"
    )


def _walk_auto(profile: Profile, checkup: Checkup) -> None:
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


def _walk_live(profile: Profile, checkup: Checkup) -> None:
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
