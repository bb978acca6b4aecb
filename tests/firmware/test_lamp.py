"""Lamps blink by themselves."""

from tests.firmware.shipped import load


class Pin:
    def __init__(self) -> None:
        self.lit = -1

    def value(self, level: int) -> None:
        self.lit = level


def seen(on_ms: int, off_ms: int, times: int, for_ms: int) -> str:
    """Watch a lamp every 10 ms."""
    pin = Pin()
    lamp = load("lamp").Lamp(pin)
    assert pin.lit == 0
    lamp.set(on_ms, off_ms, times, 0)
    out = ""
    for ms in range(0, for_ms, 10):
        lamp.tick(ms * 1000)
        out += "#" if pin.lit else "."
    return out


def test_steady() -> None:
    assert seen(1, 0, 0, 60) == "######"


def test_dark() -> None:
    assert seen(0, 5, 3, 60) == "......"


def test_blinking_for_ever() -> None:
    assert seen(20, 30, 0, 150) == "##...##...##..."


def test_blinking_twice() -> None:
    assert seen(20, 10, 2, 100) == "##.##....."


def test_once() -> None:
    assert seen(30, 1, 1, 80) == "###....."
