"""Time goes on where it stopped, whatever the clocks of the machine do."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.live import Session
from companion.core.referee.events import Card, Cue, Deal, Press
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from companion.keep.journal.opening import open_journal
from companion.keep.journal.shift import PAUSE_US, Shift, shift_for, unwatched
from tests.keep.journal.evenings import Clock

TIMES = st.integers(0, 2**50)
HEADER = {"transcript": 1, "game": "sherlock-holmes", "seats": 4}


@given(TIMES, TIMES, st.integers(-(2**50), 2**50), st.booleans())
def test_a_resumed_match_never_goes_back(now: int, reached: int, by: int, same: bool) -> None:
    shift = shift_for(now, reached, by, same)
    assert shift.clock(lambda: now)() > reached


@given(TIMES, TIMES, st.integers(0, 2**50))
def test_within_a_boot_nothing_shifts(now: int, ahead: int, by: int) -> None:
    assert shift_for(now + ahead + 1, now, 0, same_boot=True) == Shift(0)
    assert shift_for(now + ahead + 1, now + by, by, same_boot=True) == Shift(by)


def test_after_a_boot_time_goes_on_a_pause_later() -> None:
    shift = shift_for(now=5_000_000, reached=900_000_000, by=0, same_boot=False, pause=10_000_000)
    assert shift.clock(lambda: 5_000_000)() == 910_000_000
    assert shift.event(Press(5_000_100, 7, 3, "white")) == Press(910_000_100, 7, 3, "white")
    dealt = shift.event(Deal(5_000_000, "deal", {}))
    assert (type(dealt), dealt.t) == (Deal, 910_000_000)


def test_after_a_boot_long_ago_nothing_is_taken_for_the_time_of_the_match() -> None:
    """The machine ran for longer before its table was opened than the match had lasted."""
    shift = shift_for(now=950_000_000, reached=900_000_000, by=0, same_boot=False)
    assert shift.clock(lambda: 950_000_000)() == 900_000_000 + PAUSE_US


def test_a_clock_that_stands_where_the_match_does_is_not_ahead_of_it() -> None:
    assert shift_for(now=7, reached=7, by=0, same_boot=True) == Shift(PAUSE_US)
    assert shift_for(now=8, reached=7, by=0, same_boot=True) == Shift(0)


def test_a_match_that_has_seen_nothing_begins_at_the_beginning() -> None:
    assert shift_for(now=5, reached=-1, by=0, same_boot=False) == Shift(PAUSE_US - 5)
    assert PAUSE_US == 10_000_000
    lost, back = unwatched(reached=-1, now=12)
    assert (lost.t, lost.reason, back.t, back.reason) == (0, "not-watched", 12, "recovered")


def test_nobody_is_back_before_they_were_away() -> None:
    assert [fault.t for fault in unwatched(reached=30, now=20)] == [30, 30]
    assert [fault.t for fault in unwatched(reached=30, now=31)] == [30, 31]


def test_what_happened_before_the_match_began_happened_at_its_beginning() -> None:
    assert Shift(-50).event(Cue(20, 0, "ready")) == Cue(0, 0, "ready")
    assert Shift(-50).event(Cue(51, 0, "ready")) == Cue(1, 0, "ready")


def test_where_the_machine_does_not_tell_its_boots_apart_every_one_is_another(
    tmp_path: Path,
) -> None:
    opened = open_journal(tmp_path, boot="")
    assert opened.shift(7) == Shift()
    opened.journal.begin(HEADER, Clock())
    opened.journal.events([Deal(900, "deal", {})])
    opened.close()
    again = open_journal(tmp_path, boot="")
    assert again.shift(1_000) == Shift(900 + PAUSE_US - 1_000)
    again.close()


@pytest.mark.parametrize(("boot", "by"), [("this", 0), ("another", 900 + PAUSE_US - 1_000)])
def test_the_time_of_a_match_goes_on_within_a_boot_and_is_pieced_together_after_another(
    tmp_path: Path, boot: str, by: int
) -> None:
    opened = open_journal(tmp_path, boot="this")
    opened.journal.begin(HEADER, Clock())
    opened.journal.events([Deal(900, "deal", {})])
    opened.close()
    again = open_journal(tmp_path, boot=boot)
    assert again.shift(1_000) == Shift(by)
    again.close()


def test_without_a_shift_the_match_has_the_time_of_the_machine() -> None:
    assert Shift().clock(lambda: 7)() == 7
    assert Shift().event(Cue(7, 0, "ready")) == Cue(7, 0, "ready")


def test_the_shift_lives_in_the_journal(tmp_path: Path) -> None:
    """Two boots and a restart: the third run knows how the second dated things."""
    opened = open_journal(tmp_path, boot="first")
    opened.journal.begin(HEADER, Clock())
    opened.journal.events([Deal(900_000_000, "deal", {})])
    opened.close()

    header = parse_header(HEADER, GAMES)
    second = open_journal(tmp_path, boot="second")
    shift = second.shift(now=1_000_000)
    assert shift == Shift(909_000_000)
    clock = shift.clock(lambda: 1_000_000)
    session = Session(header, second.journal)
    second.pick_up(session, header, shift, clock)
    session.take([shift.event(Cue(2_000_000, 0, "ready"))])
    second.close()

    third = open_journal(tmp_path, boot="second")
    assert third.shift(now=3_000_000) == shift
    third.close()


def test_a_wall_clock_that_jumps_changes_only_what_notes_say(tmp_path: Path) -> None:
    hours = iter([1e9, 2e9, 0.0, 5e8, 4e9])
    opened = open_journal(tmp_path, boot="one", wall=lambda: next(hours))
    opened.journal.begin(HEADER, Clock())
    opened.journal.note("seed", caller=7)
    opened.journal.events([Deal(1_000_000, "deal", {})])
    opened.close()
    again = open_journal(tmp_path, boot="one")
    assert again.last
    assert (again.last.events, again.last.reached, again.problems) == (1, 1_000_000, ())
    assert [note["caller"] for note in again.last.notes] == [7]
    again.close()


def test_nobody_is_accused_of_what_happened_while_nobody_watched() -> None:
    """PLAY was called, then the power went: who had not played yet is not late."""
    session = Session(parse_header(HEADER, GAMES))
    cues = [Cue(1_000_000, 0, "ready"), Cue(2_000_000, 0, "play")]
    verdicts = session.resume([Deal(0, "deal", {}), *cues, *unwatched(2_100_000, 12_100_000)])
    verdicts += session.resume([Cue(13_000_000, 0, "ready"), Cue(20_000_000, 0, "play")])
    assert [verdict.kind for verdict in verdicts] == ["fault", "fault"]


def test_what_a_camera_saw_is_shifted_with_the_telling_of_it() -> None:
    told = Card(9_000, 2, "RUN", seen=5_000, u=7)
    assert Shift(1_000).event(told) == Card(10_000, 2, "RUN", seen=6_000, u=7)
    assert Shift(-6_000).event(told) == Card(3_000, 2, "RUN", seen=0, u=7)
    assert Shift(-9_500).event(told) == Card(0, 2, "RUN", seen=0, u=7)
    assert Shift(1_000).event(Card(9_000, 2, "RUN")) == Card(10_000, 2, "RUN")
    assert Shift().event(told) is told
