"""Where a match stands, and why something cannot be done now: one table for all that is entered.

Rows are what somebody wants to do, columns are phases. What is not in the table may be done.
"""

from enum import StrEnum


class Phase(StrEnum):
    """Where a match stands."""

    CASE = "case"
    ORDER = "order"
    TURN = "turn"
    ROLLED = "rolled"
    ARRIVED = "arrived"
    READING = "reading"
    ANSWER = "answer"
    OVER = "over"


class Act(StrEnum):
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
    Phase.CASE: "no-case",
    Phase.ORDER: "not-your-turn",
    Phase.READING: "booklet-open",
    Phase.ANSWER: "answer-pending",
    Phase.OVER: "game-over",
}
"""Why nothing of an ordinary turn can be done."""

_NO_MORE = {Phase.ROLLED: "already-rolled", Phase.ARRIVED: "already-rolled"}
_MOVE_DUE = {Phase.ROLLED: "already-rolled"}
_NOT_MOVED = {Phase.ROLLED: "not-moved"}
_TURNS = (Phase.TURN, Phase.ROLLED, Phase.ARRIVED)

TABLE: dict[Act, dict[Phase, str]] = {
    Act.CASE: {
        **dict.fromkeys((Phase.ORDER, *_TURNS, Phase.READING), "bad-case"),
        Phase.ANSWER: "answer-pending",
        Phase.OVER: "game-over",
    },
    Act.ROLL: {**{p: r for p, r in AT_ODDS.items() if p is not Phase.ORDER}, **_NO_MORE},
    Act.DIE: {
        Phase.CASE: "no-case",
        **dict.fromkeys((Phase.ROLLED, Phase.ARRIVED, Phase.READING), "bad-die"),
        Phase.ANSWER: "answer-pending",
        Phase.OVER: "game-over",
    },
    Act.MOVE: {**AT_ODDS, Phase.TURN: "not-rolled", Phase.ARRIVED: "already-rolled"},
    Act.STAY: {**AT_ODDS, Phase.ARRIVED: "already-rolled"},
    Act.CAB: {**AT_ODDS, **_MOVE_DUE},
    Act.OPEN: {**AT_ODDS, **_MOVE_DUE},
    Act.CLOSE: {
        **{p: r for p, r in AT_ODDS.items() if p is not Phase.READING},
        **dict.fromkeys(_TURNS, "booklet-not-open"),
    },
    Act.TAKE: {**AT_ODDS, Phase.TURN: "take-too-late", Phase.ROLLED: "take-too-late"},
    Act.ANNOUNCE: {**AT_ODDS, **_MOVE_DUE},
    Act.RESULT: {
        **{p: r for p, r in AT_ODDS.items() if p is not Phase.ANSWER},
        **dict.fromkeys((*_TURNS, Phase.READING), "not-announced"),
    },
    Act.END: {**AT_ODDS, Phase.TURN: "not-rolled", **_NOT_MOVED},
    Act.RULE: {
        Phase.CASE: "nothing-to-rule",
        Phase.ANSWER: "answer-pending",
        Phase.OVER: "game-over",
    },
}


def refusal(phase: Phase, act: Act) -> str | None:
    """Return why something cannot be done in a phase, or None if it can."""
    return TABLE[act].get(phase)
