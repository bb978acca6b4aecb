"""What keeps a club or a table's way to it from working, in one line that says what to do."""


class ClubError(Exception):
    """Says what is wrong, where, and what to do."""
