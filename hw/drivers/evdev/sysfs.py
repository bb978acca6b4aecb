"""What the kernel tells of input devices in /sys, where everybody may read: names, sockets, timing.

A device in a socket may be several to the kernel (a Makey Makey is a keyboard and a mouse). They
belong together by the USB device above them.
"""

import re
import struct
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from companion.language import listed, say
from hw.clock import us_from_ms
from hw.drivers.evdev.config import UsbMatch
from hw.errors import ConfigurationError, DeviceGone, NotPermitted

SYS: Final = Path("/sys")
BUS_USB: Final = 0x03
BUS_BLUETOOTH: Final = 0x05
BUS_VIRTUAL: Final = 0x06
HUB_US: Final = 1_000
"""What a hub and the host may add to a poll: one frame of USB."""
UNKNOWN_POLL_US: Final = 10_000
"""Of a USB device whose interval cannot be read: the longest that encoders ask for."""
RADIO_US: Final = 30_000
"""Of a wireless device: its radio wakes as it likes, and tells nobody when."""
_FAST: Final = 480
_WORD_BITS: Final = 8 * struct.calcsize("l")
_NUMBER = re.compile(r"\d+")


@dataclass(frozen=True, slots=True)
class InputNode:
    """One input device of the kernel's."""

    path: str
    name: str
    bus: int
    vendor: int
    product: int
    phys: str
    folder: Path
    """Its own folder under /sys."""
    keys: frozenset[int] = frozenset()
    axes: frozenset[int] = frozenset()

    @property
    def whole(self) -> Path:
        """The folder of the USB device that it is part of; its own if it is part of none."""
        above = (folder for folder in self.folder.parents if (folder / "idVendor").exists())
        return next(above, self.folder)

    @property
    def socket(self) -> str:
        """Where it is plugged in, for people: without the number of the interface."""
        return self.phys.split("/")[0] or self.path

    @property
    def ident(self) -> str:
        """Vendor and product as people write them."""
        return f"{self.vendor:04x}:{self.product:04x}"


def input_nodes(root: Path = SYS) -> list[InputNode]:
    """Return every input device there is now, in the order in which they were plugged in."""
    links = (root / "class/input").glob("event*")
    found = (_node(link) for link in sorted(links, key=_number))
    return [node for node in found if node is not None]


def matching(match: UsbMatch, nodes: Iterable[InputNode]) -> list[InputNode]:
    """Return the devices that are meant; they may be parts of several things in sockets."""
    return [node for node in nodes if _fits(match, node)]


def the_one(title: str, match: UsbMatch, root: Path = SYS) -> list[InputNode]:
    """Return the parts of the one USB device that is meant; raises if there is none, or two."""
    nodes = input_nodes(root)
    meant = matching(match, nodes)
    wholes = sorted({node.whole for node in meant})
    if not meant:
        there = ", ".join(sorted({f"{node.name} ({node.ident})" for node in nodes})) or say(
            "hardware-none"
        )
        raise DeviceGone(
            say("hardware-usb-device-no-plugged-there", title=title, match=str(match), there=there)
        )
    if len(wholes) > 1:
        sockets = listed(sorted({node.socket for node in meant}))
        raise ConfigurationError(
            say(
                "hardware-usb-device-say-phys-one",
                title=title,
                wholes=len(wholes),
                match=str(match),
                sockets=sockets,
            )
        )
    return meant


def poll_us(node: InputNode, root: Path = SYS) -> int:
    """Return how long after a change the kernel may hear of it, the device's own delays aside."""
    if node.bus == BUS_BLUETOOTH:
        return RADIO_US
    if node.bus != BUS_USB:
        return 0
    asked = (_endpoint_us(folder) for folder in node.folder.parents)
    interval_us = next((us for us in asked if us is not None), UNKNOWN_POLL_US)
    return max(interval_us, *_set_polls(root)) + HUB_US


def led_file(nodes: Iterable[InputNode], name: str, where: str) -> Path:
    """Return the file that lights a LED of this name; raises if the device has none such."""
    there: list[str] = []
    for node in nodes:
        for led in _leds(node):
            if led.name.rpartition(":")[2] == name:
                return led / "brightness"
            there.append(led.name.rpartition(":")[2])
    known = (
        say("hardware-has", lamps=", ".join(sorted(set(there))))
        if there
        else say("hardware-has-none")
    )
    raise ConfigurationError(say("hardware-no-led", where=where, name=name, known=known))


def led_names(nodes: Iterable[InputNode]) -> tuple[str, ...]:
    """Return what the driver of a device calls its LEDs."""
    names = (led.name.rpartition(":")[2] for node in nodes for led in _leds(node))
    return tuple(dict.fromkeys(names))


def set_led(file: Path, on: bool) -> None:
    """Light a LED, or darken it."""
    try:
        full = (file.parent / "max_brightness").read_text().strip() if on else "0"
        file.write_text(full)
    except PermissionError as error:
        raise NotPermitted(
            say("hardware-permission-denied-leds-belong-root", file=str(file))
        ) from error
    except OSError as error:
        raise DeviceGone(f"{file}: {error.strerror or error}") from error


def _leds(node: InputNode) -> Iterator[Path]:
    """Yield the LEDs of a device: those of its driver stand beside it, above."""
    for folder in (node.folder, *node.folder.parents):
        yield from sorted((folder / "leds").glob("*"))
        if folder == node.whole:
            return


def _number(link: Path) -> int:
    match = _NUMBER.search(link.name)
    return int(match[0]) if match else 0


def _node(link: Path) -> InputNode | None:
    """Read one device; None if it went away meanwhile."""
    try:
        folder = (link / "device").resolve(strict=True)
        node = InputNode(
            path=f"/dev/input/{link.name}",
            name=_line(folder / "name"),
            bus=int(_line(folder / "id/bustype"), 16),
            vendor=int(_line(folder / "id/vendor"), 16),
            product=int(_line(folder / "id/product"), 16),
            phys=_line(folder / "phys"),
            folder=folder,
        )
        keys, axes = (_codes(folder / "capabilities" / kind) for kind in ("key", "abs"))
        return replace(node, keys=keys, axes=axes)
    except (OSError, ValueError):
        return None


def _line(file: Path) -> str:
    return " ".join(file.read_text(errors="replace").split())


def _codes(file: Path) -> frozenset[int]:
    """Read a bitmap: words of the machine's size, the last of them first."""
    words = [int(word, 16) for word in _line(file).split()]
    bits = sum(word << _WORD_BITS * n for n, word in enumerate(reversed(words)))
    return frozenset(code for code in range(bits.bit_length()) if bits >> code & 1)


def _fits(match: UsbMatch, node: InputNode) -> bool:
    wanted = (
        (match.name, (node.name,)),
        (match.vendor, (node.vendor,)),
        (match.product, (node.product,)),
        (match.phys, (node.phys, node.socket)),
    )
    said = all(value is None or value in real for value, real in wanted)
    return said and (match.path is None or str(Path(match.path).resolve()) == node.path)


def _endpoint_us(folder: Path) -> int | None:
    """Return the interval that the interface in this folder is asked at, if it is one."""
    for endpoint in sorted(folder.glob("ep_*")):
        try:
            if _line(endpoint / "direction") == "in" and _line(endpoint / "type") == "Interrupt":
                return _interval_us(int(_line(endpoint / "bInterval"), 16), _speed(folder))
        except (OSError, ValueError):
            continue
    return None


def _speed(folder: Path) -> float:
    for place in (folder, *folder.parents):
        if (place / "speed").exists():
            return float(_line(place / "speed"))
    return 0.0


def _interval_us(number: int, speed: float) -> int:
    """Convert bInterval: milliseconds up to full speed, a power of two of 125 us above."""
    return 125 << max(0, number - 1) if speed >= _FAST else us_from_ms(number)


def _set_polls(root: Path) -> Iterator[int]:
    """Yield the intervals that somebody has set for all devices of a kind, if any."""
    yield 0
    for name in ("jspoll", "kbpoll", "mousepoll"):
        try:
            yield us_from_ms(int(_line(root / "module/usbhid/parameters" / name)))
        except (OSError, ValueError):
            continue
