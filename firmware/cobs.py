"""Consistent overhead byte stuffing: no zero inside a frame, so that a zero can end it."""

from quick import best

LONGEST = 254

STUFF = """
def stuff(frame: ptr8, end: int):
    at = 0
    n = 1
    while n < end:
        if frame[n + 0] == 0:
            frame[at + 0] = n - at
            at = n
        n += 1
    frame[at + 0] = end - at
"""
"""Stuffs in place what stands from the second byte to `end`; the first byte is free for it."""

UNSTUFF = """
def unstuff(stuffed: ptr8, size: int, out: ptr8) -> int:
    at = 0
    used = 0
    while at < size:
        code = stuffed[at + 0]
        if code == 0:
            return -1
        if at + code > size:
            return -1
        if at:
            out[used + 0] = 0
            used += 1
        n = 1
        while n < code:
            out[used + 0] = stuffed[at + n]
            used += 1
            n += 1
        at += code
    return used
"""
"""Puts the payload into `out` and gives its length, or -1 if this never was one."""


def _trial(stuff, unstuff):
    frame = bytearray(b"\0\5\0\0\7\0\0\0")
    stuff(frame, 7)
    out = bytearray(8)
    found = [unstuff(frame, size, out) for size in (0, 1, 2, 7, 8)]
    return frame, out, found


stuff, unstuff = best((STUFF, UNSTUFF), ("stuff", "unstuff"), _trial)


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
    out = bytearray(size)
    used = unstuff(stuffed, size, out)
    return None if used < 0 else bytes(out[:used])
