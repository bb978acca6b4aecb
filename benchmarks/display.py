"""How long a frame takes, beside a program that paints everything: `python -m benchmarks.display`.

Beside it stands what most programs with pygame do (`beside/plain_pygame.py`): paint the same
picture whole, with pygame's own shapes and fonts, and flip. That one is told where everything goes;
ours lays it out first, and that counts. A frame ends when it was handed to the screen: the one that
DISPLAY names, or else none. Measured in seconds of the process, the two in turns: *cold* is the
first frame of a program, with no font opened and nothing remembered; *warm* a table that changes
from frame to frame; *moving* one on which eight cards travel and marks beat; *gliding* a board over
which two men glide.
"""

import os
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

if "DISPLAY" not in os.environ:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from benchmarks.beside.plain_pygame import PlainPainter
from benchmarks.tools.turns import Load, best, cpu_s
from companion.drawing.items import Picture
from companion.kit.travel import Travel, hand, pile
from companion.outputs.display.desk import Look
from companion.outputs.display.pygame import faces
from companion.outputs.display.pygame.faces import measure
from companion.outputs.display.pygame.painter import Painter
from companion.outputs.display.pygame.window import Window
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens import Composer, compose
from companion.outputs.display.stage import Stage
from tests.support.evening import evening, staged
from tests.support.sorry_table import game

SIZES = ((800, 480), (1920, 1080))
REPEATS = 5
MOVING = 9
"""How many frames a card is on its way."""
GLIDING = 30
"""How many frames a man is."""


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


def movement(seats: int = 8) -> list[tuple[Scene, Look]]:
    """Return a second in which everything moves that can."""
    scene, played = _busy(seats)
    shares = (number % MOVING / MOVING for number in range(2 * MOVING))
    return [
        (scene, Look(flying=tuple((travel, share) for travel in played), beat=number % 15 < 7))
        for number, share in enumerate(shares)
    ]


def gliding() -> list[tuple[Scene, Look]]:
    """Return a second in which men glide over a board: one walks and slides into another."""
    table = game(red=[4], blue=[18]).play(1, "12", "4-16/19")
    scene = staged(table, table.now + 0.5).scene()
    return [(scene, Look(moment=number / GLIDING)) for number in range(GLIDING)]


Told = list[tuple[Scene, Look]]


class Ours:
    """The window's own way: lay out, paint what differs, show those places."""

    def __init__(self, screen: pygame.Surface) -> None:
        self._screen, self._painter = screen, Painter("dark")
        self._composer, self._before = Composer(measure), None  # type: Composer, Picture | None

    def show(self, scene: Scene, look: Look) -> None:
        """Put one frame on the screen."""
        picture = self._composer.picture(scene, look, self._screen.get_size())
        pygame.display.update(self._painter.paint(self._screen, picture, self._before))
        self._before = picture


class Plain:
    """The usual way: paint all of it, and flip."""

    def __init__(self, screen: pygame.Surface) -> None:
        self._screen, self._painter = screen, PlainPainter("dark")
        self._laid_out: dict[int, Picture] = {}

    def lay_out(self, told: Told) -> None:
        """Be told where everything goes, before anybody measures."""
        size = self._screen.get_size()
        composer = Composer(measure)
        for scene, look in told:
            self._laid_out[id(look)] = composer.picture(scene, look, size)

    def show(self, scene: Scene, look: Look) -> None:
        """Put one frame on the screen."""
        self._painter.paint(self._screen, self._laid_out[id(look)])
        pygame.display.flip()


def forget() -> None:
    """Forget every font and every measured word, as a program that has just begun."""
    pygame.font.quit()
    pygame.font.init()
    for kept in (faces._opened, faces.measure, faces.pieces, faces._fitting):
        kept.cache_clear()


def cold(way: Callable[[], Ours | Plain], told: Told) -> float:
    """Measure the first frame of a program."""
    forget()
    shown = way()
    return cpu_s(lambda: shown.show(*told[0]))


def warm(shown: Ours | Plain, told: Told) -> float:
    """Measure a frame of many, once everything was shown before."""
    for scene, look in told:
        shown.show(scene, look)

    def all_of_it() -> None:
        for scene, look in told:
            shown.show(scene, look)

    return cpu_s(all_of_it) / len(told)


def _plain(screen: pygame.Surface, told: Told) -> Plain:
    shown = Plain(screen)
    shown.lay_out(told)
    return shown


def measured(size: tuple[int, int]) -> Iterator[tuple[str, float, float]]:
    """Yield what is measured, and the best of ours and of the usual way, in seconds."""
    screen = pygame.display.set_mode(size)
    changing, moving = [(scene, Look()) for scene in _scenes(8)], movement()
    ways: dict[str, dict[str, Callable[[], float]]] = {
        "cold": {
            "ours": lambda: cold(lambda: Ours(screen), changing),
            "plain": lambda: cold(lambda: _plain(screen, changing), changing),
        }
    }
    for name, told in (("warm", changing), ("moving", moving), ("gliding", gliding())):
        ways[name] = {
            "ours": partial(lambda told: warm(Ours(screen), told), told),
            "plain": partial(lambda told: warm(_plain(screen, told), told), told),
        }
    for name, both in ways.items():
        found = best(both, REPEATS)
        yield name, found["ours"], found["plain"]


def main() -> None:
    """Print a row each, and the ratio last."""
    load, ratios = Load(), list[str]()
    pygame.display.init()
    print(f"{'ms of a core for a frame':28}{'ours':>8}{'plain pygame':>14}{'ratio':>8}")
    for size in SIZES:
        for name, ours, plain in measured(size):
            where = f"{size[0]}x{size[1]}, {name}"
            print(f"{where:28}{ours * 1e3:8.1f}{plain * 1e3:14.1f}{plain / ours:8.2f}")
            ratios += [f"ratio {plain / ours:.2f} (plain pygame to ours, {where})"]
    driver = pygame.display.get_driver()
    pygame.display.quit()  # the window opens one of its own
    print(f"idle window: {idle_share(3) * 100:.1f} % of a core")
    print(f"SDL's {driver} driver, {load.said(REPEATS)}")
    print("\n".join(ratios[: len(ratios) // len(SIZES)]))


if __name__ == "__main__":
    main()
