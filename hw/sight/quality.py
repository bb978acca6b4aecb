"""How well a mat is seen: hidden, too small, too dark, out of focus, or well enough."""

from __future__ import annotations

from enum import StrEnum
from math import pi, sqrt

from hw.sight.finding import Found
from hw.sight.marks import CARD_SIDE, MODULES
from hw.sight.mats import SeenMat
from hw.sight.vision import Picture, cv, np

LEAST_SIDE_PX = 21.0
"""A card's mark with a shorter side is read too seldom."""
LEAST_CONTRAST = 45
"""So much brighter than its ink must the paper be, of 255."""
MOST_BLUR = 0.3
"""An edge may be blurred by so much of a mark's smallest square."""


class Sight(StrEnum):
    """What is wrong with how a mat is seen."""

    WELL = "well"
    HIDDEN = "hidden"
    PARTLY = "partly"
    SMALL = "small"
    DARK = "dark"
    BLURRED = "blurred"


def sight_of(seen: SeenMat, picture: Picture) -> Sight:
    """Say how well a mat is seen in a picture that it was looked for in."""
    if not seen.known or not seen.found:
        return Sight.HIDDEN
    side = CARD_SIDE * seen.px_per_mm()
    if side < LEAST_SIDE_PX:
        return Sight.SMALL
    contrast = min(_contrast(_around(one, picture)) for one in seen.found)
    if contrast < LEAST_CONTRAST:
        return Sight.DARK
    blur = max(_blur(_around(one, picture)) for one in seen.found)
    if blur > MOST_BLUR * side / MODULES:
        return Sight.BLURRED
    return Sight.WELL if len(seen.found) == len(seen.mat.marks) else Sight.PARTLY


def _around(found: Found, picture: Picture) -> Picture:
    low, high = found.corners.min(axis=0), found.corners.max(axis=0)
    room = found.side / MODULES
    left, top = (max(0, int(n - room)) for n in low)
    right, under = (int(n + room) + 1 for n in high)
    return picture[top:under, left:right]


def _contrast(part: Picture) -> float:
    dark, bright = np().percentile(part, [10, 90])
    return float(bright - dark)


def _blur(part: Picture) -> float:
    """Return how far the edges of a mark are smeared, in pixels: from their steepest slopes."""
    across = cv().Sobel(part, cv().CV_32F, 1, 0) / 8
    down = cv().Sobel(part, cv().CV_32F, 0, 1) / 8
    slope = float(np().percentile(np().hypot(across, down), 98))
    return _contrast(part) / (max(slope, 0.1) * sqrt(2 * pi))
