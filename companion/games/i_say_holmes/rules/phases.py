"""Where a match stands, and why something cannot be done now: one table for all that is entered.

Rows are what somebody wants to do, columns are phases. What is not in the table may be done, as
far as no question is open; "busy" means that something else is awaited, and a refusal says what.
"""

from enum import StrEnum


class Phase(StrEnum):
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


class Act(StrEnum):
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
    Phase.DEALING: "not-started",
    Phase.START: "not-started",
    Phase.COUNTING: "round-over",
    Phase.OVER: "match-over",
}
"""Why nothing of a round can be done."""
_ENDED = {Phase.OVER: "match-over"}
_AWAITED = (Phase.WINDOW, Phase.PLEA, Phase.MOVING, Phase.ACCUSE)
IN_PLAY = (Phase.TURN, Phase.DRAWN)
"""When the player on turn may lay a card."""


def _busy(*phases: Phase) -> dict[Phase, str]:
    return dict.fromkeys(phases, BUSY)


def _except(phase: Phase, reason: str) -> dict[Phase, str]:
    return {other: reason for other in Phase if other is not phase}


TABLE: dict[Act, dict[Phase, str]] = {
    Act.DEAL: {**_except(Phase.DEALING, BUSY), **_ENDED},
    Act.TURN: {**_NO_ROUND, **_busy(*_AWAITED)},
    Act.DONE: {**_NO_ROUND, **_busy(*IN_PLAY, Phase.WINDOW, Phase.PLEA, Phase.ACCUSE)},
    Act.ARREST: {**_NO_ROUND, **_busy(*IN_PLAY, Phase.WINDOW, Phase.PLEA, Phase.MOVING)},
    Act.PLEA: _except(Phase.PLEA, "not-accused"),
    Act.HELD: {
        **_busy(*IN_PLAY, *_AWAITED),
        Phase.DEALING: "not-started",
        Phase.START: "not-started",
        **_ENDED,
    },
    Act.COUNT: {Phase.DEALING: "nothing-to-rule", **_ENDED},
    Act.CHIT: {Phase.DEALING: "nothing-to-rule", Phase.COUNTING: "nothing-to-rule", **_ENDED},
    Act.SCORE: _ENDED,
}


def refusal(phase: Phase, act: Act) -> str | None:
    """Say why something cannot be done in a phase, or nothing."""
    return TABLE[act].get(phase)
