"""Its pack on paper: the practice pack's words, or an owner's own list of them."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from companion.games.sherlock_holmes.bots.pack import practice_pack
from companion.games.sherlock_holmes.rules.counting import tally
from companion.games.sherlock_holmes.rules.ledger import word_of
from companion.games.sherlock_holmes.rules.options import HolmesOptions
from companion.games.sherlock_holmes.rules.phases import HolmesPhase
from companion.kit.printing import MOST_CARDS, CardDrawing, Printing, drawn_anyhow
from companion.kit.problem import Problem, ProfileError
from companion.language import say

_DRAWN = {
    "SHERLOCK HOLMES": ("detective", "crimson"),
    "ROBBER": ("mask", "navy"),
    "BURGLAR": ("jemmy", "green"),
    "THIEF": ("sack", "purple"),
    "RUN": ("boot", "brown"),
    "ALIBI": ("watch", "teal"),
    "CLUE": ("glass", "rose"),
    "DISGUISE": ("moustache", "olive"),
    "FOG": ("lamp-post", "slate"),
    "FOOTPRINT": ("footprints", "ochre"),
    "HANSOM": ("wheel", "black"),
    "LANTERN": ("lantern", "brown"),
    "WHISTLE": ("whistle", "navy"),
}
"""The figure and the ink of each word of the practice pack."""
_SECTIONS = ("holmes", "suspects", "others")
LONGEST = 24
"""How long a word may be and still be read across a table."""


def cards(file: str | None) -> Sequence[CardDrawing]:
    """Return the cards of an owner's list, or of the practice pack."""
    words = practice_pack().cards if file is None else words_of(file)
    return drawn_anyhow(words, _DRAWN)


def words_of(file: str) -> tuple[str, ...]:
    """Return every card's word; ProfileError says in one line what is wrong with the file."""
    numbers = _numbers(file, _document(file))
    many = sum(numbers.values())
    if not many:
        raise _wrong(file, "empty", "", sections=", ".join(_SECTIONS))
    if many > MOST_CARDS:
        raise _wrong(file, "many", "", n=str(many), most=MOST_CARDS)
    return tuple(word for word, number in numbers.items() for _ in range(number))


def _numbers(file: str, document: dict[str, object]) -> dict[str, int]:
    """Return how many cards have each word."""
    for section in document:
        if section not in (*_SECTIONS, "name"):
            raise _wrong(file, "section", "", section=section, sections=", ".join(_SECTIONS))
    numbers: dict[str, int] = {}
    for section in _SECTIONS:
        for word, number in _section(file, section, document).items():
            numbers[_word(file, section, word, numbers)] = _number(file, section, word, number)
    return numbers


def _document(file: str) -> dict[str, object]:
    try:
        return tomllib.loads(Path(file).read_bytes().decode("utf-8-sig"))
    except OSError as error:
        raise _wrong(file, "unread", "", why=str(error.strerror or error)) from None
    except UnicodeDecodeError:
        raise _wrong(file, "not-utf8", "") from None
    except (tomllib.TOMLDecodeError, ValueError, RecursionError) as error:
        raise _wrong(file, "not-toml", "", why=str(error)) from None


def _section(file: str, name: str, document: dict[str, object]) -> dict[str, object]:
    section = document.get(name, {})
    if not isinstance(section, dict):
        raise _wrong(file, "no-table", name)
    return section


def _word(file: str, section: str, word: str, before: dict[str, int]) -> str:
    if word in before:
        raise _wrong(file, "twice", section, word=word)
    if not word.strip() or word != word.strip() or len(word) > LONGEST or not word.isprintable():
        raise _wrong(file, "word", section, word=word, most=LONGEST)
    return word


def _number(file: str, section: str, word: str, number: object) -> int:
    if type(number) is not int or number < 1:
        raise _wrong(file, "number", f"{section}.{word}", number=str(number))
    return number


def _wrong(file: str, wrong: str, where: str, **slots: str | int) -> ProfileError:
    key = f"sherlock-holmes-words-{wrong}"
    return ProfileError(file, [Problem(where, say(key, **slots), say(f"{key}-expected", **slots))])


def _laid_out(state: Mapping[str, Any]) -> Sequence[int]:
    """Everybody lays out their hand when play has stopped and every call is settled."""
    counts = state["phase"] == HolmesPhase.COUNTING and not state["open"]
    return range(1, len(state["hands"]) + 1) if counts else ()


def _countable(names: Sequence[str], options: HolmesOptions) -> bool:
    """By the words that the rules know: no card of the pack may count that has another."""
    found = tally(tuple(map(word_of, names)))
    pack = options.pack
    return (len(names), *found) == (pack.cards, pack.holmes, pack.suspects)


PRINTING = Printing(cards, own="words", laid_out=_laid_out, countable=_countable)
