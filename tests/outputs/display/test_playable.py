"""Both games of long lists are played from the screen alone, and from a seat's pads alone."""

from random import Random

import pytest

from companion.core.referee.schema import problem
from companion.outputs.display.actions import Choose, Leave, Pick, Seek, StepNumber, Submit
from companion.outputs.display.entering.answering import act_of
from companion.outputs.display.entering.forms import Control, Form
from companion.outputs.display.entering.leafing import FURTHER, NEXT, TAKE
from companion.outputs.display.entering.picker import Picker
from companion.outputs.display.screens import draw_text
from tests.support.long_lists import LongTable

GAMES = ("i-say-holmes", "221b-baker-street")
pytestmark = pytest.mark.slow


class Somebody:
    """Does what the screen offers, whatever it is."""

    def __init__(self, table: LongTable, rng: Random) -> None:
        self.table, self.desk, self._rng = table, table.desk, rng

    def enter_something(self) -> None:
        scene, before = self.table.stage.scene(), len(self.table.given)
        others = self._rng.random() < 0.05
        answer = self._rng.choice(scene.others if others and scene.others else scene.answers)
        self.desk.act(act_of(answer))
        for _ in range(20):
            look = self.desk.look
            draw_text(self.table.stage.scene(), look)
            if look.picker is not None:
                self._pick(look.picker)
            elif look.form is not None:
                self._fill(look.form)
        assert len(self.table.given) == before + 1, (answer, self.desk.look)

    def _pick(self, picker: Picker) -> None:
        self.desk.act(Pick(self._rng.randrange(len(picker.options))))
        if picker.several:
            self.desk.act(Leave())

    def _fill(self, form: Form) -> None:
        open_ = [n for n, c in enumerate(form.controls) if c.value in (None, []) or c.value == 0]
        missing = [n for n in open_ if form.controls[n].required or self._rng.random() < 0.5]
        if not missing:
            assert problem(form.values(), form.prompt.fields) is None
            self.desk.act(Submit())
            return
        self._fill_one(missing[0], form.controls[missing[0]])

    def _fill_one(self, index: int, control: Control) -> None:
        if control.long:
            self.desk.act(Seek(index))
        elif control.options:
            self.desk.act(Choose(index, self._rng.choice(control.options)))
        else:
            self.desk.act(StepNumber(index, 1))


def refused(table: LongTable) -> int:
    return sum("Refused" in entry.text for entry in table.stage.scene().history)


@pytest.mark.parametrize("game", GAMES)
def test_matches_from_the_screen_alone(game: str) -> None:
    entered: list[str] = []
    overs = wrong = 0
    for seed in range(4):
        table = LongTable(game)
        somebody = Somebody(table, Random(seed))
        for _ in range(60):
            if table.stage.scene().answers:
                somebody.enter_something()
        entered += (name for name, _ in table.given)
        overs += table.session.state()["phase"] == "over"
        wrong += refused(table)
    assert {*entered} >= {"i-say-holmes": {"play", "draw", "defend"}}.get(game, {"roll", "move"})
    assert overs, "nobody has won"
    assert wrong < len(entered) / 4


@pytest.mark.parametrize("game", GAMES)
def test_matches_from_the_pads_alone(game: str) -> None:
    """The dealer does what is his on the screen; every seat has nothing but its pads."""
    by_pads: list[str] = []
    for seed in range(3):
        table = LongTable(game)
        rng = Random(seed)
        for _ in range(120):
            if not _leafed(table, rng, by_pads) and table.stage.scene().answers:
                Somebody(table, rng).enter_something()
    assert {*by_pads} >= {"i-say-holmes": {"play", "draw"}}.get(game, {"roll", "move"})


def _leafed(table: LongTable, rng: Random, by_pads: list[str]) -> bool:
    """A seat touches one of its pads, or opens its list; tells whether any could."""
    before, picker = len(table.given), table.desk.look.picker
    if picker is not None:
        table.touch(picker.by, rng.choice((NEXT, FURTHER, TAKE, TAKE)))
        by_pads += (name for name, _ in table.given[before:])
        return True
    for seat in rng.sample(range(1, 5), 4):
        table.touch(seat, NEXT)
        if table.desk.look.picker is not None:
            return True
    return False
