"""The dealer's word: answers to what the sensors could not tell, and repairs of the mirror."""

from collections.abc import Callable

from companion.core.referee.events import Ruling
from companion.core.referee.schema import SEAT, Fields, lists_by, required
from companion.games.sorry.rules import calls, early_draws, turns, wins
from companion.games.sorry.rules.board import MEN
from companion.games.sorry.rules.geometry import CELL_OF, COLOURS, HOME, MARGIN, START, partner
from companion.games.sorry.rules.phases import SorryAct, SorryPhase
from companion.games.sorry.rules.state import SorryMatch, SorryQuestion

MEN_BY_COLOUR = lists_by("squares by colour", COLOURS)
"""Whether men can stand so is for the rules to say."""

RULINGS: dict[str, Fields] = {
    "draw-stands": {},
    "draw-void": {},
    "caller": {"seat": required(SEAT)},
    "call-stands": {},
    "win-stands": {},
    "board": {"men": required(MEN_BY_COLOUR)},
}

ANSWERS = {
    "draw-or-commit": ("draw-stands", "draw-void"),
    "two-calls": ("caller",),
    "call-or-win": ("call-stands", "win-stands"),
}
"""Which rulings answer which question."""


def rule(m: SorryMatch, ruling: Ruling) -> None:
    """Carry out a ruling, or refuse it with a reason."""
    if ruling.name == "board":
        _board(m, ruling)
        return
    question = m.question
    reason = None if question else "nothing-to-rule"
    if question and not _answers(question, ruling):
        reason = "bad-ruling"
    if reason is not None or question is None:
        m.refuse(ruling, reason or "nothing-to-rule")
        return
    m.question, m.phase = None, question.resume
    m.find(ruling.t, "ruled", ruling=ruling.name)
    _CARRY_OUT[ruling.name](m, ruling, question)


def _answers(question: SorryQuestion, ruling: Ruling) -> bool:
    named = ruling.fields.get("seat")
    return ruling.name in ANSWERS[question.kind] and (named is None or named in question.between)


def _draw_stands(m: SorryMatch, ruling: Ruling, question: SorryQuestion) -> None:
    turns.draw(m, ruling)


def _draw_void(m: SorryMatch, ruling: Ruling, question: SorryQuestion) -> None:
    """Let the next seat draw anew: that draw is in doubt with nothing."""
    m.committed = None


def _caller(m: SorryMatch, ruling: Ruling, question: SorryQuestion) -> None:
    calls.open_call(m, ruling.t, ruling.fields["seat"])


def _call_stands(m: SorryMatch, ruling: Ruling, question: SorryQuestion) -> None:
    calls.open_call(m, ruling.t, question.between[0])


def _win_stands(m: SorryMatch, ruling: Ruling, question: SorryQuestion) -> None:
    wins.book(m, ruling.t)


def _board(m: SorryMatch, ruling: Ruling) -> None:
    """Repair the mirror; the open card's moves are listed anew (SD-19)."""
    men = ruling.fields["men"]
    reason = m.barred(SorryAct.BOARD)
    if reason is None and not _possible(m, men):
        reason = "bad-board"
    if reason is not None:
        m.refuse(ruling, reason)
        return
    early_draws.settle(m)
    for colour in men:
        m.board.place(COLOURS.index(colour), [])
    for colour, squares in men.items():
        m.board.place(COLOURS.index(colour), [CELL_OF[square] for square in squares])
    m.find(ruling.t, "board", men=m.board.shown())
    if m.phase is SorryPhase.MOVE:
        turns.list_moves(m, ruling.t)


def _possible(m: SorryMatch, men: dict[str, list[int | str]]) -> bool:
    """Tell whether men can stand so: four each, one a square, and nobody has won by it."""
    playing = {COLOURS[m.colours[seat]] for seat in m.playing}
    whole = all(
        colour in playing and len(squares) == MEN and all(square in CELL_OF for square in squares)
        for colour, squares in men.items()
    )
    if not men or not whole:
        return False
    cells = {colour: list(found) for colour, found in enumerate(m.board.men)}
    for name, squares in men.items():
        cells[COLOURS.index(name)] = [CELL_OF[square] for square in squares]
    return _no_square_twice(cells) and not _won(m, cells)


def _no_square_twice(cells: dict[int, list[int]]) -> bool:
    taken = [
        (cell if cell < MARGIN else (colour, cell))
        for colour, found in cells.items()
        for cell in found
        if START < cell < HOME
    ]
    return len(set(taken)) == len(taken)


def _won(m: SorryMatch, cells: dict[int, list[int]]) -> bool:
    """Tell whether a side is complete: a game is won by a move, not by a ruling."""
    done = {colour for colour, found in cells.items() if found.count(HOME) == MEN}
    if m.options.partners:
        return any(partner(colour) in done for colour in done)
    return bool(done)


_CARRY_OUT: dict[str, Callable[[SorryMatch, Ruling, SorryQuestion], None]] = {
    "draw-stands": _draw_stands,
    "draw-void": _draw_void,
    "caller": _caller,
    "call-stands": _call_stands,
    "win-stands": _win_stands,
}
