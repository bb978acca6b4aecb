"""How much room a text takes in a terminal: Chinese and pictures take two cells, accents none."""

from functools import lru_cache
from unicodedata import category, east_asian_width

from companion.drawing.script import ELLIPSIS, EMOJI, clusters, script_of


@lru_cache(maxsize=4096)
def _cells(letter: str) -> int:
    if script_of(letter) == EMOJI:
        return 2
    return sum(_alone(char) for char in letter)


def _alone(char: str) -> int:
    if category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if east_asian_width(char) in "WF" else 1


def wide(text: str) -> int:
    """Return how many cells a text takes."""
    return len(text) if text.isascii() else sum(map(_cells, clusters(text)))


def fit(text: str, width: int) -> str:
    """Cut a text to a width, and say so."""
    if wide(text) <= width:
        return text
    kept, room = "", max(0, width - 1)
    for letter in clusters(text):
        room -= _cells(letter)
        if room < 0:
            break
        kept += letter
    return kept + ELLIPSIS


def padded(text: str, width: int) -> str:
    """Fill a text up to a width; what is longer stays as it is."""
    return text + " " * (width - wide(text))


def centred(text: str, width: int) -> str:
    """Put a text in the middle of a width."""
    return " " * ((width - wide(text)) // 2) + text


def wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """Break a text between words; a word wider than a line within it. Later lines are indented."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line.strip() else line + word
        if wide(longer) <= width:
            line = longer
            continue
        if line.strip():
            lines.append(line)
        line = indent if lines else ""
        *full, line = _broken(line + word, width, indent)
        lines += full
    return [*lines, line] if line.strip() else lines


def _broken(text: str, width: int, indent: str) -> list[str]:
    """Break a word that is wider than a line."""
    lines, line = [], ""
    for letter in clusters(text):
        if line.strip() and wide(line) + _cells(letter) > max(width, wide(indent) + 2):
            lines.append(line)
            line = indent
        line += letter
    return [*lines, line]
