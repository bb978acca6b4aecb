"""`companion club backup FILE`: the whole store in one file, while it is in use."""

from __future__ import annotations

import argparse
from pathlib import Path

from companion.app.cli.club.common import Parts, add_database_option, store_of
from companion.language import say


def add(parts: Parts) -> None:
    """Offer it."""
    parser = parts.add_parser(
        "backup",
        help=say("club-command-backup-help"),
        description=say("club-command-backup-about"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", type=Path, help=say("club-command-word-file"))
    add_database_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write it, and return the exit status."""
    with store_of(args) as store:
        from companion.club.store.backing_up import back_up

        back_up(store, args.file)
    print(say("club-backed-up", file=str(args.file)))
    return 0
