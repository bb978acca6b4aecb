"""A lesson on every screen: all of it can be read, and turned with a finger or a key."""

from functools import cache

import pytest

from companion.app.simulated.lesson import course_of, once_more
from companion.drawing.items import Picture, Text
from companion.outputs.display.actions import SKIP_STEP, STEP_BACK
from companion.outputs.display.look import Look
from companion.outputs.display.pygame.faces import measure
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens import compose, draw_text
from companion.practice.course import worded
from tests.support.kits import shipped_games
from tests.support.learning import on_screen

SIZES = ((800, 480), (1280, 800), (480, 800))
FINGER = 44


def longest(game: str, step: int) -> str:
    """Give the longest thing that is said before a step: the welcome, or what went wrong."""
    course = course_of(game)
    slips = [worded(slip.say) for slip in course.steps[step].slips]
    return max((worded(course.welcome), *(once_more(slip) for slip in slips)), key=len)


@cache
def shown(game: str, step: int) -> Scene:
    return on_screen(game, step, longest(game, step)).scene()


def words_of(picture: Picture) -> str:
    return " ".join(item.text for item in picture.items if isinstance(item, Text))


@pytest.mark.parametrize("game", shipped_games())
def test_whatever_a_teacher_says_can_be_read_and_turned(game: str) -> None:
    for step in range(len(course_of(game).steps)):
        scene = shown(game, step)
        for size in SIZES:
            picture = compose(scene, Look(), size, measure)
            told = words_of(picture)
            assert scene.lesson in told, (step, size, "cut short")
            assert f"{step + 1} of {len(course_of(game).steps)}" in told
            for way in (SKIP_STEP, STEP_BACK):
                rect = next(touch.rect for touch in picture.touches if touch.action == way)
                assert min(rect.w, rect.h) >= FINGER, (step, size)
            assert picture.keyed("k") == picture.keyed("right") == SKIP_STEP
            assert picture.keyed("b") == picture.keyed("left") == STEP_BACK


@pytest.mark.parametrize("game", shipped_games())
def test_a_terminal_of_24_lines_shows_all_of_a_step_and_what_may_be_chosen(game: str) -> None:
    for step in range(len(course_of(game).steps)):
        scene = shown(game, step)
        screen = draw_text(scene, Look())
        told = " ".join(" ".join(screen.lines).split())
        assert f"STEP {step + 1} of" in told
        for word in scene.lesson.split():
            assert word in told, (step, word)
        if scene.answers:
            assert any(answer.label in told for answer in scene.answers), (step, "choices cut off")
        assert screen.keys["k"] == SKIP_STEP
        assert screen.keys["b"] == STEP_BACK
