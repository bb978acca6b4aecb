"""Reads the data that every simulated table ships with: temperaments and keys."""

from collections.abc import Sequence
from functools import cache

from companion.kit.data import shipped
from companion.practice.keymap import Keymap, keymap
from companion.practice.temperament import Temperament, parse_temperaments


@cache
def temperaments() -> dict[str, Temperament]:
    """Return the temperaments by name."""
    return parse_temperaments(shipped("companion.practice", "data/temperaments.toml"))


def keys_for(people: Sequence[int], seats: int) -> Keymap:
    """Return the keys of a table at which people sit at these seats."""
    return keymap(shipped("companion.practice", "data/keys.toml"), people, seats)
