"""Every legal move for a card, in the order in which it is listed (SO-10 to SO-41)."""

from typing import Any, NamedTuple

from companion.games.sorry.board import Board, Move
from companion.games.sorry.geometry import COLOURS, HOME, MARGIN, NOWHERE, SLIDE, SQUARES, START
from companion.games.sorry.splits import Sides, splits
from companion.games.sorry.steps import EXCHANGES, TAKEOVERS, WALKS, Walks

SORRY = "SORRY"
KINDS = (*WALKS, SORRY)
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
    found = _walks(board, sides, WALKS[card], last_resort)
    if card == "7":
        found += splits(board, sides, last_resort)
    return found


def _walks(board: Board, sides: Sides, walks: Walks, last_resort: bool) -> list[Move]:
    """List moves of one man; as a last resort they may end on the partner's man (SD-22)."""
    found: list[Move] = []
    margin = board.margin
    for rank, colour in enumerate(sides):
        spared = (colour,) if last_resort else sides
        slide, men, moves, before = SLIDE[colour], board.men[colour], walks[rank][colour], NOWHERE
        for cell in men:
            if cell == before:
                continue
            before = cell
            for move in moves[cell]:
                to = move[0][2]
                if to >= MARGIN:
                    free = to == HOME or to not in men
                else:
                    free = margin[to] not in spared or slide[to] != NOWHERE
                if free:
                    found.append(move)
    return found


def _eleven(board: Board, sides: Sides) -> Listing:
    """Go forward 11, or change places with an opponent (SO-33, SD-24)."""
    forward = _walks(board, sides, WALKS["11"], False)
    if not forward and len(sides) > 1:
        forward = _walks(board, sides, WALKS["11"], True)
    targets = _targets(board, sides)
    found: list[Move] = []
    for rank, colour in enumerate(sides):
        for cell in board.men[colour]:
            if 0 <= cell < MARGIN and targets:
                exchanges = EXCHANGES[rank][cell]
                found += [exchanges[square] for square in targets]
    if not found:
        return Listing(forward)
    if not forward:
        return Listing(found, may_pass=True)
    return Listing(sorted(found + forward))


def _sorry(board: Board, sides: Sides) -> list[Move]:
    """Take an opponent's place from start; if there is none, the partner's (SO-34, SD-23)."""
    ranks = [rank for rank, colour in enumerate(sides) if START in board.men[colour]]
    targets = _targets(board, sides)
    if targets:
        return [TAKEOVERS[rank][square] for rank in ranks for square in targets]
    if len(sides) == 1:
        return []
    return [
        TAKEOVERS[rank][cell]
        for rank in ranks
        for cell in board.men[sides[1 - rank]]
        if 0 <= cell < MARGIN
    ]


def _targets(board: Board, sides: Sides) -> list[int]:
    """List the margin squares on which opponents stand."""
    return sorted(
        [
            cell
            for colour, men in enumerate(board.men)
            if colour not in sides
            for cell in men
            if 0 <= cell < MARGIN
        ]
    )


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
