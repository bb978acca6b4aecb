"""A match that was decided by marks goes on where it was: nothing is told twice or undone."""

import json
from pathlib import Path

from companion.app.cli.checking import checked
from companion.core.live import Session
from companion.core.referee.events import Event
from companion.core.referee.verdicts import Verdict
from companion.games import GAMES
from companion.keep.journal.account import account
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.opening import open_journal
from companion.keep.journal.segments import files_by_match
from companion.keep.journal.shift import Shift
from tests.keep.journal.evenings import Clock, Keeper, Script, evening

SOON_US = 900
"""So long after it has happened, everything is known to have come."""


def in_order(script: Script) -> list[tuple[Event, int]]:
    """Every event, and how far everything has come when it is there: to the next."""
    events = sorted(script[2][:-1], key=lambda event: event.t)
    following = [event.t for event in events[1:]]
    return [*zip(events, [*following, events[-1].t + 1], strict=True)]


def decide_by_marks(folder: Path, script: Script, count: int) -> tuple[Session, int]:
    """Play up to some event, everything decided at once; then the power goes."""
    line, header, _ = script
    clock = Clock()
    opened = open_journal(folder)
    opened.journal.begin(line, clock)
    session = Session(header, opened.journal)
    opened.journal.low_water = lambda: session.mark
    for event, mark in in_order(script)[:count]:
        clock.t = max(clock.t, event.t + SOON_US)
        session.take([event])
        session.pass_time(clock.t, mark)
    opened.close()
    return session, clock.t


def test_it_goes_on_with_all_that_was_decided(tmp_path: Path) -> None:
    script = evening(400)
    for count in (150, 237, 399):
        folder = tmp_path / str(count)
        before, t = decide_by_marks(folder, script, count)
        opened = open_journal(folder, games=GAMES)
        assert opened.last is not None
        assert opened.last.low_water is not None
        session = Session(script[1], opened.journal)
        assert opened.pick_up(session, script[1], Shift(), Clock(t)) == [], "all had been told"
        assert session.standing().count == len(opened.last.verdicts) == before.standing().count
        opened.close()
        assert not checked(RealDisk(), folder, files_by_match(RealDisk(), folder)[1]).wrong


def test_the_time_of_a_moment_is_kept_once(tmp_path: Path) -> None:
    opened = open_journal(tmp_path)
    opened.journal.begin(evening(1)[0], Clock(7))
    opened.journal.low_water = lambda: 5
    for n in (1, 2, 3):
        opened.journal.verdicts([Verdict(n, 4, "dealt", {})])
    opened.close()
    kept = (tmp_path / "000001-0001.journal").read_text()
    assert kept.count('{"t":7,"mark":5}') == 1


def test_what_comes_after_is_judged_as_if_nothing_had_happened(tmp_path: Path) -> None:
    script = evening(400)
    _, t = decide_by_marks(tmp_path, script, 200)
    opened = open_journal(tmp_path)
    session = Session(script[1], opened.journal)
    opened.pick_up(session, script[1], Shift(), Clock(t))
    for event, mark in in_order(script)[200:]:
        session.take([event])
        session.pass_time(event.t + SOON_US, mark)
    opened.close()
    whole = Session(script[1], keeper := Keeper())
    for event, _ in in_order(script):
        whole.take([event])
    told = account(RealDisk(), tmp_path, 1).verdicts
    assert told[: len(keeper.lines)] == keeper.lines
    assert len(told) >= len(keeper.lines) > 100


def test_a_mark_costs_no_record_of_its_own(tmp_path: Path) -> None:
    """It stands beside the time of what it decided, and nowhere else."""
    script = evening(400)
    decide_by_marks(tmp_path, script, 399)
    text = b"".join(file.read_bytes() for file in sorted(tmp_path.glob("*.journal*")))
    marked = [line for line in text.split(b"\n") if b'"mark"' in line]
    assert marked
    assert all(b'{"t":' in line and b"event" not in line for line in marked)
    assert json.loads(marked[0][marked[0].index(b"{") :])["mark"] > 0
