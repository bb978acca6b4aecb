"""Every step a man could ever take, made once as a part of a move, so that listing is looking up.

By rank (0 the mover's colour, 1 their partner's), then colour, then cell; START is last, so that
index -1 finds it. With each step goes what would bar it: the bit of the square on which no man of
one's own may stand (geometry.BITS), or none where a man slides on or comes home.
"""

from companion.games.sorry.rules.board import Move, MovePart
from companion.games.sorry.rules.geometry import (
    BACKWARD,
    BITS,
    CELLS,
    CIRCLES,
    FORWARD,
    MARGIN,
    NOWHERE,
    SLIDE,
    START,
    Reach,
)

SEVEN = 7
RANKS = range(2)

Open = tuple[int, Move]
"""What bars a move, as bits, and the move."""
Walks = tuple[tuple[tuple[tuple[Open, ...], ...], ...], ...]
Outs = tuple[tuple[Open, ...], ...]


def barred_by(colour: int, to: int) -> int:
    """Return the square on which a man of one's own would bar a step, as a bit (SO-13, SD-9)."""
    return BITS[colour][to] if SLIDE[colour][to] == NOWHERE else 0


def _from_all_cells() -> list[int]:
    return [*CELLS[1:], START]


def _walks(*reaches: tuple[Reach, ...]) -> Walks:
    """Return the moves of one man, in order of where they end."""
    return tuple(
        tuple(
            tuple(
                tuple(
                    (barred_by(colour, to), (MovePart(rank, cell, to),))
                    for to in sorted(reach[colour][cell] for reach in reaches)
                    if to != NOWHERE
                )
                for cell in _from_all_cells()
            )
            for colour in range(4)
        )
        for rank in RANKS
    )


WALKS: dict[str, Walks] = {
    "1": _walks(FORWARD[1]),
    "2": _walks(FORWARD[2]),
    "3": _walks(FORWARD[3]),
    "4": _walks(BACKWARD[4]),
    "5": _walks(FORWARD[5]),
    "7": _walks(FORWARD[SEVEN]),
    "8": _walks(FORWARD[8]),
    "10": _walks(FORWARD[10], BACKWARD[1]),
    "11": _walks(FORWARD[11]),
    "12": _walks(FORWARD[12]),
}
"""By card: the moves of one man in play."""

OUTS: Outs = tuple(
    tuple(
        (barred_by(colour, CIRCLES[colour]), (MovePart(rank, START, CIRCLES[colour]),))
        for colour in range(4)
    )
    for rank in RANKS
)
"""A man starts out onto its circle (SO-10)."""

STARTERS = ("1", "2")

Share = tuple[int, int, MovePart, int]
"""One man's share of a split 7: its steps, the other man's, its part of the move, what bars it.

A plain tuple: Python takes those apart much faster than named ones.
"""


def _shares(rank: int, colour: int, cell: int) -> tuple[Share, ...]:
    shares = [
        (steps, SEVEN - steps, MovePart(rank, cell, to), barred_by(colour, to))
        for steps in range(1, SEVEN)
        if (to := FORWARD[steps][colour][cell]) != NOWHERE
    ]
    return tuple(sorted(shares, key=lambda share: share[2], reverse=True))


SHARES = tuple(
    tuple(tuple(_shares(rank, colour, cell) for cell in _from_all_cells()) for colour in range(4))
    for rank in RANKS
)
"""The steps of one man in a split 7, the one that ends last first."""

EXCHANGES = tuple(
    tuple(
        tuple((MovePart(rank, cell, square, True),) for square in range(MARGIN))
        for cell in range(MARGIN)
    )
    for rank in RANKS
)
"""By rank, own square and the other's square."""

TAKEOVERS = tuple(
    tuple((MovePart(rank, START, square),) for square in range(MARGIN)) for rank in RANKS
)
"""By rank and square: a man from start takes the place of whoever stands there."""
