"""What each input was last said to be, so that its edges alternate, and how well it is."""

WELL = 0
STUCK = 1
UNREADABLE = 2
OUT_OF_RANGE = 3
TOO_MUCH_CURRENT = 4

STUCK_US = 600_000_000
"""Nobody holds a button or covers a pile for ten minutes."""


class Levels:
    """The level and health of every input, by its place in HELLO's list."""

    def __init__(self, count):
        self.on = bytearray(count)
        self._since = [0] * count
        self._unreadable = bytearray(count)
        self._from_start = bytearray(count)
        # As STATUS carries it, kept up to date: to make it anew would hold the loop for 3 ms.
        self._report = bytearray(2 * count)

    def start(self, place, on):
        """Take the level at boot: what is on then is stuck until released, not a press."""
        self.on[place] = self._from_start[place] = self._report[2 * place] = 1 if on else 0

    def went(self, place, on, now):
        """Note a level that was said."""
        self.on[place] = self._report[2 * place] = 1 if on else 0
        self._from_start[place] = 0
        self._since[place] = now

    def can_be_read(self, place, health):
        """Note whether it can be measured: 0, or the health that says why not."""
        self._unreadable[place] = self._report[2 * place + 1] = health

    def health(self, place, now):
        """Give 0 well, 1 stuck, 2 unreadable, 3 out of range, 4 too much current."""
        if self._unreadable[place]:
            return self._unreadable[place]
        held = self.on[place] and now - self._since[place] >= STUCK_US
        return STUCK if held or self._from_start[place] else WELL

    def report(self, now):
        """Give (level, health) of all, as STATUS carries them; only what is on can be stuck."""
        out = bytearray(self._report)
        place = self.on.find(b"\1")
        while place >= 0:
            out[2 * place + 1] = self.health(place, now)
            place = self.on.find(b"\1", place + 1)
        return bytes(out)
