"""`companion club export`: standings, results, ratings and reactions for other programs."""

from __future__ import annotations

import argparse
import json

from companion.app.cli.club.common import Parts, add_database_option, store_of
from companion.app.cli.values import whole
from companion.games import KITS
from companion.language import say

KINDS = ("results", "standings", "ratings", "reactions", "plays")


def add(parts: Parts) -> None:
    """Offer it."""
    parser = parts.add_parser(
        "export",
        help=say("command-club-evening-export-help"),
        description=say("command-club-evening-export-about"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "what",
        choices=KINDS,
        nargs="?",
        default=KINDS[0],
        help=say("command-club-evening-export-what"),
    )
    parser.add_argument("--json", action="store_true", help=say("command-club-evening-export-json"))
    parser.add_argument(
        "--evening",
        metavar="N",
        type=whole(1),
        default=None,
        help=say("command-club-evening-export-evening"),
    )
    add_database_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print it; what has come since is summed up first."""
    with store_of(args) as store:
        from companion.club import evenings
        from companion.club.summing.refreshing import refresh
        from companion.club.wall.exporting import as_csv, plays, results, rows_of

        with store.keeper() as connection:
            while refresh(connection, KITS):
                pass
        with store.wall() as connection:
            if args.what == "plays":
                found = plays(results(connection, KITS, args.evening), KITS)
            else:
                last = evenings.last(connection) if args.what == "standings" else None
                of = args.evening if args.evening is not None else last
                found = rows_of(connection, args.what, KITS, of)
    as_json = args.json or args.what == "plays"
    print(json.dumps(found, indent=1, ensure_ascii=False) if as_json else as_csv(found), end="")
    return 0
