"""Words for numbers and names, safe to print on any terminal."""

from unicodedata import category

from companion.language import Person, known, listed, number, say

__all__ = [
    "clean",
    "clock",
    "count",
    "cue",
    "faulty",
    "listed",
    "ordinal",
    "reading_us",
    "span",
    "thing",
]

_JOINERS = "\u200c\u200d"
"""Unseen, and part of how a name is written: in Persian, in Hindi, in a picture of two."""
NO_BREAK = "\u00a0\u202f"
"""Blanks at which no line ends: French has them before a colon."""


def clean(name: str) -> str:
    """Make a player's name one printable line: it is text, never a terminal command.

    Marks that turn the order of what follows round are left out: they would turn our words, too.
    """
    shown = "".join(_printable(char) for char in name)
    return Person(shown, name.gender) if isinstance(name, Person) else shown


def _printable(char: str) -> str:
    if char.isprintable() or char in _JOINERS or char in NO_BREAK:
        return char
    return "" if category(char) == "Cf" else "?"


def span(us: int) -> str:
    """Say a stretch of time with the unit that suits it: 0.25 ms, 12 ms, 1.5 s."""
    if abs(us) < 1_000_000:
        return say("kit-span-ms", n=number(us / 1_000))
    return say("kit-span-s", n=number(us / 1_000_000))


def clock(us: int) -> str:
    """Show an instant of the table clock in seconds, aligned for reading down a column."""
    return f"{us // 1_000_000:>6}.{us % 1_000_000:06}"


def ordinal(place: int) -> str:
    """Say a place in words while words are shorter."""
    key = f"kit-place-{place}"
    return say(key) if known(key) else say("kit-place", n=place)


def count(number: int, thing: str) -> str:
    """Say how many of something: `thing` is what kit.ftl counts, by its English name."""
    key = f"kit-count-{thing.replace(' ', '-')}"
    if known(key):
        return say(key, n=number)
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def thing(name: str) -> str:
    """Return what an input is called."""
    return say(f"kit-thing-{name}") if known(f"kit-thing-{name}") else name


def faulty(reason: str) -> str:
    """Return what is wrong with a sensor, by the short name of a fault."""
    return say(f"kit-faulty-{reason}") if known(f"kit-faulty-{reason}") else clean(reason)


def cue(word: str) -> str:
    """Return a word that is called, as it is written."""
    return say(f"kit-cue-{word}") if known(f"kit-cue-{word}") else word.upper()


LETTER_US, LEAST_READ_US = 60_000, 3_000_000


def reading_us(text: str) -> int:
    """Return how long a text has to stand for everybody to have read it."""
    return max(LEAST_READ_US, LETTER_US * len(text))
