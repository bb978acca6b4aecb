"""One seat's panel at its true size: holes for its buttons and lamps, places for its pads.

From the middle of the table to its edge: the pile and the shield, where others reach; the lamps
and buttons; the rail, where no arm may rest. What the profile leaves out is not drilled.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.language import say
from companion.setup.drawings.letters import fitted
from companion.setup.drawings.shapes import (
    CUT,
    FOIL,
    ROOM,
    Circle,
    CutSheet,
    DrawingError,
    Lettering,
    Outline,
    Piece,
)
from companion.setup.profile.model import (
    BUTTONS,
    Input,
    Profile,
    SeatPlaces,
    Simulated,
    TouchPlace,
    UsbPlace,
)
from companion.setup.profile.naming import input_name

MARGIN = 16.0
GAP = 10.0
NUTS = {30: 40.0, 24: 33.0}
"""The room below the panel that the nut of a button needs, for each size of button."""
FINGERS = 8.0
"""Between two nuts, so that a finger meets one button only."""
LAMP, BEZEL = 5.0, 8.0
STUD, STUD_NUT = 8.0, 18.0
"""A button that is felt, not pressed: a metal bolt on an electrode."""
SCREW, SCREW_HEAD = 4.0, 8.5
CABLE = 8.0
WIRE = 3.0
CORNER = 8.0
PAD_SIZES = {"pile": (72.0, 96.0), "shield": (72.0, 96.0)}
RAIL_HEIGHT = 22.0
_LEAST_WIDTH = 128.0
_NAME, _WORD = 6.0, 4.0


@dataclass(frozen=True, slots=True)
class PanelSizes:
    """What the owner may choose: the size of the buttons, and what is added to every hole."""

    button: int = 30
    tolerance: float = 0.0

    @property
    def nut(self) -> float:
        """The room that the nut of a button needs."""
        return NUTS[self.button]


def seat_of(profile: Profile, number: int) -> SeatPlaces:
    """Return a seat by its number."""
    for seat in profile.seats:
        if seat.number == number:
            return seat
    raise DrawingError(
        say(
            "drawings-has-no-seat-take-1",
            name=profile.name,
            number=number,
            seats=len(profile.seats),
        )
    )


def is_built(seat: SeatPlaces) -> bool:
    """Whether anything of a seat is real."""
    return any(not isinstance(item.place, Simulated) for item in seat.inputs)


def draw_panel(profile: Profile, number: int, sizes: PanelSizes | None = None) -> CutSheet:
    """Return the panel of one seat."""
    seat, sizes = seat_of(profile, number), sizes or PanelSizes()
    if not is_built(seat):
        raise DrawingError(
            say("drawings-seat-simulated-place-buttons-profile", name=profile.name, number=number)
        )
    return _Panel(seat, sizes).sheet()


class _Panel:
    """Works from the top down; `_y` is how far it has come."""

    def __init__(self, seat: SeatPlaces, sizes: PanelSizes) -> None:
        real = {item.name: item for item in seat.inputs if not isinstance(item.place, Simulated)}
        self._seat, self._sizes, self._real = seat, sizes, real
        self._buttons = [real[name] for name in BUTTONS if name in real]
        self._lit = {
            lamp.name for lamp in seat.lamps if not isinstance(lamp.place, Simulated | UsbPlace)
        }
        self._pads = [name for name in PAD_SIZES if name in real]
        self._width = max(_LEAST_WIDTH, self._row() + 2 * MARGIN, self._foils() + 2 * MARGIN)
        self._y = MARGIN

    def sheet(self) -> CutSheet:
        """The whole panel."""
        inside = [*self._foil_row(), *self._name(), *self._button_row(), *self._rail()]
        height = self._y + MARGIN
        outline = Outline(0, 0, self._width, height, CUT, "outline")
        title = say("drawings-seat", number=self._seat.number, player=self._seat.player)
        shapes = (outline, *self._fixings(height), *inside)
        return CutSheet(title, self._width, height, shapes)

    def _row(self) -> float:
        count = len(self._buttons)
        return count * self._sizes.nut + max(0, count - 1) * FINGERS

    def _foils(self) -> float:
        widths = [PAD_SIZES[name][0] for name in self._pads]
        return sum(widths) + GAP * max(0, len(widths) - 1)

    def _hole(self, x: float, y: float, wanted: float, what: str) -> Circle:
        return Circle(x, y, wanted + self._sizes.tolerance, CUT, what)

    def _fixings(self, height: float) -> Iterator[Piece]:
        """Yield a screw in each corner, and a hole for the cable on the far side."""
        for x in (CORNER, self._width - CORNER):
            for y in (CORNER, height - CORNER):
                yield self._hole(x, y, SCREW, "screw")
                yield Circle(x, y, SCREW_HEAD, ROOM, "screw head")
        yield self._hole(self._width / 2, CORNER, CABLE, "cable")

    def _foil_row(self) -> Iterator[Piece]:
        x = (self._width - self._foils()) / 2
        for name in self._pads:
            width, height = PAD_SIZES[name]
            yield from self._foil(name, Outline(x, self._y, width, height, FOIL, name))
            x += width + GAP
        if self._pads:
            self._y += max(PAD_SIZES[name][1] for name in self._pads) + GAP

    def _foil(self, name: str, foil: Outline) -> Iterator[Piece]:
        """Yield a pad, with the hole through which its wire meets the foil from below."""
        yield foil
        yield self._hole(foil.x + 6, foil.y + 6, WIRE, f"{name} wire")
        x, y = foil.x + foil.width / 2, foil.y + foil.height / 2 + _WORD / 3
        yield Lettering(x, y, input_name(name), _WORD, "middle")

    def _name(self) -> Iterator[Piece]:
        words = f"{self._seat.number}  {self._seat.player}"
        size = fitted(words, _NAME, self._width - 2 * MARGIN)
        yield Lettering(self._width / 2, self._y + _NAME, words, size, "middle", bold=True)
        self._y += _NAME + GAP

    def _button_row(self) -> Iterator[Piece]:
        if not self._buttons:
            return
        nut = self._sizes.nut
        if any(item.name in self._lit for item in self._buttons):
            self._y += BEZEL + 2
        x = (self._width - self._row()) / 2 + nut / 2
        for item in self._buttons:
            yield from self._button(item, x, self._y + nut / 2)
            x += nut + FINGERS
        self._y += nut + _WORD + GAP

    def _button(self, item: Input, x: float, y: float) -> Iterator[Piece]:
        felt = isinstance(item.place, TouchPlace)
        wanted, nut = (STUD, STUD_NUT) if felt else (self._sizes.button, self._sizes.nut)
        yield self._hole(x, y, wanted, f"{item.name} {'stud' if felt else 'button'}")
        yield Circle(x, y, nut, ROOM, f"{item.name} nut")
        words, below = input_name(item.name), self._sizes.nut / 2 + _WORD + 1
        yield Lettering(x, y + below, words, _WORD, "middle")
        if item.name in self._lit:
            above = y - self._sizes.nut / 2 - 1 - BEZEL / 2
            yield self._hole(x, above, LAMP, f"{item.name} lamp")
            yield Circle(x, above, BEZEL, ROOM, f"{item.name} bezel")

    def _rail(self) -> Iterator[Piece]:
        if "rail" in self._real:
            foil = Outline(MARGIN, self._y, self._width - 2 * MARGIN, RAIL_HEIGHT, FOIL, "rail")
            yield from self._foil("rail", foil)
            self._y += RAIL_HEIGHT
