"""The 7 shared by two men (SO-30, SO-31, SD-12): every way to split it, each listed once."""

from companion.games.sorry.board import Board, Move, Part
from companion.games.sorry.geometry import FORWARD, HOME, MARGIN, NOWHERE, SLIDE

SEVEN = 7

_Man = tuple[int, int, int]
"""Rank, colour, cell."""


def splits(board: Board, sides: tuple[int, ...], last_resort: bool) -> list[Move]:
    """List every split; as a last resort parts may end on the partner's man (SD-22)."""
    men = [
        (rank, colour, cell)
        for rank, colour in enumerate(sides)
        for cell in board.men[colour]
        if 0 <= cell < HOME
    ]
    found: list[Move] = []
    for place, one in enumerate(men):
        for other in men[place + 1 :]:
            _pair(board, sides, one, other, last_resort, found)
    found.sort()
    return found


def _pair(
    board: Board,
    sides: tuple[int, ...],
    one: _Man,
    other: _Man,
    last_resort: bool,
    found: list[Move],
) -> None:
    """Add every way in which two men share the card."""
    (rank, colour, cell), (rank2, colour2, cell2) = one, other
    slide, slide2 = SLIDE[colour], SLIDE[colour2]
    for steps in range(1, SEVEN):
        to, to2 = FORWARD[steps][colour][cell], FORWARD[SEVEN - steps][colour2][cell2]
        if to == NOWHERE or to2 == NOWHERE:
            continue
        a, b = Part(rank, cell, to), Part(rank2, cell2, to2)
        if last_resort or slide[to] != NOWHERE or slide2[to2] != NOWHERE:
            found += _tried(board, sides, a, b, last_resort)
        else:
            move = _plain(board, sides, a, b)
            if move:
                found.append(move)


def _plain(board: Board, sides: tuple[int, ...], a: Part, b: Part) -> Move | None:
    """Settle a split without slides by looking only; the order matters if one makes way."""
    same = a.rank == b.rank
    if a.to == b.to and (a.to < MARGIN or (same and a.to != HOME)):
        return None
    a_blocked, b_blocked = _blocked(board, sides, a), _blocked(board, sides, b)
    if not a_blocked and not b_blocked:
        return (a, b)
    if not b_blocked and a.to == b.start and (same or a.to < MARGIN):
        return (b, a)
    if not a_blocked and b.to == a.start and (same or b.to < MARGIN):
        return (a, b)
    return None


def _blocked(board: Board, sides: tuple[int, ...], part: Part) -> bool:
    """Tell whether a man of one's own side stands where a part ends."""
    to = part.to
    if to < MARGIN:
        return board.margin[to] in sides
    return to != HOME and to in board.men[sides[part.rank]]


def _tried(board: Board, sides: tuple[int, ...], a: Part, b: Part, last_resort: bool) -> list[Move]:
    """Settle a split by making it, in both orders; equal results are one move."""
    first = _outcome(board, sides, (a, b), last_resort)
    second = _outcome(board, sides, (b, a), last_resort)
    moves: list[Move] = [(a, b)] if first else []
    if second and (not first or first.men != second.men):
        moves.append((b, a))
    return moves


def _outcome(
    board: Board, sides: tuple[int, ...], move: tuple[Part, Part], last_resort: bool
) -> Board | None:
    """Give the board after both parts, or None if one of them is not legal when made."""
    first, second = move
    if not _open(board, sides, first, last_resort):
        return None
    after = board.clone()
    bumped = after.make(sides[first.rank], first).bumped
    if (sides[second.rank], second.start) in bumped or not _open(after, sides, second, last_resort):
        return None
    after.make(sides[second.rank], second)
    return after


def _open(board: Board, sides: tuple[int, ...], part: Part, last_resort: bool) -> bool:
    colour = sides[part.rank]
    if part.to < MARGIN and SLIDE[colour][part.to] != NOWHERE:
        return True
    return not _blocked(board, (colour,) if last_resort else sides, part)
