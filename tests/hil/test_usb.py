"""In the virtual Pi, USB keys that are pressed by a write are stamped within it."""

from typing import Any

import pytest

from tests.hil.usb import CODES, CONTROLS, PRESSES
from tests.hil.virtual_pi import Results

pytestmark = [pytest.mark.slow, pytest.mark.trial("usb")]
Found = dict[str, Any]


def told(inside: Results) -> Found:
    """What the table reported, beside what was done to it."""
    found: Found = inside.of("usb")
    return found


@pytest.fixture
def found(inside: Results) -> Found:
    return told(inside)


def test_every_stamp_lies_within_its_write(found: Found) -> None:
    pressed = found["pressed"]
    assert len(pressed) == 2 * PRESSES
    assert all(each["same"] for each in pressed)
    assert [each for each in pressed if not each["after"] <= each["t"] <= each["before"]] == []


def test_nobody_else_hears_them_and_lamps_light(found: Found) -> None:
    assert found["typed"] == 0
    assert found["lit"] == [True, False]


def test_what_the_kernel_dropped_and_a_pulled_cable_are_told(found: Found) -> None:
    assert found["unread"] == ["evidence-lost", "recovered"] * len(CODES)
    assert (found["lost"], found["back"]) == (["lost"] * len(CODES), ["recovered"] * len(CODES))


def test_the_wizard_finds_the_device_and_describes_it(inside: Results) -> None:
    assert inside.of("usb")["described"] == [*CONTROLS.values()][:6]
