"""The state machine of a hand, as one table: what may happen when, and what it is refused with.

Everything that asks "may this happen now?" asks here, and the diagram in docs/ is drawn from it.
"""

from enum import StrEnum
from typing import NamedTuple


class Phase(StrEnum):
    """Where a hand stands."""

    DEALING = "dealing"
    DEALT = "dealt"
    READY = "ready"
    PLAY = "play"
    SWEEP = "sweep"
    COUNTING = "counting"
    OVER = "over"


class Step(StrEnum):
    """What can move a hand on, or be refused for coming at the wrong time."""

    DEAL = "deal"
    CALL_READY = "READY"
    CALL_PLAY = "PLAY"
    WHITE = "white"
    RED = "red"
    BLUE = "blue"
    SWEPT = "swept"
    OUT = "out of cards"
    COUNT = "count"
    SCORED = "scored"
    WON = "won"
    RULE = "ruling"
    ANSWER = "answer"
    VOID = "hand void"


class Rule(NamedTuple):
    """One cell of the table: the next phase, or why not; `given` names a further condition."""

    next: Phase | None
    refusal: str = ""
    given: str = ""


def _to(phase: Phase, given: str = "") -> Rule:
    return Rule(phase, given=given)


def _no(reason: str) -> Rule:
    return Rule(None, reason)


_NO_HAND = dict.fromkeys(Step, _no("no-hand"))
_OVER = dict.fromkeys(Step, _no("game-over"))
_COUNTING = dict.fromkeys(Step, _no("counting"))
_RUNNING = {
    Step.DEAL: _no("hand-running"),
    Step.COUNT: _no("hand-running"),
    Step.SCORED: _no("hand-running"),
    Step.WON: _no("hand-running"),
    Step.SWEPT: _no("no-sweep"),
    Step.OUT: _to(Phase.COUNTING),
    Step.VOID: _to(Phase.DEALING),
}
_CLEAR = "no question open"

TABLE: dict[Phase, dict[Step, Rule]] = {
    Phase.DEALING: {**_NO_HAND, Step.DEAL: _to(Phase.DEALT)},
    Phase.DEALT: {
        **_RUNNING,
        Step.CALL_READY: _to(Phase.READY),
        Step.CALL_PLAY: _no("no-ready"),
        Step.WHITE: _no("no-play"),
        Step.RED: _no("no-play"),
        Step.BLUE: _to(Phase.DEALT, "at most two in succession"),
        Step.RULE: _to(Phase.DEALT),
        Step.ANSWER: _to(Phase.DEALT),
    },
    Phase.READY: {
        **_RUNNING,
        Step.CALL_READY: _to(Phase.READY, _CLEAR),
        Step.CALL_PLAY: _to(Phase.PLAY, _CLEAR),
        Step.WHITE: _to(Phase.READY, "with a pile"),
        Step.RED: _to(Phase.SWEEP, "with a card just turned up"),
        Step.BLUE: _to(Phase.READY, "at most two in succession"),
        Step.RULE: _to(Phase.READY),
        Step.ANSWER: _to(Phase.READY),
    },
    Phase.PLAY: {
        **_RUNNING,
        Step.CALL_READY: _to(Phase.READY, _CLEAR),
        Step.CALL_PLAY: _no("no-ready"),
        Step.WHITE: _to(Phase.PLAY, "with a pile"),
        Step.RED: _to(Phase.SWEEP, "with a card just turned up"),
        Step.BLUE: _to(Phase.PLAY, "at most two in succession"),
        Step.RULE: _to(Phase.PLAY),
        Step.ANSWER: _to(Phase.PLAY),
    },
    Phase.SWEEP: {
        **_RUNNING,
        Step.CALL_READY: _no("open-question"),
        Step.CALL_PLAY: _no("open-question"),
        Step.WHITE: _no("sweep"),
        Step.RED: _to(Phase.SWEEP, "a second sweeper joins"),
        Step.BLUE: _no("sweep"),
        Step.SWEPT: _to(Phase.PLAY),
        Step.RULE: _to(Phase.SWEEP),
        Step.ANSWER: _to(Phase.SWEEP),
    },
    Phase.COUNTING: {
        **_COUNTING,
        Step.COUNT: _to(Phase.COUNTING, "every call settled"),
        Step.ANSWER: _to(Phase.COUNTING),
        Step.VOID: _to(Phase.DEALING),
        Step.SCORED: _to(Phase.DEALING),
        Step.WON: _to(Phase.OVER),
    },
    Phase.OVER: _OVER,
}


def refusal(phase: Phase, step: Step) -> str | None:
    """Say why a step cannot be taken now, or nothing if it can (its condition aside)."""
    rule = TABLE[phase][step]
    return rule.refusal if rule.next is None else None


def after(phase: Phase, step: Step) -> Phase:
    """Take a step that the table allows."""
    following = TABLE[phase][step].next
    if following is None:
        raise LookupError(f"{step} is not a step from {phase}")
    return following


def mermaid() -> str:
    """Draw the table as a Mermaid state diagram."""
    lines = ["stateDiagram-v2", "    [*] --> dealing"]
    for phase, steps in TABLE.items():
        for step, rule in steps.items():
            if rule.next is not None and step not in (Step.RULE, Step.ANSWER):
                given = f" ({rule.given})" if rule.given else ""
                lines.append(f"    {phase} --> {rule.next}: {step}{given}")
    lines.append(f"    {Phase.OVER} --> [*]")
    return "\n".join(lines)
