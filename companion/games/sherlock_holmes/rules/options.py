"""The options of a match, checked once: how long is prompt, what is in the pack, who wins."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from companion.core.referee.schema import is_int, shown, unknown_name

MAX_US = 600_000_000
MAX_CARDS = 1_000


@dataclass(frozen=True, slots=True)
class PackCounts:
    """What the owner's pack holds; the sheet of 1904 does not say, so this is for practice."""

    cards: int = 56
    holmes: int = 5
    suspects: int = 24


@dataclass(frozen=True, slots=True)
class HolmesOptions:
    """The measures of the game; times in microseconds."""

    prompt_us: int = 1_500_000
    withdraw_us: int = 700_000
    rest_us: int = 1_000_000
    sweep_us: int = 3_000_000
    holmes_us: int = 2_000_000
    fastest_us: int = 0
    """A card laid sooner after PLAY than this costs as one before it; 0: it is only marked."""
    target: int = 50
    pack: PackCounts = PackCounts()


def parse(given: Mapping[str, Any], seats: int) -> HolmesOptions:
    """Read the header's options; ValueError says in one line what is wrong."""
    known = {field.name: field for field in fields(HolmesOptions)}
    wrong = unknown_name(given, known, "option")
    if wrong:
        raise ValueError(wrong)
    numbers = {
        name: _number(value, f'option "{name}"', int(name != "fastest_us"), MAX_US)
        for name, value in given.items()
        if name != "pack"
    }
    return HolmesOptions(**numbers, pack=_pack(given.get("pack", {}), seats))


def _pack(given: Any, seats: int) -> PackCounts:
    if not isinstance(given, dict):
        raise ValueError(f'option "pack" is {shown(given)}; expected an object')
    wrong = unknown_name(given, {field.name: field for field in fields(PackCounts)})
    if wrong:
        raise ValueError(f'option "pack": {wrong}')
    pack = PackCounts(
        **{
            name: _number(value, f'"{name}" of the pack', 0, MAX_CARDS)
            for name, value in given.items()
        }
    )
    if pack.cards < seats:
        raise ValueError(f"the pack has {pack.cards} cards; expected at least one a seat")
    if pack.holmes + pack.suspects > pack.cards:
        raise ValueError("the pack has fewer cards than Holmes and suspects together")
    return pack


def _number(value: Any, what: str, least: int, most: int) -> int:
    if not is_int(value) or not least <= value <= most:
        raise ValueError(f"{what} is {shown(value)}; expected a whole number, {least} to {most}")
    return value
