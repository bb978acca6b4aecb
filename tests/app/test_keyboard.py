"""Keys as hands: what a key does at a simulated table, for one person and for two who share."""

from typing import Any

from companion.app.simulated.keyboard import TAP_US, Keyboard
from companion.app.simulated.practice_data import keys_for
from companion.core.live.listener import View
from companion.core.referee.events import INPUTS
from companion.core.referee.game import Prompt
from tests.games.sherlock_holmes.test_bots import Log


class Desk:
    def __init__(self, *people: int, seats: int = 4) -> None:
        self.log, self.woken = Log(), 0
        self.keys = Keyboard(keys_for(people, seats), self.log, self._wake)

    def _wake(self) -> None:
        self.woken += 1

    def phase(self, phase: str, asked: bool = False) -> None:
        state: dict[str, Any] = {"phase": phase}
        prompts = (Prompt("ruling", "first-call", "dealer", {}, asked=asked),)
        self.keys.judged([], View(0, None, state, prompts))  # type: ignore[arg-type]


def test_a_key_goes_down_and_comes_up_with_its_own_time() -> None:
    desk = Desk(1)
    assert desk.keys.down("space", 5)
    assert desk.keys.up("space", 9)
    assert desk.log.done == [(5, "touch", 1, "pile"), (9, "lift", 1, "pile")]
    assert desk.woken == 2


def test_a_button_is_pressed_not_touched() -> None:
    desk = Desk(2)
    desk.keys.down("a", 5)
    assert desk.log.done == [(5, "press", 2, "white")]


def test_a_struck_key_comes_up_by_itself() -> None:
    desk = Desk(1)
    desk.keys.tap("a", 1_000)
    assert desk.keys.due() == 1_000 + TAP_US
    desk.keys.act(1_000 + TAP_US)
    assert desk.log.done[-1] == (1_000 + TAP_US, "release", 1, "white")
    assert desk.keys.due() is None


def test_a_key_without_a_meaning_does_nothing() -> None:
    desk = Desk(1)
    assert not desk.keys.down("f12", 5)
    assert desk.log.done == []


def test_digits_are_answers_while_something_is_asked() -> None:
    desk = Desk(1)
    for phase in ("dealing", "counting", "over"):
        desk.phase(phase)
        assert not desk.keys.down("3", 5)
    desk.phase("play", asked=True)
    assert not desk.keys.down("3", 6)
    desk.phase("play")
    assert desk.keys.down("3", 7)


def test_one_person_may_reach_for_any_pile_but_his_own() -> None:
    desk = Desk(1)
    assert desk.keys.down("3", 5)
    assert not desk.keys.down("1", 6)
    assert desk.log.done == [(5, "touch", 3, "pile")]


def test_two_who_share_may_reach_only_in_a_sweep() -> None:
    desk = Desk(1, 2)
    assert not desk.keys.down("3", 5)
    desk.phase("sweep")
    assert desk.keys.down("3", 6)
    desk.phase("play")
    assert desk.keys.up("3", 7), "a hand may always be taken away"


def test_nobodys_keys_are_anybody_elses() -> None:
    keymap = keys_for((1, 2, 3, 4), 8)
    assert len(keymap.inputs) == 4 * len(INPUTS)
    assert not set(keymap.inputs) & set(keymap.reaches)
    assert not set(keymap.inputs) & set("cehjpqstv"), "these change the screen"
    assert keymap.of(1)["pile"] == "space"
    assert set(keymap.of(4)) == set(INPUTS)
    assert keymap.of(5) == {}
