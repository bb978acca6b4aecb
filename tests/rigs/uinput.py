"""A USB device made of nothing: the kernel's uinput, whose keys we press with a write.

Everything between that write and the driver is the kernel's own: its stamps, its buffer, its files.
"""

import fcntl
import os
import struct
from types import TracebackType
from typing import Final, NamedTuple, Self

from hw.clock import now_us
from tests.hw.rigs.input_kernel import EV_KEY, EV_LED, EV_SYN, EVENT, VIRTUAL_BUS

PATH: Final = "/dev/uinput"
_SETUP = struct.Struct("4H80sI")


def _request(number: int, size: int = 0) -> int:
    return (1 << 30 if size else 0) | size << 16 | ord("U") << 8 | number


_CREATE, _DESTROY, _DESCRIBE = _request(1), _request(2), _request(3, _SETUP.size)
_EVENT_BIT, _KEY_BIT, _LED_BIT = (_request(number, 4) for number in (100, 101, 105))


class Written(NamedTuple):
    """A press or release, and between which two instants it truly was."""

    code: int
    on: bool
    after_us: int
    before_us: int


class VirtualKeys:
    """A device with these keys and LEDs, there while this is open."""

    def __init__(self, name: str, keys: tuple[int, ...], leds: tuple[int, ...] = ()) -> None:
        self._name, self._keys, self._leds = name, keys, leds

    def __enter__(self) -> Self:
        self._fd = os.open(PATH, os.O_RDWR | os.O_NONBLOCK | os.O_CLOEXEC)
        for kind in (EV_KEY, EV_LED) if self._leds else (EV_KEY,):
            fcntl.ioctl(self._fd, _EVENT_BIT, kind)
        for bit, codes in ((_KEY_BIT, self._keys), (_LED_BIT, self._leds)):
            for code in codes:
                fcntl.ioctl(self._fd, bit, code)
        about = _SETUP.pack(VIRTUAL_BUS, 0x1209, 0x0001, 1, self._name.encode(), 0)
        fcntl.ioctl(self._fd, _DESCRIBE, about)
        fcntl.ioctl(self._fd, _CREATE)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        fcntl.ioctl(self._fd, _DESTROY)
        os.close(self._fd)

    def key(self, code: int, on: bool) -> Written:
        """Press a key or let go of it, in one write."""
        data = EVENT.pack(0, 0, EV_KEY, code, int(on)) + EVENT.pack(0, 0, EV_SYN, 0, 0)
        after_us = now_us()
        os.write(self._fd, data)
        return Written(code, on, after_us, now_us() + 1)

    def lit(self) -> dict[int, bool]:
        """Return which LEDs were set since this was last asked."""
        try:
            data = os.read(self._fd, 64 * EVENT.size)
        except BlockingIOError:
            return {}
        events = EVENT.iter_unpack(data)
        return {code: bool(value) for _, _, kind, code, value in events if kind == EV_LED}
