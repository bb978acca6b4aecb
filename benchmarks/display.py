"""How long a frame takes, and what an idle window costs: `python -m benchmarks.display`."""

import os
import time
from dataclasses import replace

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from companion.drawing.items import Picture
from companion.kit.travel import Travel, hand, pile
from companion.outputs.display.desk import Look
from companion.outputs.display.pygame.faces import measure
from companion.outputs.display.pygame.painter import Painter
from companion.outputs.display.pygame.window import Window
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens import Composer, compose
from companion.outputs.display.stage import Stage
from tests.support.evening import evening, staged

SIZES = ((800, 480), (1920, 1080))
MOVING = 9
"""How many frames a card is on its way."""


def frame_times(
    size: tuple[int, int], frames: int, seats: int = 8, *, afresh: bool = False
) -> list[float]:
    """Seconds for each of so many different frames: laid out and painted, in the order drawn.

    With `afresh`, everything is painted each time, as a window without a memory would do.
    """
    scenes = _scenes(seats)
    surface, painter = pygame.Surface(size), Painter("dark")
    times = []
    before: Picture | None = None
    for number in range(frames):
        began = time.perf_counter()
        picture = compose(scenes[number % len(scenes)], Look(), size, measure)
        painter.paint(surface, picture, before)
        before = None if afresh else picture
        times.append(time.perf_counter() - began)
    return times


def moving_times(size: tuple[int, int], frames: int, seats: int = 8) -> list[float]:
    """Seconds for each of so many frames in which everything moves that can: cards travel between
    all seats, marks beat, bots think."""
    scene, played = _busy(seats)
    surface, painter, composer = pygame.Surface(size), Painter("dark"), Composer(measure)
    before: Picture | None = None
    times = []
    for number in range(frames):
        share = number % MOVING / MOVING
        look = Look(flying=tuple((travel, share) for travel in played), beat=number % 15 < 7)
        began = time.perf_counter()
        picture = composer.picture(scene, look, size)
        painter.paint(surface, picture, before)
        before = picture
        times.append(time.perf_counter() - began)
    return times


def _busy(seats: int) -> tuple[Scene, list[Travel]]:
    """A table that waits for everybody, and a card on its way from each of them."""
    scene = staged(evening(seats, 1), 5.5, simulated=True, people=1).scene()
    thinking = tuple(replace(s, thinking=True, wanted=frozenset({"pile"})) for s in scene.seats)
    every = range(1, seats + 1)
    return replace(scene, seats=thinking), [Travel(hand(s), pile(s), "CLUE") for s in every]


def _scenes(seats: int) -> list[Scene]:
    return [staged(evening(seats, 1), 5 + step / 3).scene() for step in range(12)]


def idle_share(seconds: float) -> float:
    """The share of one core that a window takes while nothing happens."""
    stage: Stage = staged(evening(4, 1), 8)
    window = Window(stage, size=(800, 480))
    window.turn(0)
    end, began = time.monotonic() + seconds, time.process_time()
    window.run(lambda: time.monotonic() < end)
    return (time.process_time() - began) / seconds


def main() -> None:
    """Print both."""
    for size in SIZES:
        for what, taken in (("frame", frame_times(size, 120)), ("moving", moving_times(size, 120))):
            times = sorted(taken)
            median, worst = times[len(times) // 2], times[-1]
            print(f"{size[0]}x{size[1]}: {what} {median * 1e3:.1f} ms, worst {worst * 1e3:.1f} ms")
    print(f"idle window: {idle_share(3) * 100:.1f} % of a core")


if __name__ == "__main__":
    main()
