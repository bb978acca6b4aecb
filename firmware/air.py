"""The wire without a cable: the same frames in sealed datagrams, over Wi-Fi.

A board that nobody has answered for a while calls into its network once a second; the host that
holds its key answers. Nothing here waits: a network that is away costs a look once a second.
"""

import select

from port import looker
from sealing import BoardSession

CALL_MS = 1000
CONFIRM_MS = 100
ALONE_MS = 1500
"""A host asks for the time many times in this."""
MOST = 1024
FIRST_PORT, PORTS = 49152, 16384
EVERYBODY = "255.255.255.255"


def port_number(board_id):
    """Give the port of a board that names none: its own, so that many boards share one host."""
    return FIRST_PORT + (board_id[-2] << 8 | board_id[-1]) % PORTS


class AirPort:
    """Looks to the board like the USB port: bytes in, bytes out, and when they came."""

    def __init__(self, network, sock, session, clock_ms, ticks_us, host, poll=select.poll):
        self._network = network
        self._socket = sock
        self._readable = looker(poll(), sock, select.POLLIN)
        self._session = session
        self._ms = clock_ms
        self._ticks_us = ticks_us
        self._calls = self._host = host
        self._waiting = b""
        self._prepared = None
        self._confirmed = False
        self._heard = self._called = clock_ms() - ALONE_MS
        self.came = 0
        self.written = 0

    def read(self, most, fresh):
        """Give a frame of what has come; all frames of a datagram came with its first byte."""
        if not self._waiting and not self._receive():
            return b""
        end = self._waiting.find(b"\0", 1 if fresh else 0) + 1 or len(self._waiting)
        data, self._waiting = self._waiting[:end], self._waiting[end:]
        return data

    def prepare(self, data):
        """Seal what is to be written next, so that nothing but sending follows its stamp."""
        if self._session.open:
            self._prepared = data, self._session.seal(data)

    def write(self, data):
        """Send one datagram; without a host it goes nowhere, as into a cable that is unplugged."""
        if self._session.open:
            prepared, self._prepared = self._prepared, None
            fits = prepared is not None and prepared[0] == data
            self._send(prepared[1] if fits else self._session.seal(data))
        self.written += len(data)
        return len(data)

    def prove(self, written):
        """Take note of nothing: a datagram needs no room."""

    def _receive(self):
        for _ in self._readable(0):
            break
        else:
            self._call()
            return False
        came = self._ticks_us()
        try:
            data, sender = self._socket.recvfrom(MOST)
        except OSError:
            return False
        read = self._session.unseal(data)
        if read is None:
            return False
        payload, stranger = read
        if stranger is not None:
            self._send(self._session.introduction(stranger), sender)
            return False
        self._host, self._heard, self.came = sender, self._ms(), came
        self._waiting = payload
        if payload:
            self._confirmed = True
            return True
        self._confirm()
        return False

    def _confirm(self):
        """Tell a host that it was heard: before that it says nothing."""
        self._confirmed = False
        self._called = self._ms()
        self._send(self._session.seal(b""))

    def _call(self):
        """Say who is here while no host answers."""
        now = self._ms()
        if self._session.open and now - self._heard >= ALONE_MS:
            self._session.lost()
            self._host = self._calls
        if self._session.open:
            if not self._confirmed and now - self._called >= CONFIRM_MS:
                self._confirm()
        elif now - self._called >= CALL_MS and self._network.isconnected():
            self._called = now
            self._send(self._session.introduction())

    def _send(self, data, to=None):
        try:
            self._socket.sendto(data, to or self._host)
        except OSError:
            # The network is away: what is not acknowledged is sent again.
            return


def open_air(wifi, board_id, nonce, clock_ms, ticks_us):
    """Join the network that board.json names, and give the port. Joining goes on by itself."""
    import socket

    import network

    station = network.WLAN(network.STA_IF)
    station.active(True)
    # A radio that sleeps between beacons answers 100 ms late, and the clock would be as unsure.
    station.config(pm=network.WLAN.PM_NONE)
    station.connect(wifi.ssid, wifi.key)
    number = wifi.port or port_number(board_id)
    sock = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    sock.setsockopt(socket.SOL_SOCKET, 0x20, 1)
    sock.bind(("0.0.0.0", number))
    sock.setblocking(False)
    session = BoardSession(wifi.secret, board_id, nonce)
    return AirPort(station, sock, session, clock_ms, ticks_us, (wifi.host or EVERYBODY, number))
