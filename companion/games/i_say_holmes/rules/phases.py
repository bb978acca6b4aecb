"""Where a match stands, and why something cannot be done now: one table for all that is entered.

Rows are what somebody wants to do, columns are phases. What is not in the table may be done, as
far as no question is open; "busy" means that something else is awaited, and a refusal says what.
"""

from enum import StrEnum


class ISayPhase(StrEnum):
    """Where a match stands."""

    DEALING = "dealing"
    START = "start"
    TURN = "turn"
    DRAWN = "drawn"
    WINDOW = "window"
    PLEA = "plea"
    MOVING = "moving"
    ACCUSE = "accuse"
    COUNTING = "counting"
    OVER = "over"


class ISayAct(StrEnum):
    """What a seat, or the dealer, wants to do."""

    DEAL = "deal"
    TURN = "play, draw, keep or escape"
    DONE = "done"
    ARREST = "arrest"
    PLEA = "plea"
    HELD = "held"
    COUNT = "count"
    CHIT = "chit"
    SCORE = "score"


BUSY = "busy"

_NO_ROUND = {
    ISayPhase.DEALING: "not-started",
    ISayPhase.START: "not-started",
    ISayPhase.COUNTING: "round-over",
    ISayPhase.OVER: "match-over",
}
"""Why nothing of a round can be done."""
_ENDED = {ISayPhase.OVER: "match-over"}
_AWAITED = (ISayPhase.WINDOW, ISayPhase.PLEA, ISayPhase.MOVING, ISayPhase.ACCUSE)
IN_PLAY = (ISayPhase.TURN, ISayPhase.DRAWN)
"""When the player on turn may lay a card."""


def _busy(*phases: ISayPhase) -> dict[ISayPhase, str]:
    return dict.fromkeys(phases, BUSY)


def _except(phase: ISayPhase, reason: str) -> dict[ISayPhase, str]:
    return {other: reason for other in ISayPhase if other is not phase}


TABLE: dict[ISayAct, dict[ISayPhase, str]] = {
    ISayAct.DEAL: {**_except(ISayPhase.DEALING, BUSY), **_ENDED},
    ISayAct.TURN: {**_NO_ROUND, **_busy(*_AWAITED)},
    ISayAct.DONE: {
        **_NO_ROUND,
        **_busy(*IN_PLAY, ISayPhase.WINDOW, ISayPhase.PLEA, ISayPhase.ACCUSE),
    },
    ISayAct.ARREST: {
        **_NO_ROUND,
        **_busy(*IN_PLAY, ISayPhase.WINDOW, ISayPhase.PLEA, ISayPhase.MOVING),
    },
    ISayAct.PLEA: _except(ISayPhase.PLEA, "not-accused"),
    ISayAct.HELD: {
        **_busy(*IN_PLAY, *_AWAITED),
        ISayPhase.DEALING: "not-started",
        ISayPhase.START: "not-started",
        **_ENDED,
    },
    ISayAct.COUNT: {ISayPhase.DEALING: "nothing-to-rule", **_ENDED},
    ISayAct.CHIT: {
        ISayPhase.DEALING: "nothing-to-rule",
        ISayPhase.COUNTING: "nothing-to-rule",
        **_ENDED,
    },
    ISayAct.SCORE: _ENDED,
}


def refusal(phase: ISayPhase, act: ISayAct) -> str | None:
    """Return why something cannot be done in a phase, or None if it can."""
    return TABLE[act].get(phase)
