"""What joins a host to a board: a serial port or, without a cable, sealed datagrams."""

from typing import Final, Protocol

from companion.language import say
from hw.drivers.seat_board_air import AirLine, address_of, is_air
from hw.drivers.seat_board_port import Port


class Line(Protocol):
    """Bytes both ways that never wait."""

    device: str

    @property
    def fd(self) -> int:
        """The file that becomes readable when something has come."""

    def read(self) -> bytes:
        """Take what waits."""

    def write(self, data: bytes) -> int:
        """Send what fits now, and say how much that was."""

    def close(self) -> None:
        """Give it back."""


USB_US: Final = 8_000
"""How late an edge may come and still end its hold-off at once: the board's loop, then USB."""
AIR_US: Final = 30_000
"""The same without a cable: a datagram that was lost comes again after 50 ms, most come in 10."""


def open_port(port: str) -> Line:
    """Open the line that a table's profile names."""
    return AirLine(port) if is_air(port) else Port(port)


def name_of(port: str) -> str:
    """Return what a port is called when people are told of it: never with its key."""
    return f"wifi:{address_of(port).board_id.hex()}" if is_air(port) else port


def grace_us(port: str) -> int:
    """Return how late an edge may come over this line."""
    return AIR_US if is_air(port) else USB_US


def flashing(port: str) -> str:
    """Say how to install the firmware on the board at this port."""
    if is_air(port):
        return say("hardware-plug-install-firmware-companion-boards")
    return say("hardware-install-firmware-companion-boards-flash", port=port)
