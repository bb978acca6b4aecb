"""`companion doctor`: checks a machine as a table, and tells how to mend each finding."""

from __future__ import annotations

import argparse
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from companion.app.cli.account import group, groups, user
from companion.app.cli.feed_facts import feed_facts
from companion.app.cli.firmware import shipped_version
from companion.app.cli.phone_facts import phone_facts
from companion.app.cli.shell import add_profile_option, loaded
from companion.app.cli.survey_of_matches import survey_matches
from companion.app.safe.starting import places_of
from companion.app.table.build import usb_match
from companion.keep.journal.opening import default_folder
from companion.keep.starts import StartBook
from companion.language import say
from companion.outputs.display.fonts.scripts import PACKAGES, missing
from companion.setup.doctor.checks import diagnose
from companion.setup.doctor.facts import BoardFacts, Facts, Node, UsbFacts
from companion.setup.profile.input_codes import LEDS
from companion.setup.profile.model import Gpio, Profile, UsbPlace
from hw.drivers.evdev.sysfs import InputNode, led_file, poll_us, the_one
from hw.drivers.gpiod_chips import AUTO, USUAL, header_chip
from hw.drivers.seat_board_line import name_of
from hw.drivers.seat_board_port import device_of
from hw.drivers.seat_board_survey import survey
from hw.errors import HardwareError

_THROTTLED = "sys/devices/platform/soc/soc:firmware/get_throttled"
_SERVICE_JOURNAL = Path("/var/lib/companion/journal")
_SYNCHRONISED = "run/systemd/timesync/synchronized"


class Probe:
    """Looks at this machine for one profile; `root` is another place to look for files."""

    def __init__(self, profile: Profile, root: Path = Path("/")) -> None:
        self._profile, self._root = profile, root

    def facts(self) -> Facts:
        """Everything, at this moment."""
        outputs, problem = self._outputs()
        service = _service()
        folder = _SERVICE_JOURNAL if service else default_folder(os.environ)
        certificate, days = self._certificate(folder.parent)
        phones = phone_facts(self._profile.console, self._root)
        starts = StartBook(places_of(folder, os.environ)).read()
        return Facts(
            user=user(),
            groups=groups(),
            nodes=tuple(self._nodes()),
            touch_bus=self._touch_bus(),
            touch_hz=self._touch_hz(),
            libraries={name: _library(name) for name in self._needed()},
            outputs=outputs,
            sound_problem=problem,
            device=self._profile.voice.device,
            display=self._display(),
            scripts=missing(),
            fonts=PACKAGES,
            boards=tuple(self._boards()),
            usb=tuple(self._usb()),
            shipped_firmware=shipped_version(),
            journal=str(folder),
            free_mb=_free_mb(folder, own=not service),
            full=_full(folder),
            matches=survey_matches(folder),
            failed_starts=starts.failed,
            failed_why=starts.told,
            year=time.localtime().tm_year,
            clock_set=not (self._root / "run/systemd/timesync").is_dir()
            or (self._root / _SYNCHRONISED).exists(),
            throttled=self._throttled(),
            service=service,
            console=self._console(
                busy=service == "active" or (phones is not None and phones.served)
            ),
            phones=phones,
            feed=feed_facts(self._profile.feed),
            certificate=certificate,
            certificate_days=days,
            espeak=shutil.which("espeak-ng") is not None,
        )

    def _nodes(self) -> Iterator[Node]:
        profile = self._profile
        if self._uses_gpio():
            yield self._node(self._chip())
        if profile.touch_addresses():
            yield self._node(f"/dev/i2c-{profile.touch.bus}")

    def _chip(self) -> str:
        """Return the chip with the header, as far as this user may look for it."""
        chip = self._profile.gpio.chip
        try:
            found = header_chip(import_module("gpiod"), chip, self._root / "dev")
        except ImportError:
            found = USUAL if chip == AUTO else chip
        return f"/{found.removeprefix(str(self._root)).lstrip('/')}"

    def _node(self, path: str) -> Node:
        here = self._root / path.lstrip("/")
        if not here.exists():
            return Node(path, there=False, usable=False)
        usable = os.access(here, os.R_OK | os.W_OK)
        return Node(path, there=True, usable=usable, group=group(here.stat().st_gid))

    def _touch_bus(self) -> int | None:
        return self._profile.touch.bus if self._profile.touch_addresses() else None

    def _touch_hz(self) -> int | None:
        """Return how fast the bus of the touch controllers runs, from the device tree."""
        node = f"sys/bus/i2c/devices/i2c-{self._profile.touch.bus}/of_node/clock-frequency"
        try:
            return int.from_bytes((self._root / node).read_bytes(), "big") or None
        except OSError:
            return None

    def _uses_gpio(self) -> bool:
        places = [item.place for item in self._profile.inputs()]
        places += [lamp.place for lamp in self._profile.lamps()]
        return any(isinstance(place, Gpio) for place in places)

    def _needed(self) -> Iterator[str]:
        profile = self._profile
        if any(isinstance(item.place, Gpio) for item in profile.inputs()):
            yield from self._libraries_of(profile.gpio.driver)
        if any(isinstance(lamp.place, Gpio) for lamp in profile.lamps()):
            yield from self._libraries_of(profile.gpio.lamp_driver)
        if profile.touch_addresses():
            yield "smbus2"
        if profile.boards:
            yield "serial"

    def _libraries_of(self, driver: str) -> Iterator[str]:
        yield driver
        if driver == "gpiozero" and self._profile.gpio.factory == "lgpio":
            yield "lgpio"

    def _boards(self) -> Iterator[BoardFacts]:
        for board in self._profile.boards:
            try:
                hello = survey(device_of(board.port)).hello
                yield BoardFacts(board.name, name_of(board.port), hello.firmware)
            except HardwareError as error:
                yield BoardFacts(board.name, name_of(board.port), None, str(error))

    def _usb(self) -> Iterator[UsbFacts]:
        for device in self._profile.usb:
            try:
                nodes = the_one(device.name, usb_match(device), self._root / "sys")
                lamps = tuple(self._usb_lamps(device.name, nodes))
            except HardwareError as error:
                told = str(error).partition(f" {device.name}: ")[2] or str(error)
                yield UsbFacts(device.name, problem=told)
                continue
            polls = [poll_us(node, self._root / "sys") for node in nodes]
            poll = max(polls) if device.poll_us is None else device.poll_us
            parts = tuple(self._node(node.path) for node in nodes)
            late = poll + device.debounce_us
            yield UsbFacts(device.name, parts, lamps, late, self._profile.latency_us)

    def _usb_lamps(self, name: str, nodes: list[InputNode]) -> Iterator[Node]:
        for lamp in self._profile.lamps():
            place = lamp.place
            if isinstance(place, UsbPlace) and place.device == name and place.control not in LEDS:
                yield self._node(
                    str(
                        led_file(nodes, place.control, say("building-doctor-usb-device", name=name))
                    )
                )

    def _outputs(self) -> tuple[tuple[str, ...] | None, str]:
        if self._profile.voice.output == "none":
            return None, ""
        try:
            devices = import_module("sounddevice").query_devices()
        except Exception as error:
            return (), " ".join(str(error).split())
        return tuple(d["name"] for d in devices if d["max_output_channels"] > 0), ""

    def _display(self) -> str | None:
        if self._profile.display.output in ("none", "terminal"):
            return ""
        for name in ("WAYLAND_DISPLAY", "DISPLAY"):
            if os.environ.get(name):
                return f"{name}={os.environ[name]}"
        cards = sorted((self._root / "dev/dri").glob("card*"))
        return str(cards[0]) if cards else None

    def _console(self, busy: bool) -> str:
        """Return why the page for phones could not be served; while the service runs, it is."""
        settings = self._profile.console
        if not settings.enabled or busy:
            return ""
        for name in ("aiohttp", "segno"):
            if problem := _library(name):
                return say("building-doctor-python-package", name=name, problem=problem)
        try:
            with socket.create_server(("127.0.0.1", settings.port)):
                return ""
        except OSError as error:
            return say(
                "building-doctor-port-cannot-opened", port=settings.port, reason=str(error.strerror)
            )

    def _certificate(self, state: Path) -> tuple[str, int | None]:
        """Return what is wrong with the table's own certificate, and in how many days it ends."""
        settings = self._profile.console
        if not (settings.enabled and settings.https) or _library("aiohttp"):
            return "", None
        if problem := _library("cryptography"):
            return say("building-doctor-python-package-cryptography", problem=problem), None
        from companion.outputs.console.web.certificate import FILE, CertificateError, read, today

        file = state / FILE
        if file.exists() and not os.access(file, os.R_OK):
            return "", None  # it is the service's own, and nobody else's to read
        try:
            own = read(file)
        except CertificateError as error:
            return str(error).partition("; ")[0], None
        return "", None if own is None else (own.ends - today()).days

    def _throttled(self) -> int | None:
        try:
            return int((self._root / _THROTTLED).read_text().strip(), 16)
        except (OSError, ValueError):
            return None


def _library(name: str) -> str:
    try:
        import_module(name)
    except ImportError:
        return say("building-doctor-not-installed")
    except Exception as error:
        return say("building-doctor-cannot-run-here", reason=" ".join(str(error).split()))
    return ""


def _nearest(folder: Path) -> Path | None:
    return next((place for place in (folder, *folder.parents) if os.path.isdir(place)), None)


def _full(folder: Path) -> float:
    """Return how full the card is that the journal lies on."""
    there = _nearest(folder)
    if there is None:
        return 0.0
    usage = shutil.disk_usage(there)
    return usage.used / max(1, usage.used + usage.free)


def _free_mb(folder: Path, *, own: bool) -> int | None:
    """Return the room for the journal; one of our `own` must also be ours to write."""
    there = _nearest(folder)
    if there is None or (own and not os.access(there, os.W_OK)):
        return None
    return shutil.disk_usage(there).free // 1_000_000


def _service() -> str:
    try:
        done = subprocess.run(
            ["systemctl", "show", "-p", "LoadState", "-p", "ActiveState", "companion.service"],
            capture_output=True,
            text=True,
            timeout=10,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    said = dict(line.split("=", 1) for line in done.stdout.splitlines() if "=" in line)
    return said.get("ActiveState", "") if said.get("LoadState") == "loaded" else ""


UNWELL = 1


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "doctor",
        description=say("building-doctor-about"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_profile_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Gather the facts, and say what follows from them."""
    findings = diagnose(Probe(loaded(args)).facts())
    for finding in findings:
        print(*finding.lines(), sep="\n")
    wrong = sum(finding.grade == "wrong" for finding in findings)
    notes = sum(finding.grade == "note" for finding in findings)
    print(_summary(wrong, notes))
    return UNWELL if wrong else 0


def _summary(wrong: int, notes: int) -> str:
    if wrong:
        return "\n" + say("building-doctor-mend-before-table-profile-says", wrong=wrong)
    if notes:
        return "\n" + say("building-doctor-fit-play-know-about", notes=notes)
    return "\n" + say("building-doctor-fit-play")
