"""Men glide in the window: a few frames, then nothing is painted any more."""

import subprocess
import sys
from collections.abc import Iterator

import pygame
import pytest

from companion.outputs.display.animation import BEAT_MS, PULSE_MS
from companion.outputs.display.desk import Look
from companion.outputs.display.pygame.faces import measure
from companion.outputs.display.pygame.painter import Painter
from companion.outputs.display.pygame.window import Window
from companion.outputs.display.screens import Composer, compose
from companion.outputs.display.stage import Stage
from tests.support.command import environment
from tests.support.evening import staged
from tests.support.sorry_table import game


class Watch:
    """A clock that goes when told to."""

    def __init__(self) -> None:
        self.now = 1_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    made = Watch()
    monkeypatch.setattr(pygame.time, "get_ticks", made)
    return made


@pytest.fixture
def window() -> Iterator[tuple[Window, Stage]]:
    """Ada has a 12 to play, and somebody looks at it."""
    table = game(red=[4], blue=[18]).turn_up(1, "12")
    stage = staged(table, table.now + 0.5)
    made = Window(stage, size=(800, 480))
    made.turn(0)
    yield made, stage
    made.close()


def make_the_move(stage: Stage) -> None:
    """Tell the stage what a match tells it when Ada has moved and slid into Ben."""
    table = game(red=[4], blue=[18]).play(1, "12", "4-16/19")
    later = staged(table, table.now + 0.5)
    stage._notes.extend(later._notes)


@pytest.mark.slow
def test_the_clock_by_which_men_glide_does_not_stand_still() -> None:
    """In a process of its own: once anything has set pygame's clock going, it goes for all."""
    told = (
        "import pygame, sys, time; from companion.outputs.display.pygame.window import _opened;"
        "_opened((80, 48), False); pygame.time.get_ticks(); time.sleep(0.02);"
        "sys.exit(pygame.time.get_ticks() == 0)"
    )
    quiet = {**environment(), "SDL_VIDEODRIVER": "dummy"}
    subprocess.run([sys.executable, "-c", told], env=quiet, check=True, capture_output=True)


def test_men_glide_and_come_to_rest(window: tuple[Window, Stage], watch: Watch) -> None:
    shown, stage = window
    before = shown.frames
    make_the_move(stage)
    shown.turn(0)
    assert shown.frames == before + 1
    for _ in range(200):
        watch.now += 11
        shown.turn(0)
    frames = shown.frames - before
    motion = stage.scene().board.motion  # type: ignore[union-attr]
    assert motion is not None
    assert motion.ms // 33 <= frames <= motion.ms // 33 + 2 + PULSE_MS // BEAT_MS
    assert stage.scene().board is not None
    for _ in range(50):
        watch.now += 40
        shown.turn(0)
    assert shown.frames - before == frames, "at rest, nothing is painted"


def test_what_moved_before_anybody_looked_does_not_glide(watch: Watch) -> None:
    table = game(red=[4], blue=[18]).play(1, "12", "4-16/19")
    window = Window(staged(table, table.now + 0.5), size=(800, 480))
    for _ in range(5):
        watch.now += 40
        window.turn(0)
    assert window.frames == 1
    window.close()


def test_gliding_painted_over_the_frame_before_is_as_if_painted_afresh() -> None:
    table = game(red=[4], blue=[18]).play(1, "12", "4-16/19")
    scene = staged(table, table.now + 0.5).scene()
    painter, over = Painter("dark"), pygame.Surface((800, 480))
    before, composer = None, Composer(measure)
    for step in range(12):
        picture = composer.picture(scene, Look(moment=step / 11), (800, 480))
        assert picture == compose(scene, Look(moment=step / 11), (800, 480), measure)
        painter.paint(over, picture, before)
        fresh = pygame.Surface((800, 480))
        painter.paint(fresh, picture)
        assert pygame.image.tostring(over, "RGB") == pygame.image.tostring(fresh, "RGB"), step
        before = picture


def test_while_men_glide_the_board_below_them_is_drawn_once() -> None:
    table = game(red=[4], blue=[18]).play(1, "12", "4-16/19")
    scene, composer = staged(table, table.now + 0.5).scene(), Composer(measure)
    frames = [
        composer.picture(scene, Look(moment=share), (800, 480)).items for share in (0.2, 0.4, 0.6)
    ]
    drawn = [{id(item): item for item in items} for items in frames]
    board = drawn[0].keys() & drawn[1].keys() & drawn[2].keys()
    moving = [item for items in drawn for key, item in items.items() if key not in board]
    assert len(board) > 150
    assert len(moving) <= 3 * 2 * 3, "two men, each a shape or two and a letter"


def test_a_man_glides_over_the_board_and_under_what_is_marked_on_it() -> None:
    table = game(red=[4], blue=[18]).play(1, "12", "4-16/19")
    stage = staged(table, table.now + 0.5, simulated=True, people=1)
    at_rest, gliding = (
        Composer(measure).picture(stage.scene(), Look(moment=share), (800, 480)).items
        for share in (1.0, 0.4)
    )
    last = gliding.index(at_rest[-1])
    man = next(at for at, item in enumerate(gliding) if item not in at_rest)
    assert 100 < man < last
