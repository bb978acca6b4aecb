"""How much room words need, where no font is at hand to ask: always a little too much."""

from __future__ import annotations

from unicodedata import combining, east_asian_width

_THIN, _NARROW, _BROAD = frozenset("ijlI.,:;!|'()[] "), frozenset("frt"), frozenset("WMmw@%")
_BOLD = 1.12


def width_of(text: str, size: float, bold: bool = False) -> float:
    """Return how wide a line of a broad sans-serif can be at most."""
    return size * sum(map(_em, text)) * (_BOLD if bold else 1.0)


def _em(letter: str) -> float:
    if combining(letter):
        return 0.0
    if letter in _BROAD or east_asian_width(letter) in "WF":
        return 1.02
    if letter in _THIN:
        return 0.38
    if letter in _NARROW:
        return 0.45
    return 0.76 if letter.isupper() else 0.64


def fitted(text: str, size: float, room: float) -> float:
    """Return the size at which a bold line fits, as wanted or smaller."""
    needed = width_of(text, size, bold=True)
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
