"""The real server and the real database, killed in the middle; a table that was away, and back."""

import ssl
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from threading import Thread

import pytest

from companion.club.sending.line import ODD
from companion.club.sending.membership import Membership, file_beside, leave
from companion.club.sending.report import ALONE
from companion.club.store.opening import Store, open_store, where
from tests.club.journals import TableJournal
from tests.club.lines import unlike
from tests.club.postgres import Postgres, missing
from tests.club.serving import Served, asks, linked, settled
from tests.support.broker import papers
from tests.support.soak import times

pytestmark = pytest.mark.slow


@pytest.fixture
def served(club: str, tmp_path: Path) -> Iterator[Served]:
    door = Served(club, tmp_path)
    door.start()
    yield door
    door.close()


def play(table: TableJournal, hands: int = 3) -> None:
    table.begin()
    for hand in range(hands):
        table.hand([hand, 1, 2])
    table.win(2)
    table.end()


def same(database: str, **folders: Path) -> bool:
    store = Store(where(database))
    found = unlike(store, **folders)
    store.close()
    assert found == []
    return True


def test_a_table_joins_sends_and_leaves(served: Served, tmp_path: Path) -> None:
    table = TableJournal(tmp_path / "a" / "journal")
    play(table)
    membership = served.let_in("a", table.folder)
    with linked(table.folder) as link:
        assert settled(link).matches == 1
        assert same(served.database, a=table.folder)
        assert asks(Membership(served.url, "guessed")) == "stranger"
        leave(file_beside(table.folder))
        link.turn()
        assert link.last.trouble == ALONE
    assert asks(membership) == ""
    assert served.stop() == 0


def test_a_club_in_secret_is_known_by_its_very_certificate(club: str, tmp_path: Path) -> None:
    paper = papers(tmp_path)
    both = tmp_path / "club.pem"
    both.write_bytes(paper.certificate.read_bytes() + paper.key.read_bytes())
    own = sha256(ssl.PEM_cert_to_DER_cert(paper.certificate.read_text())).hexdigest()
    door = Served(club, tmp_path, both)
    door.start()
    try:
        plain = door.let_in("a", tmp_path / "journal")
        pinned = replace(plain, fingerprint=own)
        assert asks(pinned) == ""
        assert asks(replace(plain, fingerprint=own.upper())) == ""
        assert asks(replace(plain, fingerprint="00" + own[2:])) == ODD
        assert asks(plain) != ""  # nobody vouches for it
    finally:
        door.close()


def test_a_server_that_is_killed_again_and_again_loses_nothing(
    served: Served, tmp_path: Path
) -> None:
    table = TableJournal(tmp_path / "a" / "journal")
    served.let_in("a", table.folder)
    chance = Random(7)
    with linked(table.folder) as link:
        for _ in range(times(1, soaking=2)):
            for _ in range(8):
                play(table, chance.randint(1, 30))
            link.turn()  # asks how far the club is
            sending = Thread(target=link.turn)
            sending.start()
            served.kill()
            sending.join()
            link.turn()
            assert link.last.trouble == "unreachable"
            served.start()
        settled(link)
    assert same(served.database, a=table.folder)


def test_a_database_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    if why := missing():
        pytest.skip(why)
    postgres = Postgres(durable=True)
    try:
        postgres.start()
        database = postgres.database()
        open_store(database).close()
        door = Served(database, tmp_path)
        door.start()
        table = TableJournal(tmp_path / "a" / "journal")
        door.let_in("a", table.folder)
        for _ in range(20):
            play(table, 20)
        with linked(table.folder) as link:
            link.turn()
            sending = Thread(target=link.turn)
            sending.start()
            postgres.kill()
            sending.join()
            link.turn()
            assert link.last.trouble == "store"
            postgres.start()
            settled(link)
        assert same(database, a=table.folder)
        door.close()
    finally:
        postgres.close()


def test_a_club_that_is_away_is_told_with_its_age(tmp_path: Path) -> None:
    from companion.app.table.club_words import notice_of
    from companion.club.sending.link import Link
    from companion.club.sending.membership import join
    from companion.club.sending.reading import Source

    table = TableJournal(tmp_path / "a" / "journal")
    play(table)
    play(table)
    join(file_beside(table.folder), Membership("http://127.0.0.1:1", "t"))
    now = [2_000_000_000.0]
    link = Link(
        Source(table.folder), file_beside(table.folder), lambda report: None, wall=lambda: now[0]
    )
    link.turn()
    now[0] += 7_300
    link.turn()
    link.close()
    assert link.last.behind == ("1", "2")
    notice = notice_of(link.last)
    assert notice is not None
    assert notice.shown.startswith("Club: 2 matches behind, oldest ")
