"""A pack of cards as data: which words, how many of each, and what they count."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from companion.kit.data import shipped

HOLMES = "SHERLOCK HOLMES"
"""The word on the card that opens a sweep."""

_SECTIONS = ("holmes", "suspects", "others")


@dataclass(frozen=True, slots=True)
class PracticePack:
    """Every card by its word, and which words score."""

    name: str
    cards: tuple[str, ...]
    holmes: frozenset[str]
    suspects: frozenset[str]

    def counts(self) -> dict[str, int]:
        """What a match's options say of a pack."""
        return {
            "cards": len(self.cards),
            "holmes": sum(card in self.holmes for card in self.cards),
            "suspects": sum(card in self.suspects for card in self.cards),
        }


def parse_pack(document: Mapping[str, Any]) -> PracticePack:
    """Read a pack from its document; ValueError says in one line what is wrong."""
    sections = {name: _section(document, name) for name in _SECTIONS}
    words = [word for section in sections.values() for word in section]
    if len(set(words)) != len(words):
        raise ValueError("a word stands in two sections of the pack; expected each word once")
    cards = (word for part in sections.values() for word, n in part.items() for _ in range(n))
    named = document.get("name", "pack")
    return PracticePack(str(named), tuple(cards), *(frozenset(sections[s]) for s in _SECTIONS[:2]))


def _section(document: Mapping[str, Any], name: str) -> dict[str, int]:
    section = document.get(name)
    if not isinstance(section, dict) or not section:
        raise ValueError(f"[{name}] is missing from the pack; expected words with their numbers")
    for word, number in section.items():
        if type(number) is not int or number < 1:
            raise ValueError(f"[{name}] {word} is {number!r}; expected a whole number, 1 or more")
    return section


@cache
def practice_pack() -> PracticePack:
    """Return the pack that simulated tables play with."""
    return parse_pack(shipped("companion.games.sherlock_holmes", "data/pack.toml"))
