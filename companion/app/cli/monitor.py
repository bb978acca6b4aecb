"""`companion monitor`: what the table reports, live, with its stamps and their uncertainty."""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from itertools import cycle

from companion.app.cli.hand import Hand
from companion.app.cli.monitor_view import MonitorView
from companion.app.cli.shell import add_profile_option, loaded
from companion.app.simulated.keys import Keys
from companion.app.table.build import Bench, build_table
from companion.setup.check import Spot
from companion.setup.profile import Profile
from companion.setup.profile.model import Simulated
from hw.clock import now_us, us_from_s

_ABOUT = """\
Shows every signal with the instant it happened, how sure that is, and how far it was from the
one before. In a terminal, the whole table on one screen (q ends); elsewhere one line a signal."""
_CLEAR, _HOME, _REST = "\x1b[2J", "\x1b[H", "\x1b[J"
_HIDE, _SHOW = "\x1b[?25l", "\x1b[?25h"
_PRESS_EVERY_US = 400_000


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "monitor",
        help="watch what a table reports, live",
        description=_ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_profile_option(parser)
    parser.add_argument("--seconds", type=float, help="end after so long (default: never)")
    parser.add_argument("--lines", action="store_true", help="one line a signal, also here")
    parser.add_argument(
        "--auto", action="store_true", help="let the program press the simulated inputs itself"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show the table that was named until told to stop."""
    profile = loaded(args)
    bench = build_table(profile)
    view = MonitorView(profile, now_us())
    play = _player(profile, bench) if args.auto else _nobody
    show = _show_lines if args.lines or not sys.stdout.isatty() else _show_screen
    with Keys() as keys, bench.table, suppress(KeyboardInterrupt):
        show(view, bench, _until(args.seconds, keys, play))
    return 0


def _until(seconds: float | None, keys: Keys, play: Callable[[int], None]) -> Callable[[], bool]:
    """Return what tells whether to go on; it looks at clock and keyboard, and moves the hand."""
    end_us = None if seconds is None else now_us() + us_from_s(seconds)

    def going() -> bool:
        now = now_us()
        play(now)
        return keys.pressed() != "q" and (end_us is None or now < end_us)

    return going


def _show_lines(view: MonitorView, bench: Bench, going: Callable[[], bool]) -> None:
    while going():
        if report := bench.table.get(0.05):
            print(view.take(report), flush=True)


def _show_screen(view: MonitorView, bench: Bench, going: Callable[[], bool]) -> None:
    sys.stdout.write(_HIDE + _CLEAR)
    try:
        while going():
            if report := bench.table.get(0.05):
                view.take(report)
                while report := bench.table.get(0):
                    view.take(report)
            _paint(view)
    finally:
        sys.stdout.write(_SHOW + "\n")
        sys.stdout.flush()


def _paint(view: MonitorView) -> None:
    size = shutil.get_terminal_size()
    lines = view.draw(now_us(), size.columns, size.lines)
    sys.stdout.write(_HOME + "".join(f"\n{line}\x1b[K" for line in lines)[1:] + _REST)
    sys.stdout.flush()


def _nobody(_now_us: int) -> None:
    """Do nothing: the hands are real."""


def _player(profile: Profile, bench: Bench) -> Callable[[int], None]:
    """Return what presses one simulated input after another, for a look without a table."""
    hand = Hand(bench.sim, bench.sim_lamps, profile.sim.faults)
    places = [
        Spot(item.seat, item.name) for item in profile.inputs() if isinstance(item.place, Simulated)
    ]
    spots = cycle(places)
    next_us = now_us()

    def play(now: int) -> None:
        nonlocal next_us
        if places and now >= next_us:
            next_us = now + _PRESS_EVERY_US
            hand.press(next(spots), now)
        hand.act(now)

    return play
