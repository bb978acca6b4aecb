"""Whatever table an owner thinks of, its plan and its picture are whole."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings

from companion.setup.profile import parse_text
from companion.setup.profile.header import GROUND_PINS, PIN_OF_LINE
from companion.setup.profile.model import Gpio, Profile, TouchPlace
from companion.setup.wiring.plan import plan_wiring
from companion.setup.wiring.text import write_wiring
from tests.setup.profile.tables import tables
from tests.setup.wiring.test_svg import drawn, spans, words

pytestmark = pytest.mark.slow

PATIENT = settings(suppress_health_check=[HealthCheck.too_slow], deadline=None, max_examples=40)


def placed(profile: Profile) -> list[object]:
    inputs = [item.place for item in profile.inputs()]
    return [*inputs, *(lamp.place for lamp in profile.lamps())]


@given(tables())
@PATIENT
def test_every_line_and_electrode_is_planned_once(text: str) -> None:
    profile = parse_text(text, "table.toml")
    wiring = plan_wiring(profile)
    lines = [place.line for place in placed(profile) if isinstance(place, Gpio)]
    assert Counter(wire.line for wire in wiring.wires()) == Counter(lines)
    assert all(wire.pin == PIN_OF_LINE[wire.line] for wire in wiring.wires())
    pads = [(p.address, p.electrode) for p in placed(profile) if isinstance(p, TouchPlace)]
    planned = [(pad.address, pad.electrode) for c in wiring.controllers for pad in c.pads]
    assert sorted(planned) == sorted(pads)


@given(tables())
@PATIENT
def test_no_two_seats_share_a_ground_pin(text: str) -> None:
    wiring = plan_wiring(parse_text(text, "table.toml"))
    grounds = [corner.ground_pin for corner in wiring.corners if corner.wires]
    assert len(set(grounds)) == len(grounds)
    assert set(grounds) <= set(GROUND_PINS)
    assert all(corner.ground_pin is None for corner in wiring.corners if not corner.wires)


@given(tables())
@PATIENT
def test_the_text_has_a_row_for_every_wire(text: str) -> None:
    wiring = plan_wiring(parse_text(text, "table.toml"))
    first = Counter(line.split()[0] for line in write_wiring(wiring).splitlines()[1:] if line)
    assert all(first[wire.tag] == 1 for wire in wiring.wires())


@given(tables())
@PATIENT
def test_the_picture_keeps_every_word_inside_and_apart(text: str) -> None:
    picture = drawn(parse_text(text, "table.toml"))
    width, height = float(picture.get("width", "0")), float(picture.get("height", "0"))
    boxes = sorted((box for box in spans(picture) if box[0]), key=lambda box: box[3])
    for n, (word, left, right, top, bottom) in enumerate(boxes):
        assert left >= 0, word
        assert right <= width, word
        assert top >= 0, word
        assert bottom <= height, word
        for other, other_left, other_right, other_top, _ in boxes[n + 1 :]:
            if other_top >= bottom:
                break
            assert right <= other_left or other_right <= left, (word, other)


@given(tables())
@PATIENT
def test_the_picture_names_every_tag_at_both_ends(text: str) -> None:
    profile = parse_text(text, "table.toml")
    shown = Counter(words(drawn(profile)))
    wiring = plan_wiring(profile)
    tags = [wire.tag for wire in wiring.wires()]
    tags += [pad.tag for controller in wiring.controllers for pad in controller.pads]
    assert all(shown[tag] >= 2 for tag in tags)
