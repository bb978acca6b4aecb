"""One frame after the other: what lies still is drawn once, what is on its way in every frame."""

from dataclasses import replace

from companion.drawing.canvas import Canvas, Measure
from companion.drawing.items import Picture
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens.registry import SCREENS

Still = tuple[Scene, Look, tuple[int, int]]


def compose(
    scene: Scene, look: Look, size: tuple[int, int], measure: Measure, *, still: bool = False
) -> Picture:
    """Draw what is to be seen; with `still`, without anything to press."""
    if not still:
        return Composer(measure).picture(scene, look, size)
    look = replace(look, controls=(), status="", moment=1.0)
    return drawn(Canvas(size, measure, still=True), _untouched(scene), look)


def drawn(canvas: Canvas, scene: Scene, look: Look) -> Picture:
    """Draw everything that lies still."""
    canvas.box(canvas.rect, "ground")
    SCREENS[look.showing(scene)].draw(canvas, scene, look)
    return canvas.picture()


def _untouched(scene: Scene) -> Scene:
    """Return the scene without what is there to be chosen by whoever sits before the screen."""
    seats = tuple(replace(seat, touch=(), hints={}) for seat in scene.seats)
    return replace(scene, seats=seats, answers=(), others=())


def _needed(canvas: Canvas, scene: Scene, look: Look) -> int:
    """Return how high a phone's picture must be: its page can be rolled."""
    screen = SCREENS[look.showing(scene)]
    return screen.needs(canvas, scene, look) if screen.needs else 0


class Composer:
    """Draws frames, and remembers of the last one what did not move."""

    def __init__(self, measure: Measure, *, handheld: bool = False) -> None:
        """With `handheld`, for a phone: see `Canvas`."""
        self._measure, self._handheld = measure, handheld
        self._still: Still | None = None
        self._below: Picture | None = None
        self._room = 0
        """How many of its items lie under what moves."""

    def picture(self, scene: Scene, look: Look, size: tuple[int, int]) -> Picture:
        """Return one frame; what it has in common with the one before are the same objects."""
        below = self._drawn(scene, look.without_steps(), size)
        over = SCREENS[look.showing(scene)].over
        if over is None or not look.moves:
            return below
        canvas = Canvas(size, self._measure)
        over(canvas, scene, look)
        under, above = below.items[: self._room], below.items[self._room :]
        return replace(below, items=(*under, *canvas.picture().items, *above))

    def _drawn(self, scene: Scene, look: Look, size: tuple[int, int]) -> Picture:
        """Return everything that lies still."""
        known = self._still
        if self._below and known and known[0] is scene and known[1:] == (look, size):
            return self._below
        self._still = (scene, look, size)
        canvas = Canvas(size, self._measure, handheld=self._handheld)
        if self._handheld and (high := _needed(canvas, scene, look)) > size[1]:
            canvas = Canvas((size[0], high), self._measure, handheld=True)
        self._below = drawn(canvas, scene, look)
        self._room = len(self._below.items) if canvas.room is None else canvas.room
        return self._below
