"""A spot of a mat as seen straight from above, and whether anything changed there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hw.sight.marks import Spot
from hw.sight.mats import SeenMat
from hw.sight.vision import Picture, cv, np

AROUND_MM = 36.0
"""A card whose middle is in a spot reaches beyond it: so far around it is looked."""
FINEST, COARSEST = 2.2, 1.4
"""Pixels a millimetre of a patch, whatever the camera has: between these."""
THUMB_MM = 7.0
"""How large the squares are by which a change is noticed."""
BARE, ODD = 0.78, 0.06
"""Bare paper is at least so bright beside that around the marks, and so little of it differs."""
CHANGED = 9.0
"""A square whose brightness differs by more has changed; noise and flicker stay below."""


@dataclass(slots=True)
class Patch:
    """Cuts one spot out of every picture."""

    seen: SeenMat
    spot: Spot
    _moved: int = -1
    _way: Any = None
    _thumb_way: Any = None
    _size: tuple[int, int] = (0, 0)
    _thumb_size: tuple[int, int] = (0, 0)
    _box: tuple[int, int, int, int] = (0, 0, 0, 0)
    px_per_mm: float = COARSEST
    _last: Any = None
    _marks: int = 0

    def cut(self, picture: Picture) -> Picture:
        """Return the spot and what is around it, straightened."""
        self._find(picture)
        how = cv().INTER_LINEAR | cv().WARP_INVERSE_MAP
        return cv().warpPerspective(
            picture, self._way, self._size, flags=how, borderMode=cv().BORDER_REPLICATE
        )

    def changed(self, picture: Picture) -> bool:
        """Tell whether the spot looks other than when this was asked last."""
        self._find(picture)
        left, top, right, low = self._box
        part = picture[top:low, left:right]
        if not part.size:
            return True
        thumb = cv().resize(part, self._thumb_size, interpolation=cv().INTER_AREA)
        thumb = thumb.astype(np().int16)
        last, self._last = self._last, thumb
        if last is None or last.shape != thumb.shape:
            return True
        differs = thumb - last
        differs -= np().int16(np().median(differs))
        return bool(np().abs(differs).max() > CHANGED)

    def bare(self, patch: Picture, paper: float) -> bool:
        """Tell whether a patch shows nothing but the mat: paper as bright as around its marks."""
        scale, spot = self.px_per_mm, self.spot
        left = top = round(AROUND_MM * scale)
        inner = patch[
            top : top + round(spot.height * scale), left : left + round(spot.width * scale)
        ]
        small = cv().resize(inner, None, fx=0.25, fy=0.25, interpolation=cv().INTER_AREA)
        usual = float(np().median(small))
        odd = float((np().abs(small.astype(np().float32) - usual) > 0.25 * usual).mean())
        return usual > BARE * paper and odd < ODD

    def holds(self, x: float, y: float) -> bool:
        """Tell whether a point of the patch, in its millimetres, lies in the spot itself."""
        return (
            AROUND_MM <= x <= AROUND_MM + self.spot.width
            and AROUND_MM <= y <= AROUND_MM + self.spot.height
        )

    def _find(self, picture: Picture) -> None:
        """Work out again where the spot is in the picture, if its mat was found anew."""
        state = self.seen.moved, self.seen.marks
        if (self._moved, self._marks) == state:
            return
        self._moved, self._marks, self._last = *state, None
        self.px_per_mm = min(FINEST, max(COARSEST, 1.35 * self.seen.px_per_mm()))
        spot, scale = self.spot, self.px_per_mm
        x, y = spot.x - AROUND_MM, spot.y - AROUND_MM
        wide, high = spot.width + 2 * AROUND_MM, spot.height + 2 * AROUND_MM
        to_mat = np().array([[1 / scale, 0, x], [0, 1 / scale, y], [0, 0, 1.0]])
        self._way = self.seen.to_picture @ to_mat
        self._size = round(wide * scale), round(high * scale)
        around = self.seen.pictured([(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)])
        height, width = picture.shape[:2]
        left, top = (int(max(0, n)) for n in around.min(axis=0))
        right, low = (int(n) for n in around.max(axis=0))
        self._box = left, top, min(width, right), min(height, low)
        self._thumb_size = max(4, round(wide / THUMB_MM)), max(4, round(high / THUMB_MM))
