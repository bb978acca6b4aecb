"""Every legal move for a card, in the order in which it is listed (SO-10 to SO-41)."""

from typing import Any, NamedTuple

from companion.games.sorry.board import NOBODY, Board, Move, Part
from companion.games.sorry.geometry import (
    BACKWARD,
    CIRCLES,
    COLOURS,
    FORWARD,
    HOME,
    MARGIN,
    NOWHERE,
    SLIDE,
    SQUARES,
    START,
    Reach,
)
from companion.games.sorry.splits import splits

Sides = tuple[int, ...]
"""The colours a card may be used for: the mover's own and, in partnership, his partner's."""

Reaches = tuple[tuple[Reach, ...], ...]


def _starting(steps: int) -> tuple[Reach, ...]:
    """Let a card also start a man out, onto his circle (SO-10)."""
    return tuple((*FORWARD[steps][colour][:-1], CIRCLES[colour]) for colour in range(4))


_WALKS: dict[str, Reaches] = {
    "1": (_starting(1),),
    "2": (_starting(2),),
    "3": (FORWARD[3],),
    "4": (BACKWARD[4],),
    "5": (FORWARD[5],),
    "7": (FORWARD[7],),
    "8": (FORWARD[8],),
    "10": (FORWARD[10], BACKWARD[1]),
    "11": (FORWARD[11],),
    "12": (FORWARD[12],),
}
SORRY = "SORRY"
KINDS = (*_WALKS, SORRY)
"""Every kind of card; there is no 6 and no 9 (SO-2)."""


class Listing(NamedTuple):
    """The legal moves for a card, and whether none of them need be made."""

    moves: list[Move]
    may_pass: bool = False


def legal(board: Board, sides: Sides, card: str) -> Listing:
    """List every legal move; an empty list is a forfeit."""
    if card == SORRY:
        return Listing(_sorry(board, sides))
    if card == "11":
        return _eleven(board, sides)
    found = _walked(board, sides, card, False)
    if found or len(sides) == 1:
        return Listing(found)
    return Listing(_walked(board, sides, card, True))


def _walked(board: Board, sides: Sides, card: str, last_resort: bool) -> list[Move]:
    found = _walks(board, sides, _WALKS[card], last_resort)
    if card == "7":
        found += splits(board, sides, last_resort)
    return found


def _walks(board: Board, sides: Sides, reaches: Reaches, last_resort: bool) -> list[Move]:
    """List moves of one man; as a last resort they may end on the partner's man (SD-22)."""
    found: list[Move] = []
    margin = board.margin
    for rank, colour in enumerate(sides):
        other = colour if last_resort else sides[-1 - rank]
        slide, men, before = SLIDE[colour], board.men[colour], NOWHERE
        for cell in men:
            if cell == before:
                continue
            before = cell
            for reach in reaches:
                to = reach[colour][cell]
                if to == NOWHERE:
                    continue
                if to >= MARGIN:
                    free = to == HOME or to not in men
                else:
                    held = margin[to]
                    free = held not in (colour, other) or slide[to] != NOWHERE
                if free:
                    found.append((Part(rank, cell, to),))
    if len(reaches) > 1:
        found.sort()
    return found


def _eleven(board: Board, sides: Sides) -> Listing:
    """Go forward 11, or change places with an opponent (SO-33, SD-24)."""
    forward = _walks(board, sides, _WALKS["11"], False)
    if not forward and len(sides) > 1:
        forward = _walks(board, sides, _WALKS["11"], True)
    exchanges: list[Move] = [
        (Part(rank, cell, square, True),)
        for square in _held_by_others(board, sides)
        for rank, colour in enumerate(sides)
        for cell in board.men[colour]
        if 0 <= cell < MARGIN
    ]
    return Listing(sorted(forward + exchanges), may_pass=not forward and bool(exchanges))


def _sorry(board: Board, sides: Sides) -> list[Move]:
    """Take an opponent's place from start; if there is none, the partner's (SO-34, SD-23)."""
    ranks = [rank for rank, colour in enumerate(sides) if START in board.men[colour]]
    targets = _held_by_others(board, sides)
    if targets:
        return [(Part(rank, START, square),) for rank in ranks for square in targets]
    if len(sides) == 1:
        return []
    return [
        (Part(rank, START, cell),)
        for rank in ranks
        for cell in board.men[sides[1 - rank]]
        if 0 <= cell < MARGIN
    ]


def _held_by_others(board: Board, sides: Sides) -> list[int]:
    own = (NOBODY, *sides)
    return [square for square, held in enumerate(board.margin) if held not in own]


def described(board: Board, sides: Sides, move: Move) -> list[dict[str, Any]]:
    """Say what a move would do, part by part, as the transcript has it."""
    return carry_out(board.clone(), sides, move)


def carry_out(board: Board, sides: Sides, move: Move) -> list[dict[str, Any]]:
    """Make a move on the mirror and say what it did, part by part."""
    told = []
    for part in move:
        colour = sides[part.rank]
        slide_to, bumped, swapped = board.make(colour, part)
        said: dict[str, Any] = {
            "colour": COLOURS[colour],
            "from": SQUARES[part.start],
            "to": SQUARES[part.to],
            "slide_to": None if slide_to == NOWHERE else slide_to,
            "bumped": [{"colour": COLOURS[other], "at": at} for other, at in bumped],
        }
        if part.swap:
            said["with"] = {"colour": COLOURS[swapped], "at": part.to}
        told.append(said)
    return told
