"""Frames on their way out. Bounded: what does not fit is not taken, and its owner tries later."""

LIMIT = 512
NEARLY_EMPTY = 64


class Outbox:
    """A queue of bytes between frames and a port that may be full."""

    def __init__(self, port, limit=LIMIT):
        self._port = port
        self._limit = limit
        self._held = b""

    @property
    def empty(self):
        """Whether what is put in now goes out at once."""
        return not self._held

    @property
    def nearly_empty(self):
        """Whether events may be added without keeping an answer about time waiting."""
        return len(self._held) < NEARLY_EMPTY

    def put(self, frame):
        """Take a whole frame or nothing. After a pause a zero ends whatever rubbish came before."""
        if not self._held:
            frame = b"\0" + frame
        if len(self._held) + len(frame) > self._limit:
            return False
        self._held += frame
        return True

    def flush(self):
        """Hand on what the port takes now."""
        if self._held:
            self._held = self._held[self._port.write(self._held) :]
