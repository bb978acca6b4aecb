"""Somebody who wishes to be forgotten is: everywhere, and whatever is sent again."""

from pathlib import Path

import pytest
from sqlalchemy import Connection, select, text

from companion.club.store import forgetting
from companion.club.store.forgetting import forget, know_again
from companion.club.store.opening import Store
from companion.club.store.schema import METADATA, PLAYERS
from tests.club.journals import TableJournal
from tests.club.lines import Line, exchange, joined, sender_of, unlike


def everything(store: Store) -> str:
    """All that the store says, in one text."""
    with store.keeper() as connection:
        return "\n".join(
            repr(row)
            for table in METADATA.sorted_tables
            for row in connection.execute(text(f"SELECT * FROM {table.name}"))
        )


def played(folder: Path, *names: str) -> TableJournal:
    table = TableJournal(folder, names=names)
    table.begin()
    table.hand([1, 2, 3][: len(names)])
    table.win(1)
    table.end()
    return table


def test_a_name_is_gone_from_everything(store: Store, tmp_path: Path) -> None:
    played(tmp_path / "a", "Rosalind", "Ben")
    played(tmp_path / "b", "Cy", "rosalind ")
    for name in ("a", "b"):
        exchange(sender_of(tmp_path / name), Line(store, joined(store, name)))
    with store.keeper() as connection:
        assert forget(connection, "ROSALIND") == 2
    assert "rosalind" not in everything(store).lower()
    with store.wall() as connection:
        names = connection.execute(select(PLAYERS.c.name)).scalars().all()
    assert sorted(filter(None, names)) == ["Ben", "Cy"]
    assert names.count(None) == 2


def test_a_table_that_sends_again_does_not_bring_it_back(store: Store, tmp_path: Path) -> None:
    table = played(tmp_path / "a", "Rosalind", "Ben")
    line = Line(store, joined(store, "a"))
    exchange(sender_of(tmp_path / "a"), line)
    with store.keeper() as connection:
        forget(connection, "Rosalind")
    line.again(1)
    table.rejudge(1)
    table.win(2)
    table.end()
    table.begin()
    table.win(1)
    table.end()
    exchange(sender_of(tmp_path / "a"), line)
    assert "Rosalind" not in everything(store)
    assert unlike(store, a=tmp_path / "a") == []


def test_a_name_can_be_known_again(store: Store, tmp_path: Path) -> None:
    table = played(tmp_path / "a", "Rosalind", "Ben")
    with store.keeper() as connection:
        forget(connection, "Rosalind")
        assert know_again(connection, "rosalind")
        assert not know_again(connection, "rosalind")
    exchange(sender_of(table.folder), Line(store, joined(store, "a")))
    assert "Rosalind" in everything(store)


def test_whoever_keeps_names_elsewhere_is_told(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[bool] = []

    def heard(connection: Connection, meant: object) -> None:
        assert callable(meant)
        told.append(meant("ADA") and not meant("Ben"))

    monkeypatch.setattr(forgetting, "FORGETTERS", [heard])
    with store.keeper() as connection:
        forget(connection, "Ada")
    assert told == [True]


def test_verdicts_of_every_game_name_nobody(tmp_path: Path) -> None:
    """What stays of somebody are lines that speak of seats: so names need not be looked for."""
    from companion.club.sending.reading import Source, read_match
    from companion.keep.journal.disk import RealDisk
    from companion.keep.journal.segments import files_by_match
    from tests.keep.history.shelves import hand, shelve

    names = ("Rosalind", "Theodora", "Ulysses")
    shelve(tmp_path, hand([210, 220, 230], [1, 2, 3]), names)
    disk, source = RealDisk(), Source(tmp_path)
    for number, files in files_by_match(disk, tmp_path).items():
        lines = read_match(disk, source, number, files).lines
        assert lines
        assert not [line for line in lines if any(name in line for name in names)]
