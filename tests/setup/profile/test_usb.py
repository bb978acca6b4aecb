"""USB devices in a profile: named once, told apart, their controls by the kernel's own names."""

import pytest

from companion.app.table.build import build_table
from companion.setup.profile import ProfileError, load_profile, parse_text
from companion.setup.profile.input_codes import AXES, KEY_NAMES, KEYS, LEDS
from companion.setup.profile.model import UsbDevice, UsbPlace
from companion.setup.wiring.plan import plan_wiring
from companion.setup.wiring.text import write_wiring
from hw.signals import Place

USB = """
[usb]
encoder = "0079:0006"
makey = { id = "1b4f:2b75", debounce_ms = 10, debounce = "holds-off", grab = false }

[seats.1]
white = "usb encoder BTN_TRIGGER"
red = "usb encoder ABS_HAT0X-"
pile = "usb makey KEY_SPACE"
lamps = { white = "usb encoder LED_CAPSL" }

[seats.2]
white = "usb encoder btn_a"
pile = "usb makey BTN_LEFT"
lamps = { red = "usb encoder buzz2" }

[seats.3]
white = "usb encoder BTN_TOP"
"""


def refused(old: str, new: str) -> str:
    with pytest.raises(ProfileError) as told:
        parse_text(USB.replace(old, new), "t.toml")
    [line] = str(told.value).splitlines()
    return line.removeprefix("t.toml: ")


def test_devices_and_controls_are_read() -> None:
    profile = parse_text(USB, "t.toml")
    encoder, makey = profile.usb
    assert encoder == UsbDevice("encoder", ident=(0x79, 6))
    assert (makey.debounce_us, makey.debounce, makey.grab) == (10_000, "holds-off", False)
    places = [item.place for item in profile.inputs()]
    assert UsbPlace("encoder", "BTN_SOUTH") in places
    assert UsbPlace("encoder", "ABS_HAT0X-") in places
    assert {item.uncertainty_us for item in profile.inputs()} == {100}


@pytest.mark.parametrize(
    ("words", "device"),
    [
        ("0079:0006", UsbDevice("e", ident=(0x79, 6))),
        ("/dev/input/by-id/usb-x-event", UsbDevice("e", path="/dev/input/by-id/usb-x-event")),
        ("usb-0000:00:14.0-1.2", UsbDevice("e", phys="usb-0000:00:14.0-1.2")),
        ("DragonRise Inc. Joystick", UsbDevice("e", called="DragonRise Inc. Joystick")),
    ],
)
def test_one_text_is_taken_for_what_it_looks_like(words: str, device: UsbDevice) -> None:
    seats = "".join(f'[seats.{n}]\nwhite = "usb e KEY_{n}"\n' for n in (1, 2, 3))
    assert parse_text(f'[usb]\ne = "{words}"\n{seats}', "t.toml").usb == (device,)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        (
            "BTN_TRIGGER",
            "BTN_TRIGER",
            'seats.1.white: BTN_TRIGER is no key, button or axis; expected "BTN_TRIGGER"',
        ),
        (
            "KEY_SPACE",
            "SPACEBAR",
            "seats.1.pile: SPACEBAR is no key, button or axis; "
            "expected a name such as BTN_TRIGGER, KEY_SPACE or ABS_X+",
        ),
        (
            "ABS_HAT0X-",
            "ABS_HAT0X",
            "seats.1.red: ABS_HAT0X is an axis; expected one of its ends: ABS_HAT0X- or ABS_HAT0X+",
        ),
        ("LED_CAPSL", "LED_CAPS", 'seats.1.lamps.white: LED_CAPS is no lamp; expected "LED_CAPSL"'),
        (
            "usb encoder BTN_TOP",
            "usb decoder BTN_TOP",
            "seats.3.white: no USB device is called decoder; "
            'expected decoder = "0079:0006" under [usb]',
        ),
        (
            "BTN_TOP",
            "BTN_A",
            "seats.3.white: usb encoder BTN_SOUTH is used twice, also by seats.2.white; "
            "expected a control of its own",
        ),
        (
            "1b4f:2b75",
            "1b4f",
            'usb.makey.id: is "1b4f"; expected vendor and product as lsusb tells them: "0079:0006"',
        ),
        (
            "debounce_ms = 10",
            "debounce_ms = 20",
            "usb.makey: debounce of 20 ms; expected less than table.latency_ms, 20 ms",
        ),
        (
            'id = "1b4f:2b75"',
            'path = "/dev/ttyS0"',
            'usb.makey.path: is "/dev/ttyS0"; '
            "expected a device below /dev/input, best one in /dev/input/by-id",
        ),
        (
            'id = "1b4f:2b75", ',
            "",
            "usb.makey: says too little; "
            'expected which device: id = "0079:0006", a name, a phys or a path',
        ),
        ("grab", "grap", 'usb.makey.grap: is not a key of a profile; expected "grab"'),
        (
            '"1b4f:2b75"',
            '"0079:0006"',
            "usb.makey: is the same as encoder; expected a phys or path that tells",
        ),
        (
            "[usb]",
            '[usb]\nthird = "Numpad"',
            "usb.third: no seat is on it; expected a device that a seat uses",
        ),
    ],
)
def test_a_mistake_is_one_line(old: str, new: str, line: str) -> None:
    assert refused(old, new) == line


def test_the_wiring_leaves_usb_to_the_sockets() -> None:
    text = write_wiring(plan_wiring(parse_text(USB, "t.toml")))
    assert "1W    1     white       BTN_TRIGGER  encoder" in text
    assert "2RL   2     red lamp    buzz2        encoder" in text


@pytest.mark.parametrize("name", ["usb-four-seats", "usb-buzzers"])
def test_the_shipped_tables_are_built_without_a_device(name: str) -> None:
    profile = load_profile(name)
    table = build_table(profile, patient=True).table
    assert table.inputs == {Place(item.seat, item.name) for item in profile.inputs()}
    assert table.lamps == {Place(lamp.seat, lamp.name) for lamp in profile.lamps()}
    table.close()


def test_a_table_tells_what_its_devices_did_to_the_time_of_a_press() -> None:
    [timing] = build_table(load_profile("usb-four-seats")).usb_timings()
    assert (timing.name, timing.debounce_us, timing.shortest_us) == ("encoder", 5_000, None)


def test_names_and_numbers_are_the_kernels() -> None:
    known = {"KEY_SPACE": 57, "BTN_LEFT": 0x110, "BTN_TRIGGER": 0x120, "BTN_TRIGGER_HAPPY1": 0x2C0}
    assert known.items() <= KEYS.items()
    assert (AXES["ABS_HAT0X"], LEDS["LED_CAPSL"]) == (16, 1)
    assert KEY_NAMES[0x130] == "BTN_SOUTH"
    assert max(KEYS.values()) < 0x300
