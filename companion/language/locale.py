"""What a language does with numbers and lists. `cldr.py` has it for each that ships."""

from collections.abc import Callable
from typing import NamedTuple

Rule = Callable[[float, int, int, int, int], str]
"""Which plural a number takes: of its value, its whole part, how many digits it shows behind the
decimal sign, what they say, and what they say without zeros at the end."""

DIGITS = 3
"""How many digits behind the decimal sign are shown at most, where nothing else is asked for."""


class Locale(NamedTuple):
    """How one language counts, joins and writes numbers."""

    name: str
    """What it calls itself."""
    decimal: str
    group: str
    least_grouped: int
    """How many digits must stand before the first group sign."""
    pair: str
    start: str
    middle: str
    end: str
    date: str
    """How a day is written: {year}, {month} and {day}, with two digits each."""
    plural: Rule
    ordinal: Rule


def category(rule: Rule, shown: str) -> str:
    """Return which plural a number takes, as it is shown: with a point, without groups."""
    whole, _, digits = shown.lstrip("-").partition(".")
    trimmed = digits.rstrip("0")
    value = float(shown.lstrip("-") or 0)
    return rule(value, int(whole or 0), len(digits), int(digits or 0), int(trimmed or 0))


def plain(value: float, least: int = 0, most: int = DIGITS) -> str:
    """Return the digits that are shown of a number, with a point and without groups."""
    if isinstance(value, int):
        return f"{value}.{'0' * least}" if least else str(value)
    whole, point, digits = f"{value:.{max(least, most)}f}".partition(".")
    kept = digits.rstrip("0").ljust(least, "0")
    return f"{whole}{point}{kept}" if kept else whole


def written(shown: str, locale: Locale, grouped: bool = False) -> str:
    """Put the signs of a language into a number."""
    whole, point, digits = shown.partition(".")
    if grouped and len(whole.lstrip("-")) >= 3 + locale.least_grouped:
        whole = f"{int(whole):,}".replace(",", locale.group)
    return f"{whole}{locale.decimal}{digits}" if point else whole
