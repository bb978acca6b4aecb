"""What the parts of `companion club` share: which store, which table, and how they are named."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from companion.club.errors import ClubError
from companion.club.sending.line import LineError
from companion.club.sending.membership import Membership, file_beside, membership_in
from companion.keep.journal.opening import default_folder
from companion.language import known, say

if TYPE_CHECKING:
    from companion.club.store.opening import Store

Parts: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
DATABASE = "COMPANION_CLUB_DATABASE"
"""The environment variable that names the store, where `--database` does not."""
ADDRESS, FINGERPRINT = "address", "fingerprint"
"""What `serve` notes in the store, so that an invitation can say it."""


def add_database_option(parser: argparse.ArgumentParser) -> None:
    """Offer the store to use: by default a file of this machine."""
    parser.add_argument(
        "--database", metavar="FILE|URL", default=None, help=say("club-command-option-database")
    )


def database_of(args: argparse.Namespace) -> str:
    """Return which store the command line names, or the usual one."""
    usual = default_folder(os.environ).parent / "club" / "club.sqlite3"
    return str(args.database or os.environ.get(DATABASE) or usual)


@contextmanager
def store_of(args: argparse.Namespace) -> Iterator[Store]:
    """Open the store; ClubError in one line where that cannot be."""
    try:
        from companion.club.store.opening import open_store
    except ImportError as error:
        raise ClubError(say("club-needs-extra", module=str(error.name))) from None
    store = open_store(database_of(args))
    try:
        yield store
    finally:
        store.close()


def membership_file(args: argparse.Namespace) -> Path:
    """Return where the table keeps which club it belongs to."""
    from companion.app.cli.journals import journal_folder

    return file_beside(journal_folder(args))


def membership_of(args: argparse.Namespace) -> Membership:
    """Return which club the table belongs to; ClubError if to none."""
    found = membership_in(membership_file(args))
    if found is None:
        raise ClubError(say("club-belongs-to-none"))
    return found


def unanswered(url: str, error: LineError) -> str:
    """Say why a club does not answer, and what to do."""
    key = f"club-line-{error.kind}"
    return say(key if known(key) else "club-line-odd", url=url, reason=str(error))
