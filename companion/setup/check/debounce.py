"""What a check learns of a USB device's debounce: no device says what it does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.language import number, say


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
        say(
            "check-asked-every-ms-debounce-ms",
            name=timing.name,
            poll_ms=number(poll_ms, 0, 6),
            debounce_ms=number(said_ms, 0, 6),
            known_ms=number((said_ms + poll_ms) / 2, 1, 1),
        )
    )
    if timing.shortest_us is None:
        return
    most_ms = _at_most_ms(timing)
    seen = f"{timing.shortest_us / 1000:.1f}"
    if most_ms < said_ms:
        yield "    " + say(
            "check-two-edges-one-button-came", seen=seen, most_ms=number(most_ms, 0, 6)
        )
        yield "    " + say(
            "check-do-debounce-ms-under-usb", most_ms=number(most_ms, 0, 6), name=timing.name
        )
    elif timing.shortest_us > timing.debounce_us + 2 * timing.poll_us:
        yield "    " + say(
            "check-two-edges-one-button-came-ms", seen=seen, most_ms=number(most_ms, 0, 6)
        )
        yield "    " + say("check-flick-button-nail-closer-look")
    else:
        yield "    " + say("check-two-edges-one-button-came-ms-apart", seen=seen)


def _at_most_ms(timing: UsbTiming) -> int:
    """Return the bound in whole milliseconds: what is told a poll apart may have been two."""
    shortest_us = timing.shortest_us or 0
    return -(-(shortest_us + timing.poll_us) // 1000)
