"""Pads on a pin: the PIO program, run in a small emulator, and the loop around it."""

import inspect
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.firmware.shipped import load
from tests.firmware.workshop import Workshop, events

PAD: dict[str, Any] = {"seats": [{"seat": 1, "pile": {"pad": 6}}]}
FULL = 0xFFFFFFFF


@dataclass
class Word:
    """One instruction and its delay, written as `name(...)[delay]`."""

    name: str
    arguments: tuple[Any, ...]
    delay: int = 0

    def __getitem__(self, delay: int) -> "Word":
        assert 0 <= delay < 32
        self.delay = delay
        return self


@dataclass
class Assembler:
    """Runs the program's function once, as rp2's decorator does, to learn its instructions."""

    program: list[Word] = field(default_factory=list)
    labels: dict[str, int] = field(default_factory=dict)

    def words(self) -> dict[str, Any]:
        names = {name: name for name in ("pins", "pindirs", "x", "x_dec", "pin", "isr", "null")}
        made = {name: self._word(name) for name in ("set", "mov", "jmp", "push")}
        return {
            **names,
            **made,
            "noblock": "noblock",
            "invert": lambda what: ("invert", what),
            "label": lambda name: self.labels.update({name: len(self.program)}),
        }

    def _word(self, name: str) -> Callable[..., Word]:
        def add(*arguments: Any) -> Word:
            self.program.append(Word(name, arguments))
            return self.program[-1]

        return add


class StateMachine:
    """Just enough of a state machine for the one program, with a pad on its pin."""

    def __init__(self, charge_cycles: int) -> None:
        function, _ = load("pad_pio").charge_time
        self._code = Assembler()
        type(function)(function.__code__, self._code.words())()
        self._charge_cycles = charge_cycles
        self._at = self.cycle = self._x = self._isr = 0
        self._driven = False
        self._since = 0
        self.pushed: int | None = None

    def run(self) -> tuple[int, int]:
        """Run until it pushes; give the count and the cycles it took."""
        while self.pushed is None and self.cycle < 100_000:
            word = self._code.program[self._at]
            self._at = (self._at + 1) % len(self._code.program)
            getattr(self, f"_{word.name}")(*word.arguments)
            self.cycle += 1 + word.delay
        assert self.pushed is not None, "it never pushed"
        return self.pushed, self.cycle

    def _set(self, where: str, value: int) -> None:
        if where == "pins":
            assert value == 0
            return
        assert value or self.cycle - self._since >= 60, "not discharged"
        self._driven, self._since = bool(value), self.cycle

    def _mov(self, where: str, what: tuple[str, str]) -> None:
        assert what[0] == "invert"
        value = FULL ^ (self._x if what[1] == "x" else 0)
        self._x, self._isr = (value, self._isr) if where == "x" else (self._x, value)

    def _jmp(self, condition: str, label: str) -> None:
        high = not self._driven and self.cycle - self._since >= self._charge_cycles
        if high if condition == "pin" else self._x:
            self._at = self._code.labels[label]
        if condition == "x_dec":
            self._x = (self._x - 1) & FULL

    def _push(self, how: str) -> None:
        assert how == "noblock"
        self.pushed = self._isr


@pytest.mark.parametrize("charge_cycles", [1, 50, 160, 800])
def test_the_program_counts_how_long_the_pad_takes_to_charge(charge_cycles: int) -> None:
    count, cycles = StateMachine(charge_cycles).run()
    assert abs(count - charge_cycles // 2) <= 1
    assert cycles < charge_cycles + 80


def test_the_program_fits_and_starts_discharging() -> None:
    module = load("pad_pio")
    function, options = module.charge_time
    assert options == {"set_init": load("rp2").PIO.OUT_LOW}
    assert len(inspect.getsource(function).splitlines()) < 32


def test_a_hand_is_dated_within_its_doubt() -> None:
    bench = Workshop(PAD)
    bench.greet()
    bench.run(50_000)
    for value, on in ((420, 1), (100, 0)):
        truth = bench.now + 123
        bench.machine.pads[6] = value
        (event,) = events(bench.run(3_000))
        assert event[1:3] == (0, on)
        assert abs(event[3] - truth) <= event[4] <= 1_200
        bench.ack(event[0])
        bench.run(1_000)


def test_a_pad_that_charges_faster_than_the_loop_fetches_does_not_hold_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bench = Workshop(PAD)
    machine = load("rp2").StateMachine
    fetched: list[int] = []
    monkeypatch.setattr(machine, "rx_fifo", lambda self: 4)

    def get(_: Any) -> int:
        fetched.append(1)
        return 100

    monkeypatch.setattr(machine, "get", get)
    bench.run(5_000)
    assert 0 < len(fetched) <= 100, "five a look, and two looks a pass"


def test_a_shorted_pad_is_unreadable_until_it_charges_again() -> None:
    bench = Workshop(PAD)
    bench.run(50_000)
    bench.machine.pads[6] = None
    bench.run(200_000)
    assert bench.board.levels.health(0, bench.now) == 2
    bench.machine.pads[6] = 100
    bench.run(2_000)
    assert bench.board.levels.health(0, bench.now) == 0


class Store:
    """A state machine whose store was full of old samples; fetching takes as long as a sample."""

    def __init__(self, *samples: int, dropped: bool) -> None:
        self._samples, self._next = [*samples], [100 + 50] if dropped else []

    def rx_fifo(self) -> int:
        return len(self._samples)

    def get(self) -> int:
        self._samples += self._next
        self._next = []
        return self._samples.pop(0)


@pytest.mark.parametrize(
    ("store", "value", "fresh"),
    [
        (Store(dropped=False), None, True),
        (Store(101, 102, dropped=False), 102, True),
        (Store(101, 102, 103, 104, dropped=False), 104, False),
        (Store(101, 102, 103, 104, dropped=True), 150, True),
    ],
    ids=["none", "all there are", "nobody waits", "the one after the store"],
)
def test_the_newest_sample_is_taken_if_it_is_there(
    store: Store, value: int | None, fresh: bool
) -> None:
    bench = Workshop(PAD)
    (pad,) = bench.board.parts.pads
    pad._machine = store
    assert (pad._newest(), pad._fresh) == (value, fresh)
