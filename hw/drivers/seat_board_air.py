"""A board without a cable: its bytes come in sealed datagrams, over UDP.

Looks to the driver like a serial port. A board calls until it is answered, so a host needs to know
its id and its key, and nothing of where it is.
"""

import errno
import os
import re
import socket
from typing import Final, NamedTuple

from companion.language import say
from hw.boards.sealing import NONCE_BYTES, HostSession
from hw.errors import ConfigurationError, blame

_ADDRESS: Final = re.compile(r"wifi:([0-9a-f]{16}):([0-9a-f]{64})(?:@(\d{1,5}))?", re.IGNORECASE)
FIRST_PORT, PORTS = 49_152, 16_384
MOST_BYTES: Final = 1_200
"""What goes into one datagram: no network splits it."""
MOST_DATAGRAMS: Final = 64
"""So many are read at once; a storm of strangers must not keep the table."""


class Address(NamedTuple):
    """Which board, with which key, on which port of this machine."""

    board_id: bytes
    key: bytes
    number: int


def is_air(port: str) -> bool:
    """Tell whether a port is meant to be a board without a cable."""
    return port.lower().startswith("wifi:")


def address_of(port: str) -> Address:
    """Read `wifi:BOARD_ID:KEY`, with `@PORT` behind it if the board's board.json names one."""
    found = _ADDRESS.fullmatch(port)
    if found is None:
        raise ConfigurationError(say("hardware-seat-board-wifi-expected-wifi"))
    board_id = bytes.fromhex(found[1])
    own = FIRST_PORT + int.from_bytes(board_id[-2:], "big") % PORTS
    return Address(board_id, bytes.fromhex(found[2]), int(found[3]) if found[3] else own)


class AirLine:
    """An open line to one board; it never waits, and what is not for it is not believed."""

    def __init__(self, port: str) -> None:
        address = address_of(port)
        self.device = f"wifi:{address.board_id.hex()}"
        self._where = say("hardware-udp-port", number=address.number)
        self.session = HostSession(address.key, address.board_id, os.urandom(NONCE_BYTES))
        self._far: tuple[str, int] | None = None
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        try:
            self._socket.bind(("0.0.0.0", address.number))
        except OSError as error:
            self._socket.close()
            raise blame(self._where, error) from error

    @property
    def fd(self) -> int:
        """The file that becomes readable when a datagram has come."""
        return self._socket.fileno()

    def read(self) -> bytes:
        """Take the frames of the datagrams that wait, none if none do."""
        frames = bytearray()
        for _ in range(MOST_DATAGRAMS):
            try:
                data, far = self._socket.recvfrom(2_048)
            except OSError as error:
                if error.errno in (errno.EAGAIN, errno.EINTR):
                    break
                continue
            frames += self._hear(data, far)
        return bytes(frames)

    def write(self, data: bytes) -> int:
        """Send frames, whole ones in each datagram; without a board they go nowhere."""
        if data and self.session.open and self._far is not None:
            for part in _parts(data):
                self._send(self.session.seal(part), self._far)
        return len(data)

    def close(self) -> None:
        """Give the port back."""
        self._socket.close()

    def _hear(self, data: bytes, far: tuple[str, int]) -> bytes:
        read = self.session.unseal(data)
        if read is None:
            return b""
        if read.answer is not None:
            self._send(self.session.seal(b"", read.answer), far)
        else:
            self._far = far
        if self._far is None or not self.session.open:
            self._far = far
        return read.payload

    def _send(self, data: bytes, far: tuple[str, int]) -> None:
        try:
            self._socket.sendto(data, far)
        except OSError:
            # No network for the moment: what matters is said again.
            return


def _parts(data: bytes) -> list[bytes]:
    """Cut frames into datagrams: between two frames, never within one."""
    parts: list[bytes] = []
    while len(data) > MOST_BYTES:
        end = data.rfind(b"\0\0", 0, MOST_BYTES) + 1
        end = end or data.rfind(b"\0", 0, MOST_BYTES) + 1 or len(data)
        parts.append(data[:end])
        data = data[end:]
    return [*parts, data]
