"""The dealer's word: who was first where the buttons cannot tell, and what a hand really holds."""

from collections.abc import Callable

from companion.core.referee.events import Ruling
from companion.core.referee.schema import INT, INTS, SEAT, Fields, optional, required
from companion.games.block.rules import holding, race, scoring
from companion.games.block.rules.phases import BlockStep, refusal
from companion.games.block.rules.state import BlockMatch

RULINGS: dict[str, Fields] = {
    "block-stands": {},
    "play-stands": {},
    "order": {"first": required(SEAT)},
    "void-hand": {},
    "out": {"seat": required(SEAT)},
    "recount": {"hands": required(INTS)},
    "no-play": {"seat": required(SEAT), "of": optional(INT)},
}

DENIALS = {"no-play": ("played", "block")}
"""Rulings that the referee carries out by leaving a press out of the evidence (BD-34)."""

ANSWERS = {"block-or-play": ("block-stands", "play-stands"), "play-order": ("order",)}
"""Which rulings answer which question."""

_STEPS = {"void-hand": BlockStep.VOID, "out": BlockStep.OUT, "recount": BlockStep.RECOUNT}
"""Rulings that answer nothing: the dealer gives them unasked."""


def rule(m: BlockMatch, ruling: Ruling) -> None:
    """Carry out a ruling, or refuse it with a reason."""
    step = _STEPS.get(ruling.name, BlockStep.ANSWER)
    reason = refusal(m.at.phase, step)
    if reason is None and step is BlockStep.ANSWER and not _answers(m, ruling):
        reason = "bad-ruling"
    if reason is None and step is BlockStep.RECOUNT:
        reason = holding.why_not(m, ruling.fields["hands"])
    if reason is not None:
        m.refuse(ruling, reason)
        return
    m.find(ruling.t, "ruled", ruling=ruling.name)
    _CARRY_OUT[ruling.name](m, ruling)


def _answers(m: BlockMatch, ruling: Ruling) -> bool:
    """Tell whether a ruling answers what is asked."""
    assert m.contest is not None
    among = ruling.fields.get("first", m.contest.between[0]) in m.contest.between
    return among and ruling.name in ANSWERS[m.contest.question]


_CARRY_OUT: dict[str, Callable[[BlockMatch, Ruling], None]] = {
    "block-stands": lambda m, ruling: race.block_stands(m, ruling.t),
    "play-stands": lambda m, ruling: race.play_stands(m, ruling.t),
    "order": lambda m, ruling: race.order(m, ruling.t, ruling.fields["first"]),
    "void-hand": lambda m, ruling: scoring.void_hand(m, ruling.t),
    "out": lambda m, ruling: holding.rule_out(m, ruling.t, ruling.fields["seat"]),
    "recount": lambda m, ruling: holding.recount(m, ruling.t, ruling.fields["hands"]),
}
