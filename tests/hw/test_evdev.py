"""What is peculiar to USB devices: poll and debounce, grabs, lost reports, sockets, lamps."""

import errno
import os
from pathlib import Path

import pytest

from hw.config import EdgePolicy
from hw.drivers.evdev.axes import AxisButton
from hw.drivers.evdev.config import (
    Control,
    Debounce,
    EvdevConfig,
    UsbInput,
    UsbLamp,
    UsbMatch,
)
from hw.drivers.evdev.kernel import AxisState
from hw.drivers.evdev.source import EvdevSource
from hw.drivers.evdev.sysfs import input_nodes, poll_us
from hw.errors import ConfigurationError, DeviceGone, HardwareError, NotPermitted
from hw.signals import Place
from tests.hw.rigs.base import Heard, Travel
from tests.hw.rigs.input_kernel import EV_KEY, VIRTUAL_BUS, InputDevice, InputKernel

SPACE, ENTER, LEFT_CLICK, HAT_X = 57, 28, 0x110, 16
PLAIN = EdgePolicy(hold_off_us=10_000, u_us=0)
ENCODER = UsbMatch(vendor=0x79, product=6)
WHITE, RED = Place(1, "white"), Place(1, "red")


class Desk:
    """A table clock, a kernel, and what the driver delivered."""

    def __init__(self, patch: pytest.MonkeyPatch, sys: Path) -> None:
        self.sys, self.clock, self.heard = sys, Travel(), Heard()
        self.kernel = InputKernel(patch)

    def plug(self, number: int = 3, **facts: object) -> InputDevice:
        made = InputDevice(self.sys, number, **facts)  # type: ignore[arg-type]
        return self.kernel.add(made)

    def open(
        self, *controls: Control, lamps: tuple[UsbLamp, ...] = (), **ways: object
    ) -> EvdevSource:
        names = (WHITE, RED, Place(1, "blue"), Place(2, "white"))
        inputs = tuple(
            UsbInput(control, *place, PLAIN)
            for control, place in zip(controls, names, strict=False)
        )
        ways = {"match": ENCODER, "debounce_us": 0, **ways}
        config = EvdevConfig("encoder", inputs=inputs, lamps=lamps, **ways)  # type: ignore[arg-type]
        source = EvdevSource(config, self.clock, self.sys)
        source.open(self.heard)
        return source

    def later(self, source: EvdevSource, us: int = 1_000) -> None:
        self.clock.now += us
        source.step(0)


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Desk:
    return Desk(monkeypatch, tmp_path)


def space() -> Control:
    return Control(SPACE, "KEY_SPACE")


@pytest.mark.parametrize(
    ("speed", "interval", "micros"),
    [("1.5", 10, 10_000), ("12", 1, 1_000), ("480", 4, 1_000), ("480", 1, 125)],
)
def test_the_poll_interval_is_what_the_device_asks_for_at_its_speed(
    desk: Desk, speed: str, interval: int, micros: int
) -> None:
    desk.plug(speed=speed, interval=interval)
    [node] = input_nodes(desk.sys)
    assert poll_us(node, desk.sys) == micros + 1_000


def test_a_slower_poll_that_was_set_for_all_counts(desk: Desk) -> None:
    desk.plug(interval=1)
    folder = desk.sys / "module/usbhid/parameters"
    folder.mkdir(parents=True)
    (folder / "jspoll").write_text("16\n")
    assert poll_us(input_nodes(desk.sys)[0], desk.sys) == 17_000


def test_a_press_lies_between_its_stamp_and_poll_and_debounce_before(desk: Desk) -> None:
    device = desk.plug(keys=(SPACE,), interval=8)
    source = desk.open(space(), debounce_us=5_000)
    stamp = desk.clock.now
    device.key(SPACE, True, stamp)
    desk.later(source)
    [press] = desk.heard.signals
    assert (press.t - press.u, press.t + press.u) == (stamp - 14_000, stamp)
    source.close()


def test_an_encoder_that_holds_off_tells_the_first_edge_at_once(desk: Desk) -> None:
    device = desk.plug(keys=(SPACE,), bus=VIRTUAL_BUS)
    source = desk.open(space(), debounce_us=20_000, debounce=Debounce.HOLDS_OFF)
    for on, pause in ((True, 0), (False, 21_000), (True, 19_000)):
        desk.later(source, pause)
        device.key(SPACE, on, desk.clock.now)
        desk.later(source)
    assert [2 * signal.u for signal in desk.heard.signals] == [0, 0, 20_000]
    assert source.shortest_us is not None
    assert source.shortest_us < 22_500
    source.close()


def test_a_key_that_is_held_repeats_for_typists_only(desk: Desk) -> None:
    device = desk.plug(keys=(SPACE,))
    source = desk.open(space())
    device.key(SPACE, True, desk.clock.now)
    for _ in range(30):
        device.report([(EV_KEY, SPACE, 2)], desk.clock.now)
        desk.later(source, 30_000)
    assert [signal.on for signal in desk.heard.signals] == [True]
    assert source.chatter[WHITE] == 0
    source.close()


def test_what_the_kernel_dropped_is_announced_and_the_keys_are_read_anew(desk: Desk) -> None:
    device = desk.plug(keys=(SPACE, ENTER))
    source = desk.open(space(), Control(ENTER, "KEY_ENTER"))
    device.down.add(ENTER)
    device.overrun(desk.clock.now)
    desk.later(source)
    assert desk.heard.reasons(WHITE) == ["evidence-lost", "recovered"]
    assert desk.heard.reasons(RED) == ["evidence-lost", "recovered"]
    [press] = desk.heard.signals
    assert ((press.seat, press.input), press.on) == (RED, True)
    device.key(ENTER, False, desk.clock.now + 20_000)
    desk.later(source, 30_000)
    assert [signal.on for signal in desk.heard.of(RED)] == [True, False]
    source.close()


def test_presses_do_not_type_once_every_key_is_up(desk: Desk) -> None:
    device = desk.plug(keys=(SPACE, ENTER))
    device.down.add(ENTER)
    source = desk.open(space())
    assert device.grabbed_by is None
    device.key(ENTER, False, desk.clock.now)
    desk.later(source)
    assert device.grabbed_by is not None
    source.close()
    assert device.grabbed_by is None


def test_a_keyboard_can_be_shared(desk: Desk) -> None:
    device = desk.plug(keys=(SPACE,))
    source = desk.open(space(), grab=False)
    desk.later(source)
    assert device.grabbed_by is None
    source.close()


def test_a_device_of_two_parts_is_one(desk: Desk) -> None:
    """A Makey Makey is a keyboard and a mouse in one socket."""
    desk.plug(3, name="Makey", keys=(SPACE,), interface=0)
    mouse = desk.plug(4, name="Makey Mouse", keys=(LEFT_CLICK,), interface=1)
    source = desk.open(space(), Control(LEFT_CLICK, "BTN_LEFT"))
    mouse.key(LEFT_CLICK, True, desk.clock.now)
    desk.later(source)
    assert [(s.seat, s.input) for s in desk.heard.signals] == [RED]
    source.close()


def test_of_two_alike_the_socket_tells(desk: Desk) -> None:
    desk.plug(3, keys=(SPACE,), socket_="1-1")
    right = desk.plug(4, keys=(SPACE,), socket_="1-2")
    with pytest.raises(ConfigurationError, match=r"2 are 0079:0006; .*14\.0-1-1 and .*14\.0-1-2"):
        desk.open(space())
    source = desk.open(space(), match=UsbMatch(phys="usb-0000:00:14.0-1-2"))
    right.key(SPACE, True, desk.clock.now)
    desk.later(source)
    assert len(desk.heard.signals) == 1
    source.close()


def test_a_hat_is_two_buttons_and_does_not_flicker_between(desk: Desk) -> None:
    pad = desk.plug(keys=(SPACE,), axes={HAT_X: (128, 0, 255)}, bus=VIRTUAL_BUS)
    left, right = Control(HAT_X, "ABS_HAT0X-", -1), Control(HAT_X, "ABS_HAT0X+", 1)
    source = desk.open(left, right)
    for value in (0, 128, 255, 200, 128):
        pad.push(HAT_X, value, desk.clock.now)
        desk.later(source, 20_000)
    assert [(s.input, s.on) for s in desk.heard.signals] == [
        ("white", True),
        ("white", False),
        ("red", True),
        ("red", False),
    ]
    source.close()


def test_an_axis_is_off_below_half_its_way_and_on_above_three_quarters() -> None:
    end = AxisButton(1, 75, 50)
    assert not end.measure(AxisState(0, -100, 100))
    assert [end.move(value) for value in (74, 75, 51, 49, 60)] == [False, True, True, False, False]


@pytest.mark.parametrize(
    ("error", "kind", "words"),
    [
        (errno.EACCES, NotPermitted, "usermod -aG input"),
        (errno.ENODEV, DeviceGone, "unplugged"),
        (errno.EBUSY, DeviceGone, "in use by another program"),
    ],
)
def test_what_keeps_a_device_from_being_opened_is_one_line(
    desk: Desk, error: int, kind: type[HardwareError], words: str
) -> None:
    desk.plug(keys=(SPACE,)).refuse = OSError(error, os.strerror(error))
    with pytest.raises(kind, match=words) as told:
        desk.open(space())
    assert "\n" not in str(told.value)
    assert not desk.kernel.held


def test_who_grabbed_it_before_keeps_it_and_is_named(desk: Desk) -> None:
    desk.plug(keys=(SPACE,)).grabbed_by = 999
    with pytest.raises(DeviceGone, match="in use by another program"):
        desk.open(space())
    assert not desk.kernel.held


def test_what_is_not_there_is_said_with_what_is(desk: Desk) -> None:
    desk.plug(name="Numpad", ident=(0x1A2C, 0x2124))
    with pytest.raises(DeviceGone, match=r"no 0079:0006 .*Numpad \(1a2c:2124\)"):
        desk.open(space())


def test_a_button_that_the_device_lacks_is_named(desk: Desk) -> None:
    desk.plug(keys=(ENTER,))
    with pytest.raises(ConfigurationError, match="Encoder has no KEY_SPACE"):
        desk.open(space())
    assert not desk.kernel.held


def test_a_lamp_of_the_device_lights_and_goes_dark_in_the_end(desk: Desk) -> None:
    device = desk.plug(keys=(SPACE,), leds=(1,))
    source = desk.open(space(), lamps=(UsbLamp(1, 1, "white"),))
    source.set(1, "white", True)
    assert device.lit == {1: True}
    source.close()
    assert device.lit == {1: False}


def buzzers(desk: Desk) -> Path:
    """A set of Buzz! buzzers: its driver shows its lamps as LEDs beside it."""
    device = desk.plug(keys=(704,), ident=(0x054C, 0x1000))
    led = device.folder.parents[1] / "leds" / "0003:054C:1000.0001::buzz1"
    led.mkdir(parents=True)
    (led / "max_brightness").write_text("1\n")
    (led / "brightness").write_text("0\n")
    return led / "brightness"


def test_buzzers_light_through_the_leds_of_their_driver(desk: Desk) -> None:
    light = buzzers(desk)
    lamp = UsbLamp("buzz1", 1, "red")
    source = desk.open(
        Control(704, "BTN_TRIGGER_HAPPY1"), lamps=(lamp,), match=UsbMatch(vendor=0x54C)
    )
    source.set(1, "red", True)
    assert light.read_text().strip() == "1"
    source.close()
    assert light.read_text().strip() == "0"


def test_a_lamp_that_is_not_there_is_named_with_those_that_are(desk: Desk) -> None:
    buzzers(desk)
    source = desk.open(
        Control(704, "BTN_TRIGGER_HAPPY1"),
        lamps=(UsbLamp("buzz9", 1, "red"),),
        match=UsbMatch(vendor=0x54C),
    )
    with pytest.raises(ConfigurationError, match="no LED buzz9; it has buzz1"):
        source.set(1, "red", True)
    source.close()


def test_lamps_are_as_they_should_be_when_the_device_is_back(desk: Desk) -> None:
    device = desk.plug(keys=(SPACE,), leds=(1,))
    source = desk.open(space(), lamps=(UsbLamp(1, 1, "white"),))
    device.unplug()
    desk.later(source)
    with pytest.raises(DeviceGone, match="not plugged in"):
        source.set(1, "white", True)
    device.plug()
    desk.later(source, 600_000)
    assert device.lit == {1: True}
    assert desk.heard.reasons(WHITE) == ["lost", "recovered"]
    source.close()
