"""What a move does, in the words of the transcript: foretold, or as it is made."""

from typing import Any

from companion.games.sorry.rules.board import NOBODY, Move, MovePart, SorryBoardState
from companion.games.sorry.rules.geometry import COLOURS, MARGIN, NOWHERE, SLIDE, SQUARES
from companion.games.sorry.rules.splits import Sides

Told = dict[str, Any]


def described(board: SorryBoardState, sides: Sides, move: Move) -> list[Told]:
    """Return what a move would do, part by part, and leave the board alone."""
    first = _foretold(board.margin, sides, move[0])
    if len(move) == 1:
        return [first]
    margin = _after(board.margin, sides, move[0], first)
    return [first, _foretold(margin, sides, move[1])]


def carry_out(board: SorryBoardState, sides: Sides, move: Move) -> list[Told]:
    """Make a move on the mirror and return what it did, part by part."""
    told = []
    for part in move:
        slide_to, bumped, swapped = board.make(sides[part.rank], part)
        told.append(_told(sides, part, slide_to, bumped, swapped))
    return told


def _foretold(margin: list[int], sides: Sides, part: MovePart) -> Told:
    rank, start, to, swap = part
    if to >= MARGIN:
        return _told(sides, part, NOWHERE, [], NOBODY)
    end, swapped = SLIDE[sides[rank]][to], NOBODY
    bumped = []
    for square in range(to, max(to, end) + 1):
        holder = margin[square]
        if swap and square == to:
            swapped, holder = holder, NOBODY
        elif square == start:
            holder = swapped
        if holder != NOBODY:
            bumped.append((holder, square))
    return _told(sides, part, end, bumped, swapped)


def _after(margin: list[int], sides: Sides, part: MovePart, told: Told) -> list[int]:
    """Return the margin as it is when the first man of a split has moved."""
    after = margin.copy()
    if part.start < MARGIN:
        after[part.start] = NOBODY
    for man in told["bumped"]:
        after[man["at"]] = NOBODY
    if part.to < MARGIN:
        end = told["slide_to"]
        after[part.to if end is None else end] = sides[part.rank]
    return after


def _told(
    sides: Sides, part: MovePart, slide_to: int, bumped: list[tuple[int, int]], swapped: int
) -> Told:
    rank, start, to, swap = part
    said: Told = {
        "colour": COLOURS[sides[rank]],
        "from": SQUARES[start],
        "to": SQUARES[to],
        "slide_to": None if slide_to == NOWHERE else slide_to,
        "bumped": [{"colour": COLOURS[other], "at": at} for other, at in bumped] if bumped else [],
    }
    if swap:
        said["with"] = {"colour": COLOURS[swapped], "at": to}
    return said
