"""What is special about gpiozero: stamps of several qualities, shared factories, lamps."""

import gc
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

from hw.config import GpiozeroConfig, GpiozeroLampsConfig, Lamp, Line
from hw.drivers import gpiozero_pins
from hw.drivers.gpiozero_driver import GpiozeroSource
from hw.drivers.gpiozero_lamps import GpiozeroLamps
from hw.errors import ConfigurationError, DeviceGone, MissingExtra
from hw.signals import Place
from hw.table import Table
from tests.hw.rigs import rpi_gpio
from tests.hw.rigs.base import Heard, Travel
from tests.hw.rigs.rigs import CONTACTS, LINES, OFFSETS, MockRig, RpiGpioRig

LAMPS = GpiozeroLampsConfig("mock", (Lamp(20, 1, "white"), Lamp(21, 2, "red")))


@pytest.fixture
def mock(monkeypatch: pytest.MonkeyPatch) -> MockRig:
    rig = MockRig(monkeypatch)
    rig.open()
    return rig


def test_handlers_survive_the_garbage_collector(mock: MockRig) -> None:
    gc.collect()
    mock.move(CONTACTS[0], True, mock.clock.now + 10)
    mock.run(1_000)
    assert len(mock.heard.signals) == 1
    mock.source.close()


def test_pins_are_pulled_up_and_nothing_is_debounced_below_us(mock: MockRig) -> None:
    for place in CONTACTS:
        pin = mock.pin(place)
        assert (pin.pull, pin.edges, pin.bounce) == ("up", "both", None)
    mock.source.close()


def test_stamps_of_another_clock_are_noticed_once_and_replaced(
    mock: MockRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """lgpio on a kernel before 5.7 stamps in wall-clock time."""
    monkeypatch.setattr(mock._mock, "monotonic", lambda: 1_800_000_000.0 + mock.clock.seconds())
    at = mock.clock.now + 10_000
    mock.move(CONTACTS[0], True, at)
    mock.move(CONTACTS[1], True, at + 100)
    mock.run(20_000)
    assert [f.reason for f in mock.heard.faults] == ["wrong-clock"]
    assert [s.u for s in mock.heard.signals] == [5_100, 5_100]
    assert all(s.t - s.u <= at <= s.t + s.u for s in mock.heard.signals[:1])
    mock.source.close()


def test_rpi_gpio_stamps_admit_that_python_took_them(monkeypatch: pytest.MonkeyPatch) -> None:
    rig = RpiGpioRig(monkeypatch)
    rig.open()
    rig.move(CONTACTS[0], True, rig.clock.now + 100)
    rig.run(30_000)
    [press] = rig.heard.signals
    assert press.u == 5_100
    rig.source.close()


def test_a_tap_shorter_than_rpi_gpios_delay_is_still_a_press(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rig = RpiGpioRig(monkeypatch)
    rig.open()
    rig.run(20_000)
    gpio, pin = rig.gpio, OFFSETS[CONTACTS[0]]
    gpio.high[pin] = False
    gpio.high[pin] = True
    gpio.deliver(pin)
    rig.run(60_000)
    assert [s.on for s in rig.heard.of(CONTACTS[0])] == [True, False]
    rig.source.close()


def test_the_bound_on_lateness_can_be_measured_and_configured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rpi_gpio.install(monkeypatch, lambda: 5.0)
    source = GpiozeroSource(GpiozeroConfig("rpigpio", LINES, late_us=2_000), Travel(5_000_000))
    heard = Heard()
    source.open(heard)
    source._changed(CONTACTS[0], 5.0, True)
    assert [(s.t, s.u) for s in heard.signals] == [(4_999_000, 1_100)]
    source.close()


def test_lamps_start_dark_light_up_and_end_dark(mock: MockRig) -> None:
    lamps = GpiozeroLamps(LAMPS)
    pin = lamps._pins[Place(1, "white")]
    assert (pin.function, pin.state) == ("output", 0)
    lamps.set(1, "white", True)
    assert pin.state == 1
    lamps.close()
    lamps.close()
    assert pin.state == 0
    mock.source.close()


def test_lamps_wired_to_the_supply_light_up_when_low() -> None:
    lamps = GpiozeroLamps(GpiozeroLampsConfig("mock", (Lamp(20, 1, "white"),), active_high=False))
    pin = lamps._pins[Place(1, "white")]
    assert pin.state == 1
    lamps.set(1, "white", True)
    assert pin.state == 0
    lamps.close()


def test_closing_the_lamps_leaves_the_buttons_alive(mock: MockRig) -> None:
    GpiozeroLamps(LAMPS).close()
    mock.move(CONTACTS[0], True, mock.clock.now + 10)
    mock.run(1_000)
    assert len(mock.heard.signals) == 1
    mock.source.close()
    assert gpiozero_pins._desk.loans == {}


def test_closing_the_buttons_ends_their_callbacks_though_lamps_keep_the_factory(
    mock: MockRig,
) -> None:
    lamps, pin = GpiozeroLamps(LAMPS), mock.pin(CONTACTS[0])
    mock.source.close()
    assert pin.when_changed is None
    lamps.close()


def test_a_lamp_that_fails_becomes_a_fault_of_the_table_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lamps = GpiozeroLamps(LAMPS)
    pins: Any = import_module("gpiozero.pins.mock").MockPin

    def broken(pin: Any, value: float) -> None:
        raise OSError("no such line")

    with Table([], [lamps]) as table:
        with monkeypatch.context() as patch:
            patch.setattr(pins, "_set_state", broken)
            table.set(1, "white", True)
            table.set(1, "white", False)
        table.set(1, "white", True)
        reports = [table.get(0), table.get(0), table.get(0)]
    assert [getattr(r, "reason", None) for r in reports] == ["lamp-lost", "recovered", None]


def test_a_lamp_nobody_described_is_a_configuration_error() -> None:
    lamps = GpiozeroLamps(LAMPS)
    with pytest.raises(ConfigurationError, match="no blue lamp at seat 9"):
        lamps.set(9, "blue", True)
    lamps.close()


def test_a_pin_the_board_does_not_have_is_a_configuration_error() -> None:
    source = GpiozeroSource(GpiozeroConfig("mock", (Line(99, 1, "white"),)), Travel())
    with pytest.raises(ConfigurationError, match="GPIO99"):
        source.open(Heard())
    assert gpiozero_pins._desk.loans == {}


@pytest.mark.parametrize(
    ("factory", "library", "extra"),
    [("lgpio", "lgpio", "lgpio"), ("rpigpio", "RPi", "pi-legacy"), ("pigpio", "pigpio", "pi")],
)
def test_a_missing_library_names_the_extra(
    monkeypatch: pytest.MonkeyPatch, factory: str, library: str, extra: str
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, gpiozero_pins.KINDS[factory].module, raising=False)
    source = GpiozeroSource(GpiozeroConfig(factory, LINES), Travel())
    with pytest.raises(MissingExtra, match=rf'pip install "table-companion\[{extra}\]"') as error:
        source.open(Heard())
    assert library in str(error.value)


def test_a_factory_that_cannot_start_here_is_a_device_that_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse() -> None:
        raise RuntimeError("can not\nopen gpiochip")

    monkeypatch.setattr(import_module("gpiozero.pins.mock"), "MockFactory", refuse)
    source = GpiozeroSource(GpiozeroConfig("mock", LINES), Travel())
    with pytest.raises(DeviceGone, match="can not open gpiochip"):
        source.open(Heard())


class Unnumbered(MockRig):
    """gpiozero's mock pins with what is known of lgpio: kernel stamps, and no numbers with them."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        known = gpiozero_pins.KINDS["lgpio"]
        mock = gpiozero_pins.KINDS["mock"]
        kind = replace(known, module=mock.module, factory=mock.factory)
        patch.setitem(gpiozero_pins.KINDS, "mock", kind)
        super().__init__(patch)


@pytest.fixture
def unnumbered(monkeypatch: pytest.MonkeyPatch) -> Iterator[Unnumbered]:
    rig = Unnumbered(monkeypatch)
    rig.open()
    yield rig
    rig.source.close()


def test_a_kernel_stamp_without_a_number_may_be_that_of_a_later_bounce(
    unnumbered: Unnumbered,
) -> None:
    at = unnumbered.clock.now + 50_000
    unnumbered.move(CONTACTS[0], True, at)
    unnumbered.move(CONTACTS[0], False, at + 90_000)
    unnumbered.run(200_000)
    spans = [(s.t - s.u, s.t + s.u) for s in unnumbered.heard.signals]
    assert spans == [(at - 10_100, at + 100), (at + 79_900, at + 90_100)]


def test_it_is_never_doubted_further_back_than_the_edge_before(unnumbered: Unnumbered) -> None:
    at = unnumbered.clock.now + 50_000
    unnumbered.move(CONTACTS[0], True, at)
    unnumbered.move(CONTACTS[0], False, at + 8_000, true=False)
    unnumbered.move(CONTACTS[0], True, at + 8_500, true=False)
    unnumbered.move(CONTACTS[0], False, at + 12_000)
    unnumbered.run(200_000)
    release = unnumbered.heard.signals[-1]
    assert (release.on, release.t - release.u) == (False, at + 8_400)


def test_whoever_measured_the_kernel_may_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    rig = Unnumbered(monkeypatch)
    rig.source = GpiozeroSource(GpiozeroConfig("mock", LINES, late_us=0), rig.clock)
    rig.open()
    rig.move(CONTACTS[0], True, rig.clock.now + 50_000)
    rig.run(100_000)
    assert [s.u for s in rig.heard.signals] == [100]
    rig.source.close()


@pytest.fixture
def busy(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """lgpio finds lines of its own busy when it lets go of them: the first two times it tries."""
    said: list[str] = []
    pins: Any = import_module("gpiozero.pins.mock").MockPin

    def close(pin: Any) -> None:
        if len(said) < 2:
            said.append("GPIO busy")
            raise RuntimeError("'GPIO busy'")

    monkeypatch.setattr(pins, "close", close)
    monkeypatch.setattr(gpiozero_pins, "BUSY_US", 0)
    return said


def test_a_line_that_is_busy_when_it_is_closed_is_closed_all_the_same(busy: list[str]) -> None:
    source = GpiozeroSource(GpiozeroConfig("mock", LINES[:1]), Travel())
    source.open(Heard())
    source.close()
    assert busy == ["GPIO busy"] * 2
    assert gpiozero_pins._desk.loans == {}


def test_so_are_lamps(busy: list[str]) -> None:
    GpiozeroLamps(LAMPS).close()
    assert len(busy) == 2
    assert gpiozero_pins._desk.loans == {}


def test_a_line_that_stays_busy_ends_the_table_without_a_word(
    mock: MockRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Any) -> None:
        raise RuntimeError("'GPIO busy'")

    with monkeypatch.context() as patch:
        patch.setattr(gpiozero_pins, "BUSY_US", 0)
        patch.setattr(import_module("gpiozero.pins.mock").MockFactory, "close", refuse)
        factory = mock.source._factory
        mock.source.close()
    factory.close()
    assert gpiozero_pins._desk.loans == {}
