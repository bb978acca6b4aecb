"""Finds marks in a picture: strictly, because a card that is not read is asked about, and one that
is read wrong would be believed.

No bit is corrected. What is found is a number and four corners, the upper left of the mark first,
then clockwise; whether it is plausible there is for whoever knows what lies where.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from hw.sight.marks import FAMILY, MODULES
from hw.sight.vision import Picture, Points, cv, np

SMALLEST_PX = 14
"""A mark with a shorter side cannot be read."""
NONE = -1
"""The number of a square that is no mark that can be read."""
BORDER_ERRORS = 0.12
"""This share of the dark border may look bright: a scratch, the edge of a worn card."""


@dataclass(frozen=True, slots=True)
class Found:
    """One mark in a picture."""

    id: int
    corners: Points

    @property
    def centre(self) -> Points:
        """Its middle."""
        return self.corners.mean(axis=0)

    @property
    def side(self) -> float:
        """The mean length of its sides, in pixels."""
        c = self.corners
        sides = np().linalg.norm(c - np().roll(c, -1, axis=0), axis=1)
        return float(sides.mean())


def marks_in(
    picture: Picture, side_px: float, wide: bool = False, fine: bool = False
) -> list[Found]:
    """Return the marks in a picture whose sides are about so long.

    `wide`: they may be from half to twice as long, as where it is not known yet how far the camera
    is. `fine`: their corners are wanted exactly, for mats.
    """
    return [one for one in squares_in(picture, side_px, wide, fine) if one.id >= 0]


def squares_in(
    picture: Picture, side_px: float, wide: bool = False, fine: bool = False, coarse: bool = False
) -> list[Found]:
    """Return the marks in a picture, and what may be marks that are worn: dark squares whose bits
    are those of none. Their number is -1, and which of their corners is the first is not known.

    `coarse`: what is dark is told by a larger part of the picture around it.
    """
    return [*_found(picture, round(side_px), wide, fine, coarse)]


def _found(picture: Picture, side_px: int, wide: bool, fine: bool, coarse: bool) -> Iterator[Found]:
    longest = max(picture.shape[:2])
    if longest < SMALLEST_PX:
        return
    low, high = (0.45, 2.6) if wide else (0.7, 1.4)
    least = max(SMALLEST_PX, side_px * low) * 4 / longest
    most = max(side_px * high, SMALLEST_PX + 4) * 4 / longest
    detector = _detector(side_px, round(least, 3), round(most, 3), wide, fine, coarse)
    corners, ids, others = detector.detectMarkers(picture)
    if ids is not None:
        for id_, quad in zip(ids.ravel(), corners, strict=True):
            yield Found(int(id_), quad.reshape(4, 2))
    for quad in others:
        yield Found(NONE, quad.reshape(4, 2))


@cache
def _detector(side_px: int, least: float, most: float, wide: bool, fine: bool, coarse: bool) -> Any:
    aruco = cv().aruco
    how = aruco.DetectorParameters()
    window = max(5, int(side_px / MODULES * (6.0 if coarse else 2.4)) | 1)
    how.adaptiveThreshWinSizeMin = window
    how.adaptiveThreshWinSizeMax = window + (2 * window if wide else 0)
    how.adaptiveThreshWinSizeStep = 2 * window
    how.adaptiveThreshConstant = 6
    how.minMarkerPerimeterRate, how.maxMarkerPerimeterRate = least, most
    how.errorCorrectionRate = 0.0
    how.maxErroneousBitsInBorderRate = BORDER_ERRORS
    how.polygonalApproxAccuracyRate = 0.06
    how.minDistanceToBorder = 1
    how.perspectiveRemovePixelPerCell = 6
    how.perspectiveRemoveIgnoredMarginPerCell = 0.25
    how.minOtsuStdDev = 4.0
    if fine:
        how.cornerRefinementMethod = aruco.CORNER_REFINE_SUBPIX
        how.cornerRefinementWinSize = 3
    family = aruco.getPredefinedDictionary(getattr(aruco, FAMILY))
    return aruco.ArucoDetector(family, how)
