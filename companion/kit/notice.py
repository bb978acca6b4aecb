"""What the program has to say about itself: for the eye, for the ear, and for the log."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Notice:
    """A line to show, and what to say of it; nothing: it is only shown.

    What is shown says what it means for those who play, and what they can do. What a driver, a
    library or the operating system said goes to the log alone.
    """

    shown: str
    spoken: str = ""
    logged: str = ""
    """The same for whoever looks after the table; nothing: what is shown says it all."""

    @property
    def log(self) -> str:
        """The line for the log."""
        return self.logged or self.shown
