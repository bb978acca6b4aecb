"""The checks, one function each: a fact and what follows from it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from companion.setup.doctor.facts import Facts, Node

Grade = Literal["ok", "note", "wrong"]
SIGNS: dict[Grade, str] = {"ok": "ok  ", "note": "note", "wrong": "!!  "}


@dataclass(frozen=True, slots=True)
class Ailment:
    """`wrong` keeps the table from being played at as the profile says; a `note` does not."""

    grade: Grade
    what: str
    how: str
    mend: str = ""

    def lines(self) -> list[str]:
        """Say it: one line, and one more with the remedy."""
        first = f"{SIGNS[self.grade]}  {self.what}: {self.how}"
        return [first, f"        {self.mend}"] if self.mend else [first]


LITTLE_MB = 200
"""Less than this is worth a word: an evening's journal is a few megabytes."""
SOON_DAYS = 25
"""A certificate that ends in so many days was not renewed when it should have been."""
NEARLY_FULL, PLENTY_MB = 0.90, 5_000
"""From how full on a card is worth a word; a large disk has room enough all the same."""
SAFE_AFTER = 3
"""After so many failed starts the table is in safe mode."""
LATE_MS = 10
"""What is added to how late a device is: the way through the machine."""
OLDEST_YEAR = 2025
FAST_HZ = 400_000
"""What an MPR121 can do: four of them are read within the two milliseconds between polls."""
UNDER_VOLTAGE, HAS_BEEN = 0x1, 0x10000


def diagnose(facts: Facts) -> list[Ailment]:
    """Look at everything, in the order in which a person would mend it."""
    return [
        *_devices(facts),
        *_bus(facts),
        *_libraries(facts),
        *_boards(facts),
        *_usb(facts),
        *_sound(facts),
        *_display(facts),
        *_console(facts),
        *_certificate(facts),
        *_disk(facts),
        *_time(facts),
        *_power(facts),
        *_service(facts),
        *_starts(facts),
    ]


def _devices(facts: Facts) -> Iterator[Ailment]:
    for node in facts.nodes:
        if not node.there:
            yield Ailment("wrong", node.path, "not there", _bring(node.path))
        elif not node.usable:
            yield Ailment("wrong", node.path, f"{facts.user} may not use it", _join(node, facts))
        else:
            yield Ailment("ok", node.path, "there, and this user may use it")


def _bring(path: str) -> str:
    if "i2c" in path:
        return "switch I2C on: sudo raspi-config nonint do_i2c 0, then restart"
    if "gpiochip" in path:
        return "the kernel shows no GPIO: name the right chip under [gpio] (gpiodetect lists them)"
    return "plug it in, or name its port anew: companion boards lists what is there"


def _join(node: Node, facts: Facts) -> str:
    if node.group and node.group not in facts.groups:
        return f"sudo usermod -aG {node.group} {facts.user}, then log in again"
    return f"its permissions are closed: sudo chmod g+rw {node.path}"


def _bus(facts: Facts) -> Iterator[Ailment]:
    if facts.touch_bus is None or facts.touch_hz is None:
        return
    what, how = f"I2C bus {facts.touch_bus}", f"{facts.touch_hz // 1000} kHz"
    if facts.touch_hz < FAST_HZ:
        mend = "into /boot/firmware/config.txt: dtparam=i2c_arm_baudrate=400000, then restart"
        yield Ailment("note", what, f"{how}: pads are read late, and dated less exactly", mend)
    else:
        yield Ailment("ok", what, how)


_EXTRAS = {"lgpio": "lgpio"}
"""What to install for a package that is not among those of every Pi."""


def _libraries(facts: Facts) -> Iterator[Ailment]:
    missing = {name: problem for name, problem in facts.libraries.items() if problem}
    for name, problem in missing.items():
        remedy = f'pip install "table-companion[{_EXTRAS.get(name, "pi")}]"'
        yield Ailment("wrong", f"Python package {name}", problem, remedy)
    if facts.libraries and not missing:
        yield Ailment("ok", "Python packages", ", ".join(facts.libraries))


def _boards(facts: Facts) -> Iterator[Ailment]:
    wanted = _dotted(facts.shipped_firmware)
    for board in facts.boards:
        what = f"board {board.name}"
        if board.firmware is None:
            yield Ailment("wrong", what, board.problem, f"check its cable; port {board.port}")
        elif board.firmware != facts.shipped_firmware:
            how = f"firmware {_dotted(board.firmware)}, this program ships {wanted}"
            yield Ailment("note", what, how, f"companion boards flash {board.port}")
        else:
            yield Ailment("ok", what, f"firmware {wanted}")


def _usb(facts: Facts) -> Iterator[Ailment]:
    for device in facts.usb:
        what = f"USB device {device.name}"
        closed = next((node for node in device.nodes if not node.usable), None)
        if device.problem:
            mend = "plug it in; companion setup finds what is there"
            yield Ailment("wrong", what, device.problem, mend)
        elif closed:
            how = f"{facts.user} may not use {closed.path}"
            yield Ailment("wrong", what, how, _join(closed, facts))
        else:
            how = f"there; a press is known to {device.late_us / 2_000:.1f} ms"
            yield Ailment("ok", what, how)
        if device.late_us > device.latency_us:
            how = f"a press may be told {device.late_us / 1000:.0f} ms after it was"
            mend = f"under [table], latency_ms = {-(-device.late_us // 1000) + LATE_MS}"
            yield Ailment("note", what, how, mend)
        if any(not lamp.usable for lamp in device.lamps):
            how = f"{facts.user} may not light its lamps"
            yield Ailment("note", what, how, "one udev rule: docs/hardware.md, USB, has it")


def _dotted(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))


def _sound(facts: Facts) -> Iterator[Ailment]:
    if facts.outputs is None:
        return
    if facts.sound_problem:
        yield Ailment("note", "sound", facts.sound_problem, "sudo apt install libportaudio2")
    elif not facts.outputs:
        mend = 'connect a speaker, or choose silence: output = "none" under [voice]'
        yield Ailment("note", "sound", "no output; the lamps and the display speak", mend)
    elif facts.device and not any(facts.device in name for name in facts.outputs):
        mend = f"under [voice], device is one of: {', '.join(facts.outputs)}"
        yield Ailment("wrong", "sound", f"there is no output {facts.device}", mend)
    else:
        yield Ailment("ok", "sound", facts.device or facts.outputs[0])
    if not facts.espeak:
        mend = "sudo apt install espeak-ng"
        yield Ailment("note", "names", "spoken as seat numbers: no synthesiser", mend)


def _display(facts: Facts) -> Iterator[Ailment]:
    if facts.display is None:
        mend = 'connect one, or say that there is none: output = "none" under [display]'
        yield Ailment("note", "display", "none found", mend)
    elif facts.display:
        yield Ailment("ok", "display", facts.display)
    if facts.display != "":
        yield from _letters(facts)


def _letters(facts: Facts) -> Iterator[Ailment]:
    if facts.scripts:
        how = f"no font for {', '.join(facts.scripts)}: such names are written in Latin letters"
        yield Ailment("note", "letters", how, f"sudo apt install {' '.join(facts.fonts)}")
    else:
        yield Ailment("ok", "letters", "a font for every script that is asked for")


def _console(facts: Facts) -> Iterator[Ailment]:
    if facts.console:
        mend = (
            'pip install "table-companion[console]"'
            if "package" in facts.console
            else "choose another: port = ... under [console]"
        )
        yield Ailment("note", "console", f"no page for phones: {facts.console}", mend)


def _certificate(facts: Facts) -> Iterator[Ailment]:
    """It is renewed a month before its end by a table that is on: less is left if that failed."""
    if facts.certificate:
        mend = (
            'pip install "table-companion[https]"'
            if "package" in facts.certificate
            else "delete it: another is made at the next start"
        )
        yield Ailment("wrong", "certificate", facts.certificate, mend)
    elif facts.certificate_days is not None and facts.certificate_days < SOON_DAYS:
        days = facts.certificate_days
        told = f"it ends in {days} days" if days >= 0 else f"it ended {-days} days ago"
        mend = "switch the table on with the right time: it is renewed at its start"
        yield Ailment("note", "certificate", told, mend)


def _disk(facts: Facts) -> Iterator[Ailment]:
    if facts.free_mb is None:
        mend = "make the folder writable, or name another: --journal FOLDER"
        yield Ailment("wrong", "journal", f"{facts.journal} cannot be written", mend)
    elif facts.free_mb < LITTLE_MB:
        mend = "make room: without it, evidence is kept in memory only"
        yield Ailment("wrong", "journal", f"{facts.free_mb} MB left in {facts.journal}", mend)
    else:
        yield Ailment("ok", "journal", f"{facts.journal}, {facts.free_mb} MB left")
    if facts.full >= NEARLY_FULL and (facts.free_mb or 0) < PLENTY_MB:
        mend = "make room, or let old matches go: keep_matches or keep_days under [journal]"
        yield Ailment("note", "card", f"{facts.full:.0%} full", mend)
    yield from _matches(facts)


def _matches(facts: Facts) -> Iterator[Ailment]:
    found = facts.matches
    for damage in found.damaged:
        mend = f"nothing is deleted; companion journal check {facts.journal} tells what it cost"
        yield Ailment("note", "matches", damage, mend)
    if found.problem:
        mend = "run this as the user that the table runs as, or with sudo"
        yield Ailment("note", "matches", f"{facts.journal}: {found.problem}", mend)
    elif found.looked < found.there:
        how = f"read the newest {found.looked} of {found.there} in the time there is"
        mend = f"companion journal check {facts.journal} reads all of them"
        yield Ailment("note", "matches", how, mend)
    elif found.there and not found.damaged:
        kept = "1 match is" if found.there == 1 else f"{found.there} matches are"
        yield Ailment("ok", "matches", f"{kept} whole")


def _starts(facts: Facts) -> Iterator[Ailment]:
    if facts.failed_starts:
        how = f"failed {facts.failed_starts} in a row, the last time: {facts.failed_why}"
        mend = "mend that; companion daemon --normal forgets it, so does a minute of good running"
        grade: Grade = "wrong" if facts.failed_starts >= SAFE_AFTER else "note"
        yield Ailment(grade, "starts", how, mend)


def _time(facts: Facts) -> Iterator[Ailment]:
    if facts.year < OLDEST_YEAR:
        mend = "connect the network once, or: sudo timedatectl set-time ..."
        how = f"the calendar says {facts.year}; judging is not affected, dates in the history are"
        yield Ailment("note", "time", how, mend)
    elif not facts.clock_set:
        mend = "connect the network once; judging is not affected"
        yield Ailment(
            "note", "time", "the calendar has not been set since it was switched on", mend
        )
    else:
        yield Ailment("ok", "time", "the calendar is set")


def _power(facts: Facts) -> Iterator[Ailment]:
    if facts.throttled is None:
        return
    mend = "use the Pi's own power supply and a short cable"
    if facts.throttled & UNDER_VOLTAGE:
        yield Ailment("wrong", "power", "too little voltage right now", mend)
    elif facts.throttled & HAS_BEEN:
        yield Ailment("note", "power", "too little voltage since it was switched on", mend)
    else:
        yield Ailment("ok", "power", "steady")


def _service(facts: Facts) -> Iterator[Ailment]:
    if facts.service == "active":
        yield Ailment("ok", "service", "running")
    elif facts.service == "failed":
        yield Ailment("wrong", "service", "failed", "journalctl -u companion -n 30 says why")
    elif facts.service == "inactive":
        mend = "sudo systemctl enable --now companion"
        yield Ailment("note", "service", "installed, not running", mend)
    else:
        yield Ailment("note", "service", "not installed", "sudo companion install --profile FILE")
