"""What the host may ask of a board, and who does it."""

import struct

import frames


class Commands:
    """Hands each frame of the host to its part of the board. Bodies have the right length."""

    def __init__(self, link, lamps, clock, status, settle, battery=None):
        self._link = link
        self._lamps = lamps
        self._clock = clock
        self._status = status
        self._settle = settle
        self._battery = battery
        self._does = {
            frames.GREET: self._greet,
            frames.ACK: self._ack,
            frames.SYNC: self._sync,
            frames.LAMP: self._lamp,
            frames.PING: self._ping,
            frames.TEST: self._test,
        }

    def take(self, kind, body, came_us):
        """Do it; what is unknown is ignored, so that a newer host can say more."""
        if kind in self._does:
            self._does[kind](body, came_us)

    def _greet(self, body, came_us):
        self._settle(struct.unpack("<IH", body)[1])
        self._link.greet()

    def _ack(self, body, came_us):
        self._link.ack(*struct.unpack("<II", body))

    def _sync(self, body, came_us):
        self._link.sync(*struct.unpack("<HH", body), came_us)

    def _lamp(self, body, came_us):
        lamp, on_ms, off_ms, times = struct.unpack("<BHHB", body)
        if lamp < len(self._lamps):
            self._lamps[lamp].set(on_ms, off_ms, times, self._clock.now())

    def _ping(self, body, came_us):
        self._link.say(frames.PONG, body)

    def _test(self, body, came_us):
        self._link.say(frames.STATUS, self._status())
        if self._battery is not None and self._battery.mv is not None:
            self._link.say(frames.POWER, struct.pack("<H", self._battery.mv))
