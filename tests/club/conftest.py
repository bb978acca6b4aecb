"""Stores for every test, on both engines; one PostgreSQL for all tests of a worker."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.club.store.opening import Store, open_store, where
from tests.club.postgres import Postgres, missing
from tests.club.stores import emptied, empty_store
from tests.keep.journal.conftest import memory_folder


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """In memory: what is tried here is not the disk."""
    with memory_folder() as folder:
        yield Path(folder)


ENGINES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that runs; skips by name where there is none."""
    if why := missing():
        pytest.skip(why)
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.close()


@pytest.fixture(params=ENGINES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of each engine."""
    if request.param == "sqlite":
        return str(tmp_path / "club.sqlite3")
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


@pytest.fixture(scope="session")
def made(postgres: Postgres) -> str:
    """The address of a database in which a club has been made, for all tests of a worker."""
    database = postgres.database()
    open_store(database).close()
    return database


@pytest.fixture(params=ENGINES)
def club(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a club in which nothing has been played yet, once of each engine."""
    if request.param == "sqlite":
        file = tmp_path / "club.sqlite3"
        file.write_bytes(empty_store())
        return str(file)
    made: str = request.getfixturevalue("made")
    emptied(made)
    return made


@pytest.fixture
def store(club: str) -> Iterator[Store]:
    """The same, opened."""
    opened = Store(where(club))
    yield opened
    opened.close()
