"""Where every square of the board lies, in squares from its upper left corner.

Red's side is the near one; the others follow clockwise, so seats 1 to 4 look at their own side.
Everything of a side is red's, turned.
"""

from companion.language import say

COLOURS = ("red", "blue", "yellow", "green")
GRID = 16
"""Squares along an edge, corners included."""
SIDE = 15
MARGIN = 60
ENTRY, CIRCLE = 2, 4
SLIDES = ((1, 4), (9, 13))
"""The first and last squares of a side's slides."""
ZONE = ("S1", "S2", "S3", "S4", "S5")
START, HOME = "start", "home"
ROUND = 1.3
"""How large start and home are: their radius."""

Point = tuple[float, float]
Square = int | str

_MIDDLE = GRID / 2
_START_AT = (11.5, 13.55)
_HOME_AT = (13.5, 8.65)
_PAIR = ((-0.52, 0.0), (0.52, 0.0))
_SPOTS = ((-0.52, -0.52), (0.52, -0.52), (-0.52, 0.52), (0.52, 0.52))


def colour_word(colour: str) -> str:
    """Return a colour's name."""
    return say(f"sorry-colour-{colour}")


def letter_of(name: str) -> str:
    """Return the letter of a colour, of start or of home."""
    return say(f"sorry-letter-{name}")


def square_word(square: Square) -> str:
    """Return what a square is called: its number, unless it is a start or a home."""
    return say(f"sorry-square-{square}") if square in (START, HOME) else str(square)


def place_of(colour: str, square: Square) -> str:
    """Return a square's own name: everybody shares the margin, and nothing else."""
    return str(square) if isinstance(square, int) else f"{colour}:{square}"


def turned(point: Point, quarters: int) -> Point:
    """Return a point of red's side, where another side has it."""
    x, y = point[0] - _MIDDLE, point[1] - _MIDDLE
    for _ in range(quarters % 4):
        x, y = -y, x
    return x + _MIDDLE, y + _MIDDLE


def middle_of(place: str) -> Point:
    """Return the middle of a square, of a start or of a home."""
    colour, _, square = place.rpartition(":")
    if not colour:
        side, offset = divmod(int(square), SIDE)
        return turned((GRID - 0.5 - offset, GRID - 0.5), side)
    if square == START:
        return turned(_START_AT, COLOURS.index(colour))
    if square == HOME:
        return turned(_HOME_AT, COLOURS.index(colour))
    step = ZONE.index(square) + 1
    return turned((GRID - 0.5 - ENTRY, GRID - 0.5 - step), COLOURS.index(colour))


def spot_of(place: str, slot: int, together: int) -> Point:
    """Return where one of so many men stands who share a start or a home."""
    x, y = middle_of(place)
    if together < 2:
        return x, y
    dx, dy = (_PAIR if together == 2 else _SPOTS)[slot]
    return x + dx, y + dy


def ahead(colour: str, square: Square) -> Square | None:
    """Return the next square of a man's way, or None if there is none."""
    if isinstance(square, int):
        entry = SIDE * COLOURS.index(colour) + ENTRY
        return ZONE[0] if square == entry else (square + 1) % MARGIN
    way = (*ZONE, HOME)
    return way[way.index(square) + 1] if square in ZONE else None


def behind(colour: str, square: Square) -> Square | None:
    """Return the square before this one, as a man goes backward."""
    if isinstance(square, int):
        return (square - 1) % MARGIN
    if square == ZONE[0]:
        return SIDE * COLOURS.index(colour) + ENTRY
    return ZONE[ZONE.index(square) - 1] if square in ZONE else None
