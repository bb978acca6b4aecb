"""A whole evening for journals to keep: its header, its evidence, and what it must be judged."""

import json
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from benchmarks.tools.evening import Evening
from companion.core.live import Session
from companion.core.referee.events import Event
from companion.core.transcript.header import Header, parse_header
from companion.core.transcript.lines import LineParser
from companion.core.transcript.writing import verdict_line
from companion.games import GAMES
from companion.keep.journal.journal import Journal
from companion.keep.journal.opening import Opened, open_journal
from tests.support.practice import Notes, bot_table

Script = tuple[dict[str, Any], Header, tuple[Event, ...]]


@lru_cache(maxsize=4)
def bot_match(count: int, seed: int) -> Script:
    """The evidence of a match that bots play, as it arrived."""
    table, _ = bot_table(seed, options={"target": 1_000})
    notes = Notes()
    table.join(listener=notes)
    with table:
        table.run(lambda: len(notes.events) < count)
    return table.header, parse_header(table.header, GAMES), tuple(notes.events[:count])


@lru_cache(maxsize=4)
def evening(count: int, seed: int = 1904) -> Script:
    """The header's line, the header, and that many events."""
    first, *rest = Evening(seed).lines(count)
    line = json.loads(first)
    header = parse_header(line, GAMES)
    parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
    return line, header, tuple(parser.parse(raw) for raw in rest)


SCRIPTS: Mapping[str, Callable[[int, int], Script]] = {"evening": evening, "bots": bot_match}


@lru_cache(maxsize=4)
def undisturbed(count: int, seed: int = 1904, script: str = "evening") -> tuple[str, ...]:
    """The verdict lines of a run that nothing interrupts."""
    _, header, events = SCRIPTS[script](count, seed)
    session = Session(header)
    given = [verdict_line(verdict) for verdict in session.resume(events[:-1])]
    keeper = Keeper()
    session = Session(header, keeper)
    play(session, events)
    assert keeper.lines[: len(given)] == given
    return tuple(keeper.lines)


class Keeper:
    """A record that keeps verdict lines in memory."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def events(self, events: Iterable[Event]) -> None:
        pass

    def verdicts(self, verdicts: Iterable[Any]) -> None:
        self.lines += [verdict_line(verdict) for verdict in verdicts]

    def settle(self) -> None:
        pass


class Clock:
    """The time of the match: as late as its last event."""

    def __init__(self, t: int = 0) -> None:
        self.t = t

    def __call__(self) -> int:
        return self.t


def play(session: Session, events: Iterable[Event], clock: Clock | None = None) -> None:
    """Take events as a live loop does: time passes, evidence comes; the last one ends it."""
    *most, last = events
    for event in most:
        if clock:
            clock.t = event.t
        session.pass_time(event.t)
        session.take([event])
    if clock:
        clock.t = last.t
    session.end(last.t)


def recorded(folder: Path, count: int = 300, seed: int = 1904, **settings: Any) -> Opened:
    """A journal with an evening in it, still open."""
    line, header, events = evening(count, seed)
    opened = open_journal(folder, **settings)
    journal: Journal = opened.journal
    clock = Clock()
    journal.begin(line, clock)
    play(Session(header, journal), events, clock)
    return opened
