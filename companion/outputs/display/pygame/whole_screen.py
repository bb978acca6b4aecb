"""The window over the whole screen and back: to the size and the place that it had.

pygame makes a new window for either, and forgets where the old one was.
"""

import pygame
from pygame._sdl2.video import Window as SdlWindow


class WholeScreen:
    """Remembers where the window was before it took the whole screen."""

    def __init__(self, full: bool, size: tuple[int, int]) -> None:
        self._full, self._size = full, size
        self._place: tuple[int, int] | None = None

    def toggle(self) -> pygame.Surface:
        """Take the whole screen, or give it back; return what is painted on from now on."""
        surface = self._back() if self._full else self._over()
        self._full = not self._full
        return surface

    def _over(self) -> pygame.Surface:
        window = SdlWindow.from_display_module()
        self._size, self._place = pygame.display.get_window_size(), _place_of(window)
        # Where nobody manages windows, the large one lies where the small one lay.
        window.position = (0, 0)
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN | pygame.RESIZABLE)

    def _back(self) -> pygame.Surface:
        surface = pygame.display.set_mode(self._size, pygame.RESIZABLE)
        if self._place:
            SdlWindow.from_display_module().position = self._place
        return surface


def _place_of(window: SdlWindow) -> tuple[int, int]:
    x, y = window.position  # type: ignore[misc]  # typed by what may be set, not by what is there
    return x, y
