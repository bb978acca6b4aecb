"""A backup of the store in one file, made while it is in use."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing, suppress
from pathlib import Path

from companion.club.errors import ClubError
from companion.club.store.opening import Store
from companion.language import say

PG_DUMP = "pg_dump"


def back_up(store: Store, file: Path) -> None:
    """Write everything into a file, whole or not at all; ClubError in one line where it cannot be.

    From PostgreSQL it is what `pg_restore` reads, from SQLite a store of its own.
    """
    beside = file.with_name(f"{file.name}.new")
    try:
        # Names are in it: for its owner alone.
        os.close(os.open(beside, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))
        (_dumped if store.on_postgres else _copied)(store, beside)
        beside.replace(file)
    except (OSError, sqlite3.Error, ClubError) as error:
        with suppress(OSError):
            beside.unlink()
        reason = getattr(error, "strerror", None) or str(error)
        raise ClubError(say("club-no-backup", file=str(file), reason=reason)) from None


def _copied(store: Store, file: Path) -> None:
    with (
        closing(sqlite3.connect(str(store.url.database))) as whole,
        closing(sqlite3.connect(file)) as copy,
    ):
        whole.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")


def _dumped(store: Store, file: Path) -> None:
    program = shutil.which(PG_DUMP)
    if program is None:
        raise ClubError(say("club-no-pg-dump"))
    url = store.url.set(drivername="postgresql", password=None)
    environment = dict(os.environ)
    if store.url.password:
        environment["PGPASSWORD"] = str(store.url.password)
    done = subprocess.run(
        [program, "--format=custom", f"--file={file}", url.render_as_string(hide_password=False)],
        env=environment, capture_output=True, check=False, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    if done.returncode:
        raise ClubError(" ".join(done.stderr.decode(errors="replace").split()))
