"""Which key means which input of which seat: for screens to show, and for keyboards to obey."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.core.referee.events import INPUTS

PILE = "pile"


@dataclass(frozen=True, slots=True)
class KeySpot:
    """An input of a seat, and the one seat whose hand it can be, where that is certain."""

    seat: int
    input: str
    by: int | None = None


@dataclass(frozen=True, slots=True)
class Keymap:
    """The keys of one table."""

    inputs: Mapping[str, KeySpot]
    """A person's own buttons and pads."""
    reaches: Mapping[str, KeySpot]
    """Other people's piles, to be swept."""

    def of(self, seat: int) -> dict[str, str]:
        """The keys of a seat: its inputs, each with its key."""
        return {spot.input: key for key, spot in self.inputs.items() if spot.seat == seat}


def keymap(document: Mapping[str, Any], people: Sequence[int], seats: int) -> Keymap:
    """Share the keyboard out among the people at these seats; a fifth person uses the screen."""
    inputs = {
        keys[name]: KeySpot(seat, name)
        for seat, keys in zip(people, document["people"], strict=False)
        for name in INPUTS
    }
    by = people[0] if len(people) == 1 else None
    reaches = {str(seat): KeySpot(seat, PILE, by) for seat in range(1, seats + 1) if seat != by}
    return Keymap(inputs, reaches)
