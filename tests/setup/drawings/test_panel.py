"""A panel can be cut as it is drawn: every nut has its room, every hole its wood."""

from itertools import combinations
from math import dist
from xml.etree import ElementTree

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.setup.drawings.panel import NUTS, PanelSizes, draw_panel, is_built
from companion.setup.drawings.shapes import (
    CUT,
    FOIL,
    MARK,
    ROOM,
    Circle,
    CutSheet,
    DrawingError,
    Outline,
)
from companion.setup.drawings.svg import write_svg
from companion.setup.drawings.tiles import PAPERS, tiles
from companion.setup.profile import load_profile, parse_text, shipped_names
from companion.setup.profile.model import Profile, Simulated
from tests.setup.profile.tables import tables

SVG = "{http://www.w3.org/2000/svg}"
SIZES = [PanelSizes(size, tolerance) for size in NUTS for tolerance in (-0.2, 0.0, 2.0)]
QUICK = settings(suppress_health_check=[HealthCheck.too_slow], deadline=None, max_examples=15)


def panels(profile: Profile, sizes: PanelSizes) -> list[CutSheet]:
    return [draw_panel(profile, seat.number, sizes) for seat in profile.seats if is_built(seat)]


def taken(sheet: CutSheet) -> list[Circle]:
    """What each part takes of the panel: its nut or bezel, or else its hole."""
    rooms = [*sheet.circles(ROOM)]
    return rooms + [hole for hole in sheet.circles() if not any(within(hole, r) for r in rooms)]


def within(hole: Circle, room: Circle) -> bool:
    return (hole.x, hole.y) == (room.x, room.y) and hole.diameter <= room.diameter


def apart(circle: Circle, box: Outline) -> bool:
    x = min(max(circle.x, box.x), box.x + box.width)
    y = min(max(circle.y, box.y), box.y + box.height)
    return dist((circle.x, circle.y), (x, y)) >= circle.r


def assert_sound(sheet: CutSheet) -> None:
    parts = taken(sheet)
    for one, other in combinations(parts, 2):
        assert dist((one.x, one.y), (other.x, other.y)) >= one.r + other.r, (one, other)
    for part in parts:
        assert part.r <= part.x <= sheet.width - part.r
        assert part.r <= part.y <= sheet.height - part.r
    foils = [*sheet.boxes(FOIL)]
    for part in parts:
        for foil in foils:
            assert part.what == f"{foil.what} wire" or apart(part, foil), (part, foil)
    for foil in foils:
        assert foil.area_cm2 >= 20
        assert 0 < foil.x < foil.x + foil.width < sheet.width
        assert 0 < foil.y < foil.y + foil.height < sheet.height


def assert_whole(sheet: CutSheet, profile: Profile, number: int) -> None:
    """Everything that is real has its hole or its foil, and nothing else has one."""
    inputs = profile.seats[number - 1].inputs
    real = {item.name for item in inputs if not isinstance(item.place, Simulated)}
    ends = (" button", " stud")
    holes = {c.what.split()[0] for c in sheet.circles() if c.what.endswith(ends)}
    assert holes | {foil.what for foil in sheet.boxes(FOIL)} == real


@pytest.mark.parametrize("name", shipped_names())
def test_every_shipped_table_can_be_cut(name: str) -> None:
    profile = load_profile(name)
    for sizes in SIZES:
        for sheet in panels(profile, sizes):
            assert_sound(sheet)


@given(tables(), st.sampled_from(SIZES))
@QUICK
def test_any_table_can_be_cut(text: str, sizes: PanelSizes) -> None:
    profile = parse_text(text, "table.toml")
    for seat in profile.seats:
        if is_built(seat):
            sheet = draw_panel(profile, seat.number, sizes)
            assert_sound(sheet)
            assert_whole(sheet, profile, seat.number)


def test_a_seat_with_lamps_has_its_holes_by_measure() -> None:
    sheet = draw_panel(load_profile("pi-four-seats-lamps"), 2, PanelSizes(30, 0.2))
    holes = {hole.what: hole.diameter for hole in sheet.circles()}
    assert holes["white button"] == pytest.approx(30.2)
    assert holes["blue lamp"] == pytest.approx(5.2)
    assert {"pile wire", "shield wire", "rail wire", "screw", "cable"} <= set(holes)
    small = draw_panel(load_profile("pi-four-seats-lamps"), 2, PanelSizes(24))
    assert {h.diameter for h in small.circles() if h.what.endswith("button")} == {24}


def test_what_is_in_a_buzzer_already_gets_no_hole_of_its_own() -> None:
    sheet = draw_panel(load_profile("usb-buzzers"), 1)
    assert not [hole for hole in sheet.circles() if hole.what.endswith("lamp")]


def test_a_simulated_seat_and_one_that_is_not_there_say_what_to_do() -> None:
    with pytest.raises(DrawingError, match="place its buttons in the profile"):
        draw_panel(load_profile("laptop"), 1)
    with pytest.raises(DrawingError, match="take 1 to 4"):
        draw_panel(load_profile("usb-four-seats"), 5)


def test_one_unit_of_the_picture_is_one_millimetre() -> None:
    sheet = draw_panel(load_profile("pi-four-seats-lamps"), 1)
    picture = ElementTree.fromstring(write_svg(sheet))
    assert picture.get("viewBox") == f"0 0 {sheet.width:g} {sheet.height:g}"
    assert picture.get("width") == f"{sheet.width:g}mm"
    assert picture.get("height") == f"{sheet.height:g}mm"
    holes = [c for c in picture.iter(f"{SVG}circle") if c.get("class") == CUT]
    drawn = sorted((float(c.get("cx", "")), float(c.get("r", ""))) for c in holes)
    assert drawn == sorted((c.x, c.r) for c in sheet.circles())
    assert MARK not in {c.get("class") for c in picture.iter(f"{SVG}circle")}


@given(st.floats(1, 900), st.floats(1, 900))
@QUICK
def test_pages_cover_a_drawing_once(width: float, height: float) -> None:
    for size in PAPERS.values():
        pages = tiles(CutSheet("any", width, height, ()), size)
        assert sum(p.width * p.height for p in pages) == pytest.approx(width * height)
        wide, high = size.room
        assert all(0 < p.width <= wide and 0 < p.height <= high for p in pages)


def test_a_seat_with_everything_fits_one_page_of_either_paper() -> None:
    sheet = draw_panel(load_profile("pi-four-seats-lamps"), 1)
    assert [len(tiles(sheet, paper)) for paper in PAPERS.values()] == [1, 1]
