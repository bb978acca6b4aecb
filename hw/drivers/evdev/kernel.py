"""The kernel's side of an input device: its structs, its requests, its errors translated.

Everything that touches the character device is here, so that it fits on two screens and a test can
stand in for the kernel call by call. Names as in linux/input.h.
"""

import errno
import os
import select
import struct
import sys
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from companion.language import say
from hw.clock import us_from_ns
from hw.errors import DeviceGone, HardwareError, NotPermitted, blame
from hw.extras import load

DRIVER: Final = "evdev"
EV_SYN: Final = 0
EV_KEY: Final = 1
EV_ABS: Final = 3
EV_LED: Final = 0x11
SYN_REPORT: Final = 0
SYN_DROPPED: Final = 3
KEY_BYTES: Final = 0x300 // 8
"""Room for a bit a key."""
MOST_EVENTS: Final = 256
_EVENT = struct.Struct("llHHi")
_AXIS = struct.Struct("6i")
_INT = struct.Struct("i")
_CLOCK_MONOTONIC = 1
_WRITE, _READ = 1, 2
_AT_ONCE: Final[int] = getattr(os, "O_NONBLOCK", 0)  # not on Windows


def _request(way: int, number: int, size: int) -> int:
    return way << 30 | size << 16 | ord("E") << 8 | number


EVIOCGKEY: Final = _request(_READ, 0x18, KEY_BYTES)
EVIOCGRAB: Final = _request(_WRITE, 0x90, _INT.size)
EVIOCSCLOCKID: Final = _request(_WRITE, 0xA0, _INT.size)


def eviocgbit(kind: int) -> int:
    """Return the request for which codes of a kind a device has."""
    return _request(_READ, 0x20 + kind, KEY_BYTES)


def eviocgabs(axis: int) -> int:
    """Return the request for where an axis is."""
    return _request(_READ, 0x40 + axis, _AXIS.size)


class RawEvent(NamedTuple):
    """One event, stamped by the kernel on the table clock."""

    t_us: int
    kind: int
    code: int
    value: int


class AxisState(NamedTuple):
    """Where an axis is, and how far it goes."""

    value: int
    least: int
    most: int


def ioctl(fd: int, request: int, argument: int | bytes) -> bytes:
    """Ask the kernel; only Linux can be asked, so the module is loaded when it is needed."""
    answer: Any = load(DRIVER, "fcntl", "usb").ioctl(fd, request, argument)
    return answer if isinstance(answer, bytes) else b""


class InputFile:
    """An open input device that never waits, on the table clock, its keys ours alone if wished."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._where = say("hardware-input-device", path=str(path))
        self.grabbed = False
        self.down: set[int] = set()
        """Which keys are down, as of the last event that was read."""
        self.dropping = False
        """Whether events come that the kernel says to ignore."""
        self.fd = self._open()
        try:
            self._ask(EVIOCSCLOCKID, _INT.pack(_CLOCK_MONOTONIC))
        except HardwareError:
            self.close()
            raise

    def _open(self) -> int:
        """Open it to read and to light its lamps; to read alone where no more is allowed."""
        try:
            return os.open(self.path, os.O_RDWR | _AT_ONCE)
        except PermissionError:
            return self._open_to_read()
        except OSError as error:
            raise self._translate(error) from error

    def _open_to_read(self) -> int:
        try:
            return os.open(self.path, os.O_RDONLY | _AT_ONCE)
        except OSError as error:
            raise self._translate(error) from error

    def pending(self) -> bool:
        """Tell whether events wait to be taken."""
        if sys.platform == "win32":
            return False
        look = select.poll()
        look.register(self.fd, select.POLLIN)
        return bool(look.poll(0))

    def read(self) -> list[RawEvent]:
        """Take the events that wait, none if none do."""
        try:
            data = os.read(self.fd, MOST_EVENTS * _EVENT.size)
        except BlockingIOError:
            return []
        except OSError as error:
            raise self._translate(error) from error
        if not data:
            raise DeviceGone(say("hardware-unplugged", where=self._where))
        events = [*_events(data)]
        for event in events:
            if event.kind == EV_KEY:
                (self.down.add if event.value else self.down.discard)(event.code)
        return events

    def codes(self, kind: int) -> frozenset[int]:
        """Return which codes of a kind the device has."""
        return _bits(self._ask(eviocgbit(kind), bytes(KEY_BYTES)))

    def held(self) -> frozenset[int]:
        """Return which keys are down; key events that waited are taken back by the kernel."""
        held = _bits(self._ask(EVIOCGKEY, bytes(KEY_BYTES)))
        self.down = set(held)
        return held

    def axis(self, code: int) -> AxisState:
        """Return where an axis is."""
        return AxisState(*_AXIS.unpack(self._ask(eviocgabs(code), bytes(_AXIS.size)))[:3])

    def grab(self) -> None:
        """Take its events for ourselves: presses do not type."""
        self._ask(EVIOCGRAB, 1)
        self.grabbed = True

    def light(self, led: int, on: bool) -> None:
        """Switch a LED of the device."""
        data = _EVENT.pack(0, 0, EV_LED, led, int(on)) + _EVENT.pack(0, 0, EV_SYN, SYN_REPORT, 0)
        try:
            os.write(self.fd, data)
        except OSError as error:
            raise self._translate(error) from error

    def close(self) -> None:
        """Give the device back; a grab ends with it."""
        try:
            os.close(self.fd)
        except OSError:
            return

    def _ask(self, request: int, argument: int | bytes) -> bytes:
        try:
            return ioctl(self.fd, request, argument)
        except OSError as error:
            raise self._translate(error) from error

    def _translate(self, error: OSError) -> HardwareError:
        if error.errno in (errno.EACCES, errno.EPERM):
            return NotPermitted(say("hardware-permission-denied-add-user-group", where=self._where))
        if error.errno == errno.ENODEV:
            return DeviceGone(say("hardware-unplugged", where=self._where))
        return blame(self._where, error)


def _events(data: bytes) -> Iterator[RawEvent]:
    for seconds, micros, kind, code, value in _EVENT.iter_unpack(data):
        stamp_ns = seconds * 1_000_000_000 + micros * 1_000
        yield RawEvent(us_from_ns(stamp_ns), kind, code, value)


def _bits(data: bytes) -> frozenset[int]:
    return frozenset(
        8 * n + bit for n, byte in enumerate(data) for bit in range(8) if byte >> bit & 1
    )
