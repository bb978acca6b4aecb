"""A store is made, found again, brought up from any version, and refused in one line."""

import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from companion.club.errors import ClubError
from companion.club.store.opening import Store, facts_of, migrate, open_store, script, where
from companion.club.store.schema import METADATA
from tests.support.command import ROOT, environment

VERSIONS = [each.revision for each in script().walk_revisions()]


def club_in(database: str) -> dict[str, str]:
    opened = open_store(database)
    with opened.keeper() as connection:
        found = facts_of(connection)
    opened.close()
    return found


def test_a_store_is_found_again(database: str) -> None:
    assert club_in(database) == club_in(database)


def test_the_migrations_make_what_the_schema_says(store: Store) -> None:
    with store.keeper() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


@pytest.mark.parametrize("version", VERSIONS)
def test_every_version_is_brought_up_to_this_one(database: str, version: str) -> None:
    old = Store(where(database))
    if not old.on_postgres:
        Path(database).touch()
    with old.keeper() as connection:
        migrate(connection, version)
    old.close()
    opened = open_store(database)
    with opened.keeper() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
        assert found == script().get_current_head()
    opened.close()


def test_a_store_of_a_newer_version_is_left_alone(database: str) -> None:
    opened = open_store(database)
    with opened.keeper() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    opened.close()
    with pytest.raises(ClubError, match="9999"):
        open_store(database)


@pytest.mark.parametrize("named", ["mysql://club", "postgres ql://", "sqlite://"])
def test_what_is_no_database_is_refused_in_one_line(named: str) -> None:
    with pytest.raises(ClubError) as refused:
        open_store(named)
    assert len(str(refused.value).splitlines()) == 1


def test_a_server_that_is_not_there_is_named_without_its_password() -> None:
    with pytest.raises(ClubError) as refused:
        open_store("postgresql://club:secret@127.0.0.1:1/club")
    assert "secret" not in str(refused.value)
    assert len(str(refused.value).splitlines()) == 1
    assert "postgresql://club:***@127.0.0.1:1/club" in str(refused.value)


def test_a_file_that_is_no_store_is_named_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Buy milk. " * 100)
    with pytest.raises(ClubError, match="file is not a database") as refused:
        open_store(str(file))
    assert f": {file}: " in str(refused.value)


WITHOUT = """
import sys

class Lacking:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("alembic", "sqlalchemy", "openskill", "psycopg"):
            raise ModuleNotFoundError(name, name=name)

sys.meta_path.insert(0, Lacking())
from companion.app.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    "words",
    ["serve", "tables", "invite T", "export", "forget N", "backup F", "evening new E",
     "evening show", "evening next", "evening close"],
)  # fmt: skip
def test_without_the_packages_one_line_says_what_to_install(words: str, tmp_path: Path) -> None:
    store = ["--database", str(tmp_path / "club.sqlite3")]
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, "club", *words.split(), *store],
        capture_output=True, check=False, env=environment(), cwd=ROOT, text=True,
    )  # fmt: skip
    assert done.returncode == 2
    assert 'pip install "table-companion[club]"' in done.stderr
    assert len(done.stderr.splitlines()) == 1
