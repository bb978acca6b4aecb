"""Moments of Block as a screen shows them, out of matches that bots have played."""

from collections.abc import Sequence

from companion.core.referee.verdicts import Verdict
from companion.outputs.display import Stage
from tests.support.moments import State, Until, stage_when
from tests.support.practice import shelf_table

KEYS = {(1, "white"): "a", (1, "red"): "d"}


def staged(
    until: Until,
    seed: int = 3,
    people: Sequence[int] = (),
    doubt_us: int | None = None,
) -> Stage:
    """The stage of a match as soon as that holds; `people` sit before the screen."""
    table = shelf_table("block", seed, doubt_us=doubt_us)
    return stage_when(table, until, people, KEYS)


def running() -> Stage:
    """A card is due, late in a hand."""
    return staged(lambda state, _: state["phase"] == "run" and min(state["hands"]) < 7)


def leading() -> Stage:
    """The person at seat 1 has the lead, and sees what he holds."""
    return staged(lambda state, _: state["phase"] == "lead" and state["leader"] == 1, people=(1,))


def blocked() -> Stage:
    """Somebody has just put a BLOCK card on his card."""
    return staged(lambda _, verdicts: bool(verdicts) and verdicts[-1].fields.get("by") == "block")


def too_late() -> Stage:
    """BLOCK came after the next card, and the strip shows by how much."""

    def refused(state: State, verdicts: Sequence[Verdict]) -> bool:
        return bool(verdicts) and verdicts[-1].fields.get("reason") == "too-late"

    return staged(refused, seed=4)


def too_close() -> Stage:
    """BLOCK and the next card at once: the dealer is asked."""
    return staged(lambda state, _: state["phase"] == "ruling", seed=3, doubt_us=40_000)
