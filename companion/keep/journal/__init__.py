"""The journal: what a table observed and decided, kept through power cuts and dying cards."""

from companion.keep.journal.account import Account, account
from companion.keep.journal.disk import Disk, RealDisk
from companion.keep.journal.errors import JournalError
from companion.keep.journal.journal import Journal
from companion.keep.journal.opening import Opened, open_journal
from companion.keep.journal.place import default_folder
from companion.keep.journal.reading import Problem
from companion.keep.journal.segments import matches
from companion.keep.journal.shift import Shift, shift_for, unwatched
from companion.keep.journal.writer import Limits

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
