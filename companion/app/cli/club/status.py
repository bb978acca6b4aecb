"""`companion club status`: what the club has of this table, and what it has not yet."""

from __future__ import annotations

import argparse

from companion.app.cli.club.common import Parts, membership_file, membership_of, unanswered
from companion.app.cli.journals import add_journal_option, journal_folder
from companion.app.table.club_words import age, refusals
from companion.club.sending.line import LineError
from companion.club.sending.link import looked_up
from companion.club.sending.reading import Source
from companion.language import say

BEHIND = 1
"""The exit status if the club has not everything, or does not answer."""


def add(parts: Parts) -> None:
    """Offer it."""
    parser = parts.add_parser(
        "status",
        help=say("club-command-status-help"),
        description=say("club-command-status-about"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_journal_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Ask the club, say how it stands, and return the exit status."""
    membership, folder = membership_of(args), journal_folder(args)
    report = looked_up(Source(folder), membership_file(args))
    print(say("club-member-of", url=membership.url))
    if report.trouble:
        print(unanswered(membership.url, LineError(report.trouble, report.reason)))
    if report.behind:
        print(say("club-behind", n=len(report.behind), age=age(report.oldest_s)))
    elif not report.trouble:
        print(say("club-has-everything", n=report.matches))
    for line in refusals(report.refused):
        print(line)
    return BEHIND if report.behind or report.trouble else 0
