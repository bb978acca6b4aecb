"""Boxes and turned screens cost less than they did, and look the same, pixel for pixel."""

from typing import Any

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.outputs.display.desk import Look
from companion.outputs.display.pygame.faces import measure
from companion.outputs.display.pygame.painter import Painter
from companion.outputs.display.pygame.plates import Corners, Style, whole
from companion.outputs.display.pygame.window import Window
from companion.outputs.display.screens import compose
from tests.support.evening import evening, staged

COLOURS = st.tuples(*(st.integers(0, 255),) * 3)
STYLES = st.builds(
    Style,
    fill=st.none() | COLOURS,
    edge=COLOURS,
    width=st.integers(1, 12),
    radius=st.integers(0, 40),
    tint=COLOURS,
) | st.builds(
    Style, COLOURS, st.none(), st.integers(1, 12), radius=st.integers(0, 40), tint=COLOURS
)


@given(STYLES, st.integers(1, 160), st.integers(1, 160))
def test_a_box_made_of_its_corners_is_as_if_all_of_it_were_drawn(
    style: Style, more: int, taller: int
) -> None:
    least = 2 * style.corner
    size, corners = (least + more, least + taller), Corners(style)
    assert corners.fit(size)
    drawn, made = whole(style, size), corners.box(size)
    assert pygame.image.tostring(made, "RGBA") == pygame.image.tostring(drawn, "RGBA")


def test_a_box_with_nothing_between_its_corners_is_drawn() -> None:
    style = Style((1, 2, 3), None, 1, 10, (1, 2, 3))
    assert not Corners(style).fit((2 * style.corner, 500))


@pytest.mark.parametrize("rotate", [90, 180, 270])
def test_turning_what_changed_is_turning_all_of_it(rotate: int) -> None:
    size = (800, 480)
    window = Window(staged(evening(4, 1), 5), size=size, rotate=rotate)
    upright = size if rotate == 180 else size[::-1]
    painter, before = Painter("dark"), None
    for step in range(8):
        scene = staged(evening(4, 1), 5 + step / 2).scene()
        picture = compose(scene, Look(), upright, measure)
        window._show(picture, before)
        face = pygame.Surface(upright)
        painter.paint(face, picture)
        assert _bytes(window._screen) == _bytes(pygame.transform.rotate(face, -rotate)), step
        before = picture
    window.close()


def _bytes(surface: Any) -> bytes:
    return bytes(pygame.image.tostring(surface, "RGB"))
