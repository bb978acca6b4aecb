"""In the virtual Pi, the pictures of a camera are stamped by the kernel, on the table's clock."""

from typing import Any

import pytest

from tests.hil.camera import FRAMES
from tests.hil.virtual_pi import Results

pytestmark = [pytest.mark.slow, pytest.mark.trial("camera")]
Found = dict[str, Any]


def told(inside: Results) -> Found:
    """What the driver made of the kernel's own camera."""
    found: Found = inside.of("camera")
    return found


@pytest.fixture
def found(inside: Results) -> Found:
    return told(inside)


def test_every_stamp_is_of_the_tables_clock_and_no_interval_ahead(found: Found) -> None:
    assert found["pictures"] == found["believed"] == FRAMES
    assert found["grey"]
    assert all(-found["interval_us"] <= late for late in found["late_us"])
    assert all(apart > 0 for apart in found["apart_us"])


def test_a_camera_that_sees_no_mat_tells_nothing_yet(found: Found) -> None:
    assert found["on"]
    assert found["told"] == []
