"""What a table in safe mode has to say, as a value: the same for the display and for phones."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Way:
    """Something that can be done about it: its name, its key, and what its button says."""

    name: str
    key: str
    label: str


@dataclass(frozen=True, slots=True)
class SafePage:
    """What happened, what to do about it in this order, and what can be done right here."""

    title: str
    happened: str
    """What went wrong last, in one sentence."""
    steps: tuple[str, ...]
    ways: tuple[Way, ...]
    said: str = ""
    """What came of the last thing that was chosen here; empty: nothing was."""
