"""The board as it stands, as a value: men, listed moves, the card, and what everybody does next."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.games.sorry.face.motion import Motion, walk
from companion.games.sorry.face.moves import Move, MoveStep
from companion.games.sorry.face.places import place_of

INPUTS = ("white", "red", "blue", "pile")


@dataclass(frozen=True, slots=True)
class SorryStanding:
    """How the board stands, with what everybody may do on it."""

    men: tuple[tuple[str, str], ...] = ()
    """Colour and place of every man."""
    moves: tuple[Move, ...] = ()
    picked: int = 0
    card: str = ""
    pack: int = 0
    stake: int = 1
    motion: Motion | None = None
    colours: tuple[str, ...] = ()
    """By seat; empty where none is chosen yet."""
    todo: tuple[str, ...] = ()
    """By seat: what it does next; empty: it waits."""
    notes: tuple[str, ...] = ()
    """By seat: whom it plays with, or that it is out."""
    out: tuple[int, ...] = ()
    """The seats that have dropped out."""
    inputs: tuple[str, ...] = INPUTS


def moves_of(state: Mapping[str, Any]) -> tuple[Move, ...]:
    """Return the listed moves, as they can be drawn."""
    return tuple(
        Move(move["id"], tuple(_step(part) for part in move["parts"])) for move in state["moves"]
    )


def _step(part: Mapping[str, Any]) -> MoveStep:
    colour, start, to = part["colour"], part["from"], part["to"]
    straight = (place_of(colour, start), place_of(colour, to))
    way = straight if "with" in part else walk(colour, start, to)
    slide = () if part["slide_to"] is None else (place_of(colour, part["slide_to"]),)
    return MoveStep(colour, (*way, *slide), straight[1])


def men_of(state: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """Return every man's colour and place."""
    return tuple(
        (colour, place_of(colour, square))
        for colour, squares in state["men"].items()
        for square in squares
    )
