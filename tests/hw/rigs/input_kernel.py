"""A kernel for the evdev driver, call by call: /sys as files, devices as bytes of input_event.

Strict: a request nobody should make fails the test, a device that is gone answers ENODEV, and
reading the keys takes the key events that wait away, as Linux does.
"""

import errno
import os
import socket
import struct
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from hw.drivers.evdev import kernel

EVENT = struct.Struct("llHHi")
EV_SYN, EV_KEY, EV_ABS, EV_LED = 0, 1, 3, 0x11
DROPPED = 3
USB_BUS, VIRTUAL_BUS = 3, 6


class InputDevice:
    """One device of the kernel's: what it is, what is pressed, and who reads it."""

    def __init__(
        self,
        sys: Path,
        number: int = 3,
        *,
        name: str = "Encoder",
        keys: tuple[int, ...] = (),
        axes: dict[int, tuple[int, int, int]] | None = None,
        leds: tuple[int, ...] = (),
        ident: tuple[int, int] = (0x0079, 0x0006),
        socket_: str = "1-2",
        interface: int = 0,
        bus: int = USB_BUS,
        interval: int | None = 8,
        speed: str = "1.5",
    ) -> None:
        self.number, self.name, self.ident, self.bus = number, name, ident, bus
        self.keys, self.axes, self.leds = keys, dict(axes or {}), leds
        self.down: set[int] = set()
        self.lit: dict[int, bool] = {}
        self.gone = False
        self.refuse: OSError | None = None
        self.grabbed_by: int | None = None
        self.readers: dict[int, Reader] = {}
        self._sys, self._socket, self._interface = sys, socket_, interface
        self._interval, self._speed = interval, speed
        self.plug()

    @property
    def path(self) -> str:
        return f"/dev/input/event{self.number}"

    @property
    def phys(self) -> str:
        return f"usb-0000:00:14.0-{self._socket}/input{self._interface}"

    @property
    def folder(self) -> Path:
        usb = self._sys / "devices" / "usb1" / self._socket
        hid = f"0003:{self.ident[0]:04X}:{self.ident[1]:04X}.0001"
        return usb / f"{self._socket}:1.{self._interface}" / hid / "input" / f"input{self.number}"

    def plug(self) -> None:
        """Show it in /sys."""
        self.gone = False
        here = self.folder
        (here / "id").mkdir(parents=True, exist_ok=True)
        (here / "capabilities").mkdir(exist_ok=True)
        (here / f"event{self.number}").mkdir(exist_ok=True)
        facts = {"name": self.name, "phys": self.phys, "id/bustype": f"{self.bus:04x}"}
        facts |= {"id/vendor": f"{self.ident[0]:04x}", "id/product": f"{self.ident[1]:04x}"}
        facts |= {"capabilities/key": bitmap(self.keys), "capabilities/abs": bitmap(self.axes)}
        for file, text in facts.items():
            (here / file).write_text(text + "\n")
        if not (here / f"event{self.number}" / "device").exists():
            (here / f"event{self.number}" / "device").symlink_to(here)
        self._show_usb()
        shelf = self._sys / "class" / "input"
        shelf.mkdir(parents=True, exist_ok=True)
        (shelf / f"event{self.number}").symlink_to(here / f"event{self.number}")

    def _show_usb(self) -> None:
        if self._interval is None:
            return
        interface = self.folder.parents[2]
        (interface.parent / "idVendor").write_text("0079\n")
        (interface.parent / "speed").write_text(f"{self._speed}\n")
        for name, way, number in (("ep_02", "out", 1), ("ep_81", "in", self._interval)):
            (interface / name).mkdir(exist_ok=True)
            facts = {"direction": way, "type": "Interrupt", "bInterval": f"{number:02x}"}
            for file, text in facts.items():
                (interface / name / file).write_text(f"{text}\n")

    def unplug(self) -> None:
        self.gone = True
        (self._sys / "class" / "input" / f"event{self.number}").unlink()
        for reader in [*self.readers.values()]:
            reader.wake()
        self.readers.clear()
        self.grabbed_by = None
        self.down.clear()

    def key(self, code: int, on: bool, at_us: int) -> None:
        """Report a key, as the kernel does: a key that is down is not pressed again."""
        if self.gone or (code in self.down) == on:
            return
        (self.down.add if on else self.down.discard)(code)
        self.report([(EV_KEY, code, int(on))], at_us)

    def push(self, axis: int, value: int, at_us: int) -> None:
        _, least, most = self.axes[axis]
        self.axes[axis] = value, least, most
        self.report([(EV_ABS, axis, value)], at_us)

    def report(self, events: list[tuple[int, int, int]], at_us: int) -> None:
        data = b"".join(pack(at_us, *event) for event in (*events, (EV_SYN, 0, 0)))
        for fd, reader in [*self.readers.items()]:
            if self.grabbed_by in (None, fd):
                reader.send(data)

    def overrun(self, at_us: int) -> None:
        """Say that the buffer was full: what waited is gone, and one event is left."""
        for reader in [*self.readers.values()]:
            reader.drain()
            reader.send(pack(at_us, EV_SYN, DROPPED, 0))
        self.report([(EV_KEY, self.keys[0], int(self.keys[0] in self.down))], at_us)


class Reader:
    """One open file on a device."""

    def __init__(self) -> None:
        self._ours, theirs = socket.socketpair()
        self._ours.setblocking(False)
        self.fd = os.dup(theirs.fileno())
        os.set_blocking(self.fd, False)
        theirs.close()
        self.monotonic = False

    def send(self, data: bytes) -> None:
        self._ours.send(data)

    def written(self) -> bytes:
        try:
            return self._ours.recv(4096)
        except BlockingIOError:
            return b""

    def drain(self) -> None:
        try:
            while os.read(self.fd, 4096):
                pass
        except BlockingIOError:
            return

    def wake(self) -> None:
        self._ours.close()


class InputKernel:
    """Stands where the driver calls the system; everything not about its devices is real."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.devices: list[InputDevice] = []
        self._open: dict[int, InputDevice] = {}
        patch.setattr(kernel, "os", self)
        patch.setattr(kernel, "ioctl", self.ioctl)

    def __getattr__(self, name: str) -> Any:
        return getattr(os, name)

    def add(self, device: InputDevice) -> InputDevice:
        self.devices.append(device)
        return device

    @property
    def held(self) -> bool:
        """Whether anything is still open."""
        return bool(self._open)

    def open(self, path: str, flags: int) -> int:
        assert flags & os.O_NONBLOCK, "a read would wait"
        device = next((d for d in self.devices if d.path == path and not d.gone), None)
        if device is None:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        if device.refuse is not None:
            raise device.refuse
        reader = Reader()
        device.readers[reader.fd] = reader
        self._open[reader.fd] = device
        return reader.fd

    def close(self, fd: int) -> None:
        device = self._open.pop(fd)
        reader = device.readers.pop(fd, None)
        if reader is not None:
            reader.wake()
        if device.grabbed_by == fd:
            device.grabbed_by = None
        os.close(fd)

    def read(self, fd: int, size: int) -> bytes:
        if self._open[fd].gone:
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))
        assert self._open[fd].readers[fd].monotonic, "stamps on another clock"
        assert size % EVENT.size == 0
        return os.read(fd, size)

    def write(self, fd: int, data: bytes) -> int:
        for _, _, kind, code, value in EVENT.iter_unpack(data):
            if kind == EV_LED:
                assert code in self._open[fd].leds
                self._open[fd].lit[code] = bool(value)
        return len(data)

    def ioctl(self, fd: int, request: int, argument: int | bytes) -> bytes:
        device = self._open[fd]
        if device.gone:
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))
        number, size = request & 0xFF, request >> 16 & 0x3FFF
        assert request >> 8 & 0xFF == ord("E")
        answers: dict[int, Callable[[], bytes]] = {
            0x18: lambda: self._keys(fd, size),
            0x21: lambda: bits(device.keys, size),
            0x23: lambda: bits(device.axes, size),
            0x31: lambda: bits(device.leds, size),
            0x90: lambda: self._grab(fd, argument),
            0xA0: lambda: self._clock(fd, argument),
        }
        if 0x40 <= number < 0x80:
            return struct.pack("6i", *device.axes[number - 0x40], 0, 0, 0)
        return answers[number]()

    def _keys(self, fd: int, size: int) -> bytes:
        device = self._open[fd]
        device.readers[fd].drain()
        return bits(device.down, size)

    def _grab(self, fd: int, argument: int | bytes) -> bytes:
        assert argument == 1
        device = self._open[fd]
        assert not device.down, "whoever watched this key would never hear that it was let go"
        if device.grabbed_by is not None:
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))
        device.grabbed_by = fd
        return b""

    def _clock(self, fd: int, argument: int | bytes) -> bytes:
        assert argument == struct.pack("i", 1), "not the table clock"
        self._open[fd].readers[fd].monotonic = True
        return b""


def pack(at_us: int, kind: int, code: int, value: int) -> bytes:
    """One event as the kernel writes it."""
    return EVENT.pack(at_us // 1_000_000, at_us % 1_000_000, kind, code, value)


def bits(codes: Iterable[int], size: int) -> bytes:
    return sum(1 << code for code in codes).to_bytes(size, "little")


def bitmap(codes: Iterable[int]) -> str:
    """Codes as /sys shows them: words of the machine's size, the last of them first."""
    number, words = sum(1 << code for code in codes), []
    word = 8 * struct.calcsize("l")
    while number:
        words.append(f"{number & (1 << word) - 1:x}")
        number >>= word
    return " ".join(reversed(words)) or "0"
