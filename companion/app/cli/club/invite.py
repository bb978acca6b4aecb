"""`companion club invite NAME`: a table may come; its token is shown once."""

from __future__ import annotations

import argparse

from companion.app.cli.club.common import ADDRESS, FINGERPRINT, Parts, add_database_option, store_of
from companion.language import say


def add(parts: Parts) -> None:
    """Offer it."""
    parser = parts.add_parser(
        "invite",
        help=say("club-command-invite-help"),
        description=say("club-command-invite-about"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("name", metavar="NAME", help=say("club-command-word-table"))
    add_database_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the command for the table, and return the exit status."""
    with store_of(args) as store:
        from companion.club.store.opening import facts_of
        from companion.club.store.tables import invite

        with store.keeper() as connection:
            token, facts = invite(connection, args.name), facts_of(connection)
    url = facts.get(ADDRESS) or "http://ADDRESS:8230"
    pin = facts.get(FINGERPRINT, "")
    print(say("club-invited", name=args.name))
    print(f"  companion club join {url} {token}{f' --fingerprint {pin}' if pin else ''}")
    return 0
