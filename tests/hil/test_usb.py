"""In the virtual Pi, USB keys that are pressed by a write are stamped within it."""

import pytest

from tests.hil.usb import CODES, PRESSES
from tests.hil.virtual_pi import Results

pytestmark = pytest.mark.slow


def test_every_stamp_lies_within_its_write(inside: Results) -> None:
    pressed = inside.of("usb")["pressed"]
    assert len(pressed) == 2 * PRESSES
    assert all(each["same"] for each in pressed)
    assert [each for each in pressed if not each["after"] <= each["t"] <= each["before"]] == []


def test_nobody_else_hears_them_and_lamps_light(inside: Results) -> None:
    found = inside.of("usb")
    assert found["typed"] == 0
    assert found["lit"] == [True, False]


def test_what_the_kernel_dropped_and_a_pulled_cable_are_told(inside: Results) -> None:
    found = inside.of("usb")
    assert found["unread"] == ["evidence-lost", "recovered"] * len(CODES)
    assert (found["lost"], found["back"]) == (["lost"] * len(CODES), ["recovered"] * len(CODES))
