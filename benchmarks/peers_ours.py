"""The same buttons and lamps with this program; `benchmarks.peers` runs it, as it runs the others.

Edges go through the live loop: kept in the journal, judged, told to the lamps. Where peers hear
nothing but edges, this hears the whole evening, as without cues and rulings there is nothing to
judge. Press to lamp, start, memory and idle are the daemon's, with its journal on a real disk.
"""

import json
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.daemon import Dealer, Stopwatch
from benchmarks.tools.evening import Evening
from companion.core.live import Inbox, Loop, Record, Session
from companion.core.live.inbox import Item
from companion.core.referee.events import Event, Press, Release
from companion.core.transcript.header import Header, parse_header
from companion.core.transcript.lines import LineParser, parse_object
from companion.games import GAMES, KITS
from companion.keep.journal.opening import open_journal
from companion.outputs.lamps import Lamps
from tests.app.hosted.live import live_table


class Recorded:
    """Time as an evening went: it jumps to whatever comes next, an event or a deadline."""

    def __init__(self, events: Sequence[Event]) -> None:
        self._events, self._next, self._now = events, 0, 0

    @property
    def going(self) -> bool:
        """Whether there is anything left."""
        return self._next < len(self._events)

    def __call__(self) -> int:
        """Return the time."""
        return self._now

    def wait(self, until: int | None, inbox: Inbox) -> list[Item]:
        """Bring the next event, unless something is due before it."""
        event = self._events[self._next]
        if until is not None and until < event.t:
            self._now = max(self._now, until)
            return inbox.wait(0)
        self._next += 1
        self._now = max(self._now, event.t)
        return [event]


class Counter:
    """Lamps that count how often they are set."""

    def __init__(self) -> None:
        self.count = 0

    def set(self, seat: int, colour: str, on: bool) -> None:
        """Switch one."""
        self.count += 1


class Evidence(NamedTuple):
    """An evening as it was heard."""

    line: dict[str, Any]
    header: Header
    events: list[Event]

    @property
    def edges(self) -> list[Press | Release]:
        """What went on or off."""
        return [event for event in self.events if isinstance(event, Press | Release)]


def evidence(count: int) -> Evidence:
    """Return an evening of so many events."""
    first, *rest = Evening().lines(count)
    line = parse_object(first)
    header = parse_header(line, GAMES)
    parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
    return Evidence(line, header, [parser.parse(raw) for raw in rest])


def live(heard: Evidence, record: Record | None) -> tuple[float, int]:
    """Play an evening through the live loop: the seconds, and how often a lamp was set."""
    setup, lights, pace = heard.header.setup, Counter(), Recorded(heard.events)
    lamps = Lamps(KITS[setup.game].lamps, setup.seats, lights.set)
    loop = Loop(Session(heard.header, record, [lamps]), Inbox(), pace, [lamps])
    began = time.process_time()
    loop.run(lambda: pace.going)
    return time.process_time() - began, lights.count


def kept(heard: Evidence) -> float:
    """Play it with a journal on a real disk; give the seconds."""
    with tempfile.TemporaryDirectory() as name:
        opened = open_journal(Path(name))
        opened.journal.begin(heard.line, lambda: 0)
        took, _ = live(heard, opened.journal)
        opened.close()
    return took


def main() -> None:
    """Start, press, rest, count edges."""
    asked = json.load(sys.stdin)
    with (
        tempfile.TemporaryDirectory() as name,
        live_table(Path(name) / "daemon", speaker=False) as table,
    ):
        start_s = time.process_time()
        table.service.handles.pause(True)
        began = time.process_time()
        time.sleep(asked["idle_s"])
        idle = (time.process_time() - began) / asked["idle_s"]
        watch = Stopwatch(table)
        dealer = Dealer(table, watch, table.service.bench.sim)
        while len(watch.lamp) < asked["presses"]:
            dealer.match()
        kib = int(Path("/proc/self/status").read_text().split("VmHWM:")[1].split()[0])
    heard = evidence(asked["events"])
    rates = {"edges_s": kept(heard), "unkept_s": live(heard, None)[0], "heard": len(heard.edges)}
    told = {"start_s": start_s, "lamp_us": watch.lamp, "idle": idle, "kib": kib}
    print(json.dumps({**rates, **told}))


if __name__ == "__main__":
    main()
