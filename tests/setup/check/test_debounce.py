"""What a check says of a USB device's debounce."""

import pytest

from companion.setup.check.debounce import UsbTiming, debounce_lines


@pytest.mark.parametrize(
    ("shortest_us", "words"),
    [
        (None, "a press is known to 3.5 ms"),
        (2_000, "To do: debounce_ms = 4 for pad under [usb]."),
        (7_000, "7.0 ms apart: that fits."),
        (30_000, "its debounce may be up to 32 ms."),
    ],
)
def test_the_shortest_gap_bounds_the_debounce(shortest_us: int | None, words: str) -> None:
    lines = [*debounce_lines(UsbTiming("pad", 2_000, 5_000, shortest_us))]
    assert any(words in line for line in lines)
    assert all(len(line) <= 100 for line in lines)
