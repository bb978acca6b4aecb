"""Lists by name on the display: the men of Sorry! put right, one at a time."""

from dataclasses import replace
from itertools import combinations

import pytest

from companion.app.simulated.keys import named
from companion.core.referee.events import Ruling
from companion.drawing.items import Picture, Rect, Text
from companion.outputs.display.actions import Go, Open, Seek
from companion.outputs.display.desk import Desk
from companion.outputs.display.entering.answering import act_of
from companion.outputs.display.entering.leafing import PADS, leafed
from companion.outputs.display.pygame.faces import measure
from companion.outputs.display.screens import compose, draw_text
from tests.support.before_the_screen import SMALL, shown, strike, texts, touch
from tests.support.long_lists import LongTable, nudged
from tests.support.sorry_scenes import at_rest, choosing

RED = ["start", 6, 20, "home"]
YELLOW = ["start", "start", 40, "S4"]


def opened() -> LongTable:
    table = nudged()
    others = table.stage.scene().others
    table.desk.act(act_of(next(a for a in others if a.label == "Put the men right …")))
    return table


def men(table: LongTable) -> dict[str, list[int | str]]:
    found: dict[str, list[int | str]] = table.session.view.state["men"]
    return found


@pytest.mark.parametrize("size", [SMALL, (1920, 1080), (480, 800)])
def test_it_begins_with_the_men_as_they_stand(size: tuple[int, int]) -> None:
    words = shown(opened(), size)
    assert {"Red", "Yellow", "Start", "6", "20", "Home", "40", "S4"} <= {*words}
    assert words.count("Start") == 3


@pytest.mark.parametrize("size", [SMALL, (1920, 1080), (480, 800), (1024, 600)])
def test_all_sixteen_men_and_every_square_have_room_for_a_finger(size: tuple[int, int]) -> None:
    desk = Desk(at_rest(choosing()), lambda prompt, values: None)
    scene = desk.stage.scene()
    desk.act(Open(next(a.prompt for a in scene.others if a.prompt.name == "board")))
    form = desk.look.form
    assert form is not None
    for colour in form.controls[0].start:
        for man in range(4):
            form = form.place(0, (colour, man), "home" if man else "start")
    desk.look = replace(desk.look, form=replace(form, problem="Men cannot stand like that."))
    roomy(compose(scene, desk.look, size, measure))
    desk.act(Seek(0, ("green", 3)))
    roomy(compose(scene, desk.look, size, measure))


def roomy(drawn: Picture) -> None:
    whole, unit = Rect(0, 0, *drawn.size), min(max(drawn.size) / 800, min(drawn.size) / 480)
    words = [item for item in drawn.items if isinstance(item, Text)]
    touched = [touch.rect for touch in drawn.touches if touch.rect.w]
    assert not any(word.text.endswith("…") for word in words if "right" not in word.text)
    assert all(rect.within(whole) for rect in (*(word.rect for word in words), *touched))
    assert not any(a.rect.meets(b.rect) for a, b in combinations(words, 2))
    assert not any(a.meets(b) for a, b in combinations(touched, 2))
    assert all(min(rect.w, rect.h) >= round(38 * unit) - 1 for rect in touched)


def test_a_man_is_touched_and_then_his_square() -> None:
    table = opened()
    touch(table, "20")
    touch(table, "22")
    assert "20 → 22" in shown(table)
    strike(table, "return")
    assert table.given == [("board", {"men": {"red": ["start", 6, 22, "home"]}})]
    assert men(table) == {"red": ["start", 6, 22, "home"], "yellow": YELLOW}
    assert table.desk.look.screen == ""


@pytest.mark.parametrize(
    ("typed", "square"), [("12", 12), ("0", 0), ("st", "start"), ("ho", "home"), ("s3", "S3")]
)
def test_a_square_is_found_by_its_name(typed: str, square: int | str) -> None:
    table = opened()
    strike(table, "b", *typed, "return", "return")
    assert table.given == [("board", {"men": {"red": ["start", square, 20, "home"]}})]


def test_a_nudge_is_one_step_from_where_the_mark_is() -> None:
    table = opened()
    strike(table, "g", "right", "return", "return")
    assert men(table)["yellow"] == ["start", "start", 41, "S4"]


def test_several_men_are_put_right_before_it_is_entered() -> None:
    table = opened()
    strike(table, "a", "4", "return", "e", "3", "4", "return", "return")
    assert table.given == [
        ("board", {"men": {"red": [4, 6, 20, "home"], "yellow": [34, "start", 40, "S4"]}})
    ]


def test_nothing_is_entered_before_something_is_changed() -> None:
    table = opened()
    strike(table, "return")
    assert table.given == []
    assert "nothing is changed yet: choose what to change" in shown(table)
    strike(table, "b", "7", "return", "b", "6", "return", "return")
    assert table.given == [], "he was put back"


def test_back_from_the_squares_leads_to_the_men() -> None:
    table = opened()
    strike(table, "c", "escape")
    assert table.desk.look.form is not None
    assert table.desk.look.picker is None


def test_what_is_refused_comes_back_with_the_reason_and_nothing_lost() -> None:
    table = opened()
    strike(table, "b", *"20", "return", "f", *"50", "return", "return")
    table.desk.follow()
    form = table.desk.look.form
    assert form is not None
    assert form.problem.startswith("Men cannot stand like that: one on a square")
    assert men(table) == {"red": RED, "yellow": YELLOW}
    assert {"6 → 20", "Start → 50"} <= {*shown(table)}
    strike(table, "c", *"21", "return", "return")
    table.desk.follow()
    assert men(table) == {"red": ["start", 20, 21, "home"], "yellow": ["start", 40, 50, "S4"]}
    assert table.desk.look.screen == ""


def test_a_refusal_does_not_disturb_whoever_has_gone_on() -> None:
    table = opened()
    strike(table, "b", *"20", "return", "return")
    table.desk.act(Go("scores"))
    table.desk.follow()
    assert table.desk.look.screen == "scores"
    table.desk.act(Go("table"))
    table.desk.follow()
    assert table.desk.look.form is None


def test_what_was_taken_does_not_come_back_when_another_is_refused() -> None:
    table = opened()
    strike(table, "b", *"7", "return", "return")
    table.desk.follow()
    table.happens(Ruling(table._later(), "board", {"men": {"red": [1, 1, 1, 1]}}))
    table.desk.follow()
    assert table.desk.look.form is None


def test_a_refusal_of_what_is_no_longer_offered_is_told() -> None:
    table = opened()
    strike(table, "b", *"20", "return", "return")
    table.stage.close()
    table.desk.follow()
    assert table.desk.look.form is None
    assert table.desk.look.status.startswith("Men cannot stand like that")


def test_the_same_in_letters() -> None:
    table = opened()
    assert "[2] 6" in texts(table)
    for key in named(b"212\r"):
        press(table, key)
    assert "[2] 6 → 12" in texts(table)
    press(table, "return")
    assert men(table)["red"] == ["start", 12, 20, "home"]


def press(table: LongTable, key: str) -> None:
    if not table.desk.typed(key):
        table.desk.act(draw_text(table.stage.scene(), table.desk.look).keys[key])


def test_it_is_the_dealers_and_no_pad_opens_it() -> None:
    table = nudged()
    scene = table.stage.scene()
    for seat in (1, 2):
        for pad in PADS:
            filled = leafed(scene, None, None, (seat, pad), table.desk._made)
            labels = filled.picker.labels if filled and filled.picker else ()
            assert not any("men" in label for label in labels)
