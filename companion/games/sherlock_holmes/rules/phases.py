"""The state machine of a hand, as one table: what may happen when, and what it is refused with.

Everything that asks "may this happen now?" asks here, and the diagram in docs/ is drawn from it.
"""

from enum import StrEnum
from typing import NamedTuple


class HolmesPhase(StrEnum):
    """Where a hand stands."""

    DEALING = "dealing"
    DEALT = "dealt"
    READY = "ready"
    PLAY = "play"
    SWEEP = "sweep"
    COUNTING = "counting"
    OVER = "over"


class HolmesStep(StrEnum):
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


class HolmesRule(NamedTuple):
    """One cell of the table: the next phase, or why not; `given` names a further condition."""

    next: HolmesPhase | None
    refusal: str = ""
    given: str = ""


def _to(phase: HolmesPhase, given: str = "") -> HolmesRule:
    return HolmesRule(phase, given=given)


def _no(reason: str) -> HolmesRule:
    return HolmesRule(None, reason)


_NO_HAND = dict.fromkeys(HolmesStep, _no("no-hand"))
_OVER = dict.fromkeys(HolmesStep, _no("game-over"))
_COUNTING = dict.fromkeys(HolmesStep, _no("counting"))
_RUNNING = {
    HolmesStep.DEAL: _no("hand-running"),
    HolmesStep.COUNT: _no("hand-running"),
    HolmesStep.SCORED: _no("hand-running"),
    HolmesStep.WON: _no("hand-running"),
    HolmesStep.SWEPT: _no("no-sweep"),
    HolmesStep.OUT: _to(HolmesPhase.COUNTING),
    HolmesStep.VOID: _to(HolmesPhase.DEALING),
}
_CLEAR = "no question open"

TABLE: dict[HolmesPhase, dict[HolmesStep, HolmesRule]] = {
    HolmesPhase.DEALING: {**_NO_HAND, HolmesStep.DEAL: _to(HolmesPhase.DEALT)},
    HolmesPhase.DEALT: {
        **_RUNNING,
        HolmesStep.CALL_READY: _to(HolmesPhase.READY),
        HolmesStep.CALL_PLAY: _no("no-ready"),
        HolmesStep.WHITE: _no("no-play"),
        HolmesStep.RED: _no("no-play"),
        HolmesStep.BLUE: _to(HolmesPhase.DEALT, "at most two in succession"),
        HolmesStep.RULE: _to(HolmesPhase.DEALT),
        HolmesStep.ANSWER: _to(HolmesPhase.DEALT),
    },
    HolmesPhase.READY: {
        **_RUNNING,
        HolmesStep.CALL_READY: _to(HolmesPhase.READY, _CLEAR),
        HolmesStep.CALL_PLAY: _to(HolmesPhase.PLAY, _CLEAR),
        HolmesStep.WHITE: _to(HolmesPhase.READY, "with a pile"),
        HolmesStep.RED: _to(HolmesPhase.SWEEP, "with a card just turned up"),
        HolmesStep.BLUE: _to(HolmesPhase.READY, "at most two in succession"),
        HolmesStep.RULE: _to(HolmesPhase.READY),
        HolmesStep.ANSWER: _to(HolmesPhase.READY),
    },
    HolmesPhase.PLAY: {
        **_RUNNING,
        HolmesStep.CALL_READY: _to(HolmesPhase.READY, _CLEAR),
        HolmesStep.CALL_PLAY: _no("no-ready"),
        HolmesStep.WHITE: _to(HolmesPhase.PLAY, "with a pile"),
        HolmesStep.RED: _to(HolmesPhase.SWEEP, "with a card just turned up"),
        HolmesStep.BLUE: _to(HolmesPhase.PLAY, "at most two in succession"),
        HolmesStep.RULE: _to(HolmesPhase.PLAY),
        HolmesStep.ANSWER: _to(HolmesPhase.PLAY),
    },
    HolmesPhase.SWEEP: {
        **_RUNNING,
        HolmesStep.CALL_READY: _no("open-question"),
        HolmesStep.CALL_PLAY: _no("open-question"),
        HolmesStep.WHITE: _no("sweep"),
        HolmesStep.RED: _to(HolmesPhase.SWEEP, "a second sweeper joins"),
        HolmesStep.BLUE: _no("sweep"),
        HolmesStep.SWEPT: _to(HolmesPhase.PLAY),
        HolmesStep.RULE: _to(HolmesPhase.SWEEP),
        HolmesStep.ANSWER: _to(HolmesPhase.SWEEP),
    },
    HolmesPhase.COUNTING: {
        **_COUNTING,
        HolmesStep.COUNT: _to(HolmesPhase.COUNTING, "every call settled"),
        HolmesStep.ANSWER: _to(HolmesPhase.COUNTING),
        HolmesStep.VOID: _to(HolmesPhase.DEALING),
        HolmesStep.SCORED: _to(HolmesPhase.DEALING),
        HolmesStep.WON: _to(HolmesPhase.OVER),
    },
    HolmesPhase.OVER: _OVER,
}


def refusal(phase: HolmesPhase, step: HolmesStep) -> str | None:
    """Say why a step cannot be taken now, or nothing if it can (its condition aside)."""
    rule = TABLE[phase][step]
    return rule.refusal if rule.next is None else None


def after(phase: HolmesPhase, step: HolmesStep) -> HolmesPhase:
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
            if rule.next is not None and step not in (HolmesStep.RULE, HolmesStep.ANSWER):
                given = f" ({rule.given})" if rule.given else ""
                lines.append(f"    {phase} --> {rule.next}: {step}{given}")
    lines.append(f"    {HolmesPhase.OVER} --> [*]")
    return "\n".join(lines)
