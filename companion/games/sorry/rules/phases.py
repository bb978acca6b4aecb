"""Where a match stands, and why something cannot be done now: one table for all that is entered.

Rows are what a seat wants to do, columns are phases. What is not in the table may be done.
"""

from enum import StrEnum


class Phase(StrEnum):
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


class Act(StrEnum):
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


_BEFORE = {Phase.LEAD_DRAW: "deal-due", Phase.COLOURS: "deal-due", Phase.DEALING: "deal-due"}
_WAITS = {Phase.CALL: "call-pending", Phase.RULING: "ruling-pending"}
_OVER = {Phase.OVER: "game-over"}
_PLAYING = (Phase.DRAW, Phase.MOVE, Phase.REFILL)

TABLE: dict[Act, dict[Phase, str]] = {
    Act.DEAL: {
        **_WAITS,
        Phase.LEAD_DRAW: "card-due",
        Phase.COLOURS: "choose-first",
        **dict.fromkeys(_PLAYING, "play-not-complete"),
    },
    Act.LEAD: {
        **_WAITS,
        **_OVER,
        Phase.DEALING: "deal-due",
        Phase.COLOURS: "not-your-turn",
        **dict.fromkeys(_PLAYING, "not-your-turn"),
    },
    Act.COLOUR: {
        **_WAITS,
        Phase.DEALING: "deal-due",
        Phase.LEAD_DRAW: "not-your-turn",
        **dict.fromkeys(_PLAYING, "not-your-turn"),
    },
    Act.CARD: {
        **_BEFORE,
        **_WAITS,
        **_OVER,
        Phase.MOVE: "card-open",
        Phase.REFILL: "refill-due",
    },
    Act.MOVE: {
        **_BEFORE,
        **_WAITS,
        **_OVER,
        Phase.DRAW: "card-due",
        Phase.REFILL: "refill-due",
    },
    Act.REFILL: {
        **_BEFORE,
        **_WAITS,
        **_OVER,
        Phase.DRAW: "card-due",
        Phase.MOVE: "card-open",
    },
    Act.DOUBLE: {Phase.LEAD_DRAW: "deal-due", Phase.COLOURS: "deal-due", **_WAITS, **_OVER},
    Act.ANSWER: {
        Phase.RULING: "ruling-pending",
        **_OVER,
        **dict.fromkeys((*_BEFORE, *_PLAYING), "no-call"),
    },
    Act.BOARD: {
        Phase.LEAD_DRAW: "nothing-to-rule",
        Phase.COLOURS: "nothing-to-rule",
        **_WAITS,
        **_OVER,
    },
}

OUT_OF_TURN = {Phase.MOVE: "play-not-complete", Phase.REFILL: "refill-due"}
"""Why the next player cannot have their card yet (SO-8, SO-47)."""


def refusal(phase: Phase, act: Act) -> str | None:
    """Return why something cannot be done in a phase, or None if it can."""
    return TABLE[act].get(phase)
