"""A match of bots, played until a moment that is worth a picture."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from companion.app.simulated.onlooker import Onlooker
from companion.app.simulated.practice_table import PracticeTable
from companion.core.live import View
from companion.core.referee.verdicts import Verdict
from companion.outputs.display import Stage
from tests.support.kits import stage_of
from tests.support.practice import Notes

State = dict[str, Any]
Until = Callable[[State, Sequence[Verdict]], bool]
Keys = Mapping[tuple[int, str], str]
LONGEST_US = 7_200_000_000


def stage_when(table: PracticeTable, until: Until, people: Sequence[int], keys: Keys) -> Stage:
    """The stage of a match as soon as that holds; `people` sit before the screen."""
    touch = dict.fromkeys(people, table.company.inputs)
    stage = stage_of(table.session.setup, touch, keys if people else {}, eyes=people)
    table.join(listener=Onlooker(stage, table.company, people))
    reached: list[bool] = []
    notes = Notes()

    def look(view: View) -> None:
        if not reached and until(view.state, notes.verdicts):
            reached.append(True)

    notes._check = look
    table.join(listener=notes)
    with table:
        table.run(lambda: not reached and table.pace() < LONGEST_US)
    assert reached
    return stage
