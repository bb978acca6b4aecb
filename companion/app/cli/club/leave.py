"""`companion club leave`: this table belongs to no club any more; what was sent stays there."""

from __future__ import annotations

import argparse

from companion.app.cli.club.common import Parts, membership_file, membership_of, unanswered
from companion.app.cli.journals import add_journal_option
from companion.club.sending.line import LineError
from companion.club.sending.link import say_goodbye
from companion.club.sending.membership import leave
from companion.language import say


def add(parts: Parts) -> None:
    """Offer it."""
    parser = parts.add_parser(
        "leave",
        help=say("club-command-leave-help"),
        description=say("club-command-leave-about"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_journal_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Take leave, of the club as well if it can be reached, and return the exit status."""
    membership = membership_of(args)
    leave(membership_file(args))
    try:
        say_goodbye(membership)
    except LineError as error:
        print(unanswered(membership.url, error))
        print(say("club-left-alone", url=membership.url))
        return 0
    print(say("club-left", url=membership.url))
    return 0
