"""The board: joins its parts, and one pass of its loop."""

import gc
import struct

from commands import Commands
from edges import Edges
from frames import Decoder
from levels import Levels
from link import Link
from outbox import Outbox
from port import INTERRUPT
from ring import Ring
from store import EdgeStore
from ticks import MASK, Clock
from wiring import connect

READ_MOST = 64
FRAMES_MOST = 4
"""So many frames of the host are heard in a pass, before contacts are looked at again."""
HOUSEKEEPING_MS = 1000
SOME, MUCH, TOO_MUCH = 30, 75, 95
"""After so many frames of the host garbage is collected, before MicroPython must do it: when a play
is just over, while nobody plays, and in the middle of one. It takes 9 ms; so would asking how much
there is, hence frames are counted, which leave behind 1.5 KB each at the most."""
OVER_MS = 300
LONG_OVER_MS = OVER_MS + HOUSEKEEPING_MS
"""A play is just over between these after the last contact: nobody slaps twice so soon."""
ALONE_US = 2_000_000
"""A host that plays says something several times a second."""


class Board:
    """Everything between the pins and the port."""

    def __init__(self, config, machine, port, ticks_us, identity, battery=None):
        self._machine = machine
        self._port = port
        self.clock = Clock(ticks_us)
        self.store = EdgeStore(len(config.inputs))
        self.ring = Ring(config.ring)
        self.levels = Levels(len(config.inputs))
        self.parts = connect(config, machine, self.store, ticks_us)
        self.link = Link(identity, self.clock, self.ring, Outbox(port))
        self.link.describe(_pairs(config.inputs), _pairs(config.lamps))
        self.decoder = Decoder()
        self._edges = Edges(
            self.store, self.clock, self.parts.buttons, self.said, self.ring.lose, self.levels
        )
        self._commands = Commands(
            self.link, self.parts.lamps, self.clock, self.status, self.settle, battery
        )
        if battery is not None:
            self.parts.sensors.append(battery)
        self._heard = -ALONE_US
        self._came = 0
        self._pass_began = self._sure = self.clock.raw
        self._housekeeping = self.clock.ms
        self._moved = self.clock.ms - LONG_OVER_MS
        self._litter = 0
        self._longest = 0

    def start(self):
        """Learn how the contacts stand, and let them interrupt."""
        triggers = self._machine.Pin.IRQ_RISING | self._machine.Pin.IRQ_FALLING
        # Most of what was needed to build all this is garbage by now.
        gc.collect()
        for place, button in self.parts.buttons:
            self.levels.start(place, button.level())
            button.listen(triggers)

    def said(self, place, on, t_us, u_us, bounces=0, span_us=0):
        """Make an event of a change."""
        self.levels.went(place, on, t_us)
        self.ring.add(place, on, t_us, u_us, bounces, span_us)
        self._moved = self.clock.ms

    def settle(self, settle_us):
        """Take the host's word for how long a contact may bounce: no longer than its hold-off."""
        self.store.settle(settle_us)

    def step(self):
        """Go round once: contacts first, and what they say goes out before anything else."""
        clock, store = self.clock, self.store
        clock.look()
        before, self._pass_began = self._pass_began, clock.raw
        took = (clock.raw - before) & MASK
        if took > self._longest:
            self._longest = took
        self._sure = before
        if self._edges.settling or store.waiting:
            self._tell()
        self._feel()
        self._listen()
        self.link.step()
        self._feel()
        for sensor in self.parts.sensors:
            if store.waiting:
                return
            sensor.step(self)
        for lamp in self.parts.lamps:
            if lamp.due is not None:
                lamp.tick(clock.now())
        if clock.ms >= self._housekeeping and not store.waiting:
            self._tidy()

    def status(self):
        """Give STATUS's body, and begin to time the loop anew."""
        longest, self._longest = self._longest, 0
        dropped = min(self.decoder.dropped, 0xFFFF)
        head = struct.pack("<HIHI", dropped, self.ring.lost, self.ring.used, longest)
        return head + bytes((len(self.levels.on),)) + self.levels.report(self.clock.now())

    def _tell(self):
        """Send what contacts have done: whatever else there is to do waits for that."""
        self._edges.step(self._machine, self._sure)
        self.link.step()

    def _feel(self):
        """Look at the pads on pins: their doubt is the time between two looks, and a frame of the
        host takes longer than they do."""
        store = self.store
        for pad in self.parts.pads:
            if store.waiting:
                return
            pad.step(self)

    def _listen(self):
        """Hear the host; a question about time is answered before the next is heard."""
        decoder, store = self.decoder, self.store
        for _ in range(FRAMES_MOST):
            fresh = decoder.fresh
            data = self._port.read(READ_MOST, fresh)
            if not data:
                return
            self._litter += 1
            if fresh:
                self._came = self.clock.extend(self._port.came)
            if store.waiting:
                self._tell()
            for kind, body in decoder.feed(data):
                self._heard = self._came
                self._commands.take(kind, body, self._came)
                if store.waiting:
                    self._tell()
                self.link.step()
                self._feel()
            if self._came - self._heard >= ALONE_US and decoder.pending() == INTERRUPT:
                raise KeyboardInterrupt
            if store.waiting:
                return

    def _tidy(self):
        """Do once a second what need not be done at once."""
        self._housekeeping = self.clock.ms + HOUSEKEEPING_MS
        self.ring.expire(self.clock.now())
        if not self.ring.used and self._litter > self._bearable():
            self._litter = 0
            gc.collect()

    def _bearable(self):
        """Give after how many frames garbage is collected now."""
        since = self.clock.ms - self._moved
        if since < OVER_MS:
            return TOO_MUCH
        return SOME if since < LONG_OVER_MS else MUCH


def _pairs(places):
    """Give the (seat, kind) of each place, as HELLO carries them."""
    return b"".join([bytes(place[:2]) for place in places])
