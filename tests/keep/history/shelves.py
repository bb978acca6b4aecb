"""A journal with a few short matches in it, told in the words of the table."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from companion.core.live import Session
from companion.core.referee.events import Cue, Deal, Entry, Event, Press, Release, Ruling
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from companion.keep.journal.opening import open_journal

NAMES = ("Ada", "Ben", "Cy")


def header(names: Sequence[str] = NAMES, **options: Any) -> dict[str, Any]:
    shared = {"transcript": 1, "game": "sherlock-holmes", "seats": len(names)}
    return {**shared, "players": [*names], "options": {"target": 20, **options}}


def round_of(begin: int, reactions_ms: Sequence[int]) -> list[Event]:
    """READY, PLAY a second later, and everybody's card so long after it."""
    play = begin + 1_000_000
    events: list[Event] = [Cue(begin, 0, "ready"), Cue(play, 0, "play")]
    for seat, ms in enumerate(reactions_ms, start=1):
        events.append(Press(play + ms * 1_000, 100, seat, "pile"))
        events.append(Release(play + ms * 1_000 + 90_000, 100, seat, "pile"))
    return events


def counted(begin: int, suspects: Sequence[int]) -> list[Event]:
    """Seat 1 is out, and everybody counts."""
    events: list[Event] = [Ruling(begin, "out", {"seat": 1})]
    for seat, number in enumerate(suspects, start=1):
        fields = {"seat": seat, "holmes": 0, "suspects": number}
        events.append(Entry(begin + seat * 100_000, "count", fields))
    return events


def _pack(events: Sequence[Event]) -> dict[str, int]:
    """A pack that holds what is counted in every hand of a match, and fits into any hand."""
    counts = [e.fields["suspects"] for e in events if isinstance(e, Entry)]
    hands = sum(isinstance(e, Deal) for e in events) or 1
    return {"cards": 120, "holmes": 0, "suspects": sum(counts) // hands}


def shelve(folder: Path, events: Sequence[Event], names: Sequence[str] = NAMES, **more: Any) -> int:
    """Record a match, end and all; give its number."""
    line = {**header(names, pack=_pack(events)), **more}
    opened = open_journal(folder, wall=lambda: 1_800_000_000.0)
    now = 0
    number = opened.journal.begin(line, lambda: now)
    session = Session(parse_header(line, GAMES), opened.journal)
    for event in sorted(events, key=lambda event: event.t):
        now = event.t
        session.pass_time(now)
        session.take([event])
    session.end(now + 5_000_000)
    opened.close()
    return number


def hand(reactions_ms: Sequence[int], suspects: Sequence[int]) -> list[Event]:
    """One round and its count."""
    deal: list[Event] = [Deal(0, "deal", {})]
    return [*deal, *round_of(1_000_000, reactions_ms), *counted(6_000_000, suspects)]
