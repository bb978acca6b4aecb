"""Numbers, days and lists as a language writes them."""

from __future__ import annotations

from collections.abc import Sequence

from companion.language.locale import DIGITS, plain, written
from companion.language.speaking import locale_now


def number(value: float, least: int = 0, most: int = DIGITS, *, grouped: bool = False) -> str:
    """Write a number with the decimal sign of the language; zeros behind it go beyond `least`."""
    return written(plain(value, least, most), locale_now(), grouped)


def dated(when: str) -> str:
    """Write a day as the language does, with whatever stands behind it: "2026-11-17 20:30"."""
    day, rest = when[:10], when[10:]
    if len(parts := day.split("-")) != 3:
        return when
    year, month, day = parts
    return locale_now().date.format(year=year, month=month, day=day) + rest


def listed(words: Sequence[str]) -> str:
    """Join words as people do."""
    locale = locale_now()
    if len(words) < 2:
        return "".join(words)
    if len(words) == 2:
        return _joined(locale.pair, words[0], words[1])
    text = _joined(locale.start, words[0], words[1])
    for word in words[2:-1]:
        text = _joined(locale.middle, text, word)
    return _joined(locale.end, text, words[-1])


def _joined(pattern: str, first: str, second: str) -> str:
    before, between, after = pattern.replace("{1}", "{0}").split("{0}")
    if between == " y " and _sounds_like_i(second):
        between = " e "
    return f"{before}{first}{between}{second}{after}"


def _sounds_like_i(word: str) -> bool:
    """Tell whether a Spanish word begins with the sound of its `and`, which then changes."""
    low = word.lower()
    return low.startswith(("i", "í", "hi", "hí")) and not low.startswith(("hie", "hia", "hio"))
