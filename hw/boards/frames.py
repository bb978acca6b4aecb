"""Frames on a byte stream that may flip, lose or double bytes.

COBS keeps zero out of a frame, so that a zero always ends one and a decoder that lost its way is
right again after the next. The checksum decides what is believed; the rest is counted.
"""

import zlib
from typing import Final, NamedTuple

MOST_BYTES: Final = 254
"""The longest frame, type and checksum included: a decoder never keeps more."""
CRC_BYTES: Final = 4
_LONGEST_RUN: Final = 0xFF


class Frame(NamedTuple):
    """What arrived whole: its type and its body."""

    kind: int
    body: bytes


def encode(kind: int, body: bytes) -> bytes:
    """Make a frame, begun with a zero: that ends whatever rubbish came before it."""
    content = bytes((kind,)) + body
    content += zlib.crc32(content).to_bytes(CRC_BYTES, "little")
    if len(content) > MOST_BYTES:
        raise ValueError(f"a frame of {len(content)} bytes; at most {MOST_BYTES} fit")
    return b"\0" + stuff(content) + b"\0"


def stuff(content: bytes) -> bytes:
    """Encode by COBS: say where the zeros are instead of sending them."""
    stuffed = bytearray()
    for run in content.split(b"\0"):
        for at in range(0, len(run) + 1, _LONGEST_RUN - 1):
            part = run[at : at + _LONGEST_RUN - 1]
            stuffed.append(len(part) + 1)
            stuffed += part
    return bytes(stuffed)


def unstuff(stuffed: bytes) -> bytes | None:
    """Undo `stuff`; None if that cannot have made it."""
    content, at, end = bytearray(), 0, len(stuffed)
    while at < end:
        code = stuffed[at]
        if code == 0 or at + code > end:
            return None
        content += stuffed[at + 1 : at + code]
        at += code
        if code != _LONGEST_RUN and at < end:
            content.append(0)
    return bytes(content)


class Decoder:
    """Takes bytes as they come, gives whole frames; `dropped` counts what was not one."""

    def __init__(self) -> None:
        self._rest = bytearray()
        self._skipping = False
        self.dropped = 0

    def feed(self, data: bytes) -> list[Frame]:
        """Take some bytes and return the frames that they complete."""
        *ended, rest = data.split(b"\0")
        frames = []
        for piece in ended:
            self._keep(piece)
            if frame := self._end():
                frames.append(frame)
        self._keep(rest)
        return frames

    def reset(self) -> None:
        """Forget half a frame: the rest of it went with the cable."""
        self._rest.clear()
        self._skipping = False

    def _keep(self, piece: bytes) -> None:
        if self._skipping or len(self._rest) + len(piece) > MOST_BYTES + 2:
            self._skipping = True
            self._rest.clear()
        else:
            self._rest += piece

    def _end(self) -> Frame | None:
        stuffed, skipped = bytes(self._rest), self._skipping
        self.reset()
        if not stuffed and not skipped:
            return None
        frame = None if skipped else _checked(unstuff(stuffed))
        self.dropped += frame is None
        return frame


def _checked(content: bytes | None) -> Frame | None:
    """Return the frame if its checksum fits its content, else None."""
    if content is None or not CRC_BYTES < len(content) <= MOST_BYTES:
        return None
    told = int.from_bytes(content[-CRC_BYTES:], "little")
    if zlib.crc32(content[:-CRC_BYTES]) != told:
        return None
    return Frame(content[0], content[1:-CRC_BYTES])
