"""A picture as most programs with pygame paint it: everything, every frame, and then `flip`.

It is told where everything goes, which costs it nothing; its fonts are opened once and kept.
"""

import pygame

from companion.drawing.items import Box, Disc, Line, Picture, Shape, Text
from companion.drawing.palette import THEMES
from companion.outputs.display.pygame.faces import _FOLDER, FILES


class PlainPainter:
    """Paints with pygame's own shapes and fonts, and remembers nothing else."""

    def __init__(self, theme: str = "dark") -> None:
        self._colours = THEMES[theme]
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}

    def paint(self, surface: pygame.Surface, picture: Picture) -> None:
        """Paint everything."""
        for item in picture.items:
            match item:
                case Text():
                    self._text(surface, item)
                case Box():
                    self._box(surface, item)
                case Disc():
                    at = (item.x, item.y)
                    pygame.draw.circle(surface, self._colours[item.ink], at, item.r, item.width)
                case Shape():
                    pygame.draw.polygon(surface, self._colours[item.ink], item.points)
                case Line():
                    ends = (item.x1, item.y1), (item.x2, item.y2)
                    pygame.draw.line(surface, self._colours[item.ink], *ends, item.width)

    def _text(self, surface: pygame.Surface, item: Text) -> None:
        key = (item.face, item.size)
        font = self._fonts.get(key)
        if font is None:
            file = str(_FOLDER / FILES[item.face])
            font = self._fonts[key] = pygame.font.Font(file, item.size)
        surface.blit(
            font.render(item.text, True, self._colours[item.ink]), (item.rect.x, item.rect.y)
        )

    def _box(self, surface: pygame.Surface, item: Box) -> None:
        rect = (item.rect.x, item.rect.y, item.rect.w, item.rect.h)
        if item.fill:
            fill = self._colours[item.fill]
            pygame.draw.rect(surface, fill, rect, border_radius=item.radius)
        if item.edge:
            edge = self._colours[item.edge]
            pygame.draw.rect(surface, edge, rect, item.width, border_radius=item.radius)
