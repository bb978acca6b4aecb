"""Everybody sees that a camera looks at the table: in a window, in a page, in letters."""

import pytest

from companion.outputs.display.desk import Desk
from companion.outputs.display.screens import draw_text
from tests.outputs.display.test_layout import MOMENTS, SIZES, check, drawn, texts
from tests.support.evening import evening, staged


@pytest.mark.parametrize("size", SIZES)
def test_a_camera_that_looks_is_shown_and_one_that_does_not_is_not(size: tuple[int, int]) -> None:
    stage = staged(evening(4, 1), 2.5)
    assert "camera" not in " ".join(texts(stage, size))
    stage.watched(True)
    assert "camera" in " ".join(texts(stage, size))
    stage.watched(False)
    assert "camera" not in " ".join(texts(stage, size))


def test_it_stands_in_letters_too() -> None:
    stage = staged(evening(4, 1), 2.5)
    stage.watched(True)
    look = Desk(stage, lambda prompt, values: None).look
    assert any("camera on" in line for line in draw_text(stage.scene(), look).lines)


def test_there_is_room_for_it_at_eight_seats() -> None:
    stage = MOMENTS["asked"](8)
    stage.watched(True)
    check(drawn(stage, "table", (800, 480)))
