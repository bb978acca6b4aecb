"""The journal: what a table observed and decided, kept through power cuts and dying cards."""

from companion.journal.account import Account, account
from companion.journal.disk import Disk, RealDisk
from companion.journal.errors import JournalError
from companion.journal.journal import Journal
from companion.journal.opening import Opened, open_journal
from companion.journal.place import default_folder
from companion.journal.reading import Problem
from companion.journal.segments import matches
from companion.journal.shift import Shift, shift_for, unwatched
from companion.journal.writer import Limits

__all__ = [
    "Account",
    "Disk",
    "Journal",
    "JournalError",
    "Limits",
    "Opened",
    "Problem",
    "RealDisk",
    "Shift",
    "account",
    "default_folder",
    "matches",
    "open_journal",
    "shift_for",
    "unwatched",
]
