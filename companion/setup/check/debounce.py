"""What a check learns of a USB device's debounce: no device says what it does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class UsbTiming:
    """What a USB device did during a check, beside what its profile says of it.

    `shortest_us` is the shortest time between two edges of one key: no debounce lets through what
    is closer together. None: no key moved twice.
    """

    name: str
    poll_us: int
    debounce_us: int
    shortest_us: int | None


def debounce_lines(timing: UsbTiming) -> Iterator[str]:
    """Say how late the reports of a device may be, and whether the profile can say less."""
    said_ms, poll_ms = timing.debounce_us / 1000, timing.poll_us / 1000
    yield (
        f"{timing.name}: asked every {poll_ms:g} ms, debounce {said_ms:g} ms by the profile: "
        f"a press is known to {(said_ms + poll_ms) / 2:.1f} ms."
    )
    if timing.shortest_us is None:
        return
    most_ms = _at_most_ms(timing)
    seen = f"    Two edges of one button came {timing.shortest_us / 1000:.1f} ms apart"
    if most_ms < said_ms:
        yield f"{seen}: its debounce is {most_ms:g} ms at most."
        yield f"    To do: debounce_ms = {most_ms:g} for {timing.name} under [usb]."
    elif timing.shortest_us > timing.debounce_us + 2 * timing.poll_us:
        yield f"{seen}: its debounce may be up to {most_ms:g} ms."
        yield "    Flick a button with a nail for a closer look; if it never comes below, say so."
    else:
        yield f"{seen}: that fits."


def _at_most_ms(timing: UsbTiming) -> int:
    """Return the bound in whole milliseconds: what is told a poll apart may have been two."""
    shortest_us = timing.shortest_us or 0
    return -(-(shortest_us + timing.poll_us) // 1000)
