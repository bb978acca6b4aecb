"""Every step a man could ever take, made once as a part of a move, so that listing is looking up.

By rank (0 the mover's colour, 1 his partner's), then colour, then cell; START is last, so that
index -1 finds it. What stands in the way is for the lists in moves.py and splits.py to see.
"""

from typing import NamedTuple

from companion.games.sorry.board import Move, Part
from companion.games.sorry.geometry import (
    BACKWARD,
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

ByCell = tuple[tuple[Move, ...], ...]
Walks = tuple[tuple[ByCell, ...], ...]


class Step(NamedTuple):
    """One man's share of a split 7."""

    steps: int
    part: Part
    end: int
    """Where he comes to rest: where he lands, or the end of a slide."""


def _starting(steps: int) -> tuple[Reach, ...]:
    """Let a card also start a man out, onto his circle (SO-10)."""
    return tuple((*FORWARD[steps][colour][:-1], CIRCLES[colour]) for colour in range(4))


def _from_all_cells() -> list[int]:
    return [*CELLS[1:], START]


def _walks(*reaches: tuple[Reach, ...]) -> Walks:
    """Make the moves of one man, in order of where they end."""
    return tuple(
        tuple(
            tuple(
                tuple(
                    (Part(rank, cell, to),)
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
    "1": _walks(_starting(1)),
    "2": _walks(_starting(2)),
    "3": _walks(FORWARD[3]),
    "4": _walks(BACKWARD[4]),
    "5": _walks(FORWARD[5]),
    "7": _walks(FORWARD[SEVEN]),
    "8": _walks(FORWARD[8]),
    "10": _walks(FORWARD[10], BACKWARD[1]),
    "11": _walks(FORWARD[11]),
    "12": _walks(FORWARD[12]),
}
"""By card: the moves of one man."""


def _shares(rank: int, colour: int, cell: int) -> tuple[Step, ...]:
    steps = [
        Step(count, Part(rank, cell, to), max(to, SLIDE[colour][to]))
        for count in range(1, SEVEN)
        if (to := FORWARD[count][colour][cell]) != NOWHERE
    ]
    return tuple(sorted(steps, key=lambda step: step.part))


SHARES = tuple(
    tuple(tuple(_shares(rank, colour, cell) for cell in _from_all_cells()) for colour in range(4))
    for rank in RANKS
)
"""The steps of one man in a split 7, in order of where they end."""

EXCHANGES = tuple(
    tuple(
        tuple((Part(rank, cell, square, True),) for square in range(MARGIN))
        for cell in range(MARGIN)
    )
    for rank in RANKS
)
"""By rank, own square and the other's square."""

TAKEOVERS = tuple(tuple((Part(rank, START, square),) for square in range(MARGIN)) for rank in RANKS)
"""By rank and square: a man from start takes the place of whoever stands there."""
