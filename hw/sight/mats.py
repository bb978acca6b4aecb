"""Where the mats lie: from their marks in a picture to millimetres on each of them.

Nothing is calibrated by hand. Four marks of a mat give sixteen points, and those the way from its
millimetres to the picture. Two or three marks will do when a hand hides the others; one does not,
for the far end of the mat would be guessed. A mat that was found is believed to lie there until its
marks are seen elsewhere: hands hide marks all the time, and mats hardly ever move.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from hw.sight.finding import Found
from hw.sight.marks import Mark, Mat
from hw.sight.vision import Points, cv, np

FEWEST_MARKS = 2
MOVED_MM = 3.0
"""A mark seen so far from its place shows that the mat was moved."""
OFF_MM = 2.5
"""Marks that fit the mat's shape no better than this are not those of one flat mat."""


def corners_of(mark: Mark) -> list[tuple[float, float]]:
    """Return a mark's corners on its mat, as they are found: its upper left first, clockwise."""
    half = mark.side / 2
    x, y = mark.x, mark.y
    around = [
        (x - half, y - half),
        (x + half, y - half),
        (x + half, y + half),
        (x - half, y + half),
    ]
    return around if mark.turn == 0 else around[2:] + around[:2]


@dataclass(slots=True)
class SeenMat:
    """One mat, and the way from its millimetres to the picture once it was found."""

    mat: Mat
    to_picture: Any = None
    marks: int = 0
    """How many of its marks the way was taken from."""
    seen_us: int | None = None
    """When a mark of it was seen last."""
    moved: int = 0
    """Counts how often it was found elsewhere."""
    paper: float = 255.0
    """How bright its paper is around its marks."""
    found: tuple[Found, ...] = ()
    """Its marks as they were seen last."""
    _ids: dict[int, Mark] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._ids = {mark.id: mark for mark in self.mat.marks}

    @property
    def known(self) -> bool:
        """Whether it was found."""
        return self.to_picture is not None

    def look(self, found: Iterable[Found], t_us: int) -> None:
        """Take the marks of one picture; those of other mats are none of its."""
        mine = _single([one for one in found if one.id in self._ids])
        if not mine:
            return
        self.found = tuple(mine)
        if self.known and self._as_before(mine):
            self.seen_us = t_us
            if len(mine) <= self.marks:
                return
        way = self._way(mine)
        if way is None:
            return
        if self.known and not self._as_before(mine):
            self.moved += 1
        self.to_picture, self.marks, self.seen_us = way, len(mine), t_us

    def pictured(self, points: Sequence[tuple[float, float]]) -> Points:
        """Return where points of the mat are in the picture."""
        given = np().array([points], np().float64)
        return cv().perspectiveTransform(given, self.to_picture)[0]

    def px_per_mm(self) -> float:
        """Return how many pixels a millimetre has in the middle of the mat."""
        x, y = self.mat.width / 2, self.mat.height / 2
        a, b, c, d = self.pictured([(x - 5, y), (x + 5, y), (x, y - 5), (x, y + 5)])
        return float(min(np().hypot(*(b - a)), np().hypot(*(d - c)))) / 10

    def _as_before(self, mine: Sequence[Found]) -> bool:
        """Tell whether these marks are where the mat is known to lie."""
        return self._error_mm(self.to_picture, mine) < MOVED_MM

    def _way(self, mine: Sequence[Found]) -> Any:
        """Return the way from the mat to the picture by these marks; None: it cannot be told."""
        if len(mine) < FEWEST_MARKS:
            return None
        on_mat, in_picture = self._pairs(mine)
        way, _ = cv().findHomography(on_mat, in_picture, 0)
        if way is None or self._error_mm(way, mine) > OFF_MM:
            return None
        return way

    def _pairs(self, mine: Sequence[Found]) -> tuple[Points, Points]:
        on_mat = [corner for one in mine for corner in corners_of(self._ids[one.id])]
        return np().array(on_mat, np().float64), np().vstack([one.corners for one in mine])

    def _error_mm(self, way: Any, mine: Sequence[Found]) -> float:
        """Return how far the worst corner lies from where it should, on the mat."""
        on_mat, in_picture = self._pairs(mine)
        back = np().linalg.inv(way)
        seen = cv().perspectiveTransform(in_picture[None].astype(np().float64), back)[0]
        return float(np().abs(seen - on_mat).max())


def _single(found: list[Found]) -> list[Found]:
    """Leave out marks that are seen twice: at most one of them is real."""
    ids = [one.id for one in found]
    return [one for one in found if ids.count(one.id) == 1]
