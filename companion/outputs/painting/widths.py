"""How wide a text will be in a browser, told without one.

The faces that a page is given have no joined letters and no kerning: a line is as wide as its
letters together. A letter that they do not have is painted by a font of the phone's own, of which
nothing is known here: it gets a fair room, and the painter keeps to it.
"""

import json
from functools import cache, lru_cache
from importlib import resources
from math import ceil
from unicodedata import category, east_asian_width

FACES = ("sans", "bold", "serif")
_WIDE, _NARROW = 1.0, 0.62
"""How much room a letter gets that is none of ours: Chinese and emoji, and all others."""


@lru_cache(maxsize=8192)
def measure(face: str, size: int, text: str) -> int:
    """Return how wide a text is, in whole pixels of a picture."""
    known = _letters(face)
    return ceil(sum(known.get(letter) or _foreign(letter) for letter in text) * size - 1e-6)


@cache
def _letters(face: str) -> dict[str, float]:
    told = json.loads((resources.files(__package__) / "page/widths.json").read_text("utf-8"))
    em: int = told[face]["em"]
    return {
        letter: int(width) / em
        for width, letters in told[face]["letters"].items()
        for letter in letters
    }


def _foreign(letter: str) -> float:
    """Return the room of a letter that the phone's own fonts paint; marks stand on another one."""
    if category(letter) in ("Mn", "Me", "Cf"):
        return 0.0
    return _WIDE if east_asian_width(letter) in "WF" else _NARROW
