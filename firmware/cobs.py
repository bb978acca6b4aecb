"""Consistent overhead byte stuffing: no zero inside a frame, so that a zero can end it."""

LONGEST = 254


def stuff(frame, end):
    """Stuff in place what stands from the second byte to `end`; the first byte is free for it."""
    at = 0
    while True:
        zero = frame.find(b"\0", at + 1, end)
        if zero < 0:
            frame[at] = end - at
            return
        frame[at] = zero - at
        at = zero


def encode(payload):
    """Stuff a payload of 253 bytes at the most; it gets one byte longer."""
    if len(payload) >= LONGEST:
        raise ValueError("a frame carries 253 bytes at the most")
    frame = bytearray(1) + payload
    stuff(frame, len(frame))
    return bytes(frame)


def decode(stuffed):
    """Give the payload back, or None if this never was one."""
    size = len(stuffed)
    if not 0 < size <= LONGEST:
        return None
    parts = []
    at = 0
    while at < size:
        code = stuffed[at]
        if code == 0 or at + code > size:
            return None
        parts.append(stuffed[at + 1 : at + code])
        at += code
    return b"\0".join(parts)
