"""When a journal is well, and what it does while there is nothing to keep."""

import errno
from pathlib import Path

from companion.core.live import Session
from companion.keep.journal.journal import AGAIN_S
from companion.keep.journal.opening import open_journal
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
