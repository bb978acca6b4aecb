"""How much room words need, where no font is at hand to ask: always a little too much."""

from __future__ import annotations

from unicodedata import combining, east_asian_width

_NARROW = frozenset("fijlrtI.,:;!|'()[] ")


def width_of(text: str, size: float) -> float:
    """Return how wide a line of a broad sans-serif can be at most."""
    return size * sum(map(_em, text))


def _em(letter: str) -> float:
    if combining(letter):
        return 0.0
    if letter in _NARROW:
        return 0.42
    if letter in "WMmw@%" or east_asian_width(letter) in "WF":
        return 1.11
    return 0.8 if letter.isupper() else 0.68


def fitted(text: str, size: float, room: float) -> float:
    """Return the size at which a line fits, as wanted or smaller."""
    needed = width_of(text, size)
    return size if needed <= room else size * room / needed


def broken(text: str, size: float, room: float) -> list[str]:
    """Return a text in lines that fit; a word that is too long for a line is cut."""
    lines, line = list[str](), ""
    for word in _pieces(text, size, room):
        longer = f"{line} {word}" if line else word
        if line and width_of(longer, size) > room:
            lines.append(line)
            longer = word
        line = longer
    return [*lines, line] if line else lines


def _pieces(text: str, size: float, room: float) -> list[str]:
    """Return the words, each no wider than a line."""
    pieces = list[str]()
    for word in text.split():
        piece = ""
        for letter in word:
            if piece and width_of(piece + letter, size) > room:
                pieces.append(piece)
                piece = ""
            piece += letter
        pieces.append(piece)
    return pieces
