"""The board: joins its parts, and one pass of its loop."""

import struct

from commands import Commands
from edges import Edges
from frames import Decoder
from levels import Levels
from link import Link
from outbox import Outbox
from ring import Ring
from store import EdgeStore
from ticks import Clock
from wiring import connect

READ_MOST = 64
CTRL_C = 3
INTERRUPT = b"\r\x03"
"""How mpremote asks for the prompt. No frame of a host begins so."""
ALONE_US = 2_000_000
"""A host that plays says something several times a second."""


class Board:
    """Everything between the pins and the port."""

    def __init__(self, config, machine, port, ticks_us, identity):
        self._machine = machine
        self._port = port
        self.clock = Clock(ticks_us)
        self.store = EdgeStore()
        self.ring = Ring(config.ring)
        self.levels = Levels(len(config.inputs))
        self.parts = connect(config, machine, self.store, ticks_us)
        self.link = Link(identity, self.clock, self.ring, Outbox(port))
        self.link.describe(_pairs(config.inputs), _pairs(config.lamps))
        self.decoder = Decoder()
        self._edges = Edges(
            self.store, self.clock, self.parts.buttons, self.said, self.ring.lose, self.levels
        )
        self._commands = Commands(self.link, self.parts.lamps, self.clock, self.status)
        self._heard = -ALONE_US
        self._pass_began = self.clock.now()
        self._longest = 0

    def start(self):
        """Learn how the contacts stand, and let them interrupt."""
        triggers = self._machine.Pin.IRQ_RISING | self._machine.Pin.IRQ_FALLING
        for place, button in self.parts.buttons:
            self.levels.start(place, button.level())
            button.listen(triggers)

    def said(self, place, on, t_us, u_us):
        """Make an event of a change."""
        self.levels.went(place, on, t_us)
        self.ring.add(place, on, t_us, u_us)

    def step(self):
        """Go round once."""
        self._time_the_pass()
        self._edges.step(self._machine)
        now = self.clock.now()
        for sensor in self.parts.sensors:
            sensor.step(now, self)
        for lamp in self.parts.lamps:
            lamp.tick(now)
        self._listen()
        self.ring.expire(self.clock.now())
        self.link.step()

    def status(self):
        """Give STATUS's body, and begin to time the loop anew."""
        longest, self._longest = self._longest, 0
        dropped = min(self.decoder.dropped, 0xFFFF)
        head = struct.pack("<HIHI", dropped, self.ring.lost, self.ring.used, longest)
        return head + bytes((len(self.levels.on),)) + self.levels.report(self.clock.now())

    def _listen(self):
        data = self._port.read(READ_MOST, CTRL_C)
        if not data:
            return
        came = self.clock.now()
        for kind, body in self.decoder.feed(data):
            self._heard = came
            self._commands.take(kind, body, came)
        if came - self._heard >= ALONE_US and self.decoder.pending() == INTERRUPT:
            raise KeyboardInterrupt

    def _time_the_pass(self):
        now = self.clock.now()
        self._longest = max(self._longest, now - self._pass_began)
        self._pass_began = now


def _pairs(places):
    """Give the (seat, kind) of each place, as HELLO carries them."""
    return b"".join([bytes(place[:2]) for place in places])
