"""Finds USB devices that can be pressed, and says how each is heard and described."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from companion.app.setting_up.hearing import Listen, Listening
from companion.language import say
from companion.setup.profile.input_codes import AXES, AXIS_NAMES, KEY_NAMES, KEYS
from companion.setup.wizard.found import LampWire, Part, Wire
from hw.drivers.evdev.config import Control, EvdevConfig, UsbInput, UsbLamp, UsbMatch
from hw.drivers.evdev.source import EvdevSource
from hw.drivers.evdev.sysfs import SYS, InputNode, input_nodes, led_names
from hw.signals import BUTTONS, Place

Found = tuple[Part, Listen]

_GAME_BUTTONS = (range(0x100, 0x110), range(0x120, 0x140), range(0x2C0, 0x2E8))
_TYPING = frozenset(KEYS[f"KEY_{name}"] for name in ("SPACE", "ENTER", "KP1", "1", "A", "LEFT"))
_PUSHED = frozenset(code for name, code in AXES.items() if name[4:] in ("X", "Y") or "HAT" in name)
_MAKEY = "makey"
FEWEST_TYPED = 2
"""A device with one key to type on is a switch for power or sound."""


def usb_parts(sys: Path = SYS) -> Iterator[Found]:
    """Yield every device with buttons; what people type on is there, but not taken."""
    wholes: dict[Path, list[InputNode]] = {}
    for node in input_nodes(sys):
        wholes.setdefault(node.whole, []).append(node)
    kept = [nodes for nodes in wholes.values() if _pressable(nodes)]
    idents = [nodes[0].ident for nodes in kept]
    names: set[str] = set()
    for nodes in kept:
        name = _short(nodes[0].name, names)
        names.add(name)
        yield _found(name, nodes, alone=idents.count(nodes[0].ident) == 1, sys=sys)


def _pressable(nodes: Sequence[InputNode]) -> bool:
    keys = _keys(nodes)
    return _plays(keys) or len(keys & _TYPING) >= FEWEST_TYPED


def _keys(nodes: Sequence[InputNode]) -> frozenset[int]:
    return frozenset[int]().union(*(node.keys for node in nodes))


def _plays(keys: frozenset[int]) -> bool:
    return any(code in buttons for code in keys for buttons in _GAME_BUTTONS)


def _short(title: str, taken: set[str]) -> str:
    """Return a name for a profile: the first word of the device's own that says something."""
    words = [word for word in re.findall(r"[a-z0-9]+", title.lower()) if not word.isdigit()]
    base = next((word for word in words if word not in ("usb", "inc", "the")), "usb")[:12]
    numbers = (f"{base}{n}" for n in range(2, 100))
    return base if base not in taken else next(name for name in numbers if name not in taken)


def _found(name: str, nodes: Sequence[InputNode], *, alone: bool, sys: Path) -> Found:
    keys, first = _keys(nodes), nodes[0]
    axes = frozenset[int]().union(*(node.axes for node in nodes)) if _plays(keys) else frozenset()
    controls = [Control(code, KEY_NAMES[code]) for code in sorted(keys) if code in KEY_NAMES]
    controls += [
        Control(code, f"{AXIS_NAMES[code]}{end}", side)
        for code in sorted(axes & _PUSHED)
        for end, side in (("-", -1), ("+", 1))
    ]
    part_id = f"usb {name}"
    wires = {
        Place(n, BUTTONS[0]): Wire(
            part_id, f"{part_id} {c.name}", say("setting-up-control-of", control=c.name, part=name)
        )
        for n, c in enumerate(controls, start=1)
    }
    lamps = tuple(
        LampWire(part_id, f"{part_id} {led}", say("setting-up-control-of", control=led, part=name))
        for led in led_names(nodes)
    )
    match = _match(first, alone=alone)
    part = Part(
        part_id,
        first.name,
        say("setting-up-usb-about", count=len(keys), ident=first.ident),
        (("usb", f"{name} = {_told(match)}"),),
        tuple(wires.values()),
        lamps,
        used=_plays(keys) or _MAKEY in first.name.lower(),
    )
    return part, lambda: _listening(name, match, controls, wires, lamps, sys)


def _match(node: InputNode, *, alone: bool) -> UsbMatch:
    """Return what tells a device: vendor and product, its socket as well if there are two."""
    known = bool(node.vendor or node.product)
    return UsbMatch(
        name=None if known else node.name,
        vendor=node.vendor if known else None,
        product=node.product if known else None,
        phys=None if alone or not node.phys else node.socket,
    )


def _told(match: UsbMatch) -> str:
    """Write it as a profile does."""
    ident = "" if match.vendor is None else f"{match.vendor:04x}:{match.product or 0:04x}"
    name = (match.name or "").replace("\\", "\\\\").replace('"', '\\"')
    pairs = (("id", ident), ("name", name), ("phys", match.phys or ""))
    return "{ " + ", ".join(f'{key} = "{value}"' for key, value in pairs if value) + " }"


def _listening(
    name: str,
    match: UsbMatch,
    controls: Sequence[Control],
    wires: dict[Place, Wire],
    lamps: Sequence[LampWire],
    sys: Path,
) -> Listening:
    lights = {lamp: Place(n, BUTTONS[0]) for n, lamp in enumerate(lamps, start=1)}
    config = EvdevConfig(
        name,
        match,
        tuple(UsbInput(c, *place) for c, place in zip(controls, wires, strict=True)),
        tuple(UsbLamp(lamp.place.split()[-1], *place) for lamp, place in lights.items()),
    )
    source = EvdevSource(config, sys=sys)
    return Listening(source, wires, source if lamps else None, lights)
