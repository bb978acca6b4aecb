"""The options of a match, checked once: how it is played, and where the cards come from."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.core.referee.schema import shown, unknown_name

SINGLE, PARTNERSHIP, POINTS = "single", "partnership", "points"
PHYSICAL, VIRTUAL = "physical", "virtual"
TOUCHED, FOLLOWS = "touched", "follows"

_WORDS = {
    "mode": (SINGLE, PARTNERSHIP, POINTS),
    "pack": (PHYSICAL, VIRTUAL),
    "next_card": (TOUCHED, FOLLOWS),
}
_PARTNERS = 4


@dataclass(frozen=True, slots=True)
class SorryOptions:
    """How this table plays."""

    mode: str = SINGLE
    pack: str = PHYSICAL
    extra_one: bool = False
    next_card: str = TOUCHED

    @property
    def partners(self) -> bool:
        """Tell whether red plays with yellow, blue with green."""
        return self.mode == PARTNERSHIP

    @property
    def points(self) -> bool:
        """Tell whether it is the point game: hands of five, points, and doubling."""
        return self.mode == POINTS

    @property
    def virtual(self) -> bool:
        """Tell whether the companion keeps the cards."""
        return self.pack == VIRTUAL

    @property
    def follows(self) -> bool:
        """Tell whether confirming a move turns up the next virtual card, or fills up the hand."""
        return self.virtual and self.next_card == FOLLOWS


def parse(given: Mapping[str, Any], seats: int) -> SorryOptions:
    """Return the header's options, checked; ValueError says in one line what is wrong."""
    wrong = unknown_name(given, dict.fromkeys((*_WORDS, "extra_one")), "option")
    if wrong:
        raise ValueError(wrong)
    for name, words in _WORDS.items():
        if name in given and given[name] not in words:
            expected = " or ".join(f'"{word}"' for word in words)
            raise ValueError(f'option "{name}" is {shown(given[name])}; expected {expected}')
    extra_one = given.get("extra_one", False)
    if not isinstance(extra_one, bool):
        raise ValueError(f'option "extra_one" is {shown(extra_one)}; expected true or false')
    options = SorryOptions(**given)
    if options.partners and seats != _PARTNERS:
        raise ValueError(f'mode "partnership" with {seats} seats; expected {_PARTNERS} seats')
    return options
