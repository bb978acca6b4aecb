"""How a program ends while its card is in trouble: never in silence."""

import sys

from companion.keep.journal.journal import Journal
from companion.language import say

UNKEPT = 74
"""The exit status if the card had not taken everything at the end: systemd calls it IOERR."""


def status_at_the_end(journal: Journal, status: int) -> int:
    """Return the exit status of a program that has closed its journal; say what is lost."""
    unkept = journal.unkept()
    if unkept:
        print(say("table-companion-stopped-lost", unkept=unkept), file=sys.stderr, flush=True)
    return status or (UNKEPT if unkept else 0)
