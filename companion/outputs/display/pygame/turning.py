"""A picture on a screen that hangs on its side or upside down: what was painted, turned."""

import pygame


def turn_over(
    face: pygame.Surface, place: pygame.Rect, by: int, glass: pygame.Surface
) -> pygame.Rect:
    """Put a place of an upright face where it belongs on the glass; return where that is."""
    turned = pygame.transform.rotate(face.subsurface(place), -by)
    return glass.blit(turned, _corner(face.get_size(), place, by))


def _corner(size: tuple[int, int], place: pygame.Rect, by: int) -> tuple[int, int]:
    """Return the upper left corner of a place, once the face is turned clockwise by so much."""
    wide, high = size
    return {
        90: (high - place.bottom, place.left),
        180: (wide - place.right, high - place.bottom),
        270: (place.top, wide - place.right),
    }[by]
