"""A profile becomes a table: each part with the driver that the owner chose."""

import subprocess
import sys
from dataclasses import replace

import pytest

from companion.app.cli.commands.check import Timeline
from companion.app.table import build
from companion.app.table.build import build_table
from companion.setup.profile import load_profile, parse_text
from hw.config import (
    PAD_POLICY,
    GpiodConfig,
    GpiodLampsConfig,
    GpiozeroConfig,
    GpiozeroLampsConfig,
    Mpr121Config,
)
from hw.drivers.seat_board import SeatBoardSource
from hw.errors import MissingExtra
from hw.signals import Place, Signal
from tests.setup.profile.documents import RIGHT, spoilt
from tests.setup.profile.test_boards import BOARDS


class Chosen:
    """Stands where a driver would be built, and remembers with what."""

    def __init__(self) -> None:
        self.configs: list[object] = []

    def source(self, config: object, clock: object) -> "Chosen":
        self.configs.append(config)
        return self

    def lights(self, config: object) -> "Chosen":
        self.configs.append(config)
        return self

    name = "chosen"
    inputs: frozenset[Place] = frozenset()
    lamps: frozenset[Place] = frozenset()


@pytest.fixture
def chosen(monkeypatch: pytest.MonkeyPatch) -> Chosen:
    seen = Chosen()
    for driver in ("GpiodSource", "GpiozeroSource", "Mpr121Source"):
        monkeypatch.setattr(build, driver, seen.source)
    for driver in ("GpiodLamps", "GpiozeroLamps"):
        monkeypatch.setattr(build, driver, seen.lights)
    return seen


def test_a_laptop_has_only_simulated_parts() -> None:
    table = build_table(load_profile(), Timeline(), live=False).table
    assert len(table.inputs) == 24
    assert len(table.lamps) == 12


def test_a_press_on_the_simulated_table_arrives_with_its_stamp() -> None:
    clock = Timeline()
    bench = build_table(load_profile(), clock, live=False)
    with bench.table:
        bench.sim.press(3, "white")
        clock.pass_us(50_000)
        bench.sim.advance(clock())
        report = bench.table.get(0)
    assert report == Signal(3, "white", True, 1_000_000, 100, 1)


def test_eight_seats_are_read_by_the_kernel_and_two_controllers(chosen: Chosen) -> None:
    build_table(load_profile("pi-eight-seats"))
    gpio, touch = chosen.configs
    assert isinstance(gpio, GpiodConfig)
    assert sorted(line.offset for line in gpio.lines) == list(range(4, 28))
    assert {line.policy.hold_off_us for line in gpio.lines} == {10_000}
    assert isinstance(touch, Mpr121Config)
    assert [(chip.address, len(chip.electrodes)) for chip in touch.chips] == [
        (0x5A, 12),
        (0x5B, 12),
    ]


def test_lamps_go_the_way_of_the_contacts(chosen: Chosen) -> None:
    profile = load_profile("pi-four-seats-lamps")
    build_table(profile)
    lamps = chosen.configs[-1]
    assert isinstance(lamps, GpiodLampsConfig)
    assert len(lamps.lamps) == 12
    build_table(replace(profile, gpio=replace(profile.gpio, driver="gpiozero")))
    lamps = chosen.configs[-1]
    assert isinstance(lamps, GpiozeroLampsConfig)
    assert (lamps.factory, len(lamps.lamps)) == ("lgpio", 12)


def test_lamps_go_through_a_pin_factory_that_is_named(chosen: Chosen) -> None:
    profile = load_profile("pi-four-seats-lamps")
    build_table(replace(profile, gpio=replace(profile.gpio, pin_factory="mock")))
    assert isinstance(chosen.configs[0], GpiodConfig)
    lamps = chosen.configs[-1]
    assert isinstance(lamps, GpiozeroLampsConfig)
    assert lamps.factory == "mock"


def test_an_owner_may_choose_gpiozero_for_buttons(chosen: Chosen) -> None:
    text = '[gpio]\ndriver = "gpiozero"\npin_factory = "rpigpio"\n[table]\n'
    build_table(parse_text(spoilt("[table]\n", text), "t.toml"))
    gpio = chosen.configs[0]
    assert isinstance(gpio, GpiozeroConfig)
    assert gpio.factory == "rpigpio"


def test_what_the_owner_said_of_an_input_reaches_its_driver(chosen: Chosen) -> None:
    text = spoilt('"gpio 5"', '{ at = "gpio 5", hold_off_ms = 15, uncertainty_us = 900 }')
    text = text.replace('"touch 0x5A.1"', '{ at = "touch 0x5A.1", touch_threshold = 4 }')
    text = text.replace("[table]\n", "[touch]\nirq = { 0x5A = 27 }\n[table]\n")
    build_table(parse_text(text, "t.toml"))
    gpio, touch = chosen.configs[:2]
    assert isinstance(gpio, GpiodConfig)
    assert (gpio.lines[1].policy.hold_off_us, gpio.lines[1].policy.u_us) == (15_000, 900)
    assert isinstance(touch, Mpr121Config)
    assert (touch.chips[0].electrodes[1].touch, touch.chips[0].electrodes[1].release) == (4, 4)
    assert touch.chips[0].irq is not None
    assert touch.chips[0].irq.offset == 27


def test_a_half_built_table_is_simulated_where_nothing_is_wired(chosen: Chosen) -> None:
    text = spoilt("[table]\n", "[table]\nsimulated = true\n")
    table = build_table(parse_text(text, "t.toml"), Timeline(), live=False).table
    assert Place(1, "white") not in table.inputs
    assert Place(1, "red") in table.inputs
    assert Place(3, "white") not in table.lamps
    assert Place(3, "red") in table.lamps


def test_each_board_is_a_source_and_its_lamps() -> None:
    bench = build_table(parse_text(BOARDS, "t.toml"), Timeline(), live=False)
    left, right = [s for s in bench.table._sources if isinstance(s, SeatBoardSource)]
    assert left.name == "seat board /dev/serial/by-id/usb-left-if00"
    assert left.inputs == {Place(1, "white"), Place(1, "pile"), Place(2, "white")}
    assert left.lamps == {Place(1, "white")}
    assert not right.lamps
    pile = left._config.inputs[1]
    assert pile.policy == replace(PAD_POLICY, hold_off_us=5_000)


def test_realism_reaches_the_simulation() -> None:
    profile = load_profile()
    clock = Timeline()
    bench = build_table(
        replace(profile, sim=replace(profile.sim, pad_latency_us=8000, jitter_us=0)),
        clock,
        live=False,
    )
    with bench.table:
        bench.sim.touch(1, "pile")
        clock.pass_us(50_000)
        bench.sim.advance(clock())
        report = bench.table.get(0)
    assert isinstance(report, Signal)
    assert report.u == 4000


@pytest.mark.parametrize(("driver", "extra"), [("gpiod", "pi"), ("gpiozero", "lgpio")])
def test_a_driver_that_is_not_installed_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, driver: str, extra: str
) -> None:
    monkeypatch.setitem(sys.modules, driver, None)
    text = RIGHT.replace("[table]\n", f'[gpio]\ndriver = "{driver}"\n[table]\n')
    text = text.replace('lamps = { white = "gpio 16" }\n', "")
    bench = build_table(parse_text(text, "t.toml"))
    with pytest.raises(MissingExtra, match=rf'pip install "table-companion\[{extra}\]"'):
        bench.table.start()


def test_naming_every_driver_imports_no_hardware_library() -> None:
    names = ("gpiod", "gpiozero", "smbus2", "lgpio", "RPi", "pygame", "sounddevice")
    code = f"import sys, companion.app.cli; print([n for n in {names} if n in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
