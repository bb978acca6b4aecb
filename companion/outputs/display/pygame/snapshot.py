"""A screen as a picture file, without a window."""

import os
from pathlib import Path

import pygame

from companion.drawing.canvas import Canvas
from companion.kit.figures import Figures
from companion.outputs.display.look import Look
from companion.outputs.display.pygame.faces import measure
from companion.outputs.display.pygame.latin_names import told
from companion.outputs.display.pygame.painter import Painter
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens import compose
from companion.outputs.display.screens.history import draw_everything


def painted(
    scene: Scene, look: Look, size: tuple[int, int], theme: str, *, still: bool = False
) -> pygame.Surface:
    """Paint a screen on a surface of its own; with `still`, without anything to press."""
    surface = pygame.Surface(size)
    Painter(theme).paint(surface, compose(told(scene), look, size, measure, still=still))
    return surface


def figures_painted(figures: Figures, size: tuple[int, int], theme: str) -> pygame.Surface:
    """Paint what was played before, all of it, on a surface of its own."""
    canvas, surface = Canvas(size, measure), pygame.Surface(size)
    draw_everything(canvas, figures)
    Painter(theme).paint(surface, canvas.picture())
    return surface


def save(scene: Scene, look: Look, size: tuple[int, int], theme: str, to: Path) -> None:
    """Write what a screen shows as PNG, without its buttons; OSError, if it cannot be written."""
    write(painted(scene, look, size, theme, still=True), to)


def write(surface: pygame.Surface, to: Path) -> None:
    """Write a surface as PNG; OSError, if it cannot be written there."""
    try:
        pygame.image.save(surface, str(to))
    except pygame.error as error:
        raise OSError(str(error)) from None
    with to.open("rb+") as saved:  # somebody is told that it is there
        os.fsync(saved.fileno())
