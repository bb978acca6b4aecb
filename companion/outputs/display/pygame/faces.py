"""The shipped faces, and how wide a text is in them."""

from functools import lru_cache
from pathlib import Path

import pygame

_FOLDER = Path(__file__).parent / "fonts"
FILES = {
    "sans": "DejaVuSansCondensed.ttf",
    "bold": "DejaVuSansCondensed-Bold.ttf",
    "serif": "DejaVuSerifCondensed-Bold.ttf",
}


@lru_cache(maxsize=128)
def _opened(face: str, size: int) -> pygame.font.Font:
    return pygame.font.Font(str(_FOLDER / FILES[face]), max(1, size))


def font(face: str, size: int) -> pygame.font.Font:
    """A face in a size."""
    if not pygame.font.get_init():
        pygame.font.init()
        _opened.cache_clear()
    return _opened(face, size)


@lru_cache(maxsize=8192)
def measure(face: str, size: int, text: str) -> int:
    """Return how wide a text is."""
    return font(face, size).size(text)[0]
