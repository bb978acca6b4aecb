"""What a move is worth: squares won, men out and home and safe, opponents sent back.

Moves are taken as the table lists them, so a player needs to know no more than is shown to all.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

Square = int | str
Part = Mapping[str, Any]
Men = Mapping[str, Sequence[Square]]

COLOURS = ("red", "blue", "yellow", "green")
FROM_START = 66
"""How far it is home from start: two squares beyond the circle, which costs a card."""

HOME, OUT, SAFE, HIT = 14.0, 14.0, 7.0, 8.0
"""What it is worth to be home, to be out, to be safe, and to send somebody back."""


def squares_left(colour: str, square: Square) -> int:
    """Return how many squares a man has still to go."""
    if square == "home":
        return 0
    if square == "start":
        return FROM_START
    if isinstance(square, str):
        return 6 - int(square[1:])
    entry = 15 * COLOURS.index(colour) + 2
    return (entry - square) % 60 + 6


def progress(men: Men, colours: Collection[str]) -> int:
    """Return how far the men of these colours have come, all together."""
    return sum(
        FROM_START - squares_left(colour, square)
        for colour in colours
        for square in men.get(colour, ())
    )


def behind(men: Men, own: str) -> int:
    """Return how many squares the best of the others is ahead of a colour."""
    others = (progress(men, [colour]) for colour in COLOURS if colour != own)
    return max(others) - progress(men, [own])


def best_move(
    moves: Sequence[Part], may_pass: bool, own: Collection[str], waver: Callable[[], float]
) -> int:
    """Return the number of the best move, 0 to decline; `waver` blurs the worth of each."""
    values = {move["id"]: worth(move["parts"], own) + waver() for move in moves}
    best = max(values, key=values.__getitem__)
    return 0 if may_pass and values[best] < 0 else int(best)


def worth(parts: Sequence[Part], own: Collection[str]) -> float:
    """Return what a whole move is worth to a side."""
    value = 0.0
    for part in parts:
        value += _part(part, own)
    return value


def _part(part: Part, own: Collection[str]) -> float:
    colour, start, landed = part["colour"], part["from"], part["to"]
    end: Square = landed if part["slide_to"] is None else part["slide_to"]
    gained = squares_left(colour, start) - squares_left(colour, end)
    value = gained + _place(start, end)
    for man in part["bumped"]:
        value += _sent_back(man, own)
    other = part.get("with")
    if other is not None:
        gift = squares_left(other["colour"], other["at"]) - squares_left(other["colour"], start)
        value -= 0.5 * gift
    return value


def _place(start: Square, end: Square) -> float:
    if end == "home":
        return HOME
    if isinstance(end, str):
        return SAFE if not isinstance(start, str) else 0
    return OUT if start == "start" else 0


def _sent_back(man: Mapping[str, Any], own: Collection[str]) -> float:
    lost = FROM_START - squares_left(man["colour"], man["at"])
    return -(lost + HIT) if man["colour"] in own else 0.5 * lost + HIT
