"""The options of a match, checked once: which cases there are, how long a look is, which places."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.core.referee.schema import is_int, shown, unknown_name
from companion.games.baker_street.rules.places import SHIPPED, Place, changed

MAX_CASES = 1_000
MAX_CLUE_SECONDS = 600


def _shipped() -> dict[str, Place]:
    return {place.id: place for place in SHIPPED}


@dataclass(frozen=True, slots=True)
class BakerOptions:
    """How this table plays, and on which board."""

    played: tuple[int, ...] = ()
    """Cases that this table knows already."""
    cases: int = 20
    clue_seconds: int = 30
    locations: Mapping[str, Place] = field(default_factory=_shipped)

    @property
    def suggested(self) -> int:
        """Return the lowest case not played yet; when all have been, the first (BS-4)."""
        unplayed = (number for number in self.numbers if number not in self.played)
        return next(unplayed, 1)

    @property
    def numbers(self) -> range:
        """Return the numbers of the cases in the box."""
        return range(1, self.cases + 1)


def parse(given: Mapping[str, Any]) -> BakerOptions:
    """Return the header's options, checked; ValueError says in one line what is wrong."""
    wrong = unknown_name(
        given, dict.fromkeys(("played", "cases", "clue_seconds", "locations")), "option"
    )
    if wrong:
        raise ValueError(wrong)
    cases = _number(given, "cases", 20, MAX_CASES)
    seconds = _number(given, "clue_seconds", 30, MAX_CLUE_SECONDS)
    return BakerOptions(_played(given, cases), cases, seconds, changed(given.get("locations", {})))


def _number(given: Mapping[str, Any], name: str, default: int, most: int) -> int:
    value = given.get(name, default)
    if not (is_int(value) and 1 <= value <= most):
        raise ValueError(f'option "{name}" is {shown(value)}; expected 1 to {most}')
    return value


def _played(given: Mapping[str, Any], cases: int) -> tuple[int, ...]:
    value = given.get("played", [])
    fits = isinstance(value, list) and all(is_int(n) and 1 <= n <= cases for n in value)
    if not fits or len(set(value)) != len(value):
        expected = f"a list of different case numbers from 1 to {cases}"
        raise ValueError(f'option "played" is {shown(value)}; expected {expected}')
    return tuple(value)
