"""The 7 shared by two men (SO-30, SO-31, SD-12): every way to split it, each listed once.

Two men who do not meet are simply joined, step by step. Whether and how two men meet depends on
nothing but where the two stand, so that is worked out once a square, by trying on an empty board.
"""

from bisect import bisect_left, insort
from collections.abc import Iterator

from companion.games.sorry.rules.board import Move, MovePart, SorryBoardState
from companion.games.sorry.rules.geometry import BITS, HOME, SLIDE, partner
from companion.games.sorry.rules.steps import SEVEN, SHARES, Open, barred_by

Sides = tuple[int, ...]
_Man = tuple[int, int]
"""Rank and cell."""


_Meeting = tuple[tuple[Move, ...], tuple[Open, ...]]
"""What would be listed if two men did not meet, and what they can do instead."""


def splits(board: SorryBoardState, sides: Sides, last_resort: bool) -> list[Move]:
    """Return every split; as a last resort parts may end on the partner's man (SD-22)."""
    men = [
        (rank, cell)
        for rank, colour in enumerate(sides)
        for cell in board.men[colour]
        if 0 <= cell < HOME
    ]
    if last_resort:
        return _tried(board, sides, men)
    taken = board.taken[sides[0]] | board.taken[sides[-1]]
    found = _joined(sides, men, taken)
    for void, instead in _met(sides, men):
        for move in void:
            place = bisect_left(found, move)
            if found[place : place + 1] == [move]:
                del found[place]
        for bars, move in instead:
            if not taken & bars:
                insort(found, move)
    return found


def _joined(sides: Sides, men: list[_Man], taken: int) -> list[Move]:
    """Return every man's steps joined with those of the men after it, as if no two of them met.

    The last man comes first, so that those after it are known.
    """
    joins: list[tuple[MovePart, tuple[MovePart, ...]]] = []
    after: list[tuple[MovePart, ...]] = [()] * SEVEN
    for rank, cell in reversed(men):
        before = after.copy()
        for steps, rest, part, bars in SHARES[rank][sides[rank]][cell]:
            if not taken & bars:
                before[steps] = (part,) + after[steps]
                others = after[rest]
                if others:
                    joins.append((part, others))
        after = before
    joins.reverse()
    return [(part, other) for part, others in joins for other in others]


def _met(sides: Sides, men: list[_Man]) -> list[_Meeting]:
    """Return who meets whom, and how."""
    met = []
    for place, (rank, cell) in enumerate(men, start=1):
        meetings = _KNOWN.get((rank, sides[rank], cell))
        if meetings is None:
            meetings = _worked_out(rank, sides[rank], cell)
        for man in men[place:]:
            if man in meetings:
                met.append(meetings[man])  # noqa: PERF401 (seldom)
    return met


_KNOWN: dict[tuple[int, int, int], dict[_Man, _Meeting]] = {}
"""By rank, colour and cell: 520 men at the most."""


def _worked_out(rank: int, colour: int, cell: int) -> dict[_Man, _Meeting]:
    """Return how a man meets those that are listed after it; worked out once and remembered."""
    sides = (partner(colour), colour) if rank else (colour, partner(colour))
    later = [(rank, other) for other in range(cell + 1, HOME)]
    later += [(1, other) for other in range(HOME) if rank == 0]
    meetings = {man: _meeting(sides, (rank, cell), man) for man in later}
    known = {man: meeting for man, meeting in meetings.items() if any(meeting)}
    _KNOWN[rank, colour, cell] = known
    return known


def _meeting(sides: Sides, one: _Man, two: _Man) -> _Meeting:
    """Return what comes of every split of two men that are alone on the board."""
    board = SorryBoardState()
    for rank, cell in (one, two):
        board.place(sides[rank], [*board.men[sides[rank]], cell])
    void: list[Move] = []
    instead: list[Open] = []
    for a, b, bars in _shared(sides, one, two):
        if _touched(sides, a) & _touched(sides, b):
            ways = _ways(board, sides, a, b, last_resort=False)
            settled = [(_bars(sides, move), move) for move in ways]
            if settled != [(bars, (a, b))]:
                void += [] if any(board.taken[side] & bars for side in sides) else [(a, b)]
                instead += settled
    return tuple(void), tuple(instead)


def _shared(sides: Sides, one: _Man, two: _Man) -> Iterator[tuple[MovePart, MovePart, int]]:
    """Yield every two parts of two men that make seven, and what bars them one by one."""
    shares, others = (SHARES[rank][sides[rank]][cell] for rank, cell in (one, two))
    for _, rest, part, bars in shares:
        for steps, _, other, others_bars in others:
            if steps == rest:
                yield part, other, bars | others_bars


def _touched(sides: Sides, part: MovePart) -> int:
    """Return every square where a man could meet another: where it stood, and what it clears."""
    bits, slide = BITS[sides[part.rank]], SLIDE[sides[part.rank]]
    touched = bits[part.start] | bits[part.to]
    for square in range(part.to, slide[part.to] + 1):
        touched |= bits[square]
    return touched


def _bars(sides: Sides, move: Move) -> int:
    """Return the squares on which a third man would bar a split: not one that was just cleared."""
    first, second = (barred_by(sides[part.rank], part.to) for part in move)
    return first | second & ~_touched(sides, move[0])


def _tried(board: SorryBoardState, sides: Sides, men: list[_Man]) -> list[Move]:
    """Return the splits of a last resort, found by making every one of them."""
    return sorted(
        move
        for place, one in enumerate(men, start=1)
        for two in men[place:]
        for a, b, _ in _shared(sides, one, two)
        for move in _ways(board, sides, a, b, last_resort=True)
    )


def _ways(
    board: SorryBoardState, sides: Sides, a: MovePart, b: MovePart, *, last_resort: bool
) -> list[Move]:
    """Return the moves that come of a split, made in both orders; equal results are one move."""
    first = _outcome(board, sides, (a, b), last_resort)
    second = _outcome(board, sides, (b, a), last_resort)
    moves: list[Move] = [(a, b)] if first else []
    if second and (not first or first.men != second.men):
        moves.append((b, a))
    return moves


def _outcome(
    board: SorryBoardState, sides: Sides, move: tuple[MovePart, MovePart], last_resort: bool
) -> SorryBoardState | None:
    """Return the board after both parts, or None if one of them is not legal when made."""
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


def _open(board: SorryBoardState, sides: Sides, part: MovePart, last_resort: bool) -> bool:
    """Tell whether a part may end where it does: not on a man of one's own, unless it slides."""
    colour = sides[part.rank]
    bars = barred_by(colour, part.to)
    if last_resort:
        return not board.taken[colour] & bars
    return not any(board.taken[side] & bars for side in sides)
