"""Frames on their way out. Bounded: what does not fit is not taken, and its owner tries later."""

LIMIT = 512
NEARLY_EMPTY = 64


class Outbox:
    """A queue of bytes between frames and a port that may be full; `held` is what waits."""

    def __init__(self, port, limit=LIMIT):
        self._port = port
        self._limit = limit
        self.held = b""

    @property
    def nearly_empty(self):
        """Whether events may be added without keeping an answer about time waiting."""
        return len(self.held) < NEARLY_EMPTY

    @property
    def end(self):
        """How many bytes will have been written when all that is held is out."""
        return self._port.written + len(self.held)

    def put(self, frame):
        """Take a whole frame or nothing. After a pause a zero ends whatever rubbish came before."""
        if not self.held:
            frame = b"\0" + frame
        if len(self.held) + len(frame) > self._limit:
            return False
        self.held += frame
        return True

    def prepare(self):
        """Let the port do beforehand what can be done before what is held is written."""
        self._port.prepare(self.held)

    def flush(self):
        """Hand on what the port takes now."""
        if self.held:
            self.held = self.held[self._port.write(self.held) :]

    def prove(self, end):
        """Take note that the host has read up to here."""
        self._port.prove(end)
