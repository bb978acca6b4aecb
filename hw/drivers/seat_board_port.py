"""A serial port through pyserial, with the library's errors translated, and where boards are.

Apart from the driver so that everything that touches the library fits on one screen.
"""

import errno
import re
import select
from typing import Any, Final, NamedTuple

from companion.language import say
from hw.errors import DeviceGone, HardwareError, blame
from hw.extras import load

DRIVER: Final = "seat board"
EXTRA: Final = "boards"
VENDOR: Final = 0x2E8A
"""The USB vendor of RP2040 boards: nobody else's device is greeted unasked."""
CHUNK: Final = 4096
_BOARD_ID = re.compile(r"[0-9a-f]{16}", re.ASCII | re.IGNORECASE)


class Found(NamedTuple):
    """A port at which a board may be: its device, and its USB serial number (the board id)."""

    device: str
    serial_number: str


def found_ports() -> list[Found]:
    """Every RP2040 that is plugged in now."""
    list_ports = load(DRIVER, "serial.tools.list_ports", EXTRA)
    return [
        Found(port.device, (port.serial_number or "").lower())
        for port in sorted(list_ports.comports(), key=lambda port: str(port.device))
        if port.vid == VENDOR
    ]


def is_board_id(port: str) -> bool:
    """Tell whether a port is named by the board's id, the 16 digits of its USB serial number."""
    return _BOARD_ID.fullmatch(port) is not None


def device_of(port: str) -> str:
    """Return where a port is now: a board id is looked up among what is plugged in."""
    if not is_board_id(port):
        return port
    for found in found_ports():
        if found.serial_number == port.lower():
            return found.device
    raise DeviceGone(say("hardware-no-board-id-plugged-try", driver=DRIVER, port=port))


class Port:
    """An open serial port that never waits."""

    def __init__(self, port: str) -> None:
        serial = load(DRIVER, "serial", EXTRA)
        self.device = device_of(port)
        self._where = say("hardware-serial-port", device=self.device)
        try:
            self._serial: Any = serial.Serial(
                self.device, timeout=0, write_timeout=0, exclusive=True
            )
        except (OSError, ValueError) as error:
            raise self._translate(error) from error

    @property
    def fd(self) -> int:
        """The file that becomes readable when bytes have come."""
        return int(self._serial.fileno())

    def read(self) -> bytes:
        """Take the bytes that wait, none if none do."""
        try:
            return bytes(self._serial.read(CHUNK))
        except OSError as error:
            raise self._translate(error) from error

    def write(self, data: bytes) -> int:
        """Send what fits now, and say how much that was: pyserial would spin on a full port."""
        try:
            _, ready, _ = select.select([], [self.fd], [], 0)
            return int(self._serial.write(data)) if ready and data else 0
        except OSError as error:
            raise self._translate(error) from error

    def close(self) -> None:
        """Give the port back, also one whose device is gone."""
        try:
            self._serial.close()
        except OSError:
            return

    def _translate(self, error: OSError | ValueError) -> HardwareError:
        if not isinstance(error, OSError):
            return DeviceGone(f"{self._where}: {error}")
        if error.errno in (errno.EAGAIN, errno.EBUSY):
            error = OSError(errno.EBUSY, "busy")
        return blame(self._where, error)
