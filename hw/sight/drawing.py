"""Draws what a camera sees: mats, the spots on them, and the cards that were read there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hw.sight.cards import Lying
from hw.sight.marks import Spot
from hw.sight.mats import SeenMat
from hw.sight.patches import AROUND_MM
from hw.sight.quality import Sight
from hw.sight.reader import Place, TableReader
from hw.sight.vision import Picture, cv, np

GOOD, FAIR, BAD, INK = (90, 170, 40), (0, 170, 230), (50, 50, 220), (200, 80, 20)
_COLOURS = {Sight.WELL: GOOD, Sight.PARTLY: FAIR}


def drawn(
    picture: Picture, reader: TableReader, sights: Mapping[int, Sight], names: Mapping[int, str]
) -> Any:
    """Return the picture in colours, with all that was found drawn over it."""
    shown = cv().cvtColor(picture, cv().COLOR_GRAY2BGR)
    for place in reader.places:
        if place.seen.known:
            _draw_mat(shown, place.seen, _COLOURS.get(sights[place.seat], BAD))
            _draw_spot(shown, place)
            for card in place.cards:
                _draw_card(shown, place, card, names.get(card.id, str(card.id)))
    return shown


def _draw_mat(shown: Any, seen: SeenMat, colour: Any) -> None:
    mat = seen.mat
    _outline(shown, seen, Spot(0, 0, mat.width, mat.height), colour, 2)
    for one in seen.found:
        cv().polylines(shown, [one.corners.round().astype(np().int32)], True, colour, 2)
    _write(shown, seen, (mat.width / 2 - 8, mat.height - 12), str(mat.seat), colour, 1.0)


def _draw_spot(shown: Any, place: Place) -> None:
    _outline(shown, place.seen, place.patch.spot, INK, 1)


def _draw_card(shown: Any, place: Place, card: Lying, name: str) -> None:
    spot = place.patch.spot
    x, y = spot.x + card.x - AROUND_MM, spot.y + card.y - AROUND_MM
    at = place.seen.pictured([(x, y)])[0].round().astype(int)
    colour = GOOD if card.whole else FAIR
    cv().circle(shown, tuple(map(int, at)), 5, colour, -1)
    _write(shown, place.seen, (x, y), name, colour, 0.5)


def _outline(shown: Any, seen: SeenMat, spot: Spot, colour: Any, width: int) -> None:
    right, low = spot.x + spot.width, spot.y + spot.height
    corners = [(spot.x, spot.y), (right, spot.y), (right, low), (spot.x, low)]
    points = seen.pictured(corners).round().astype(np().int32)
    cv().polylines(shown, [points], True, colour, width, cv().LINE_AA)


def _write(
    shown: Any, seen: SeenMat, at: tuple[float, float], text: str, colour: Any, size: float
) -> None:
    """Write a number or a card's name; the picture's letters know no accents."""
    x, y = (int(n) for n in seen.pictured([at])[0])
    plain = text.encode("ascii", "replace").decode()
    font = cv().FONT_HERSHEY_SIMPLEX
    cv().putText(shown, plain, (x, y), font, size, (255, 255, 255), 4, cv().LINE_AA)
    cv().putText(shown, plain, (x, y), font, size, colour, 1, cv().LINE_AA)
