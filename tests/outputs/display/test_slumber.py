"""A window sleeps until something is struck, moves, is counted down or is new, and then wakes."""

import os
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from companion.kit.travel import Flight, Travel, hand, pile
from companion.outputs.display.animation import BEAT_MS, FRAME_MS, PULSE_MS, Animation
from companion.outputs.display.bell import REST_MS, Bell
from companion.outputs.display.desk import Look
from companion.outputs.display.pygame import slumber as sleeping
from companion.outputs.display.pygame.slumber import (
    CALLED,
    FileSlumber,
    PolledSlumber,
    SdlSlumber,
    input_files,
    slumber,
)
from companion.outputs.display.pygame.window import Window
from companion.outputs.display.stage import Stage
from tests.support.evening import staged
from tests.support.table import Table

PATIENCE_S = 60
LONG_MS = 60_000


def still() -> Stage:
    return staged(Table(3).deal(), 1)


class Night:
    """What a window sleeps on where time only passes in its sleep; something may happen then."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.slept = 1000, list[int]()
        self.happens: Callable[[], None] = lambda: None
        self.after = LONG_MS
        """How long it is until that."""
        monkeypatch.setattr(pygame.time, "get_ticks", lambda: self.now)

    def wait(self, ms: int) -> None:
        self.slept.append(min(ms, self.after))
        self.now += self.slept[-1]
        if self.after <= ms:
            self.happens()

    def wake(self) -> None: ...

    def close(self) -> None: ...


@pytest.fixture
def night(monkeypatch: pytest.MonkeyPatch) -> Night:
    return Night(monkeypatch)


@pytest.fixture
def opened(night: Night) -> Iterator[Any]:
    windows: list[Window] = []

    def make(stage: Stage, **settings: Any) -> Window:
        window = Window(stage, size=(800, 480), **settings)
        window._slumber.close()
        window._slumber = night
        window._bell = Bell(night.wake)
        window.turn(0)
        windows.append(window)
        return window

    yield make
    for window in windows:
        window.close()


def key(name: int) -> Callable[[], None]:
    down = pygame.event.Event(pygame.KEYDOWN, key=name, mod=0, unicode="")

    def strike() -> None:
        pygame.event.post(down)

    return strike


def test_a_bell_rings_once_until_somebody_has_looked() -> None:
    rung: list[str] = []
    bell = Bell(lambda: rung.append("rung"))
    bell.ring()
    bell.ring()
    assert len(rung) == 1
    bell.answered()
    bell.ring()
    assert len(rung) == 2


def test_where_nothing_happens_a_window_sleeps_all_the_time(opened: Any, night: Night) -> None:
    window = opened(still())
    for _ in range(4):
        window.turn(REST_MS)
    assert night.slept == [REST_MS] * 4
    assert window.frames == 1


def test_a_key_ends_the_sleep_and_is_taken_at_once(opened: Any, night: Night) -> None:
    struck: list[int] = []

    def on_key(name: str, down: bool) -> bool:
        struck.append(night.now)
        return True

    window = opened(still(), on_key=on_key)
    night.after, night.happens = 7, key(pygame.K_x)
    window.turn(REST_MS)
    assert struck == [night.now]
    assert night.slept == [7]


def test_news_end_the_sleep_and_are_painted(opened: Any, night: Night) -> None:
    stage = still()
    window = opened(stage)
    night.after, night.happens = 100, lambda: stage.notice("The sound card is gone.")
    window.turn(REST_MS)
    night.after = LONG_MS
    window.turn(REST_MS)
    assert night.slept == [100, REST_MS]
    assert window.frames == 2


def test_who_calls_all_the_time_gets_a_look_every_frame_and_no_more(
    opened: Any, night: Night
) -> None:
    window = opened(still())
    night.after, night.happens = 1, window.wake
    looks, began = 0, night.now
    while night.now < began + 1000:
        window.turn(REST_MS)
        looks += 1
    assert 1000 // FRAME_MS - 1 <= looks <= 1000 // FRAME_MS + 1


def test_what_was_new_before_the_sleep_is_not_slept_over(opened: Any, night: Night) -> None:
    """Called between the look of whoever runs the window and its sleep: it looks again soon."""
    window = opened(still())
    window.wake()
    window.turn(REST_MS)
    assert sum(night.slept) <= FRAME_MS
    window.turn(REST_MS)
    assert night.slept[-1] == REST_MS


def test_a_card_on_its_way_has_every_frame(opened: Any, night: Night) -> None:
    stage = still()
    window = opened(stage)
    moving, scene = Animation(), stage.scene()
    moving.look(stage, scene, Look(), night.now)
    assert moving.rest(night.now) is None
    scene = replace(scene, flights=(Flight(999, (Travel(hand(1), pile(1)),)),))
    moving.look(stage, scene, Look(), night.now)
    assert moving.rest(night.now + 20) == FRAME_MS - 20
    window._animation = moving
    stage._scenes["en"] = (stage._changes, scene)
    window.turn(REST_MS)
    window.turn(REST_MS)
    assert night.slept == [FRAME_MS, FRAME_MS]
    assert window.frames == 3


def test_a_new_mark_beats_and_then_rests() -> None:
    stage, moving = still(), Animation()
    first, *others = stage.scene().seats
    marked = replace(first, wanted=frozenset({"pile"}), touch=("pile",), thinking=False)
    scene = replace(stage.scene(), seats=(marked, *others))
    moving.look(stage, scene, Look(), 0)
    assert moving.rest(100) == BEAT_MS - 100
    moving.look(stage, scene, Look(), PULSE_MS)
    assert moving.rest(PULSE_MS) is None


def test_a_thread_ends_a_real_sleep() -> None:
    slept = FileSlumber()
    began = time.monotonic()
    threading.Timer(0.05, slept.wake).start()
    slept.wait(PATIENCE_S * 1000)
    assert time.monotonic() - began < PATIENCE_S / 2
    slept.close()
    slept.wake()


def test_a_file_that_sdl_reads_ends_it_once_there_is_an_event(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read, write = os.pipe()
    there: list[bool] = [False, True]
    monkeypatch.setattr(sleeping, "input_files", lambda: frozenset({read}))
    monkeypatch.setattr(pygame.event, "peek", lambda: there.pop(0))
    slept = FileSlumber()
    os.write(write, b"key")
    began = time.monotonic()
    slept.wait(PATIENCE_S * 1000)
    assert time.monotonic() - began < PATIENCE_S / 2
    assert not there, "what was ready and brought nothing was looked at again"
    for end in (read, write):
        os.close(end)
    slept.close()


def test_keys_and_fingers_come_from_event_files(tmp_path: Path) -> None:
    targets = ("/dev/input/event3", "/dev/null", "socket:[7]", "/dev/input/event0")
    for fd, target in enumerate(targets):
        (tmp_path / str(fd)).symlink_to(target)
    assert input_files(tmp_path) == {0, 3}
    assert input_files(tmp_path / "nowhere") == frozenset()


@pytest.mark.parametrize(
    ("driver", "kind"),
    [("x11", SdlSlumber), ("KMSDRM", FileSlumber), ("dummy", FileSlumber), ("odd", PolledSlumber)],
)
def test_what_is_slept_on_goes_by_what_shows_the_window(
    driver: str, kind: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    slept = slumber()
    assert isinstance(slept, kind)
    slept.close()


def test_an_sdl_that_cannot_sleep_is_asked_again_and_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame, "get_sdl_version", lambda: (2, 0, 14))
    assert isinstance(slumber(), PolledSlumber)


def test_a_closed_window_is_not_called_through_sdl() -> None:
    pygame.display.init()
    pygame.event.clear()
    slept = SdlSlumber(lambda event, ms: 0)
    slept.wake()
    assert pygame.event.peek(CALLED)
    pygame.event.clear()
    slept.close()
    slept.wake()
    assert not pygame.event.peek(CALLED)
    pygame.display.quit()
