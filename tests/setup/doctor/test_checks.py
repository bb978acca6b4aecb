"""What the doctor finds on a machine, and the remedy he names."""

from dataclasses import replace
from pathlib import Path

import pytest

from companion.app.cli.commands.doctor import Probe
from companion.setup.doctor.checks import Ailment, diagnose
from companion.setup.doctor.facts import (
    BoardFacts,
    Facts,
    FeedFacts,
    JournalFacts,
    Node,
    UsbFacts,
)
from companion.setup.profile import load_profile
from companion.setup.profile.load import parse_text
from tests.hw.rigs.input_kernel import InputDevice
from tests.support.command import companion

WELL = Facts(
    user="pi",
    groups=frozenset({"pi", "gpio", "i2c"}),
    nodes=(Node("/dev/gpiochip0", True, True, "gpio"), Node("/dev/i2c-1", True, True, "i2c")),
    libraries={"gpiod": "", "smbus2": ""},
    outputs=("USB Audio: hw:1,0",),
    display="/dev/dri/card0",
    boards=(BoardFacts("left", "/dev/ttyACM0", (1, 0, 0)),),
    shipped_firmware=(1, 0, 0),
    journal="/var/lib/companion/journal",
    free_mb=9_000,
    year=2026,
    throttled=0,
    service="active",
)


def test_a_well_machine_has_nothing_to_mend() -> None:
    findings = diagnose(WELL)
    assert {finding.grade for finding in findings} == {"ok"}
    assert not any(finding.mend for finding in findings)
    assert len(findings) == 11


def test_a_usb_device_that_is_well_says_how_exact_it_is() -> None:
    part = Node("/dev/input/event3", True, True)
    [found] = [
        finding
        for finding in diagnose(replace(WELL, usb=(UsbFacts("encoder", (part,), (), 14_000),)))
        if finding.what == "USB device encoder"
    ]
    assert (found.grade, found.how) == ("ok", "there; a press is known to 7.0 ms")


AILMENTS = [
    (
        {"feed": FeedFacts("mqtt://b:1883", "nobody answers at mqtt://b:1883: refused", "away")},
        "wrong",
        "nobody answers at mqtt://b:1883",
        "broker = ... under [feed]",
    ),
    (
        {"feed": FeedFacts("mqtt://b:1883", "paho: not installed", "missing")},
        "wrong",
        "paho: not installed",
        'pip install "table-companion[feed]"',
    ),
    (
        {"feed": FeedFacts("mqtts://b:8883", "mqtts://b:8883 does not let in", "refuses")},
        "wrong",
        "does not let in",
        "password_file under [feed]",
    ),
    (
        {"feed": FeedFacts("mqtts://b:8883", "cannot show", "untrusted")},
        "wrong",
        "cannot show",
        "ca_file under [feed]",
    ),
    (
        {"feed": FeedFacts("mqtts://b:8883", "word cannot be read", "file")},
        "wrong",
        "cannot be read",
        "let the table's user read it",
    ),
    (
        {"feed": FeedFacts("mqtt://b:1883", in_the_open=True)},
        "note",
        "for everybody to read",
        "mqtts://",
    ),
    (
        {"nodes": (Node("/dev/i2c-1", False, False),)},
        "wrong",
        "/dev/i2c-1: not there",
        "raspi-config",
    ),
    (
        {"usb": (UsbFacts("encoder", problem="no 0079:0006 is plugged in"),)},
        "wrong",
        "no 0079:0006",
        "companion setup",
    ),
    (
        {"usb": (UsbFacts("encoder", (Node("/dev/input/event3", True, False, "input"),)),)},
        "wrong",
        "may not use /dev/input/event3",
        "usermod -aG input",
    ),
    (
        {"usb": (UsbFacts("radio", late_us=35_000, latency_us=20_000),)},
        "note",
        "told 35 ms after it was",
        "latency_ms = 45",
    ),
    (
        {"usb": (UsbFacts("buzzers", lamps=(Node("/sys/buzz1", True, False),)),)},
        "note",
        "may not light its lamps",
        "udev rule",
    ),
    ({"nodes": (Node("/dev/gpiochip0", False, False),)}, "wrong", "not there", "gpiodetect"),
    (
        {"nodes": (Node("/dev/gpiochip0", True, False, "gpio"),), "groups": frozenset({"pi"})},
        "wrong",
        "pi may not use it",
        "usermod -aG gpio pi",
    ),
    (
        {"nodes": (Node("/dev/gpiochip0", True, False, "gpio"),)},
        "wrong",
        "may not use it",
        "chmod g+rw",
    ),
    ({"libraries": {"gpiod": "is not installed"}}, "wrong", "gpiod: is not installed", "[pi]"),
    (
        {"scripts": ("Korean", "emoji"), "fonts": ("fonts-wqy-microhei",)},
        "note",
        "no font for Korean, emoji: such names are written in Latin letters",
        "apt install fonts-wqy-microhei",
    ),
    (
        {"boards": (BoardFacts("left", "/dev/ttyACM0", None, "does not answer"),)},
        "wrong",
        "board left: does not answer",
        "cable",
    ),
    (
        {"boards": (BoardFacts("left", "/dev/ttyACM0", (0, 9, 0)),)},
        "note",
        "firmware 0.9.0, this program ships 1.0.0",
        "companion boards flash /dev/ttyACM0",
    ),
    ({"touch_bus": 1, "touch_hz": 100_000}, "note", "I2C bus 1: 100 kHz", "baudrate=400000"),
    ({"outputs": ()}, "note", "no output", 'output = "none"'),
    ({"outputs": (), "sound_problem": "PortAudio"}, "note", "PortAudio", "libportaudio2"),
    ({"device": "HDMI"}, "wrong", "no output HDMI", "USB Audio"),
    ({"espeak": False}, "note", "seat numbers", "espeak-ng"),
    (
        {"console": "the Python package aiohttp is not installed"},
        "note",
        "no page for phones",
        "pip install table-companion",
    ),
    ({"console": "port 80 cannot be opened (in use)"}, "note", "port 80", "under [console]"),
    (
        {"certificate": "the Python package cryptography is not installed"},
        "wrong",
        "cryptography",
        "table-companion[https]",
    ),
    ({"certificate": "certificate.pem cannot be read"}, "wrong", "be read", "delete it"),
    ({"certificate_days": 24}, "note", "ends in 24 days", "right time"),
    ({"certificate_days": -2}, "note", "ended 2 days ago", "right time"),
    ({"display": None}, "note", "none found", 'output = "none"'),
    ({"free_mb": None}, "wrong", "cannot be written", "--journal"),
    ({"free_mb": 20}, "wrong", "20 MB left", "make room"),
    ({"free_mb": 900, "full": 0.93}, "note", "93% full", "keep_matches"),
    ({"failed_starts": 2, "failed_why": "no chip"}, "note", "no chip", "--normal"),
    ({"failed_starts": 3, "failed_why": "no chip"}, "wrong", "no chip", "--normal"),
    ({"year": 1970}, "note", "1970", "set-time"),
    ({"clock_set": False}, "note", "not been set", "network"),
    ({"throttled": 0x50005}, "wrong", "right now", "power supply"),
    ({"throttled": 0x50000}, "note", "since it was switched on", "power supply"),
    ({"service": "failed"}, "wrong", "failed", "journalctl"),
    ({"service": "inactive"}, "note", "not running", "enable --now"),
    ({"service": ""}, "note", "not installed", "companion install"),
]


@pytest.mark.parametrize(("ailment", "grade", "told", "remedy"), AILMENTS)
def test_every_ailment_is_found_and_its_remedy_named(
    ailment: dict[str, object], grade: str, told: str, remedy: str
) -> None:
    sick = [f for f in diagnose(replace(WELL, **ailment)) if f.grade != "ok"]  # type: ignore[arg-type]
    assert [finding.grade for finding in sick] == [grade]
    first, second = sick[0].lines()
    assert told in first
    assert remedy in second


def test_what_is_not_wanted_is_not_looked_for() -> None:
    quiet = replace(WELL, outputs=None, display="", nodes=(), libraries={}, boards=())
    assert {f.what for f in diagnose(quiet)} == {"journal", "time", "power", "service"}


PROFILE = """
[seats.1]
white = "gpio 4"
pile = "touch 0x5A.0"
[seats.2]
white = "sim"
[seats.3]
white = "sim"
[voice]
output = "none"
[display]
output = "none"
"""


def test_the_probe_looks_only_for_what_the_profile_uses(tmp_path: Path) -> None:
    (tmp_path / "dev").mkdir()
    (tmp_path / "dev/gpiochip0").touch()
    throttled = tmp_path / "sys/devices/platform/soc/soc:firmware/get_throttled"
    throttled.parent.mkdir(parents=True)
    throttled.write_text("50005\n")
    bus = tmp_path / "sys/bus/i2c/devices/i2c-1/of_node"
    bus.mkdir(parents=True)
    (bus / "clock-frequency").write_bytes((400_000).to_bytes(4, "big"))
    facts = Probe(parse_text(PROFILE, "table.toml"), tmp_path).facts()
    assert [(node.path, node.there) for node in facts.nodes] == [
        ("/dev/gpiochip0", True),
        ("/dev/i2c-1", False),
    ]
    assert set(facts.libraries) == {"gpiod", "smbus2"}
    assert facts.outputs is None
    assert facts.display == ""
    assert facts.throttled == 0x50005
    assert (facts.touch_bus, facts.touch_hz) == (1, 400_000)
    plain = Probe(load_profile("laptop"), tmp_path).facts()
    assert not plain.nodes
    assert plain.touch_bus is None
    assert not plain.libraries


@pytest.mark.slow
def test_the_command_says_what_to_mend_and_counts_it() -> None:
    sick = companion("doctor", "--profile", "pi-eight-seats")
    assert sick.returncode == 1
    assert "to mend before this table is what its profile says" in sick.stdout.decode()
    assert not sick.stderr
    assert companion("doctor").returncode == 0


def test_a_finding_without_a_remedy_is_one_line() -> None:
    assert Ailment("ok", "time", "the calendar is set").lines() == [
        "ok    time: the calendar is set"
    ]


def test_the_matches_of_the_journal() -> None:
    def told(found: JournalFacts) -> list[str]:
        return [f"{f.grade} {f.how}" for f in diagnose(replace(WELL, matches=found))
                if f.what == "matches"]  # fmt: skip

    assert told(JournalFacts(3, 3)) == ["ok 3 matches are whole"]
    assert told(JournalFacts(9, 4)) == ["note read the newest 4 of 9 in the time there is"]
    assert told(JournalFacts(2, 2, ("match 1: 9 bytes",))) == ["note match 1: 9 bytes"]
    assert "Permission" in told(JournalFacts(problem="Permission denied"))[0]


def test_a_usb_device_is_looked_for_in_its_place(tmp_path: Path) -> None:
    profile = load_profile("usb-four-seats")
    [away] = Probe(profile, tmp_path).facts().usb
    assert away.problem == "no 0079:0006 is plugged in; there are: none"
    InputDevice(tmp_path / "sys", 3, interval=8)
    (tmp_path / "dev/input").mkdir(parents=True)
    (tmp_path / "dev/input/event3").touch()
    [there] = Probe(profile, tmp_path).facts().usb
    assert (there.late_us, [node.usable for node in there.nodes]) == (14_000, [True])
