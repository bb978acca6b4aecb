"""The state machine as a table: an answer for everything, and a picture that is drawn from it."""

import pytest

from companion.games.block.rules.phases import TABLE, BlockPhase, BlockStep, after, mermaid
from scripts.make_diagrams import BLOCK_TARGET, block_page


def test_the_table_has_an_answer_for_everything() -> None:
    assert set(TABLE) == set(BlockPhase)
    for phase, steps in TABLE.items():
        assert set(steps) == set(BlockStep), phase
        assert all(rule.next or rule.refusal for rule in steps.values())


def test_the_diagram_is_the_table() -> None:
    assert BLOCK_TARGET.read_text() == block_page()


def test_a_step_that_is_none_is_a_bug() -> None:
    with pytest.raises(LookupError, match="white is not a step from lead"):
        after(BlockPhase.LEAD, BlockStep.WHITE)


def test_every_phase_can_be_reached() -> None:
    reached = {rule.next for steps in TABLE.values() for rule in steps.values()}
    assert reached - {None} == set(BlockPhase)
    assert "run --> ruling: doubt" in mermaid()
