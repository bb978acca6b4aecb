"""`companion club forget NAME`: somebody is taken out of everything, for good."""

from __future__ import annotations

import argparse

from companion.app.cli.club.common import Parts, add_database_option, store_of
from companion.language import say


def add(parts: Parts) -> None:
    """Offer it."""
    parser = parts.add_parser(
        "forget",
        help=say("club-command-forget-help"),
        description=say("club-command-forget-about"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("name", metavar="NAME", help=say("club-command-word-name"))
    parser.add_argument("--undo", action="store_true", help=say("club-command-option-undo"))
    add_database_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do it, say where the name was, and return the exit status."""
    with store_of(args) as store:
        from companion.club.forgetting import watch
        from companion.club.store.forgetting import forget, know_again

        watch()
        with store.keeper() as connection:
            if args.undo:
                again = know_again(connection, args.name)
                told = say("club-known-again" if again else "club-was-not-forgotten")
            else:
                told = say("club-forgotten", matches=forget(connection, args.name))
    print(told)
    return 0
