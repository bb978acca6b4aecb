"""The 7 shared by two men (SO-30, SO-31, SD-12): every way to split it, each listed once."""

from companion.games.sorry.board import Board, Move, Part
from companion.games.sorry.geometry import HOME, MARGIN, NOWHERE, SLIDE
from companion.games.sorry.steps import SEVEN, SHARES

Sides = tuple[int, ...]

_FREE, _BLOCKED, _SLIDES = range(3)

_Share = tuple[Part, int, int]
"""A step, whether anything stands in its way, and where it comes to rest."""


def splits(board: Board, sides: Sides, last_resort: bool) -> list[Move]:
    """List every split; as a last resort parts may end on the partner's man (SD-22).

    Each man is joined with those after him, so the last man comes first and the lists are put
    together from behind.
    """
    behind: list[list[_Share]] = [[] for _ in range(SEVEN)]
    found: list[list[Move]] = []
    for rank in reversed(range(len(sides))):
        for cell in reversed(board.men[sides[rank]]):
            if 0 <= cell < HOME:
                shares = _shares(board, sides, rank, cell)
                found.append(_joined(board, sides, shares, behind, last_resort))
                for count, share in shares:
                    behind[count].insert(0, share)
    moves = [move for part in reversed(found) for move in part]
    if not _in_order(moves):
        moves.sort()
    return moves


def _in_order(moves: list[Move]) -> bool:
    """Tell whether no man had to move before one who is listed before him."""
    return all(a < b for a, b in moves)


def _shares(board: Board, sides: Sides, rank: int, cell: int) -> list[tuple[int, _Share]]:
    """Give a man's steps with their number, in the order of where they lead."""
    colour = sides[rank]
    shares = []
    margin, men = board.margin, board.men[colour]
    for count, part, end in SHARES[rank][colour][cell]:
        to = part[2]
        if end != to:
            state = _SLIDES
        elif margin[to] in sides if to < MARGIN else to != HOME and to in men:
            state = _BLOCKED
        else:
            state = _FREE
        shares.append((count, (part, state, end)))
    return shares


def _joined(
    board: Board,
    sides: Sides,
    shares: list[tuple[int, _Share]],
    behind: list[list[_Share]],
    last_resort: bool,
) -> list[Move]:
    """Join each step of a man with the steps of others that make it seven."""
    found: list[Move] = []
    for count, one in shares:
        a, state, _ = one
        rank, _, to, _ = a
        plain = state == _FREE and not last_resort
        for two in behind[SEVEN - count]:
            b = two[0]
            if plain and two[1] == _FREE:
                if to != b[2] or (to >= MARGIN and (to == HOME or rank != b[0])):
                    found.append((a, b))
            elif last_resort or not _apart(one, two):
                found += _with_care(board, sides, one, two, last_resort)
            elif state != _BLOCKED and two[1] != _BLOCKED:
                found.append((a, b))
    return found


def _apart(one: _Share, two: _Share) -> bool:
    """Tell whether two men cannot get in each other's way: then the order does not matter."""
    ((_, start, to, _), _, end), ((_, start2, to2, _), _, end2) = one, two
    crossing = to <= end2 and to2 <= end
    return not (crossing or to <= start2 <= end or to2 <= start <= end2)


def _with_care(
    board: Board, sides: Sides, one: _Share, two: _Share, last_resort: bool
) -> list[Move]:
    """Settle a split in which the men meet: one has to make way, or is swept off."""
    (a, a_state, _), (b, b_state, _) = one, two
    if last_resort or _SLIDES in (a_state, b_state):
        return _tried(board, sides, a, b, last_resort)
    same = a.rank == b.rank
    if b_state == _FREE and a.to == b.start and (same or a.to < MARGIN):
        return [(b, a)]
    if a_state == _FREE and b.to == a.start and (same or b.to < MARGIN):
        return [(a, b)]
    return []


def _tried(board: Board, sides: Sides, a: Part, b: Part, last_resort: bool) -> list[Move]:
    """Settle a split by making it, in both orders; equal results are one move."""
    first = _outcome(board, sides, (a, b), last_resort)
    second = _outcome(board, sides, (b, a), last_resort)
    moves: list[Move] = [(a, b)] if first else []
    if second and (not first or first.men != second.men):
        moves.append((b, a))
    return moves


def _outcome(
    board: Board, sides: Sides, move: tuple[Part, Part], last_resort: bool
) -> Board | None:
    """Give the board after both parts, or None if one of them is not legal when made."""
    first, second = move
    if not _open(board, sides, first, last_resort):
        return None
    after = board.clone()
    bumped = after.make(sides[first.rank], first).bumped
    swept = (sides[second.rank], second.start) in bumped
    if swept or not _open(after, sides, second, last_resort):
        return None
    after.make(sides[second.rank], second)
    return after


def _open(board: Board, sides: Sides, part: Part, last_resort: bool) -> bool:
    """Tell whether a part may end where it does: not on a man of one's own, unless he slides."""
    colour, to = sides[part.rank], part.to
    if to >= MARGIN:
        return to == HOME or to not in board.men[colour]
    spared = (colour,) if last_resort else sides
    return SLIDE[colour][to] != NOWHERE or board.margin[to] not in spared
