"""Where a match stands, and why something cannot be done now: one table for all that is entered.

Rows are what somebody wants to do, columns are phases. What is not in the table may be done.
"""

from enum import StrEnum


class BakerPhase(StrEnum):
    """Where a match stands."""

    CASE = "case"
    ORDER = "order"
    TURN = "turn"
    ROLLED = "rolled"
    ARRIVED = "arrived"
    READING = "reading"
    ANSWER = "answer"
    OVER = "over"


class BakerAct(StrEnum):
    """What a seat, or the dealer, wants to do."""

    CASE = "case"
    ROLL = "roll"
    DIE = "die"
    MOVE = "move"
    STAY = "stay"
    CAB = "cab"
    OPEN = "clue-open"
    CLOSE = "clue-close"
    TAKE = "take"
    ANNOUNCE = "announce"
    RESULT = "result"
    END = "end"
    RULE = "ruling"


AT_ODDS = {
    BakerPhase.CASE: "no-case",
    BakerPhase.ORDER: "not-your-turn",
    BakerPhase.READING: "booklet-open",
    BakerPhase.ANSWER: "answer-pending",
    BakerPhase.OVER: "game-over",
}
"""Why nothing of an ordinary turn can be done."""

_NO_MORE = {BakerPhase.ROLLED: "already-rolled", BakerPhase.ARRIVED: "already-rolled"}
_MOVE_DUE = {BakerPhase.ROLLED: "already-rolled"}
_NOT_MOVED = {BakerPhase.ROLLED: "not-moved"}
_TURNS = (BakerPhase.TURN, BakerPhase.ROLLED, BakerPhase.ARRIVED)

TABLE: dict[BakerAct, dict[BakerPhase, str]] = {
    BakerAct.CASE: {
        **dict.fromkeys((BakerPhase.ORDER, *_TURNS, BakerPhase.READING), "bad-case"),
        BakerPhase.ANSWER: "answer-pending",
        BakerPhase.OVER: "game-over",
    },
    BakerAct.ROLL: {**{p: r for p, r in AT_ODDS.items() if p is not BakerPhase.ORDER}, **_NO_MORE},
    BakerAct.DIE: {
        BakerPhase.CASE: "no-case",
        **dict.fromkeys((BakerPhase.ROLLED, BakerPhase.ARRIVED, BakerPhase.READING), "bad-die"),
        BakerPhase.ANSWER: "answer-pending",
        BakerPhase.OVER: "game-over",
    },
    BakerAct.MOVE: {**AT_ODDS, BakerPhase.TURN: "not-rolled", BakerPhase.ARRIVED: "already-rolled"},
    BakerAct.STAY: {**AT_ODDS, BakerPhase.ARRIVED: "already-rolled"},
    BakerAct.CAB: {**AT_ODDS, **_MOVE_DUE},
    BakerAct.OPEN: {**AT_ODDS, **_MOVE_DUE},
    BakerAct.CLOSE: {
        **{p: r for p, r in AT_ODDS.items() if p is not BakerPhase.READING},
        **dict.fromkeys(_TURNS, "booklet-not-open"),
    },
    BakerAct.TAKE: {
        **AT_ODDS,
        BakerPhase.TURN: "take-too-late",
        BakerPhase.ROLLED: "take-too-late",
    },
    BakerAct.ANNOUNCE: {**AT_ODDS, **_MOVE_DUE},
    BakerAct.RESULT: {
        **{p: r for p, r in AT_ODDS.items() if p is not BakerPhase.ANSWER},
        **dict.fromkeys((*_TURNS, BakerPhase.READING), "not-announced"),
    },
    BakerAct.END: {**AT_ODDS, BakerPhase.TURN: "not-rolled", **_NOT_MOVED},
    BakerAct.RULE: {
        BakerPhase.CASE: "nothing-to-rule",
        BakerPhase.ANSWER: "answer-pending",
        BakerPhase.OVER: "game-over",
    },
}


def refusal(phase: BakerPhase, act: BakerAct) -> str | None:
    """Return why something cannot be done in a phase, or None if it can."""
    return TABLE[act].get(phase)
