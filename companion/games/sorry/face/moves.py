"""A listed move as it lies on the board: where from, which way, where to."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.drawing.pointing import Choice, Choices, Pointing, left

MANY = 9
"""More moves than this are not all shown at once."""


@dataclass(frozen=True, slots=True)
class MoveStep:
    """One man's part of a move."""

    colour: str
    way: tuple[str, ...]
    lands: str
    """Where the man lands, before it slides."""

    @property
    def ends(self) -> str:
        """Return where the man stands in the end."""
        return self.way[-1]


@dataclass(frozen=True, slots=True)
class Move:
    """A move by its number."""

    number: int
    steps: tuple[MoveStep, ...]

    @property
    def places(self) -> frozenset[str]:
        """Return everything that somebody may point at to mean this move."""
        touched = ((step.way[0], step.lands, step.ends) for step in self.steps)
        return frozenset(place for three in touched for place in three)


def choices_of(moves: Sequence[Move]) -> Choices:
    """Return the moves, by everything that they touch."""
    return tuple(Choice(move.number, move.places) for move in moves)


def meant(moves: Sequence[Move], pointing: Pointing) -> list[Move]:
    """Return the moves that can still be meant."""
    numbers = left(choices_of(moves), pointing)
    return [move for move in moves if move.number in numbers]


def starts(moves: list[Move]) -> dict[str, str]:
    """Return the men that could move: their places, with their colours."""
    return {step.way[0]: step.colour for move in moves for step in move.steps}


def shown_targets(moves: list[Move], pointing: Pointing, picked: int = 0) -> dict[str, list[int]]:
    """Return where men could come to stand, and by which moves.

    Of many moves, first those of one man; then whatever the man does that was pointed at. The one
    that was picked is always among them.
    """
    many = len(moves) > MANY
    pointed = pointing.places if left(choices_of(moves), pointing) else ()
    found: dict[str, list[int]] = {}
    for move in moves:
        for step in move.steps:
            parted = many and len(move.steps) > 1 and move.number != picked
            if parted and step.way[0] not in pointed:
                continue
            numbers = found.setdefault(step.ends, [])
            if move.number not in numbers:
                numbers.append(move.number)
    return found
