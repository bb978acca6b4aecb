"""Reads the data that the simulated table ships with: its pack, its cases, its temperaments."""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any

from companion.games.baker_street.bots.cases import Case, parse_cases
from companion.games.i_say_holmes.bots.deck import Deck, parse_deck
from companion.games.sherlock_holmes.bots.lesson import Lesson, parse_lesson
from companion.games.sherlock_holmes.bots.pack import Pack, parse_pack
from companion.practice.keymap import Keymap, keymap
from companion.practice.temperament import Temperament, parse_temperaments


def _document(name: str) -> dict[str, Any]:
    file = resources.files("companion.practice") / "data" / f"{name}.toml"
    return tomllib.loads(file.read_text("utf-8"))


@cache
def practice_pack() -> Pack:
    """The pack that simulated tables play with."""
    return parse_pack(_document("pack"))


@cache
def case_book() -> tuple[Case, ...]:
    """The cases that simulated tables solve."""
    return parse_cases(_document("cases"))


def i_say_deck() -> Deck:
    """The deck that simulated tables play I Say, Holmes! with."""
    return parse_deck(_document("i-say-holmes"))


@cache
def temperaments() -> dict[str, Temperament]:
    """The temperaments by name."""
    return parse_temperaments(_document("temperaments"))


def keys_for(people: Sequence[int], seats: int) -> Keymap:
    """The keys of a table at which people sit at these seats."""
    return keymap(_document("keys"), people, seats)


@cache
def lesson() -> Lesson:
    """The guided round."""
    return parse_lesson(_document("lesson"))
