"""The power goes at every moment of a hand, on a card that keeps nothing but what was synced."""

import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from companion.core.live import Session, View
from companion.core.live.listener import Listening
from companion.core.referee.events import (
    Card,
    Cue,
    Deal,
    Entered,
    Entry,
    Event,
    Press,
    Release,
    Ruling,
)
from companion.core.referee.game import Game
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.header import parse_header
from companion.core.transcript.writing import event_line, verdict_line
from companion.games import GAMES
from companion.keep.journal import checkpoints, disk, system
from companion.keep.journal.account import account
from companion.keep.journal.checkpoints import at_once
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.journal import LINGER_S
from companion.keep.journal.opening import Opened, open_journal
from companion.keep.journal.shift import Shift
from companion.keep.journal.writer import Limits
from tests.keep.journal.evenings import Clock, Keeper
from tests.keep.journal.forgetful import Cut, ForgetfulSystem, Image, lay_out

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems sync by other calls")

PACK = {"cards": 56, "holmes": 3, "suspects": 0}
LINE = {"transcript": 1, "game": "sherlock-holmes", "seats": 3, "options": {"pack": PACK}}
HEADER = parse_header(LINE, GAMES)
SMALL = Limits(segment_bytes=700)
"""So that a hand lies in several files."""

Told = tuple[tuple[str, ...], tuple[str, ...]]
"""The verdicts that somebody was told, and what was entered and acknowledged."""


def a_round(t: int, words: Sequence[str]) -> Iterator[Event]:
    yield Cue(t, 0, "ready")
    yield Cue(t + 1_500_000, 0, "play")
    for seat, word in enumerate(words, start=1):
        at = t + 1_700_000 + seat * 20_000
        yield Press(at, 0, seat, "pile")
        yield Release(at + 5_000, 0, seat, "pile")
        yield Card(at + 10_000, seat, word)


def hand() -> Iterator[Event]:
    """Two rounds with a call each, a ruling taken back from a phone, and what is counted."""
    yield Deal(0, "deal", {})
    yield from a_round(1_000_000, ["CAB", "FOG", "CAB"])
    yield Press(3_900_000, 0, 1, "white")
    yield Press(3_900_500, 0, 3, "white")
    yield from a_round(7_000_000, ["RUN", "DOG", "GUN"])
    yield Press(9_900_000, 0, 2, "white")
    yield Ruling(12_000_000, "overturn", {"of": 12})
    yield Ruling(13_000_000, "out", {"seat": 2})
    for seat in (1, 2, 3):
        yield Entry(
            13_000_000 + seat * 1_000_000, "count", {"seat": seat, "holmes": 1, "suspects": 0}
        )


HAND = [*hand()]


class Table(Listening):
    """A table that is recorded, and the people at it."""

    def __init__(self, folder: Path) -> None:
        self.verdicts: list[str] = []
        self.acknowledged: list[str] = []
        self.seconds, self.clock = 100.0, Clock()
        self.opened: Opened = open_journal(
            folder, games=GAMES, limits=SMALL, steady=lambda: self.seconds
        )
        self.opened.checkpoints.run = at_once
        self.session = Session(HEADER, self.opened.journal, [self])

    def heard(self, event: Event) -> None:
        if isinstance(event, Entered):
            self.acknowledged.append(event_line(event))

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        self.verdicts += [verdict_line(verdict) for verdict in verdicts]

    def told(self) -> Told:
        return tuple(self.verdicts), tuple(self.acknowledged)

    def begin(self) -> None:
        self.opened.journal.begin(LINE, self.clock)
        self.opened.checkpoints.follow(self.session, HEADER)

    def go_on(self) -> int:
        """Take the match up; tells how many events it has."""
        last = self.opened.last
        assert last
        self.clock.t = last.reached
        self.opened.pick_up(self.session, HEADER, Shift(), self.clock)
        return last.events

    def play(self, events: Sequence[Event]) -> None:
        for event in events:
            self.clock.t = event.t
            self.session.pass_time(event.t)
            self.session.take([event])
            self.seconds += LINGER_S / 4
            self.opened.journal.rest()
            self.opened.checkpoints.turn()


@contextmanager
def forgetful(root: Path, seed: int, ways: int) -> Iterator[tuple[Table, list[Cut[Told]]]]:
    """A table whose journal lies on such a card, and every way in which its power could go."""
    forgets: ForgetfulSystem[Told]
    forgets = ForgetfulSystem(root, seed, lambda: table.told() if table else ((), ()), ways)
    table: Table | None = None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(disk, "os", forgets)
        patch.setattr(system, "os", forgets)
        patch.setattr(checkpoints, "EVERY", 8)
        table = Table(root / "state" / "journal")
        yield table, forgets.cuts
        forgets.cut()
    table.opened.close()


def worst(cuts: Sequence[Cut[Told]]) -> list[Cut[Told]]:
    """Of cuts after which the same is found, the last: then the most had been told."""
    return [*{tuple(sorted(cut.found.items(), key=str)): cut for cut in cuts}.values()]


@contextmanager
def found(image: Image, root: Path) -> Iterator[Path]:
    """The card as it is after the cut."""
    root.mkdir()
    lay_out(image, root)
    yield root / "state" / "journal"
    shutil.rmtree(root)


def judged_anew(folder: Path) -> tuple[list[str], list[str]]:
    """The evidence of the match, and what the judge says of it."""
    told = account(RealDisk(), folder, 1)
    events = [*told.evidence(HEADER)]
    keeper = Keeper()
    session = Session(HEADER, keeper)
    verdicts = [verdict_line(verdict) for verdict in session.resume(events)]
    session.pass_time(told.reached)
    return [*map(event_line, events)], verdicts + keeper.lines


def gone_on(folder: Path, games: Mapping[str, type[Game]] | None) -> tuple[Opened, View]:
    """The match taken up, from a checkpoint where the games are known; nothing is recorded."""
    opened = open_journal(folder, games=games)
    opened.close()
    assert opened.last
    session = Session(HEADER)
    if opened.last.standing is not None:
        session.stand(opened.last.standing)
    session.resume(opened.last.evidence(HEADER))
    session.pass_time(opened.last.reached + 1_000_000)
    return opened, session.view


def from_a_checkpoint(folder: Path) -> bool:
    """Tell whether it goes on from a checkpoint, and hold that against the whole of it."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("RECENT", "TOLD", "LONG"):
            patch.setattr(checkpoints, name, 0)
        opened, short = gone_on(folder, GAMES)
    _, whole = gone_on(folder, None)
    assert replace(short, t=0) == replace(whole, t=0), "a checkpoint has changed the match"
    return opened.last is not None and opened.last.standing is not None


def checkpoints_in(image: Image) -> bool:
    """Tell whether anything is there of a checkpoint, none of which was ever synced."""
    return any(data for name, data in image.items() if "checkpoint" in name)


def hold_against(folder: Path, before: Told) -> None:
    """Whatever anybody was told is there, and the judge says the same."""
    verdicts, acknowledged = before
    opened = open_journal(folder)
    opened.close()
    if not verdicts and not acknowledged and opened.last is None:
        return
    assert opened.last, "the whole match is gone"
    assert tuple(opened.last.verdicts[: len(verdicts)]) == verdicts, "a verdict that was told"
    evidence, judgement = judged_anew(folder)
    assert [line for line in acknowledged if line not in evidence] == [], "acknowledged, and lost"
    assert tuple(judgement[: len(verdicts)]) == verdicts, "the judge says something else"


@pytest.mark.slow
def test_nothing_that_was_told_is_lost_wherever_the_power_goes(tmp_path: Path) -> None:
    (tmp_path / "card").mkdir()
    with forgetful(tmp_path / "card", seed=1904, ways=1) as (table, cuts):
        table.begin()
        table.play(HAND)
    assert len(table.verdicts) > 10
    assert len(table.acknowledged) == 6, "the deal, two rulings, three counts"
    ends = worst(cuts)
    assert len(ends) > 100
    for cut in ends:
        with found(cut.found, tmp_path / "found") as folder:
            hold_against(folder, cut.before)
    torn = [cut for cut in ends if cut.before[0] and checkpoints_in(cut.found)]
    assert len(torn) > 30
    for cut in torn[::6]:
        with found(cut.found, tmp_path / "found") as folder:
            from_a_checkpoint(folder)
    assert from_a_checkpoint(tmp_path / "card" / "state" / "journal"), "nothing of it was lost"


def test_what_was_cut_off_stays_cut_off(tmp_path: Path) -> None:
    """A torn tail is named once: after the next cut it is not there again, as damage."""
    (tmp_path / "card").mkdir()
    with forgetful(tmp_path / "card", seed=7, ways=1) as (table, cuts):
        table.begin()
        table.play(HAND)
    torn = 0
    for cut in worst(cuts)[::3]:
        with found(cut.found, tmp_path / "found") as folder:
            if cut.before[0] and (tails := tails_in(folder)):
                torn += 1
                after = go_on_and_cut(folder.parents[1])
                with found(after.found, tmp_path / "again") as again:
                    assert not tails & problems_in(again)
                    hold_against(again, after.before)
    assert torn > 3


def test_a_file_that_was_taken_away_stays_away(tmp_path: Path) -> None:
    (tmp_path / "000001-0001.journal").write_bytes(b"nothing whole")
    forgets = ForgetfulSystem(tmp_path, 1, lambda: None, ways=0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(disk, "os", forgets)
        patch.setattr(system, "os", forgets)
        RealDisk().cut(tmp_path / "000001-0001.journal", 0)
    forgets.cut()
    assert forgets.cuts[-1].found == {}


def problems_in(folder: Path) -> set[tuple[str, int]]:
    return {(problem.file, problem.at) for problem in account(RealDisk(), folder, 1).problems}


def tails_in(folder: Path) -> set[tuple[str, int]]:
    problems = account(RealDisk(), folder, 1).problems
    return {(problem.file, problem.at) for problem in problems if problem.tail}


def go_on_and_cut(root: Path) -> Cut[Told]:
    """Go on with what was found, and lose again all that can be lost."""
    with forgetful(root, seed=1, ways=0) as (table, cuts):
        table.play(HAND[table.go_on() :])
    return cuts[-1]
