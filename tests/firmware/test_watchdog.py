"""The watchdog is fed by the loop, and stopped for the prompt."""

import pytest

from tests.firmware.shipped import load
from tests.firmware.workshop import SmallPort
from tests.rigs.board import FIRMWARE


def test_every_pass_feeds_it_and_the_prompt_stops_it() -> None:
    machine, port = load("machine"), SmallPort()
    machine.mem32.clear()
    machine.fed["count"] = passes = 0

    def read(most: int, stop: int) -> bytes:
        nonlocal passes
        passes += 1
        return b"\r\x03" if passes == 50 else b""

    port.read = read  # type: ignore[method-assign,assignment]
    program = load("main").Program(machine, port, lambda: passes, str(FIRMWARE / "board.json"))
    assert not program.run()
    assert machine.fed["count"] == 50
    assert machine.fed["timeout"] <= 8388
    assert machine.mem32 == {0x4005B000: 1 << 30}


def test_a_loop_that_fails_is_not_fed_any_more() -> None:
    machine, port = load("machine"), SmallPort()
    machine.mem32.clear()

    def read(most: int, stop: int) -> bytes:
        raise ZeroDivisionError

    port.read = read  # type: ignore[method-assign,assignment]
    with pytest.raises(ZeroDivisionError):
        load("main").Program(machine, port, lambda: 0, str(FIRMWARE / "board.json")).run()
    assert machine.mem32 == {}
