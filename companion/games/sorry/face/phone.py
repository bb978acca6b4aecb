"""The numbered board of Sorry! as a phone draws it: where every square lies, and what it is.

The numbers are those of the drawn board and of the page of rules. Red's side is the near one; the
others follow clockwise, and everything of a side is red's, turned.
"""

from typing import Any

COLOURS = ("red", "blue", "yellow", "green")
GRID = 16
"""Squares along an edge, corners included."""

_SIDE = 15
_ENTRY, _ZONE = 2, 5
_SLIDES = ((1, 4), (9, 13))
_ROUNDS = {"start": (11.5, 13.55), "home": (13.5, 8.65)}
_NOTES = {
    1: "{colour} slide, to {short}",
    2: "here {colour} turns in, to S1",
    3: "{colour} diamond",
    4: "{colour} circle, before its start",
    9: "{colour} slide, to {long}",
    13: "end of the {colour} slide",
}
"""By the distance from the corner of a side."""

Place = dict[str, Any]


def picture(men: dict[str, list[Any]]) -> dict[str, Any]:
    """Return the board and the men on it, for a page that knows no game."""
    return {"size": GRID, "places": PLACES, "men": men}


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
    ends = {"short": _SIDE * side + 4, "long": _SIDE * side + 13}
    note = _NOTES.get(offset, "").format(colour=colour, **ends)
    return _place(square, at, "", colour if slides else "", note)


def _own(side: int) -> list[Place]:
    """Return what one colour has for itself: its safety zone, its start and its home."""
    colour = COLOURS[side]
    zone = [
        _place(
            f"S{step}",
            _turned(GRID - 0.5 - _ENTRY, GRID - 0.5 - step, side),
            colour,
            colour,
            f"{colour} safety zone",
        )
        for step in range(1, _ZONE + 1)
    ]
    rounds = [
        _place(name, _turned(x, y, side), colour, colour, "") for name, (x, y) in _ROUNDS.items()
    ]
    return [*zone, *rounds]


PLACES: list[Place] = [
    *(_margin(square) for square in range(_SIDE * len(COLOURS))),
    *(place for side in range(len(COLOURS)) for place in _own(side)),
]
"""Every square; one that belongs to a colour says so in `of`, all others are everybody's."""
