"""`companion monitor`: what the table reports, live, with its stamps and their uncertainty."""

from __future__ import annotations

import argparse
import shutil
import sys
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import cycle

from companion.app.cli.hand import Hand
from companion.app.cli.lines import report_line
from companion.app.cli.shell import add_profile_option, loaded
from companion.app.cli.values import number
from companion.app.simulated.keys import Keys
from companion.app.table.build import Bench, build_table
from companion.language import number as figure
from companion.language import say
from companion.setup.check.findings import Spot
from companion.setup.profile import Profile
from companion.setup.profile.model import INPUTS, SeatPlaces, Simulated
from companion.setup.profile.naming import input_name
from hw.clock import now_us, us_from_s
from hw.signals import LAMP_LOST, RECOVERED, Fault, Place, Report, Signal

WIDTH, HEIGHT = 80, 24


def _head() -> str:
    inputs = "".join(f"{input_name(name).upper():<9}" for name in INPUTS)
    return f"{say('command-monitor-head-seat'):<24}{inputs}"


def _lines_head() -> str:
    when, doubt, where, what = (
        say(f"command-monitor-head-{column}") for column in ("when", "doubt", "where", "what")
    )
    return f"{when:>13}  {doubt:<11}  {where:<13} {what}"


class MonitorView:
    """Remembers enough of what a table reported to draw it."""

    def __init__(self, profile: Profile, start_us: int) -> None:
        self._profile = profile
        self._start_us = start_us
        self._places = {Place(item.seat, item.name) for item in profile.inputs()}
        self._on: set[Place] = set()
        self._open: set[tuple[int | None, str | None]] = set()
        self._presses: Counter[Place] = Counter()
        self._lines: deque[str] = deque(maxlen=200)
        self._last_us: int | None = None
        self._signals = self._faults = 0

    def take(self, report: Report) -> str:
        """Take a report; return the line that tells it."""
        line = report_line(report, self._start_us)
        if isinstance(report, Signal):
            line = f"{line:<46}{self._since(report.t)}".rstrip()
            self._take_signal(report)
        elif isinstance(report, Fault):
            self._take_fault(report)
        self._lines.append(line)
        return line

    def draw(self, now_us: int, width: int = WIDTH, height: int = HEIGHT) -> list[str]:
        """The screen, line by line, none wider and no more than there is room for."""
        rows = map(self._row, self._profile.seats)
        top = [self._profile.name, self._counts(now_us), "", _head(), *rows, "", _lines_head()]
        room = max(0, height - len(top))
        last = list(self._lines)[-room:] if room else []
        return [line[:width] for line in [*top, *last]][:height]

    def _since(self, t_us: int) -> str:
        """Return the time since the signal that arrived before; negative if it happened before."""
        last, self._last_us = self._last_us, t_us
        return "" if last is None else f" ({(t_us - last) / 1000:+.3f} ms)"

    def _take_signal(self, signal: Signal) -> None:
        self._signals += 1
        place = Place(signal.seat, signal.input)
        if signal.on:
            self._on.add(place)
            self._presses[place] += 1
        else:
            self._on.discard(place)

    def _take_fault(self, fault: Fault) -> None:
        where = (fault.seat, fault.input)
        if fault.reason == RECOVERED:
            self._open.discard(where)
            return
        self._faults += 1
        if fault.reason != LAMP_LOST:
            self._open.add(where)

    def _faulty(self, place: Place) -> bool:
        """Tell whether a fault of the input, of its seat or of the whole table is open."""
        return not self._open.isdisjoint({place, (place.seat, None), (None, None)})

    def _counts(self, now_us: int) -> str:
        seconds = (now_us - self._start_us) / 1_000_000
        return say(
            "command-monitor-s-signals-faults-q-ends",
            seconds=figure(seconds, 1, 1),
            signals=self._signals,
            faults=self._faults,
        )

    def _row(self, seat: SeatPlaces) -> str:
        cells = "".join(f"{cell:<9}" for cell in self._cells(seat))
        return f"{f'{seat.number} {seat.player}':<24}{cells}".rstrip()

    def _cells(self, seat: SeatPlaces) -> Iterator[str]:
        for name in INPUTS:
            place = Place(seat.number, name)
            state = "ON" if place in self._on else "."
            mark = "!" if self._faulty(place) else ""
            count = self._presses[place] or ""
            yield f"{state}{mark} {count}" if place in self._places else ""


_CLEAR, _HOME, _REST = "\x1b[2J", "\x1b[H", "\x1b[J"
_HIDE, _SHOW = "\x1b[?25l", "\x1b[?25h"
_PRESS_EVERY_US = 400_000


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "monitor",
        description=say("command-monitor-about"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_profile_option(parser)
    parser.add_argument(
        "--seconds",
        type=number(0, 1e6, "seconds"),
        metavar="S",
        help=say("command-monitor-option-seconds"),
    )
    parser.add_argument("--lines", action="store_true", help=say("command-monitor-option-lines"))
    parser.add_argument("--auto", action="store_true", help=say("command-monitor-option-auto"))
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
