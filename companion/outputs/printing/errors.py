"""What cannot be printed, in one line for people."""


class PrintError(Exception):
    """It says what is wrong, and what to do."""
