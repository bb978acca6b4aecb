"""A real table with bots, a real club: the power goes at both ends, and the club has the match."""

from pathlib import Path

import pytest
from sqlalchemy import func, select

from companion.club.store.opening import Store, where
from companion.club.store.schema import LINES
from tests.app.hosted.process import Daemon, waited
from tests.club.lines import unlike
from tests.club.serving import Served, linked, settled
from tests.club.stores import fresh_store

pytestmark = pytest.mark.slow
BOTS = ("--bots", "4", "--no-console", "--target", "1000")


def lines_in(database: str) -> int:
    store = Store(where(database))
    with store.wall() as connection:
        found = connection.execute(select(func.count()).select_from(LINES)).scalar_one()
    store.close()
    return int(found)


def test_a_daemon_sends_what_it_judges(tmp_path: Path) -> None:
    journal, database = tmp_path / "journal", str(tmp_path / "club.sqlite3")
    fresh_store(Path(database)).close()
    club = Served(database, tmp_path)
    club.start()
    try:
        club.let_in("a", journal)
        with Daemon(journal, *BOTS) as daemon:
            daemon.ready()
            waited("verdicts in the club", lambda: lines_in(database) > 5)
            club.kill()
            daemon.kill()
        club.start()
        with Daemon(journal, *BOTS) as daemon:
            daemon.ready()
            before = lines_in(database)
            waited("more of them", lambda: lines_in(database) > before + 5)
            assert daemon.stop() == 0
            assert "Traceback" not in daemon.said
        with linked(journal) as link:
            settled(link)
        store = Store(where(database))
        assert unlike(store, a=journal) == []
        store.close()
    finally:
        club.close()
