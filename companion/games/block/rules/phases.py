"""The state machine of a hand, as one table: what may happen when, and what it is refused with.

Everything that asks "may this happen now?" asks here, and the diagram in docs/ is drawn from it.
"""

from enum import StrEnum
from typing import NamedTuple


class BlockPhase(StrEnum):
    """Where a hand stands."""

    DEALING = "dealing"
    LEAD = "lead"
    RUN = "run"
    RULING = "ruling"
    COUNTING = "counting"
    OVER = "over"


class BlockStep(StrEnum):
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
    RECOUNT = "recount"
    BLOCKS_LEFT = "blocks-left"
    SCORED = "scored"
    WON = "won"
    VOID = "void-hand"


class BlockRule(NamedTuple):
    """One cell of the table: the next phase, or why not; `given` names a further condition."""

    next: BlockPhase | None
    refusal: str = ""
    given: str = ""


def _to(phase: BlockPhase, given: str = "") -> BlockRule:
    return BlockRule(phase, given=given)


def _no(reason: str) -> BlockRule:
    return BlockRule(None, reason)


_NOTHING_ASKED = {BlockStep.ANSWER: _no("nothing-to-rule")}
_RUNNING = {
    **_NOTHING_ASKED,
    BlockStep.DEAL: _no("hand-running"),
    BlockStep.BLOCKS_LEFT: _no("hand-running"),
    BlockStep.SCORED: _no("hand-running"),
    BlockStep.RUN_ENDS: _no("lead-due"),
    BlockStep.DOUBT: _no("lead-due"),
    BlockStep.WON: _no("hand-running"),
    BlockStep.OUT: _to(BlockPhase.COUNTING),
    BlockStep.VOID: _to(BlockPhase.DEALING),
}

TABLE: dict[BlockPhase, dict[BlockStep, BlockRule]] = {
    BlockPhase.DEALING: {
        **dict.fromkeys(BlockStep, _no("no-hand")),
        **_NOTHING_ASKED,
        BlockStep.DEAL: _to(BlockPhase.LEAD),
    },
    BlockPhase.LEAD: {
        **_RUNNING,
        BlockStep.RECOUNT: _to(BlockPhase.LEAD),
        BlockStep.LEAD: _to(BlockPhase.RUN, "by the leader, a card not down"),
        BlockStep.NO_LEAD: _to(BlockPhase.LEAD, "by the leader, with BLOCK cards only"),
        BlockStep.WHITE: _no("lead-due"),
        BlockStep.RED: _to(BlockPhase.LEAD, "on one's own last card"),
    },
    BlockPhase.RUN: {
        **_RUNNING,
        BlockStep.RECOUNT: _to(BlockPhase.RUN),
        BlockStep.LEAD: _no("run-open"),
        BlockStep.NO_LEAD: _no("run-open"),
        BlockStep.WHITE: _to(BlockPhase.RUN),
        BlockStep.RED: _to(BlockPhase.LEAD, "on one's own last card"),
        BlockStep.RUN_ENDS: _to(BlockPhase.LEAD, "high or natural"),
        BlockStep.DOUBT: _to(BlockPhase.RULING),
        BlockStep.WON: _to(BlockPhase.OVER, "100 points by a count card"),
    },
    BlockPhase.RULING: {
        **dict.fromkeys(BlockStep, _no("ruling-pending")),
        BlockStep.DEAL: _no("hand-running"),
        BlockStep.ANSWER: _to(BlockPhase.RUN),
        BlockStep.VOID: _to(BlockPhase.DEALING),
    },
    BlockPhase.COUNTING: {
        **dict.fromkeys(BlockStep, _no("counting")),
        **_NOTHING_ASKED,
        BlockStep.RECOUNT: _to(BlockPhase.COUNTING),
        BlockStep.BLOCKS_LEFT: _to(BlockPhase.COUNTING),
        BlockStep.SCORED: _to(BlockPhase.DEALING),
        BlockStep.WON: _to(BlockPhase.OVER, "100 points"),
        BlockStep.VOID: _to(BlockPhase.DEALING),
    },
    BlockPhase.OVER: {
        **dict.fromkeys(BlockStep, _no("game-over")),
        **_NOTHING_ASKED,
        BlockStep.DEAL: _to(BlockPhase.LEAD, "a new game"),
    },
}

IN_PLAY = (BlockPhase.LEAD, BlockPhase.RUN)
"""Where a press can have an effect; anywhere else it is refused whatever it is."""


def refusal(phase: BlockPhase, step: BlockStep) -> str | None:
    """Return why a step cannot be taken now, or None if it can (its condition aside)."""
    rule = TABLE[phase][step]
    return rule.refusal if rule.next is None else None


def after(phase: BlockPhase, step: BlockStep) -> BlockPhase:
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
    lines.append(f"    {BlockPhase.OVER} --> [*]")
    return "\n".join(lines)
