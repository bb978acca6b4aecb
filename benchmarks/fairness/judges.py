"""The judges that are compared: each in a process of its own, on lines of its own.

    python -m benchmarks.fairness.judges NAME

Says `ready`, listens until its input is closed, and tells with every line `take` what it has heard
since the last one: `[seat, t, u]` for ours, with the stamp and its doubt, and `[seat, t, null]` for
the others, who know only when a press reached them; and which faults our drivers announced.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from benchmarks.tools.asking import Asking
from companion.core.live.session import LATE
from hw.clock import now_us
from hw.config import Electrode, GpiodConfig, GpiozeroConfig, Irq, Line, Mpr121Config, TouchChip
from hw.drivers.gpiod_driver import GpiodSource
from hw.drivers.gpiozero_driver import GpiozeroSource
from hw.drivers.mpr121 import Mpr121Source
from hw.extras import load
from hw.signals import Fault, Report, Signal
from hw.source import Source

CHIP: Final = "/dev/gpiochip0"
BUS, ADDRESS = 0, 0x5A
CALLING, CALLS = 0x5B, 2
"""The chip that pulls a line when something changes, and that line."""
SEATS: Final = range(1, 9)
POLL_S: Final = 0.001
SETTLE_S: Final = 1.0
"""The last presses may still be on their way."""

# A line has one owner, so every judge has eight of his own; gpiozero knows those of a Pi's header.
LINES: Final = {
    "ours-lgpio": range(2, 10),
    "gpiozero": range(10, 18),
    "ours-gpiod": range(18, 26),
    "polling": (26, 27, 28, 29, 30, 31, 0, 1),
}
PADS: Final = ("ours-pads", "ours-calling-pads", "polling-pads")
"""A bus can be read by everybody: all hear of the same hands, seat 1's on electrode 0. The second
has a chip of its own, which shows the same and pulls a line."""

Heard = list[tuple[int, int, int | None]]
FAULTS: Final[list[tuple[int | None, int, str, str]]] = []
"""What a driver of ours announced: a press may be missing, but never in silence."""


@contextmanager
def ours(source: Source, heard: Heard) -> Iterator[None]:
    """One of our drivers: its stamp, and its doubt. It is asked for its marks as at a table, and
    what comes after a mark has passed it is refused: to a referee it is as good as missed."""
    asking = Asking()

    def sink(report: Report) -> None:
        if isinstance(report, Signal) and not asking.accepts(report.t):
            FAULTS.append((report.seat, report.t, LATE, "a mark had passed it"))
        elif isinstance(report, Signal) and report.on:
            heard.append((report.seat, report.t, report.u))
        elif isinstance(report, Fault):
            FAULTS.append((report.seat, report.t, report.reason, report.detail))

    source.start(sink)
    try:
        with asking.going_on(getattr(source, "mark", _never_says)):
            yield
    finally:
        source.close()


def _never_says(wanted_us: int) -> None:
    """Answer for a driver that has no marks."""


@contextmanager
def plain_gpiozero(heard: Heard) -> Iterator[None]:
    """What most buzzer programs do: whoever's `when_pressed` runs first was first."""
    gpiozero = load("gpiozero", "gpiozero", "pi")
    gpiozero.Device.pin_factory = load("lgpio", "gpiozero.pins.lgpio", "pi").LGPIOFactory()
    buttons = [gpiozero.Button(line) for line in LINES["gpiozero"]]
    for seat, button in zip(SEATS, buttons, strict=True):
        button.when_pressed = _noting(heard, seat)
    yield
    for button in buttons:
        button.close()


def _noting(heard: Heard, seat: int) -> Callable[[], None]:
    return lambda: heard.append((seat, now_us(), None))


@contextmanager
def plain_polling(heard: Heard) -> Iterator[None]:
    """Look at every button once a millisecond, in the order of the seats."""
    import gpiod
    from gpiod.line import Bias, Direction, Value

    lines = LINES["polling"]
    settings = gpiod.LineSettings(direction=Direction.INPUT, bias=Bias.PULL_UP, active_low=True)
    with gpiod.request_lines(CHIP, config={tuple(lines): settings}) as request:

        def pressed() -> list[bool]:
            return [value is Value.ACTIVE for value in request.get_values(list(lines))]

        with _polled(pressed, heard):
            yield


@contextmanager
def polled_pads(heard: Heard) -> Iterator[None]:
    """Read the touch chip once a millisecond."""
    import smbus2

    with smbus2.SMBus(BUS) as bus:

        def touched() -> list[bool]:
            bits = bus.read_i2c_block_data(ADDRESS, 0, 1)[0]
            return [bool(bits >> n & 1) for n in range(len(SEATS))]

        with _polled(touched, heard):
            yield


@contextmanager
def _polled(look: Callable[[], list[bool]], heard: Heard) -> Iterator[None]:
    over = threading.Event()

    def work() -> None:
        before = look()
        while not over.wait(POLL_S):
            now = look()
            for seat, was, on in zip(SEATS, before, now, strict=True):
                if on and not was:
                    heard.append((seat, now_us(), None))
            before = now

    thread = threading.Thread(target=work)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _wires(name: str) -> tuple[Line, ...]:
    return tuple(Line(n, seat, "white") for n, seat in zip(LINES[name], SEATS, strict=True))


def _touch_chip(address: int, irq: Irq | None = None) -> Mpr121Config:
    pads = tuple(Electrode(n, seat, "pile") for n, seat in enumerate(SEATS))
    return Mpr121Config(BUS, (TouchChip(address, pads, irq),))


def _taken(notes: list[Any]) -> list[Any]:
    """Give the notes so far, and keep what another thread adds meanwhile."""
    count = len(notes)
    told = notes[:count]
    del notes[:count]
    return told


JUDGES: Final[dict[str, Callable[[Heard], Any]]] = {
    "ours-gpiod": lambda heard: ours(GpiodSource(GpiodConfig(CHIP, _wires("ours-gpiod"))), heard),
    "ours-lgpio": lambda heard: ours(
        GpiozeroSource(GpiozeroConfig("lgpio", _wires("ours-lgpio"))), heard
    ),
    "gpiozero": plain_gpiozero,
    "polling": plain_polling,
    "ours-pads": lambda heard: ours(Mpr121Source(_touch_chip(ADDRESS)), heard),
    "ours-calling-pads": lambda heard: ours(
        Mpr121Source(_touch_chip(CALLING, Irq(CALLS, CHIP))), heard
    ),
    "polling-pads": polled_pads,
}


def burn() -> None:
    """Keep a processor busy."""
    while True:
        sum(range(10_000))


def draw() -> None:
    """Draw the table's display without a pause."""
    from benchmarks.display import frame_times

    while True:
        frame_times((800, 480), 24)


def main(name: str) -> None:
    """Judge, or be a burden, until the input is closed."""
    if name in ("burn", "draw"):
        threading.Thread(target={"burn": burn, "draw": draw}[name], daemon=True).start()
        print("ready", flush=True)
        sys.stdin.read()
        return
    heard: Heard = []
    with JUDGES[name](heard):
        print("ready", flush=True)
        for _ in sys.stdin:
            time.sleep(SETTLE_S)
            print(json.dumps({"heard": _taken(heard), "faults": _taken(FAULTS)}), flush=True)
        # lgpio sometimes finds a line of its own busy when it lets go of it; the kernel does not.
        os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
