"""The board as numbers: where each step leads, worked out once so that moves are look-ups.

A cell is a small number: START, then the margin 0 to 59 clockwise, then the five squares of a
man's own safety zone, then HOME. That is also the order in which moves are listed.
"""

COLOURS = ("red", "blue", "yellow", "green")
"""Clockwise round the board; a colour is its place here."""

NOWHERE = -2
START = -1
MARGIN = 60
"""How many margin squares there are, and the first cell that is not one."""
ZONE = 60
"""The cell of S1."""
HOME = 65

MOST = 12
_SIDE = 15
_ENTRY = 2
_CIRCLE = 4
_SLIDES = ((1, 4), (9, 13))

CELLS = range(START, HOME + 1)
SQUARES: dict[int, int | str] = {
    START: "start",
    **{cell: cell for cell in range(MARGIN)},
    **{ZONE + step: f"S{step + 1}" for step in range(HOME - ZONE)},
    HOME: "home",
}
"""What people call each cell."""
CELL_OF: dict[int | str, int] = {square: cell for cell, square in SQUARES.items()}

Reach = tuple[int, ...]
"""Where a step leads from every cell. START is last, so that index -1 finds it."""


def _forward(colour: int, cell: int, steps: int) -> int:
    if not 0 <= cell < HOME:
        return NOWHERE
    to_entry = (_SIDE * colour + _ENTRY - cell) % MARGIN if cell < MARGIN else ZONE - cell - 1
    if cell < MARGIN and steps <= to_entry:
        return (cell + steps) % MARGIN
    inside = ZONE + steps - to_entry - 1
    return inside if inside <= HOME else NOWHERE


def _backward(colour: int, cell: int, steps: int) -> int:
    if not 0 <= cell < HOME:
        return NOWHERE
    if cell - steps >= ZONE:
        return cell - steps
    along = cell if cell < MARGIN else _SIDE * colour + _ENTRY + cell - ZONE + 1
    return (along - steps) % MARGIN


def _by_cell(*leads: int) -> Reach:
    """Return a reach that has START first with START last."""
    return (*leads[1:], leads[0])


FORWARD: tuple[tuple[Reach, ...], ...] = tuple(
    tuple(_by_cell(*(_forward(colour, cell, steps) for cell in CELLS)) for colour in range(4))
    for steps in range(MOST + 1)
)
"""By number of steps, then colour."""

BACKWARD: dict[int, tuple[Reach, ...]] = {
    steps: tuple(
        _by_cell(*(_backward(colour, cell, steps) for cell in CELLS)) for colour in range(4)
    )
    for steps in (1, 4)
}

CIRCLES = tuple(_SIDE * colour + _CIRCLE for colour in range(4))


def _slides(colour: int) -> Reach:
    ends = [NOWHERE] * len(CELLS)
    for other in range(4):
        for triangle, circle in _SLIDES if other != colour else ():
            ends[_SIDE * other + triangle] = _SIDE * other + circle
    return tuple(ends)


SLIDE = tuple(_slides(colour) for colour in range(4))
"""By colour, then cell: where a man that ends its move there slides to, or NOWHERE."""


def _bit(colour: int, cell: int) -> int:
    if not 0 <= cell < HOME:
        return 0
    return 1 << (cell if cell < MARGIN else cell + (HOME - ZONE) * colour)


BITS = tuple(_by_cell(*(_bit(colour, cell) for cell in CELLS)) for colour in range(4))
"""By colour, then cell: the square as one bit of a number, so that many are looked at in one go.

The margin is everybody's, each colour has five squares of its own, and neither start nor home can
be full.
"""


def partner(colour: int) -> int:
    """Return the colour opposite: red with yellow, blue with green (SO-35)."""
    return (colour + 2) % 4
