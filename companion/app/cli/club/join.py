"""`companion club join URL TOKEN`: this table belongs to a club from now on."""

from __future__ import annotations

import argparse
from getpass import getpass

from companion.app.cli.club.common import Parts, membership_file, unanswered
from companion.app.cli.journals import add_journal_option
from companion.club.errors import ClubError
from companion.club.sending.line import ClubLine, LineError
from companion.club.sending.membership import Membership, check_address, join
from companion.club.wire import SYNC
from companion.language import say


def add(parts: Parts) -> None:
    """Offer it."""
    parser = parts.add_parser(
        "join",
        help=say("club-command-join-help"),
        description=say("club-command-join-about"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("url", metavar="URL", help=say("club-command-word-url"))
    parser.add_argument(
        "token", metavar="TOKEN", nargs="?", default=None, help=say("club-command-word-token")
    )
    parser.add_argument(
        "--fingerprint", metavar="SHA256", default="", help=say("club-command-option-fingerprint")
    )
    add_journal_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Ask whether the club knows this table, belong to it, and return the exit status."""
    check_address(args.url)
    token = args.token or getpass(say("club-token-asked"))
    membership = Membership(args.url.rstrip("/"), token.strip(), args.fingerprint)
    _ask(membership)
    file = membership_file(args)
    join(file, membership)
    print(say("club-joined", url=membership.url, file=str(file)))
    return 0


def _ask(membership: Membership) -> None:
    line = ClubLine(membership)
    try:
        line.ask(SYNC, {"matches": []})
    except LineError as error:
        raise ClubError(unanswered(membership.url, error)) from None
    finally:
        line.close()
