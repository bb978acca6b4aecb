"""Which GPIO chip is the header of a Pi: found by its label, as its number differs by kernel.

The header of a Pi 5 was gpiochip4 under older kernels and is gpiochip0 under newer ones; a USB
adapter or an I/O expander that is found first takes a number away. The label stays.
"""

from pathlib import Path
from typing import Any, Final

AUTO: Final = "auto"
"""In place of a chip's path: find the header by its label."""
USUAL: Final = "/dev/gpiochip0"
"""The chip that is taken where no label tells, as on boards that are no Pi."""
LABELS: Final = ("pinctrl-rp1", "pinctrl-bcm2712", "pinctrl-bcm2711", "pinctrl-bcm2835")
"""What kernels call the header of a Pi 5, 4, and of all before. A Pi 5 has the second chip, too,
for itself: it comes after the one with the header."""


def header_chip(gpiod: Any, chip: str, devices: Path = Path("/dev")) -> str:
    """Return the path of a chip; of the one with the header, where that is to be found."""
    if chip != AUTO:
        return chip
    labels = {_label(gpiod, path): path for path in reversed(_chips(devices))}
    return next((labels[label] for label in LABELS if label in labels), USUAL)


def _chips(devices: Path) -> list[str]:
    return [str(path) for path in sorted(devices.glob("gpiochip*"))]


def _label(gpiod: Any, path: str) -> str:
    """Return what the kernel calls a chip; nothing, where it may not be asked."""
    try:
        with gpiod.Chip(path) as chip:
            return str(chip.get_info().label)
    except (OSError, ValueError):
        return ""
