"""What the program has to say about itself, for the eye and for the ear."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Notice:
    """A line to show, and what to say of it; nothing: it is only shown."""

    shown: str
    spoken: str = ""
