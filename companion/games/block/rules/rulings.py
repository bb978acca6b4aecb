"""The dealer's word: who was first where the buttons cannot tell, and hands that are void."""

from collections.abc import Callable

from companion.core.referee.events import Ruling
from companion.core.referee.schema import SEAT, Fields, required
from companion.games.block.rules import race, scoring
from companion.games.block.rules.phases import Step, refusal
from companion.games.block.rules.state import Match

RULINGS: dict[str, Fields] = {
    "block-stands": {},
    "play-stands": {},
    "order": {"first": required(SEAT)},
    "void-hand": {},
}

ANSWERS = {"block-or-play": ("block-stands", "play-stands"), "play-order": ("order",)}
"""Which rulings answer which question."""


def rule(m: Match, ruling: Ruling) -> None:
    """Carry out a ruling, or refuse it with a reason."""
    step = Step.VOID if ruling.name == "void-hand" else Step.ANSWER
    reason = refusal(m.at.phase, step)
    if reason is None and step is Step.ANSWER and not _answers(m, ruling):
        reason = "bad-ruling"
    if reason is not None:
        m.refuse(ruling, reason)
        return
    m.find(ruling.t, "ruled", ruling=ruling.name)
    _CARRY_OUT[ruling.name](m, ruling)


def _answers(m: Match, ruling: Ruling) -> bool:
    """Tell whether a ruling answers what is asked."""
    assert m.contest is not None
    among = ruling.fields.get("first", m.contest.between[0]) in m.contest.between
    return among and ruling.name in ANSWERS[m.contest.question]


_CARRY_OUT: dict[str, Callable[[Match, Ruling], None]] = {
    "block-stands": lambda m, ruling: race.block_stands(m, ruling.t),
    "play-stands": lambda m, ruling: race.play_stands(m, ruling.t),
    "order": lambda m, ruling: race.order(m, ruling.t, ruling.fields["first"]),
    "void-hand": lambda m, ruling: scoring.void_hand(m, ruling.t),
}
