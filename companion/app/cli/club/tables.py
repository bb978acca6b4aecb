"""`companion club tables`: which tables there are, and when each was last heard of."""

from __future__ import annotations

import argparse

from companion.app.cli.club.common import Parts, add_database_option, store_of
from companion.keep.history.statistics import local_time
from companion.language import dated, say


def add(parts: Parts) -> None:
    """Offer it."""
    parser = parts.add_parser(
        "tables",
        help=say("club-command-tables-help"),
        description=say("club-command-tables-about"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_database_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List them, and return the exit status."""
    with store_of(args) as store:
        from companion.club.store.tables import tables

        with store.keeper() as connection:
            rows = tables(connection)
    for row in rows:
        heard = dated(local_time(row.heard or "")) or say("club-never-heard")
        key = "club-table-row" if row.known else "club-table-row-left"
        print(say(key, name=row.name, matches=row.matches, heard=heard))
    if not rows:
        print(say("club-no-tables"))
    return 0
