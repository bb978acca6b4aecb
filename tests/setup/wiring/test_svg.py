"""The picture: every pin once, every part in its card, no letter outside its frame."""

from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from companion.setup.profile import load_profile, parse_text
from companion.setup.profile.model import Gpio, Profile, TouchPlace
from companion.setup.wiring.plan import plan_wiring
from companion.setup.wiring.svg import draw_wiring
from tests.setup.profile.documents import RIGHT

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("laptop", "pi-eight-seats", "pi-four-seats-lamps")
WIDE = RIGHT.replace('"Test table"', f'"{"W" * 40}"').replace('"Ada"', f'"{"M" * 20}"')
ODD = RIGHT.replace('"Ada"', "'<A> & \"b\"'")


def drawn(profile: Profile) -> ElementTree.Element:
    return ElementTree.fromstring(draw_wiring(plan_wiring(profile)))


def group(picture: ElementTree.Element, identity: str) -> ElementTree.Element:
    found = [item for item in picture.iter(f"{SVG}g") if item.get("id") == identity]
    assert len(found) == 1
    return found[0]


def words(part: ElementTree.Element) -> list[str]:
    return [item.text or "" for item in part.iter(f"{SVG}text")]


def em(letter: str) -> float:
    """How wide a letter of a broad sans-serif is, in bold, and a little more."""
    if letter in "WM":
        return 1.11
    return 0.8 if letter.isupper() else 0.68


def spans(picture: ElementTree.Element) -> Iterator[tuple[str, float, float, float, float]]:
    """Each text with the box it fills."""
    for item in picture.iter(f"{SVG}text"):
        text, size = item.text or "", float(item.get("font-size", "0"))
        width = size * sum(map(em, text))
        x, y = float(item.get("x", "nan")), float(item.get("y", "nan"))
        left = {"middle": x - width / 2, "end": x - width}.get(item.get("text-anchor", ""), x)
        yield text, left, left + width, y - size, y + size * 0.25


def profiles() -> list[Profile]:
    return [*map(load_profile, NAMES), *(parse_text(text, "t.toml") for text in (WIDE, ODD))]


@pytest.mark.parametrize("name", NAMES)
def test_every_pin_of_the_header_is_drawn_once(name: str) -> None:
    ids = Counter(item.get("id") for item in drawn(load_profile(name)).iter(f"{SVG}g"))
    assert all(ids[f"pin-{pin}"] == 1 for pin in range(1, 41))


@pytest.mark.parametrize("name", NAMES)
def test_every_line_of_the_profile_is_on_its_pin_and_in_its_seat_once(name: str) -> None:
    profile = load_profile(name)
    picture, wiring = drawn(profile), plan_wiring(profile)
    for wire in wiring.wires():
        assert words(group(picture, f"pin-{wire.pin}")) == [
            str(wire.pin),
            f"BCM {wire.line}",
            wire.tag,
            f"{wire.seat} {wire.part}",
        ]
        chip = f"pin {wire.pin} · BCM {wire.line}"
        assert words(group(picture, f"seat-{wire.seat}")).count(chip) == 1
        assert words(picture).count(chip) == 1


def test_as_many_wires_as_the_profile_names() -> None:
    for profile in profiles():
        places = [item.place for item in profile.inputs()]
        places += [lamp.place for lamp in profile.lamps()]
        lines = [place for place in places if isinstance(place, Gpio)]
        pads = [place for place in places if isinstance(place, TouchPlace)]
        text = words(drawn(profile))
        assert sum(" · BCM " in word for word in text) == len(lines)
        assert sum(" · E" in word for word in text) == len(pads)


def test_every_electrode_is_on_its_controller() -> None:
    picture = drawn(load_profile("pi-eight-seats"))
    board = words(group(picture, "mpr121-5B"))
    assert "ADDR to 3V3" in board
    assert [f"E{number}" for number in range(12)] == [word for word in board if word[:1] == "E"]
    assert board.index("8Ra") == board.index("E11") + 1


def test_a_seat_shows_its_player_and_its_ground() -> None:
    seat = words(group(drawn(load_profile("pi-eight-seats")), "seat-3"))
    assert {"Seat 3", "Cy", "GND", "pin 14"} <= set(seat)
    assert "seat 3" in words(group(drawn(load_profile("pi-eight-seats")), "pin-14"))


def test_colours_are_also_told_by_letter_word_and_pattern() -> None:
    seat = group(drawn(load_profile("pi-four-seats-lamps")), "seat-1")
    assert {"W", "R", "B"} <= set(words(seat))
    strokes = {item.get("stroke-dasharray") for item in seat.iter(f"{SVG}polyline")}
    assert strokes == {None, "8 3", "3 3"}


def test_every_word_is_inside_the_drawing() -> None:
    for profile in profiles():
        picture = drawn(profile)
        width, height = float(picture.get("width", "0")), float(picture.get("height", "0"))
        for text, left, right, top, bottom in spans(picture):
            assert left >= 0, text
            assert right <= width, text
            assert top >= 0, text
            assert bottom <= height, text


def test_no_word_lies_on_another() -> None:
    for profile in profiles():
        boxes = [box for box in spans(drawn(profile)) if box[0]]
        for index, (one, left, right, top, bottom) in enumerate(boxes):
            for other, *box in boxes[index + 1 :]:
                apart = right <= box[0] or box[1] <= left or bottom <= box[2] or box[3] <= top
                assert apart, (one, other)


def test_an_odd_name_is_shown_as_it_is() -> None:
    assert '<A> & "b"' in words(drawn(parse_text(ODD, "t.toml")))
