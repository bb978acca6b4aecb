"""What can be wrong with a journal before a match begins, in one line for people."""


class JournalError(Exception):
    """A journal that cannot be used as asked: where, what is wrong, and what to do."""


class JournalInUseError(JournalError):
    """Another program writes this journal."""
