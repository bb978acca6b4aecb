"""Frames on the wire: sealed with a CRC, taken apart again, resynchronised at every zero byte."""

import struct
from binascii import crc32

import cobs

HELLO = 0x01
EVENTS = 0x02
LOST = 0x03
SYNCED = 0x04
PONG = 0x05
STATUS = 0x06
LOG = 0x07
STAMPS = 0x08
POWER = 0x09

GREET = 0x81
ACK = 0x82
SYNC = 0x83
LAMP = 0x84
PING = 0x85
TEST = 0x86

HOST_BODIES = {GREET: 6, ACK: 8, SYNC: 4, LAMP: 6, PING: 2, TEST: 0}
"""How long the body of each frame from the host is."""

CRC_BYTES = 4


def seal(kind, body):
    """Make a frame, with the zero byte that ends it."""
    end = len(body) + 2
    if end + CRC_BYTES > cobs.LONGEST:
        raise ValueError("a frame carries 253 bytes at the most")
    frame = bytearray(end + CRC_BYTES + 1)
    frame[1] = kind
    frame[2:end] = body
    struct.pack_into("<I", frame, end, crc32(memoryview(frame)[1:end]))
    cobs.stuff(frame, end + CRC_BYTES)
    return frame


def open_frame(stuffed):
    """Give (kind, body) of what stood between two zeros, or None if it is no frame."""
    payload = cobs.decode(stuffed)
    if payload is None or len(payload) <= CRC_BYTES:
        return None
    inner = payload[:-CRC_BYTES]
    if struct.unpack("<I", payload[-CRC_BYTES:])[0] != crc32(inner):
        return None
    return inner[0], inner[1:]


class Decoder:
    """Bytes in, frames out. Its memory is bounded, whatever comes in."""

    def __init__(self, bodies=HOST_BODIES):
        self._bodies = bodies
        self._held = bytearray(cobs.LONGEST)
        self._used = 0
        self._too_long = False
        self.dropped = 0

    def pending(self):
        """Give what has come since the last zero."""
        return bytes(self._held[: self._used])

    @property
    def fresh(self):
        """Whether the next byte begins a frame."""
        return not self._used and not self._too_long

    def feed(self, data):
        """Take bytes as they come; give the frames they complete, as a list of (kind, body)."""
        frames = []
        start = 0
        while True:
            end = data.find(b"\0", start)
            if end < 0:
                self._hold(data, start, len(data))
                return frames
            self._hold(data, start, end)
            frame = self._finish()
            if frame is not None:
                frames.append(frame)
            start = end + 1

    def _hold(self, data, start, end):
        size = end - start
        if self._used + size > len(self._held):
            self._too_long = True
        elif size:
            self._held[self._used : self._used + size] = data[start:end]
            self._used += size

    def _finish(self):
        stuffed, too_long = self.pending(), self._too_long
        self._used, self._too_long = 0, False
        if not stuffed and not too_long:
            return None
        frame = None if too_long else open_frame(stuffed)
        if frame is None or self._bodies.get(frame[0], len(frame[1])) != len(frame[1]):
            self.dropped += 1
            return None
        return frame
