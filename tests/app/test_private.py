"""What is one seat's own affair: seen and heard there, and nowhere else."""

from dataclasses import replace

import pytest

from companion.app.simulated.views import Menu
from companion.core.live import View
from companion.core.live.inbox import Item
from companion.core.referee.events import Entry
from companion.core.referee.game import Prompt, open_prompts, open_verdicts
from tests.support.kits import page_of, stage_of
from tests.support.practice import Notes, shelf_table

KINDS = ("1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "SORRY")


class PointGame:
    """A virtual point game with seat 2 on turn, seen by a screen, a console and a terminal."""

    def __init__(self, eyes: tuple[int, ...] = ()) -> None:
        table = shelf_table("sorry", seed=4, options={"mode": "points"})
        self.table, self.notes = table, Notes()
        self.stage = stage_of(table.session.setup, eyes=eyes)
        self.desk = page_of(table.session.setup)
        for listener in (self.notes, self.stage, self.desk):
            table.join(listener=listener)
        with table:
            table.run(lambda: not self._on_turn(table.session.view))
        self.view = table.session.view
        self.hand = next(p for p in self.view.prompts if p.name == "card").choices["card"]

    @staticmethod
    def _on_turn(view: View) -> bool:
        return view.state["turn"] == 2 and any(p.name == "card" for p in view.prompts)


@pytest.fixture(scope="module")
def game() -> PointGame:
    return PointGame()


def test_the_console_tells_nobody_a_hand(game: PointGame) -> None:
    shown = game.desk.snapshot(may_rule=True)
    assert "hand" in {verdict.kind for verdict in game.notes.verdicts}
    assert "hand" not in {row["kind"] for row in shown["history"]}
    offer = next(offer for offer in shown["offers"] if offer["name"] == "card")
    assert [*map(str, KINDS)] == [choice["value"] for choice in offer["fields"][0]["choices"]]


def test_a_screen_for_all_offers_every_card(game: PointGame) -> None:
    scene = game.stage.scene()
    assert not any(" holds " in entry.text for entry in scene.history)
    offered = [a.prompt for a in scene.answers if a.prompt.name == "card"]
    assert {prompt.choices["card"] for prompt in offered} == {KINDS}


def test_a_screen_of_ones_own_offers_ones_own_cards() -> None:
    game = PointGame(eyes=(2,))
    scene = game.stage.scene()
    told = [entry.text for entry in scene.history if " holds " in entry.text]
    assert told
    assert all(text.startswith("Ben holds ") for text in told)
    prompt = next(a.prompt for a in scene.answers if a.prompt.name == "card")
    assert prompt.choices["card"] == game.hand


def test_verdicts_are_for_the_eyes_that_they_name(game: PointGame) -> None:
    setup, verdicts = game.table.session.setup, game.notes.verdicts
    assert {v.fields["seat"] for v in open_verdicts(verdicts, setup, (3,)) if v.kind == "hand"} == {
        3
    }
    assert len(open_verdicts(verdicts, replace(setup, private=frozenset()))) == len(verdicts)


def test_a_prompt_without_secrets_stays_as_it_is() -> None:
    plain = Prompt("entry", "draw", 2, {})
    assert open_prompts([plain]) == (plain,)


def test_in_lines_a_card_is_chosen_by_its_number() -> None:
    game, put = PointGame(), list[Item]()
    game.table.inbox.put = put.append  # type: ignore[method-assign,assignment]
    menu = Menu(game.table, (2,))
    lines = menu.lines(game.view)
    assert lines[0].strip().startswith("Ben holds ")
    assert sum("] " in line for line in lines) >= len(game.hand)
    assert menu.lines(game.view) == []
    assert not menu.typed("x")
    assert menu.typed("1")
    made = put[0](7) if callable(put[0]) else put[0]
    assert isinstance(made, Entry)
    assert (made.name, made.fields["card"]) == ("card", game.hand[0])
