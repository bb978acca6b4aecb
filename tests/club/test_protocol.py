"""Whatever the line does: in the end the club has what the journals say, each thing once."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from companion.club.store.opening import Store, open_store
from companion.club.store.schema import MATCHES
from tests.club.journals import TableJournal
from tests.club.lines import Line, exchange, joined, sender_of, unlike
from tests.club.stores import fresh_store
from tests.keep.journal.conftest import memory_folder


def two_matches(folder: Path) -> TableJournal:
    table = TableJournal(folder)
    for winner in (1, 2):
        table.begin()
        table.hand([3, 0, 1])
        table.hand([0, 2, 2])
        table.win(winner)
        table.end()
    return table


def test_what_was_played_is_in_the_club(store: Store, tmp_path: Path) -> None:
    two_matches(tmp_path / "a")
    line = Line(store, joined(store, "a"))
    exchange(sender_of(tmp_path / "a"), line)
    assert unlike(store, a=tmp_path / "a") == []


def test_a_table_that_was_away_sends_what_it_missed(store: Store, tmp_path: Path) -> None:
    table = two_matches(tmp_path / "a")
    line, sender = Line(store, joined(store, "a")), sender_of(tmp_path / "a")
    exchange(sender, line)
    for _ in range(3):
        table.begin()
        table.hand([1, 1, 1])
        table.end()
    exchange(sender, line)
    assert unlike(store, a=tmp_path / "a") == []


def test_nothing_is_sent_that_is_not_durable(store: Store, tmp_path: Path) -> None:
    table = TableJournal(tmp_path / "a")
    table.begin()
    table.hand([1, 2, 3])
    line, sender = Line(store, joined(store, "a")), sender_of(tmp_path / "a")
    exchange(sender, line)
    assert not any(said["matches"] for said in line.said)
    table.mark()
    table.win(2)
    exchange(sender, line)
    (sent,) = line.said[-1]["matches"]
    assert len(sent["lines"]) == table.verdicts - 1
    table.mark()
    exchange(sender, line)
    assert unlike(store, a=tmp_path / "a") == []


def test_what_was_taken_back_is_taken_back_there(store: Store, tmp_path: Path) -> None:
    table = TableJournal(tmp_path / "a")
    line, sender = Line(store, joined(store, "a")), sender_of(tmp_path / "a")
    table.begin()
    table.hand([9, 0, 0])
    score = table.verdicts
    table.win(1)
    table.mark()
    exchange(sender, line)
    table.overturn(table.verdicts)
    table.overturn(score)
    table.hand([0, 9, 0])
    table.win(2)
    table.end()
    exchange(sender, line)
    assert unlike(store, a=tmp_path / "a") == []


def test_what_was_given_anew_takes_the_place_of_what_was_sent(store: Store, tmp_path: Path) -> None:
    table = TableJournal(tmp_path / "a")
    line, sender = Line(store, joined(store, "a")), sender_of(tmp_path / "a")
    table.begin()
    table.hand([9, 0, 0])
    table.win(1)
    table.mark()
    exchange(sender, line)
    table.rejudge(3)
    table.hand([0, 9, 0])
    table.win(2)
    table.end()
    exchange(sender, line)
    assert unlike(store, a=tmp_path / "a") == []


def test_a_club_from_an_old_backup_is_filled_up_again(tmp_path: Path) -> None:
    table = two_matches(tmp_path / "a")
    store = open_store(str(tmp_path / "club.sqlite3"))
    line, sender = Line(store, joined(store, "a")), sender_of(tmp_path / "a")
    exchange(sender, line)
    store.close()
    saved = (tmp_path / "club.sqlite3").read_bytes()
    store = line.store = open_store(str(tmp_path / "club.sqlite3"))
    table.begin()
    table.hand([1, 2, 3])
    table.end()
    exchange(sender, line)
    store.close()
    (tmp_path / "club.sqlite3").write_bytes(saved)
    line.store = open_store(str(tmp_path / "club.sqlite3"))
    exchange(sender, line)
    exchange(sender, line)
    assert unlike(line.store, a=tmp_path / "a") == []
    line.store.close()


def test_a_new_card_begins_at_one_again_and_takes_nothing_away(
    store: Store, tmp_path: Path
) -> None:
    two_matches(tmp_path / "old")
    line = Line(store, joined(store, "a"))
    exchange(sender_of(tmp_path / "old"), line)
    fresh = TableJournal(tmp_path / "new", began="2026-12-01T20:00:00+00:00")
    fresh.begin()
    fresh.hand([5, 5, 5])
    fresh.end()
    exchange(sender_of(tmp_path / "new"), line)
    with store.wall() as connection:
        names = sorted(connection.execute(select(MATCHES.c.match)).scalars())
    assert names == ["1", "1.2", "2"]


def test_a_match_that_went_on_in_two_copies_is_told(store: Store, tmp_path: Path) -> None:
    tables = [TableJournal(tmp_path / name) for name in ("one", "two")]
    for table in tables:
        table.begin()
        table.hand([1, 2, 3])
    tables[0].win(1)
    tables[1].win(2)
    tables[1].hand([4, 4, 4])
    line = Line(store, joined(store, "a"))
    for table in tables:
        table.end()
    exchange(sender_of(tables[0].folder), line)
    second = sender_of(tables[1].folder)
    exchange(second, line)
    assert second.refused == {"1": "conflict"}
    assert unlike(store, a=tables[0].folder) == []


def test_what_retention_has_taken_from_the_table_stays_in_the_club(
    store: Store, tmp_path: Path
) -> None:
    two_matches(tmp_path / "a")
    line = Line(store, joined(store, "a"))
    exchange(sender_of(tmp_path / "a"), line)
    before = unlike(store, a=tmp_path / "a")
    (tmp_path / "a" / "000001-0001.journal").unlink()
    exchange(sender_of(tmp_path / "a"), line)
    assert before == []
    assert all("too much" in each for each in unlike(store, a=tmp_path / "a"))


def test_nonsense_is_refused_and_keeps_nothing_else_away(store: Store, tmp_path: Path) -> None:
    table = TableJournal(tmp_path / "a")
    table.begin()
    table.verdict("card", seat=10**17)
    table.end()
    table.begin()
    table.hand([1, 1, 1])
    table.end()
    sender = sender_of(tmp_path / "a")
    exchange(sender, Line(store, joined(store, "a")))
    assert sender.refused == {"1": "unfit"}
    assert all("missing" in each for each in unlike(store, a=tmp_path / "a"))


@pytest.mark.parametrize("name", ["A\0da", "Zoë 😀", "'; DROP TABLE lines; --"])
def test_any_name_can_be_kept(store: Store, tmp_path: Path, name: str) -> None:
    table = TableJournal(tmp_path / "a", names=(name, "Ben"))
    table.begin()
    table.hand([1, 2])
    table.end()
    exchange(sender_of(tmp_path / "a"), Line(store, joined(store, "a")))
    assert unlike(store, a=tmp_path / "a") == []


STEPS = st.lists(
    st.sampled_from(
        ["play", "score", "win", "overturn", "rejudge", "piece", "mark", "end",
         "talk", "lost", "unanswered", "again", "restart"]
    ),
    max_size=60,
)  # fmt: skip


def take_a_step(step: str, table: TableJournal, chance: Random) -> None:
    """What can happen at a table."""
    if step == "play":
        table.event("press", seat=1, input="pile", u=100)
        table.verdict("card", seat=chance.randint(1, 3))
    elif step == "score":
        table.hand([chance.randint(0, 9) for _ in range(3)])
    elif step == "win":
        table.win(chance.randint(1, 3))
    elif step == "overturn" and table.verdicts:
        table.overturn(chance.randint(1, table.verdicts))
    elif step == "rejudge" and table.verdicts:
        table.mark()
        table.rejudge(chance.randint(1, table.verdicts))
    elif step == "piece":
        table.next_piece()
    elif step == "mark":
        table.mark()
    elif step == "end":
        table.end()
        table.begin()


@given(steps=STEPS, seed=st.integers(0, 2**16))
def test_whatever_the_line_does_the_club_has_what_the_journal_says(
    steps: list[str], seed: int
) -> None:
    chance = Random(seed)
    with memory_folder() as name:
        folder = Path(name)
        store = fresh_store(folder / "club.sqlite3")
        table = TableJournal(folder / "a")
        table.begin()
        line, sender = Line(store, joined(store, "a")), sender_of(table.folder)
        for step in steps:
            take_a_step(step, table, chance)
            if step in ("talk", "lost", "unanswered"):
                sender.look()
                message = sender.message()
                if step == "lost":
                    sender.unheard()
                elif step == "unanswered":
                    line.carry(message)
                    sender.unheard()
                else:
                    sender.heard(line.carry(message))
            elif step == "again":
                line.again(chance.randrange(1000))
            elif step == "restart":
                sender = sender_of(table.folder)
        table.end()
        exchange(sender, line)
        assert not sender.refused
        assert unlike(store, a=table.folder) == []
        for late in chance.sample(range(len(line.said)), len(line.said)):
            line.again(late)
        assert unlike(store, a=table.folder) == []
        store.close()
