"""Where a match stands, and why something cannot be done now: one table for all that is entered.

Rows are what a seat wants to do, columns are phases. What is not in the table may be done.
"""

from enum import StrEnum


class SorryPhase(StrEnum):
    """Where a match stands."""

    DEALING = "dealing"
    LEAD_DRAW = "lead-draw"
    COLOURS = "colours"
    DRAW = "draw"
    MOVE = "move"
    REFILL = "refill"
    CALL = "call"
    RULING = "ruling"
    OVER = "over"


class SorryAct(StrEnum):
    """What a seat, or the dealer, wants to do."""

    DEAL = "deal"
    LEAD = "lead"
    COLOUR = "colour"
    CARD = "card"
    MOVE = "move"
    REFILL = "refill"
    DOUBLE = "double"
    ANSWER = "answer"
    BOARD = "board"


_BEFORE = {
    SorryPhase.LEAD_DRAW: "deal-due",
    SorryPhase.COLOURS: "deal-due",
    SorryPhase.DEALING: "deal-due",
}
_WAITS = {SorryPhase.CALL: "call-pending", SorryPhase.RULING: "ruling-pending"}
_OVER = {SorryPhase.OVER: "game-over"}
_PLAYING = (SorryPhase.DRAW, SorryPhase.MOVE, SorryPhase.REFILL)

TABLE: dict[SorryAct, dict[SorryPhase, str]] = {
    SorryAct.DEAL: {
        **_WAITS,
        SorryPhase.LEAD_DRAW: "card-due",
        SorryPhase.COLOURS: "choose-first",
        **dict.fromkeys(_PLAYING, "play-not-complete"),
    },
    SorryAct.LEAD: {
        **_WAITS,
        **_OVER,
        SorryPhase.DEALING: "deal-due",
        SorryPhase.COLOURS: "not-your-turn",
        **dict.fromkeys(_PLAYING, "not-your-turn"),
    },
    SorryAct.COLOUR: {
        **_WAITS,
        SorryPhase.DEALING: "deal-due",
        SorryPhase.LEAD_DRAW: "not-your-turn",
        **dict.fromkeys(_PLAYING, "not-your-turn"),
    },
    SorryAct.CARD: {
        **_BEFORE,
        **_WAITS,
        **_OVER,
        SorryPhase.MOVE: "card-open",
        SorryPhase.REFILL: "refill-due",
    },
    SorryAct.MOVE: {
        **_BEFORE,
        **_WAITS,
        **_OVER,
        SorryPhase.DRAW: "card-due",
        SorryPhase.REFILL: "refill-due",
    },
    SorryAct.REFILL: {
        **_BEFORE,
        **_WAITS,
        **_OVER,
        SorryPhase.DRAW: "card-due",
        SorryPhase.MOVE: "card-open",
    },
    SorryAct.DOUBLE: {
        SorryPhase.LEAD_DRAW: "deal-due",
        SorryPhase.COLOURS: "deal-due",
        **_WAITS,
        **_OVER,
    },
    SorryAct.ANSWER: {
        SorryPhase.RULING: "ruling-pending",
        **_OVER,
        **dict.fromkeys((*_BEFORE, *_PLAYING), "no-call"),
    },
    SorryAct.BOARD: {
        SorryPhase.LEAD_DRAW: "nothing-to-rule",
        SorryPhase.COLOURS: "nothing-to-rule",
        **_WAITS,
        **_OVER,
    },
}

OUT_OF_TURN = {SorryPhase.MOVE: "play-not-complete", SorryPhase.REFILL: "refill-due"}
"""Why the next player cannot have their card yet (SO-8, SO-47)."""


def refusal(phase: SorryPhase, act: SorryAct) -> str | None:
    """Return why something cannot be done in a phase, or None if it can."""
    return TABLE[act].get(phase)
