"""Buttons and lamps with gpiozero and its mock pins; `benchmarks.peers` runs it.

What its documentation shows: a Button for each line, `when_pressed` and `when_released` set to what
is to be done. A header has 28 lines, so that a large table needs several.
"""

import json
import sys
import time
from pathlib import Path

from gpiozero import LED, Button
from gpiozero.pins.mock import MockFactory

ASKED = json.load(sys.stdin)
A_HEADER = 8


class Line:
    """One button, and the lamp that it lights if it has one."""

    def __init__(self, number, lamp, factory):
        pin = 2 + number % A_HEADER
        self.pin = factory.pin(pin)
        self.button = Button(pin, pin_factory=factory)
        self.lamp = LED(pin + A_HEADER, pin_factory=factory) if lamp else None
        self.count = self.lit = 0
        self.button.when_pressed = self.pressed
        self.button.when_released = self.released

    def pressed(self):
        """Count, and light."""
        self.count += 1
        if self.lamp:
            self.lamp.on()
            self.lit = time.perf_counter_ns()

    def released(self):
        """Count, and put out."""
        self.count += 1
        if self.lamp:
            self.lamp.off()

    def drive(self, on):
        """Close the contact, or open it."""
        (self.pin.drive_low if on else self.pin.drive_high)()


def press_to_lamp(line):
    """Return the nanoseconds until the lamp is set."""
    began = time.perf_counter_ns()
    line.drive(True)
    took = line.lit - began
    line.drive(False)
    time.sleep(0.01)
    return took


def main():
    """Start, count edges, press, rest."""
    count = max(line for line, _ in ASKED["edges"]) + 1
    factories = [MockFactory() for _ in range(-(-count // A_HEADER))]
    lines = [Line(n, n in ASKED["lamps"], factories[n // A_HEADER]) for n in range(count)]
    start_s = time.process_time()
    began = time.process_time()
    for line, on in ASKED["edges"]:
        lines[line].drive(on)
    edges_s = time.process_time() - began
    heard = sum(line.count for line in lines)
    lamp_us = [press_to_lamp(lines[ASKED["lamps"][0]]) / 1000 for _ in range(ASKED["presses"])]
    began = time.process_time()
    time.sleep(ASKED["idle_s"])
    idle = (time.process_time() - began) / ASKED["idle_s"]
    kib = int(Path("/proc/self/status").read_text().split("VmHWM:")[1].split()[0])
    found = {"start_s": start_s, "edges_s": edges_s, "heard": heard, "lamp_us": lamp_us}
    print(json.dumps({**found, "idle": idle, "kib": kib}))


main()
