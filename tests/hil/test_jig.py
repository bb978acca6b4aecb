"""The jig's firmware and its host, over a real pseudo-terminal, against a simulated board.

Its pins move the contacts and pads of a simulated Pi, so that the whole bench is tried here.
"""

import os
import select
import sys
import threading
import tty
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import gpiod
import pytest
import smbus2

from companion.setup.profile import load_profile
from companion.setup.profile.model import Gpio, TouchPlace
from hw.clock import now_us
from hw.signals import Place
from tests.firmware import shipped
from tests.firmware.test_micropython import run
from tests.hil.bench_rig import Bench, BenchRig, Delay
from tests.hil.jig import Channel, Jig, JigError
from tests.hil.outcome import check
from tests.hil.scenarios import SCENARIOS
from tests.hw.rigs.kernel import Kernel
from tests.hw.rigs.touch_chip import Bus, TouchModel
from tests.rigs.board import FIRMWARE

AHEAD_US = 1_234_567
"""The jig's clock is not the table's."""
Moved = Callable[[int, int], None]


class FakeMachine:
    """As much of a board as a jig needs: pins that tell when they are set."""

    def __init__(self, moved: Moved) -> None:
        self.moved = moved
        machine = self

        class Pin:
            OUT = 1

            def __init__(self, number: int, mode: int) -> None:
                assert mode == Pin.OUT
                self.number = number

            def value(self, level: int) -> None:
                machine.moved(self.number, level)

        self.Pin = Pin


class PtyPort:
    """The jig's USB: the inner end of a pseudo-terminal."""

    def __init__(self, fd: int) -> None:
        self._fd = fd

    def read(self) -> bytes:
        return os.read(self._fd, 4096) if select.select([self._fd], [], [], 0.0005)[0] else b""

    def write(self, data: bytes) -> None:
        os.write(self._fd, data)


@contextmanager
def plugged_jig(moved: Moved, pins: range = range(26)) -> Iterator[str]:
    """The shipped files at work in a thread; gives the path of its line."""
    jig = _jig_module()
    inner, outer = os.openpty()
    tty.setraw(outer)
    board = jig.Jig(
        FakeMachine(moved), PtyPort(inner), lambda: (now_us() + AHEAD_US) % (1 << 30), pins
    )
    over = threading.Event()

    def work() -> None:
        while not over.is_set():
            board.step()

    thread = threading.Thread(target=work)
    thread.start()
    try:
        yield os.ttyname(outer)
    finally:
        over.set()
        thread.join()
        os.close(inner)
        os.close(outer)


def _ticks() -> int:
    return (now_us() + AHEAD_US) % (1 << 30)


def _jig_module() -> Any:
    folder = str(FIRMWARE / "jig")
    if folder not in sys.path:
        sys.path.append(folder)
    return shipped.load("jig")


def test_it_moves_on_schedule_and_says_when() -> None:
    moved: list[tuple[int, int, int]] = []
    with plugged_jig(lambda pin, level: moved.append((now_us(), pin, level))) as path:
        jig = Jig(path)
        moved.clear()
        start = now_us() + 300_000
        plan = [
            Channel(start, 3, True),
            Channel(start + 1_000, 5, True),
            Channel(start + 40_000, 3, False),
        ]
        spans = jig.carry_out(plan)
        assert [(pin, level) for _, pin, level in moved] == [(3, 1), (5, 1), (3, 0)]
        for move, (after, before), (t, _, _) in zip(plan, spans, moved, strict=True):
            assert after <= t <= before
            assert move.at_us - 5_000 <= before
        jig.close()
        assert {(pin, level) for _, pin, level in moved[3:]} == {(pin, 0) for pin in range(26)}


def test_what_cannot_be_is_refused_in_words() -> None:
    with plugged_jig(lambda pin, level: None, range(4)) as path:
        jig = Jig(path)
        assert jig.channels == 4
        with pytest.raises(JigError, match="channels are 0 to 3"):
            jig.carry_out([Channel(now_us() + 500_000, 4, True)])
        with pytest.raises(JigError, match="that instant has passed"):
            jig.carry_out([Channel(now_us() - 500_000, 1, True)])
        with pytest.raises(JigError, match="no such line"):
            jig._ask("dance", "dance")


def test_a_jig_that_is_not_there_says_so(tmp_path: Path) -> None:
    with pytest.raises(JigError, match="is it plugged in"):
        Jig(str(tmp_path / "nothing"))


@pytest.mark.slow
def test_the_jig_runs_under_micropython() -> None:
    source = (FIRMWARE / "jig/jig.py").read_text()
    script = f"""
import machine
now = [0]
def ticks():
    now[0] += 7
    return now[0]
class Port:
    come = b"hello\\ntime 4\\nplan 1 9000 2 1\\nplan 2 1 0 1\\nwhat\\n"
    out = b""
    def read(self):
        data, Port.come = Port.come[:5], Port.come[5:]
        return data
    def write(self, data):
        Port.out += data
space = {{}}
exec({source!r}, space)
jig = space["Jig"](machine, Port(), ticks, [2, 3, 4])
for _ in range(2000):
    jig.step()
for line in Port.out.decode().split("\\n")[:-1]:
    print(line)
print(machine.lamps[4])
"""
    lines = run(script)
    assert lines[0] == "jig 1 3"
    assert [line.split()[0] for line in lines[1:5]] == ["time", "plan", "no", "no"]
    assert lines[5].startswith("did 1 90")
    assert lines[6] == "1"


class SimulatedPi:
    """The reference table's Pi, moved by the jig's pins."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.kernel = Kernel()
        self.models = {0x5A: TouchModel(1), 0x5B: TouchModel(2)}
        patch.setattr(gpiod, "request_lines", self.kernel.request_lines)
        patch.setattr(smbus2, "SMBus", Bus(self.models, now_us)._open)
        self.profile = load_profile("pi-eight-seats")
        wanted = {m.place for scenario in SCENARIOS for m in scenario.moves}
        self.channels = {place: n for n, place in enumerate(sorted(wanted))}
        self._places = {(i.seat, i.name): i.place for i in self.profile.inputs()}
        self._laid: set[TouchPlace] = set()

    def moved(self, channel: int, level: int) -> None:
        place = next((p for p, n in self.channels.items() if n == channel), None)
        if place is None:
            return
        where = self._places[place]
        if isinstance(where, Gpio):
            self.kernel.drive(where.line, not level, now_us())
        elif isinstance(where, TouchPlace) and bool(level) != (where in self._laid):
            self._laid ^= {where}
            self.models[where.address].hand(where.electrode, bool(level), now_us())

    def bench(self, jig: str) -> Bench:
        return Bench(jig, self.profile, self.channels, Delay(0, 0), Delay(0, 0))


def test_one_pico_has_channels_enough_for_the_suite(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(SimulatedPi(monkeypatch).channels) <= 26


@pytest.mark.slow
def test_the_bench_plays_the_suite(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two scenarios that use buttons, pads and bounces, through everything but the wires."""
    pi = SimulatedPi(monkeypatch)
    wanted = ("a-worn-contact-calls-once", "a-shield-that-was-first-saves-the-pile")
    with plugged_jig(pi.moved) as path, BenchRig(pi.bench(path)) as rig:
        for scenario in (s for s in SCENARIOS if s.name in wanted):
            check(scenario, rig.play(scenario))


def test_a_bench_is_described_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "bench.toml"
    path.write_text(
        'jig = "/dev/ttyACM0"\nprofile = "pi-eight-seats"\n'
        "[channels.1]\nwhite = 2\npile = 7\n[channels.2]\nwhite = 3\n"
        "[delays]\ncontact = { delay_us = 20, doubt_us = 20 }\n"
        "pad = { delay_us = 600, doubt_us = 400 }\n"
    )
    bench = Bench.load(path)
    assert bench.channels == {Place(1, "white"): 2, Place(1, "pile"): 7, Place(2, "white"): 3}
    assert bench.pad == Delay(600, 400)
