"""Every legal move for a card, in the order in which it is listed (SO-10 to SO-41)."""

from bisect import bisect_left
from typing import NamedTuple

from companion.games.sorry.rules.board import Move, SorryBoardState
from companion.games.sorry.rules.geometry import MARGIN, START, partner
from companion.games.sorry.rules.splits import Sides, splits
from companion.games.sorry.rules.steps import EXCHANGES, OUTS, STARTERS, TAKEOVERS, WALKS

SORRY = "SORRY"
KINDS = (*WALKS, SORRY)
"""Every kind of card; there is no 6 and no 9 (SO-2)."""


_ALL = range(4)
_OTHERS: dict[Sides, tuple[int, ...]] = {
    sides: tuple(colour for colour in _ALL if colour not in sides)
    for own in _ALL
    for sides in ((own,), (own, partner(own)))
}
"""By whose men may be moved: the opponents' colours."""


class Listing(NamedTuple):
    """The legal moves for a card, and whether none of them need be made."""

    moves: list[Move]
    may_pass: bool = False


def legal(board: SorryBoardState, sides: Sides, card: str) -> Listing:
    """Return every legal move; an empty list is a forfeit."""
    if card == SORRY:
        return Listing(_sorry(board, sides))
    if card == "11":
        return _eleven(board, sides)
    found = _walks(board, sides, card, False)
    if card == "7":
        found += splits(board, sides, False)
    if found or len(sides) == 1:
        return Listing(found)
    found = _walks(board, sides, card, True)
    if card == "7":
        found += splits(board, sides, True)
    return Listing(found)


def _walks(board: SorryBoardState, sides: Sides, card: str, last_resort: bool) -> list[Move]:
    """Return moves of one man; as a last resort they may end on the partner's man (SD-22)."""
    found: list[Move] = []
    walks, starts = WALKS[card], card in STARTERS
    own = board.taken[sides[0]] | board.taken[sides[-1]]
    for rank, colour in enumerate(sides):
        men, moves = board.men[colour], walks[rank][colour]
        taken = board.taken[colour] if last_resort else own
        if starts and START in men:
            bars, out = OUTS[rank][colour]
            if not taken & bars:
                found.append(out)
        for cell in men:
            for bars, move in moves[cell]:
                if not taken & bars:
                    found.append(move)
    return found


def _eleven(board: SorryBoardState, sides: Sides) -> Listing:
    """Return the moves of an 11: go forward, or change places with an opponent (SO-33, SD-24)."""
    targets = _targets(board, sides)
    found, forward = _elevens(board, sides, targets, False)
    if not forward and len(sides) > 1:
        found, forward = _elevens(board, sides, targets, True)
    return Listing(found, bool(found) and not forward)


def _elevens(
    board: SorryBoardState, sides: Sides, targets: list[int], last_resort: bool
) -> tuple[list[Move], int]:
    """Return every man's exchanges, its way forward among them, and how many men have one."""
    found: list[Move] = []
    forward = 0
    own = board.taken[sides[0]] | board.taken[sides[-1]]
    for rank, colour in enumerate(sides):
        moves = WALKS["11"][rank][colour]
        taken = board.taken[colour] if last_resort else own
        for cell in board.men[colour]:
            place = len(found)
            if targets and 0 <= cell < MARGIN:
                found += map(EXCHANGES[rank][cell].__getitem__, targets)
            for bars, move in moves[cell]:
                if not taken & bars:
                    forward += 1
                    found.insert(place + bisect_left(targets, move[0].to), move)
    return found, forward


def _sorry(board: SorryBoardState, sides: Sides) -> list[Move]:
    """Return the moves from start to an opponent's place; if none, the partner's (SO-34, SD-23)."""
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


def _targets(board: SorryBoardState, sides: Sides) -> list[int]:
    """Return the margin squares on which opponents stand."""
    men = board.men
    found = [cell for colour in _OTHERS[sides] for cell in men[colour] if 0 <= cell < MARGIN]
    found.sort()
    return found
