"""Words for numbers and names, safe to print on any terminal."""

from unicodedata import category

_JOINERS = "\u200c\u200d"
"""Unseen, and part of how a name is written: in Persian, in Hindi, in a picture of two."""
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def clean(name: str) -> str:
    """Make a player's name one printable line: it is text, never a terminal command.

    Marks that turn the order of what follows round are left out: they would turn our words, too.
    """
    return "".join(_printable(char) for char in name)


def _printable(char: str) -> str:
    if char.isprintable() or char in _JOINERS:
        return char
    return "" if category(char) == "Cf" else "?"


def span(us: int) -> str:
    """Say a stretch of time with the unit that suits it: 0.25 ms, 12 ms, 1.5 s."""
    if abs(us) < 1_000_000:
        return f"{_trimmed(us / 1_000, 3)} ms"
    return f"{_trimmed(us / 1_000_000, 3)} s"


def _trimmed(value: float, digits: int) -> str:
    text = f"{value:.{digits}f}"
    return text.rstrip("0").rstrip(".")


def clock(us: int) -> str:
    """Show an instant of the table clock in seconds, aligned for reading down a column."""
    return f"{us // 1_000_000:>6}.{us % 1_000_000:06}"


def ordinal(place: int) -> str:
    """Say a place in words while words are shorter."""
    return _ORDINALS[place - 1] if 1 <= place <= len(_ORDINALS) else f"number {place}"


def count(number: int, thing: str) -> str:
    """Say how many of something."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def listed(words: list[str]) -> str:
    """Join words as people do."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


LETTER_US, LEAST_READ_US = 60_000, 3_000_000


def reading_us(text: str) -> int:
    """Return how long a text has to stand for everybody to have read it."""
    return max(LEAST_READ_US, LETTER_US * len(text))
