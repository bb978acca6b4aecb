"""The numbered board of Sorry! as a phone draws it: where every square lies, and what it is.

The numbers are those of the drawn board and of the page of rules. Red's side is the near one; the
others follow clockwise, and everything of a side is red's, turned.
"""

from functools import cache
from typing import Any

from companion.games.sorry.face.places import colour_word
from companion.language import current, say, speaking

COLOURS = ("red", "blue", "yellow", "green")
GRID = 16
"""Squares along an edge, corners included."""

_SIDE = 15
_ENTRY, _ZONE = 2, 5
_SLIDES = ((1, 4), (9, 13))
_ROUNDS = {"start": (11.5, 13.55), "home": (13.5, 8.65)}
_NOTED = (1, 2, 3, 4, 9, 13)
"""The squares of a side that are told of, by their distance from its corner."""

Place = dict[str, Any]


def picture(men: dict[str, list[Any]]) -> dict[str, Any]:
    """Return the board and the men on it, for a page that knows no game."""
    return {"size": GRID, "places": places(current()), "men": men}


def _turned(x: float, y: float, quarters: int) -> tuple[float, float]:
    for _ in range(quarters):
        x, y = GRID - y, x
    return round(x, 2), round(y, 2)


def _place(value: int | str, at: tuple[float, float], of: str, tone: str, note: str) -> Place:
    return {"value": value, "of": of, "x": at[0], "y": at[1], "tone": tone, "note": note}


def _margin(square: int) -> Place:
    side, offset = divmod(square, _SIDE)
    colour = COLOURS[side]
    at = _turned(GRID - 0.5 - offset, GRID - 0.5, side)
    slides = any(first <= offset <= last for first, last in _SLIDES)
    note = _note(colour, side, offset) if offset in _NOTED else ""
    return _place(square, at, "", colour if slides else "", note)


def _note(colour: str, side: int, offset: int) -> str:
    """Return what is special about a square; a slide is told by where it ends."""
    ends = {"short": _SIDE * side + 4, "long": _SIDE * side + 13}
    return say(f"sorry-place-{offset}", colour=colour_word(colour), **ends)


def _own(side: int) -> list[Place]:
    """Return what one colour has for itself: its safety zone, its start and its home."""
    colour = COLOURS[side]
    zone = [
        _place(
            f"S{step}",
            _turned(GRID - 0.5 - _ENTRY, GRID - 0.5 - step, side),
            colour,
            colour,
            say("sorry-place-zone", colour=colour_word(colour)),
        )
        for step in range(1, _ZONE + 1)
    ]
    rounds = [
        _place(name, _turned(x, y, side), colour, colour, "") for name, (x, y) in _ROUNDS.items()
    ]
    return [*zone, *rounds]


@cache
def places(language: str) -> list[Place]:
    """Return every square, told of in a language; one that belongs to a colour says so in `of`, all
    others are everybody's."""
    with speaking(language):
        return [
            *(_margin(square) for square in range(_SIDE * len(COLOURS))),
            *(place for side in range(len(COLOURS)) for place in _own(side)),
        ]
