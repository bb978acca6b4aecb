"""The wizard's pages on screens of every size: nothing too small for a finger, nothing outside."""

from collections.abc import Callable
from itertools import combinations

import pytest

from companion.drawing.items import Rect
from companion.outputs.display.actions import Command
from companion.outputs.display.desk import Desk
from companion.outputs.display.pygame.faces import measure
from companion.outputs.display.screens import compose, draw_text
from tests.support import setups

SIZES = ((800, 480), (1280, 800), (480, 800))
PAGES = (
    setups.found,
    setups.seats,
    setups.asked,
    setups.twice,
    setups.reviewed,
    setups.checked,
)


@pytest.mark.parametrize("page", PAGES)
def test_every_choice_can_be_touched_and_none_lies_over_another(
    page: Callable[[], setups.SetupStage],
) -> None:
    desk = Desk(page(), lambda prompt, values: None)
    view = desk.stage.scene().setup
    assert view is not None
    for size in SIZES:
        picture = compose(desk.stage.scene(), desk.look, size, measure)
        touches = [touch for touch in picture.touches if touch.rect.w]
        assert len(touches) == len(view.choices) + 1
        assert min(min(touch.rect.w, touch.rect.h) for touch in touches) >= 44
        assert all(touch.rect.within(Rect(0, 0, *size)) for touch in touches)
        pairs = combinations([touch.rect for touch in touches], 2)
        assert not any(one.meets(other) for one, other in pairs)


@pytest.mark.parametrize("page", PAGES)
def test_a_terminal_says_the_same(page: Callable[[], setups.SetupStage]) -> None:
    desk = Desk(page(), lambda prompt, values: None)
    view = desk.stage.scene().setup
    assert view is not None
    text = "\n".join(draw_text(desk.stage.scene(), desk.look, 100, 30).lines)
    assert view.question in text
    assert all(choice.label in text for choice in view.choices)


def test_return_says_nothing_that_nobody_meant() -> None:
    """Where a button is asked for, only a mark that was put somewhere is taken."""
    desk = Desk(setups.asked(), lambda prompt, values: None)
    assert draw_text(desk.stage.scene(), desk.look).keys.get("return") is None
    desk.act(draw_text(desk.stage.scene(), desk.look).keys["right"])
    assert draw_text(desk.stage.scene(), desk.look).keys["return"] == Command(desk.look.mark)
