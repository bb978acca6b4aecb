"""A club after an evening, for those who only look at it."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from companion.club.store.opening import Store, where
from tests.club.conftest import ENGINES
from tests.club.postgres import Postgres
from tests.club.stores import emptied, fresh_store
from tests.club.wall.hanging import an_evening
from tests.keep.journal.conftest import memory_folder


class Evening(NamedTuple):
    """A store in which an evening was played, and the evening's number."""

    store: Store
    number: int


@pytest.fixture(scope="module", params=ENGINES)
def evening(request: pytest.FixtureRequest) -> Iterator[Evening]:
    """An evening of which three rounds were played, once of each engine: the wall cannot write."""
    with memory_folder() as folder:
        if request.param == "sqlite":
            store = fresh_store(Path(folder) / "club.sqlite3")
        else:
            store = Store(where(another(request)))
        yield Evening(store, an_evening(store))
        store.close()


def another(request: pytest.FixtureRequest) -> str:
    """Return the address of a club of its own on PostgreSQL."""
    server: Postgres = request.getfixturevalue("postgres")
    made: str = request.getfixturevalue("made")
    emptied(made)
    return server.database(like=made)
