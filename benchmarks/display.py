"""How long a frame takes, and what an idle window costs: `python -m benchmarks.display`."""

import os
import time

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from companion.drawing.items import Picture
from companion.outputs.display.desk import Look
from companion.outputs.display.pygame.faces import measure
from companion.outputs.display.pygame.painter import Painter
from companion.outputs.display.pygame.window import Window
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens import compose
from companion.outputs.display.stage import Stage
from tests.support.evening import evening, staged

SIZES = ((800, 480), (1920, 1080))


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
        times = sorted(frame_times(size, 120))
        median, worst = times[len(times) // 2], times[-1]
        print(f"{size[0]}x{size[1]}: frame {median * 1e3:.1f} ms, worst {worst * 1e3:.1f} ms")
    print(f"idle window: {idle_share(3) * 100:.1f} % of a core")


if __name__ == "__main__":
    main()
