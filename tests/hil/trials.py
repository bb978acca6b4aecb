"""What is tried inside the virtual Pi, by name: both sides of it must agree."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

NAMES = ("scenarios", "overrun", "usb", "sound", "camera", "evening")
GO = "go"
"""The file that gives the word, in the folder that both sides see."""
READY = "ready"
"""What it prints when it waits for the word."""
HELD = "held"
"""The file in which the host counts how often it kept the whole Pi waiting: inside nobody knows."""
TELLING_S = 0.25
"""How often it is written."""

Played = TypeVar("Played")


def times_held(out: Path) -> int:
    """Return how often the host has kept the Pi waiting so far."""
    try:
        return int((out / HELD).read_text() or 0)
    except FileNotFoundError:
        return 0


def played(
    play: Callable[[], Played], fault: Callable[[Played], str], held: Callable[[], int], tries: int
) -> tuple[Played, str]:
    """Play until there is no fault in it, or there was time for it; what was missing, too.

    A fault on a machine that had its time is a fault, and is not played away.
    """
    before = held()
    found = play()
    times = held() - before
    if not times or not fault(found):
        return found, ""
    if tries > 1:
        return played(play, fault, held, tries - 1)
    return found, f"the host kept the virtual Pi waiting, {times} times when it was last tried"
