"""When a journal is well, and what it does while there is nothing to keep."""

import errno
import os
from pathlib import Path

import pytest

from companion.core.live import Session
from companion.core.referee.verdicts import Verdict
from companion.keep.journal.account import account
from companion.keep.journal.frames import framed
from companion.keep.journal.journal import AGAIN_S, LINGER_S, Health
from companion.keep.journal.opening import open_journal
from companion.keep.journal.reading import Reader
from companion.keep.journal.segments import Segment, matches
from companion.keep.journal.sense import TIME
from companion.keep.journal.writer import Limits, Position, Writer
from companion.kit.notice import Notice
from tests.keep.journal.cards import FakeCard
from tests.keep.journal.evenings import evening
from tests.keep.journal.test_trouble import SHORT, Table


def test_a_card_is_well_again_once_it_has_synced_and_not_before(tmp_path: Path) -> None:
    """It takes what is written, and confirms nothing: that is no end of the trouble."""
    card = FakeCard()
    table = Table(tmp_path, card)
    table.play(50)
    card.failing["sync"] = errno.EIO
    table.play(20)
    table.seconds += AGAIN_S
    table.opened.journal.events(table.events[70:71])
    assert len(table.said) == 1, "what is only written may be gone tomorrow"
    card.failing.clear()
    table.seconds += AGAIN_S
    table.opened.journal.events(table.events[71:72])
    assert table.said[1:] == [f"The journal in {tmp_path} is written again; nothing was lost."]


def test_a_note_is_written_at_once(tmp_path: Path) -> None:
    card = FakeCard()
    table = Table(tmp_path, card)
    card.calls.clear()
    table.opened.journal.note("seed", caller=7)
    assert card.calls == ["append"]


def test_a_card_that_refused_is_tried_again_as_soon_as_it_had_its_peace(tmp_path: Path) -> None:
    card = FakeCard()
    table = Table(tmp_path, card)
    table.play(50)
    card.failing["sync"] = errno.EIO
    table.opened.journal.settle()
    card.failing.clear()
    table.seconds += AGAIN_S - 0.01
    table.opened.journal.rest()
    assert len(table.said) == 1
    table.seconds += 0.01
    table.opened.journal.rest()
    assert len(table.said) == 2
    assert AGAIN_S == 1.0


def test_what_is_kept_is_durable_once_it_is_settled(tmp_path: Path) -> None:
    card = FakeCard()
    opened = open_journal(tmp_path, disk=card)
    assert opened.journal.durable, "nothing is kept yet"
    opened.close()
    table = Table(tmp_path, card)
    journal = table.opened.journal
    assert journal.durable
    journal.events(table.events[:1])
    assert not journal.durable
    journal.settle()
    assert journal.durable
    card.failing["everything"] = errno.EIO
    journal.events(table.events[1:2])
    journal.begin(evening(SHORT)[0], table.clock)
    assert not journal.durable
    card.failing.clear()
    table.rest()
    assert journal.durable


def test_four_matches_wait_for_a_card_that_takes_nothing_and_a_fifth_is_lost(
    tmp_path: Path,
) -> None:
    card = FakeCard()
    card.failing["everything"] = errno.ENOSPC
    table = Table(tmp_path, card)
    for _ in range(4):
        table.opened.journal.begin(evening(SHORT)[0], table.clock)
    assert len(table.said) == 1
    table.opened.journal.begin(evening(SHORT)[0], table.clock)
    assert table.said[1:] == ["Match 1 could not be recorded and is lost."]
    card.failing.clear()
    table.rest()
    assert matches(card, tmp_path) == [2, 3, 4, 5, 6]


def test_as_much_is_held_in_memory_as_was_said_and_no_more(tmp_path: Path) -> None:
    card, body = FakeCard(), '{"note":"seed"}'
    limits = Limits(kept_bytes=2 * len(framed(2, "note", body)))
    writer = Writer(card, tmp_path, lambda piece: "{}", Position(Segment(1, 1)), limits)
    writer.add("note", body)
    writer.commit(durable=True)
    card.failing["append"] = errno.EIO
    for lost in (0, 0, 1, 2):
        writer.add("note", body)
        with pytest.raises(OSError, match=os.strerror(errno.EIO)):
            writer.commit(durable=False)
        assert writer.lost == lost
    assert writer.waiting == 4
    card.failing.clear()
    writer.commit(durable=True)
    assert (writer.lost, writer.waiting, writer.behind) == (0, 0, False)


def test_a_match_can_be_gone_on_with_from_where_all_of_it_is_durable(tmp_path: Path) -> None:
    card = FakeCard()
    writer = Writer(card, tmp_path, lambda piece: "{}", Position(Segment(1, 1)), Limits())
    assert writer.place() is None, "there is no file yet"
    writer.add("note", '{"note":"seed"}')
    writer.commit(durable=True)
    place = writer.place()
    assert place is not None
    assert (place.match, place.seq, place.piece) == (1, 1, 1)
    assert place.is_there(card, tmp_path)
    writer.add("note", '{"note":"seed"}')
    assert writer.place() is None, "the second is not even written"
    writer.commit(durable=False)
    assert writer.place() is None
    writer.commit(durable=True)
    later = writer.place()
    assert later is not None
    assert (later.seq, later.at) == (2, card.size(tmp_path / Segment(1, 1).name))
    assert later.is_there(card, tmp_path)


def test_a_single_record_that_was_lost_is_named(tmp_path: Path) -> None:
    card = FakeCard()
    handle = card.create(tmp_path / Segment(1, 1).name)
    note = '{"note":"lost","from":2,"to":2,"why":"full"}'
    for seq, body in ((1, '{"note":"began"}'), (2, note), (3, '{"note":"seed"}')):
        card.append(handle, framed(seq, "note", body))
    told = account(card, tmp_path, 1)
    assert [str(problem).partition(": ")[2].partition(": ")[2] for problem in told.problems] == [
        "1 record(s) from number 2 on: never written, as was said at the time"
    ]
    assert told.next_seq == 4


def test_a_first_line_that_names_no_shift_has_none(tmp_path: Path) -> None:
    card = FakeCard()
    handle = card.create(tmp_path / Segment(1, 1).name)
    opening = '{"journal":1,"match":1,"piece":1,"header":{"game":"block","seats":2}}'
    card.append(handle, framed(1, "open", opening))
    told = account(card, tmp_path, 1)
    assert (told.shift, told.boot, told.began, told.problems) == (0, "", "", ())
    assert not told.empty


def test_what_the_card_has_not_taken_is_said_in_one_line(tmp_path: Path) -> None:
    card = FakeCard()
    table = Table(tmp_path, card)
    journal = table.opened.journal
    assert journal.unkept() == ""
    card.failing["everything"] = errno.ENOSPC
    journal.events(table.events[:2])
    full = f"not on the card in {tmp_path} ({os.strerror(errno.ENOSPC)}): "
    assert journal.unkept() == f"{full}2 records of match 1"
    journal.begin(evening(SHORT)[0], table.clock)
    assert journal.unkept() == f"{full}2 records of match 1 and 1 record of match 2"
    card.failing.clear()
    table.rest()
    assert journal.unkept() == ""


def test_a_note_says_when_it_was_made_to_the_second(tmp_path: Path) -> None:
    opened = open_journal(tmp_path, disk=FakeCard(), wall=lambda: 1.75)
    opened.journal.begin(evening(SHORT)[0], lambda: 0)
    noted = opened.journal.note("seed", caller=7)
    assert noted == {"note": "seed", "wall": "1970-01-01T00:00:01+00:00", "caller": 7}


def test_how_late_it_is_is_kept_once_for_each_instant(tmp_path: Path) -> None:
    card, times = FakeCard(), iter([5, 5, 6, 4, 7])
    opened = open_journal(tmp_path, disk=card)
    opened.journal.begin(evening(SHORT)[0], lambda: next(times))
    for n in range(1, 6):
        opened.journal.verdicts([Verdict(n, n, "won", {})])
    opened.journal.settle()
    reader = Reader(card, tmp_path, 1)
    kept = [r.body["t"] for r in reader.records() if r.record.kind == TIME]
    assert kept == [5, 6, 7]


def test_what_waits_is_synced_when_it_has_waited_for_ten_seconds(tmp_path: Path) -> None:
    card = FakeCard()
    table = Table(tmp_path, card)
    table.opened.journal.events(table.events[:1])
    table.seconds += LINGER_S - 0.01
    table.opened.journal.rest()
    assert not table.opened.journal.durable
    table.seconds += 0.02
    table.opened.journal.rest()
    assert table.opened.journal.durable
    assert LINGER_S == 10.0


def test_before_a_match_begins_there_is_nothing_to_keep(tmp_path: Path) -> None:
    card = FakeCard()
    journal = open_journal(tmp_path, disk=card).journal
    card.calls.clear()
    for _ in range(2):
        journal.events(evening(SHORT)[2])
        journal.verdicts(Session(evening(SHORT)[1]).resume(evening(SHORT)[2]))
        journal.note("seed", caller=7)
        journal.settle()
        journal.rest()
        journal.close()
    assert card.calls == []


def test_a_card_that_works_has_nothing_to_say(tmp_path: Path) -> None:
    health = Health(tmp_path, lambda notice: None, lambda: 0.0)
    assert (health.well, health.why) == (True, "")


def test_a_card_whose_trouble_has_no_name_says_it_in_its_own_words(tmp_path: Path) -> None:
    said: list[str] = []
    health = Health(tmp_path, lambda notice: said.append(notice.log), lambda: 0.0)
    card = FakeCard()
    writer = Writer(card, tmp_path, lambda piece: "{}", Position(Segment(1, 1)), Limits())
    card.create = pulled_out  # type: ignore[method-assign]
    writer.add("note", "{}")
    health.commit(writer, durable=True)
    assert (health.well, health.why) == (False, "pulled out")
    assert "pulled out" in said[0]


def pulled_out(file: Path) -> int:
    raise OSError("pulled out")


def test_each_trouble_counts_its_own_losses(tmp_path: Path) -> None:
    """What was lost in the first was told at its end: the next begins at nothing."""
    card = FakeCard()
    frame = len(framed(10, "note", '{"note":"seed"}'))
    writer = Writer(
        card, tmp_path, lambda piece: "{}", Position(Segment(1, 1)), Limits(kept_bytes=2 * frame)
    )
    seconds, said = [0.0], list[Notice]()
    health = Health(tmp_path, said.append, lambda: seconds[0])

    def trouble(records: int) -> set[str]:
        card.failing["append"] = errno.EIO
        for _ in range(records):
            writer.add("note", '{"note":"seed"}')
            health.commit(writer, durable=True)
        card.failing.clear()
        seconds[0] += AGAIN_S
        health.commit(writer, durable=True)
        return {text.partition("; ")[2] for text in (said[-1].log, said[-1].shown)}

    assert trouble(3) == {"1 record was lost."}
    assert trouble(2) == {"nothing was lost."}
    assert trouble(5) == {"3 records were lost."}
    assert len(said) == 6


def test_who_closes_a_journal_has_the_card_tried_once_more_at_once(tmp_path: Path) -> None:
    """There may be no other time, however short ago it refused."""
    card = FakeCard()
    table = Table(tmp_path, card)
    card.failing["everything"] = errno.EIO
    table.opened.journal.events(table.events[:2])
    card.failing.clear()
    table.opened.journal.close()
    assert table.opened.journal.durable
    assert account(card, tmp_path, 1).events == 2


def test_a_mark_that_rose_at_the_same_instant_is_kept_and_one_that_did_not_is_not(
    tmp_path: Path,
) -> None:
    card, marks = FakeCard(), iter([None, 3, 3, 9, 2, None])
    opened = open_journal(tmp_path, disk=card)
    opened.journal.begin(evening(SHORT)[0], lambda: 5)
    opened.journal.low_water = lambda: next(marks)
    for n in range(1, 7):
        opened.journal.verdicts([Verdict(n, n, "won", {})])
    opened.journal.settle()
    kept = [r.body for r in Reader(card, tmp_path, 1).records() if r.record.kind == TIME]
    assert kept == [{"t": 5}, {"t": 5, "mark": 3}, {"t": 5, "mark": 9}]
