"""The state machine of a hand, as one table: what may happen when, and what it is refused with.

Everything that asks "may this happen now?" asks here, and the diagram in docs/ is drawn from it.
"""

from enum import StrEnum
from typing import NamedTuple


class Phase(StrEnum):
    """Where a hand stands."""

    DEALING = "dealing"
    LEAD = "lead"
    RUN = "run"
    RULING = "ruling"
    COUNTING = "counting"
    OVER = "over"


class Step(StrEnum):
    """What can move a hand on, or be refused for coming at the wrong time."""

    DEAL = "deal"
    LEAD = "lead"
    NO_LEAD = "no-lead"
    WHITE = "white"
    RED = "red"
    RUN_ENDS = "run ends"
    DOUBT = "doubt"
    ANSWER = "answer"
    OUT = "out of cards"
    BLOCKS_LEFT = "blocks-left"
    SCORED = "scored"
    WON = "won"
    VOID = "void-hand"


class Rule(NamedTuple):
    """One cell of the table: the next phase, or why not; `given` names a further condition."""

    next: Phase | None
    refusal: str = ""
    given: str = ""


def _to(phase: Phase, given: str = "") -> Rule:
    return Rule(phase, given=given)


def _no(reason: str) -> Rule:
    return Rule(None, reason)


_NOTHING_ASKED = {Step.ANSWER: _no("nothing-to-rule")}
_RUNNING = {
    **_NOTHING_ASKED,
    Step.DEAL: _no("hand-running"),
    Step.BLOCKS_LEFT: _no("hand-running"),
    Step.SCORED: _no("hand-running"),
    Step.RUN_ENDS: _no("lead-due"),
    Step.DOUBT: _no("lead-due"),
    Step.WON: _no("hand-running"),
    Step.OUT: _to(Phase.COUNTING),
    Step.VOID: _to(Phase.DEALING),
}

TABLE: dict[Phase, dict[Step, Rule]] = {
    Phase.DEALING: {
        **dict.fromkeys(Step, _no("no-hand")),
        **_NOTHING_ASKED,
        Step.DEAL: _to(Phase.LEAD),
    },
    Phase.LEAD: {
        **_RUNNING,
        Step.LEAD: _to(Phase.RUN, "by the leader, a card not down"),
        Step.NO_LEAD: _to(Phase.LEAD, "by the leader, with BLOCK cards only"),
        Step.WHITE: _no("lead-due"),
        Step.RED: _to(Phase.LEAD, "on one's own last card"),
    },
    Phase.RUN: {
        **_RUNNING,
        Step.LEAD: _no("run-open"),
        Step.NO_LEAD: _no("run-open"),
        Step.WHITE: _to(Phase.RUN),
        Step.RED: _to(Phase.LEAD, "on one's own last card"),
        Step.RUN_ENDS: _to(Phase.LEAD, "high or natural"),
        Step.DOUBT: _to(Phase.RULING),
        Step.WON: _to(Phase.OVER, "100 points by a count card"),
    },
    Phase.RULING: {
        **dict.fromkeys(Step, _no("ruling-pending")),
        Step.DEAL: _no("hand-running"),
        Step.ANSWER: _to(Phase.RUN),
        Step.VOID: _to(Phase.DEALING),
    },
    Phase.COUNTING: {
        **dict.fromkeys(Step, _no("counting")),
        **_NOTHING_ASKED,
        Step.BLOCKS_LEFT: _to(Phase.COUNTING),
        Step.SCORED: _to(Phase.DEALING),
        Step.WON: _to(Phase.OVER, "100 points"),
        Step.VOID: _to(Phase.DEALING),
    },
    Phase.OVER: {
        **dict.fromkeys(Step, _no("game-over")),
        **_NOTHING_ASKED,
        Step.DEAL: _to(Phase.LEAD, "a new game"),
    },
}

IN_PLAY = (Phase.LEAD, Phase.RUN)
"""Where a press can have an effect; anywhere else it is refused whatever it is."""


def refusal(phase: Phase, step: Step) -> str | None:
    """Return why a step cannot be taken now, or None if it can (its condition aside)."""
    rule = TABLE[phase][step]
    return rule.refusal if rule.next is None else None


def after(phase: Phase, step: Step) -> Phase:
    """Return the phase after a step that the table allows."""
    following = TABLE[phase][step].next
    if following is None:
        raise LookupError(f"{step} is not a step from {phase}")
    return following


def mermaid() -> str:
    """Return the table as a Mermaid state diagram."""
    lines = ["stateDiagram-v2", "    [*] --> dealing"]
    for phase, steps in TABLE.items():
        for step, rule in steps.items():
            if rule.next is not None:
                given = f" ({rule.given})" if rule.given else ""
                lines.append(f"    {phase} --> {rule.next}: {step}{given}")
    lines.append(f"    {Phase.OVER} --> [*]")
    return "\n".join(lines)
