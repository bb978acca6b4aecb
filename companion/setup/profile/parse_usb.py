"""Reads `[usb]`: which devices are meant, and how late their reports may be."""

from __future__ import annotations

import re

from companion.language import say
from companion.setup.profile.model import UsbDevice
from companion.setup.profile.places import BOARD_NAME
from companion.setup.profile.section import TomlSection

_ID = re.compile(r"([0-9a-f]{4}):([0-9a-f]{4})", re.ASCII | re.IGNORECASE)
_FOLDER = "/dev/input/"
_USUAL = UsbDevice("")


def read_usb(section: TomlSection) -> tuple[UsbDevice, ...]:
    """Read every USB device, under the name that its owner chose."""
    devices = [_read_device(section, name) for name in section.names()]
    return tuple(device for device in devices if device is not None)


def _read_device(section: TomlSection, name: str) -> UsbDevice | None:
    value = section.value(name)
    if not BOARD_NAME.fullmatch(name):
        section.wrong(name, say("profile-no-name-usb-device"), say("profile-1-20-letters-digits"))
        return None
    if isinstance(value, dict):
        return _read_detailed(section.section(name), name)
    words = section.text(name, "")
    return _from_words(name, words) if words else None


def _from_words(name: str, words: str) -> UsbDevice:
    """Take one text for what it looks like: an id, a path, a socket, else the device's name."""
    if match := _ID.fullmatch(words):
        return UsbDevice(name, ident=_ident(match))
    if words.startswith(_FOLDER):
        return UsbDevice(name, path=words)
    return (
        UsbDevice(name, phys=words) if words.startswith("usb-") else UsbDevice(name, called=words)
    )


def _read_detailed(section: TomlSection, name: str) -> UsbDevice:
    device = UsbDevice(
        name,
        called=section.text("name", "") or None,
        ident=_read_id(section),
        phys=section.text("phys", "") or None,
        path=_read_path(section),
        debounce_us=_us(section.number("debounce_ms", _USUAL.debounce_us / 1000, 0, 100)),
        debounce=section.choice("debounce", _USUAL.debounce, ("delays", "holds-off")),
        poll_us=_us(section.number("poll_ms", 0, 0, 100)) if section.has("poll_ms") else None,
        grab=section.flag("grab", True),
        axis_on=section.whole("axis_on", _USUAL.axis_on, 1, 100),
        axis_off=section.whole("axis_off", _USUAL.axis_off, 1, 100),
    )
    _check(section, device)
    section.close()
    return device


def _check(section: TomlSection, device: UsbDevice) -> None:
    if not any(section.has(key) for key in ("name", "id", "phys", "path")):
        section.missing(say("profile-device-id-0079-0006-name"))
    if device.axis_off > device.axis_on:
        section.wrong(
            "axis_off",
            say("profile-is", value=device.axis_off),
            say("profile-most-axis", axis_on=device.axis_on),
        )


def _read_id(section: TomlSection) -> tuple[int, int] | None:
    words = section.text("id", "")
    match = _ID.fullmatch(words)
    if words and match is None:
        section.bad("id", words, say("profile-vendor-product-lsusb-tells-them"))
    return _ident(match) if match else None


def _ident(match: re.Match[str]) -> tuple[int, int]:
    return int(match[1], 16), int(match[2], 16)


def _read_path(section: TomlSection) -> str | None:
    path = section.text("path", "")
    if path and not path.startswith(_FOLDER):
        section.bad("path", path, say("profile-device-below-dev-input-best"))
        return None
    return path or None


def _us(milliseconds: float) -> int:
    return round(milliseconds * 1000)
