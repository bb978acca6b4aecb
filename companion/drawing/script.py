"""Text in any script: what one sees as one letter, and in which order and script it is drawn.

Lines here are read from the left to the right, as their sentences are English. A name that is read
from the right stands in such a line as a block of its own: its letters run the other way, what
stands before and after it stays where it is. The full rules of mixed directions would let a number
after such a name jump to its other side; at a table, nobody wants that.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from unicodedata import bidirectional, category, combining, name

_ZWNJ, _ZWJ = "\u200c", "\u200d"
_EMOJI_LOOK = "\ufe0f"
_VIRAMA = 9
_JOINS = frozenset("-'\u2019\u05f3\u05f4\u05be.")
"""What may stand inside a name that is read from the right."""
ELLIPSIS = "…"

TAGS = {
    "ADLAM": "Adlm", "ARABIC": "Arab", "BENGALI": "Beng", "DEVANAGARI": "Deva", "GUJARATI": "Gujr",
    "GURMUKHI": "Guru", "HEBREW": "Hebr", "KANNADA": "Knda", "KHMER": "Khmr", "LAO": "Laoo",
    "MALAYALAM": "Mlym", "MONGOLIAN": "Mong", "MYANMAR": "Mymr", "NKO": "Nkoo", "ORIYA": "Orya",
    "SINHALA": "Sinh", "SYRIAC": "Syrc", "TAMIL": "Taml", "TELUGU": "Telu", "THAANA": "Thaa",
    "THAI": "Thai", "TIBETAN": "Tibt",
}  # fmt: skip
"""Scripts whose letters change with their neighbours, by the first word of a letter's name."""
LOOSE = frozenset({"Hebr", "Laoo", "Thaa", "Thai"})
"""Those of them that can be read letter by letter all the same."""
EMOJI = "Zsye"


@dataclass(frozen=True, slots=True)
class Run:
    """Letters that are drawn together, in the order of the eye: the leftmost first."""

    text: str
    script: str = ""
    """As in TAGS, or EMOJI; empty: letters that stand side by side and do not mind."""


def clusters(text: str) -> list[str]:
    """Part a text into what one sees as one letter each; no cut may go through one."""
    found: list[str] = []
    for char in text:
        if found and _belongs(found[-1], char):
            found[-1] += char
        else:
            found.append(char)
    return found


def _belongs(before: str, char: str) -> bool:
    """Tell whether a character is part of the letter before it."""
    if char in (_ZWNJ, _ZWJ) or category(char).startswith("M") or _modifies(char):
        return True
    if before[-1] == _ZWJ:
        return _pictured(char) or category(char) == "Lo"
    if _flag(char):
        return len(before) == 1 and _flag(before)
    return _conjoins(before, char)


def _conjoins(before: str, char: str) -> bool:
    """Tell whether two letters share one shape: an Indic conjunct, a syllable of Hangul."""
    conjunct = combining(before[-1]) == _VIRAMA and category(char) == "Lo"
    return conjunct or "\u1160" <= char <= "\u11ff"


def _modifies(char: str) -> bool:
    return "\U0001f3fb" <= char <= "\U0001f3ff" or "\U000e0020" <= char <= "\U000e007f"


def _flag(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def _pictured(char: str) -> bool:
    return category(char) == "So" or (char >= "\U0001f000" and category(char) in ("Sk", "Cn"))


@lru_cache(maxsize=4096)
def script_of(cluster: str) -> str:
    """Return in which script a letter is drawn: a tag, EMOJI, or nothing."""
    first = cluster[0]
    if first.isascii() and _EMOJI_LOOK not in cluster:
        return ""
    if _EMOJI_LOOK in cluster or (first >= "\U0001f000" and _pictured(first)):
        return EMOJI
    return TAGS.get(name(first, "").split(" ")[0], "")


def plain(text: str) -> bool:
    """Tell whether a text is drawn from the left, letter by letter, with nothing to look after."""
    return text.isascii() or not any(map(_special, text))


@lru_cache(maxsize=4096)
def _special(char: str) -> bool:
    odd = char in (_ZWNJ, _ZWJ) or category(char).startswith("M")
    return odd or bool(script_of(char)) or _backward(char)


def _backward(cluster: str) -> bool:
    return bidirectional(cluster[0]) in ("R", "AL")


def runs(text: str) -> list[Run]:
    """Part a line into runs, as they follow each other from the left to the right."""
    found: list[Run] = []
    for backward, letters in _directions(clusters(text)):
        found += _backward_runs(letters) if backward else _forward_runs(letters)
    return found


def _directions(letters: list[str]) -> Iterator[tuple[bool, list[str]]]:
    """Part letters by the direction they are read in."""
    ahead: list[str] = []
    at = 0
    while at < len(letters):
        if not _backward(letters[at]):
            ahead.append(letters[at])
            at += 1
            continue
        if ahead:
            yield False, ahead
            ahead = []
        end = _end_of_name(letters, at)
        yield True, letters[at:end]
        at = end
    if ahead:
        yield False, ahead


def _end_of_name(letters: list[str], start: int) -> int:
    """Return where the block of letters ends that is read from the right."""
    end = at = start
    while at < len(letters):
        if _backward(letters[at]):
            end = at = at + 1
            continue
        between = "".join(letters[end : at + 1])
        if between != " " and not all(c in _JOINS or c.isdigit() for c in between):
            break
        at += 1
    return end + 1 if letters[end : end + 1] == [ELLIPSIS] else end


def _forward_runs(letters: list[str]) -> list[Run]:
    """Part letters by script; spaces and the like go with what stands before them."""
    found: list[tuple[str, str]] = []
    for letter in letters:
        script = script_of(letter)
        if found and (script == found[-1][1] or _goes_with(letter, found[-1][1])):
            found[-1] = (found[-1][0] + letter, found[-1][1])
        else:
            found.append((letter, script))
    return [Run(text, script) for text, script in found]


def _goes_with(letter: str, script: str) -> bool:
    return bool(script) and script != EMOJI and letter == " "


def _backward_runs(letters: list[str]) -> list[Run]:
    """Turn the order of the letters round, but not within a number."""
    found: list[tuple[str, str]] = []
    for letter in letters:
        script = script_of(letter) or ("digits" if letter.isdigit() else "between")
        if found and found[-1][1] == script:
            joined = found[-1][0] + letter if script == "digits" else letter + found[-1][0]
            found[-1] = (joined, script)
        else:
            found.append((letter, script))
    known = (Run(text, script if script in TAGS.values() else "") for text, script in found)
    return [*known][::-1]
