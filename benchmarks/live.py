"""How fast edges go through the whole judging loop: `.venv/bin/python -m benchmarks.live`.

A match of four bots is recorded, and its evidence goes through the referee alone, and through loop,
session and lamps as a table runs them: one turn for each edge, and eight at once as in a rush. All
in one run, by turns, in this process's own time; what the loop adds to the referee is the ratio.
"""

import io
import time
from collections.abc import Callable, Sequence

from benchmarks.tools.turns import Load
from companion.app.simulated.playing import Wish, call_quietly, header_for, table_for
from companion.app.simulated.recording import Recording
from companion.core.live import Inbox, Loop, Session, Skipping, View
from companion.core.live.inbox import Item
from companion.core.referee import Referee
from companion.core.referee.events import End, Event, Press
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.header import Header, parse_header
from companion.core.transcript.lines import LineParser, parse_object
from companion.games import GAMES, KITS
from companion.outputs.lamps import Lamps
from companion.setup.profile import load_profile

HANDS = 10
SEATS = 4
REPEATS = 5
AT_ONCE = 8


def recorded(hands: int = HANDS) -> tuple[Header, list[Event]]:
    """Let bots play, and return the match as evidence."""
    wish = Wish(load_profile(), SEATS, SEATS, seed=1, options={"target": 100_000})
    header, kept = header_for(wish), io.StringIO()
    table, _ = table_for(wish, Recording(kept, header), Skipping(), header=header)
    call_quietly(table, wish)
    with table:
        table.run(lambda: table.progress.hands < hands)
    first, *lines = kept.getvalue().encode().splitlines()
    parsed = parse_header(parse_object(first), GAMES)
    parser = LineParser(parsed.game.vocabulary, parsed.setup.uncertainty)
    events = [parser.parse(line) for line in lines]
    return parsed, [event for event in events if not isinstance(event, End)]


class Fed:
    """Time as the next edges tell it: so many come at once, and it is when the last of them was."""

    def __init__(self, events: Sequence[Event], at_once: int) -> None:
        self._events, self._at_once, self._next, self._now = events, at_once, 0, 0

    def __call__(self) -> int:
        """Return the time."""
        return self._now

    def wait(self, until: int | None, inbox: Inbox) -> list[Item]:
        """Take the next ones."""
        found = self._events[self._next : self._next + self._at_once]
        self._next += self._at_once
        self._now = max(self._now, *(event.t for event in found))
        return [*found]

    @property
    def goes_on(self) -> bool:
        """Whether something is left."""
        return self._next < len(self._events)


class Teller:
    """Counts what it is told."""

    def __init__(self) -> None:
        self.told = 0

    def heard(self, event: Event) -> None:
        """Leave it."""

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Count it."""
        self.told += 1


def through_loop(header: Header, events: Sequence[Event], at_once: int) -> int:
    """Send all of it through loop, session and lamps; return how often anybody was told."""
    code, seats, teller = KITS[header.setup.game].lamps, header.setup.seats, Teller()
    lamps = Lamps(code, seats, lambda seat, colour, on: None)
    pace = Fed(events, at_once)
    session = Session(header, None, [lamps, teller])
    Loop(session, Inbox(), pace, [lamps]).run(lambda: pace.goes_on)
    return teller.told


def through_referee(header: Header, events: Sequence[Event]) -> None:
    """Send all of it through the referee alone."""
    setup = header.setup
    referee = Referee(header.game.set_up(setup), setup.seats, setup.latency)
    for event in events:
        referee.feed(event)


def timed(work: Callable[[], object]) -> float:
    """Measure one run in seconds of this process's own time."""
    start = time.process_time()
    work()
    return time.process_time() - start


def main() -> None:
    """Measure and print."""
    load, (header, events) = Load(), recorded()
    ways: dict[str, Callable[[], object]] = {
        "the referee alone": lambda: through_referee(header, events),
        "loop and lamps, one a turn": lambda: through_loop(header, events, 1),
        f"loop and lamps, {AT_ONCE} at once": lambda: through_loop(header, events, AT_ONCE),
    }
    took: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(REPEATS):
        for name, way in ways.items():
            took[name].append(timed(way))
    edges = sum(isinstance(event, Press) for event in events)
    told = through_loop(header, events, 1)
    print(f"{len(events):,} events, {edges:,} of them edges, told {told:,} times")
    alone = min(took["the referee alone"])
    for name, times in took.items():
        print(f"{name:<28} {len(events) / min(times):>9,.0f} a second")
    print(load.said(REPEATS))
    for name, times in [*took.items()][:0:-1]:
        print(f"ratio {min(times) / alone:.2f} ({name}, to the referee alone)")


if __name__ == "__main__":
    main()
