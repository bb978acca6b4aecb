"""A lamp that blinks by itself, so that no blink costs a frame."""

MS = 1000


class Lamp:
    """One lamp on one pin: on, off, or so long on and off, so many times (0: for ever)."""

    def __init__(self, pin):
        self._pin = pin
        self._lit = False
        self._pattern = (0, 0)
        self._left = 0
        self.due = None
        pin.value(0)

    def set(self, on_ms, off_ms, times, now):
        """Begin a pattern: steady if it has no off, dark if it has no on."""
        self._pattern = on_ms * MS, off_ms * MS
        self._left = times
        self._light(on_ms > 0)
        self.due = now + on_ms * MS if on_ms and off_ms else None

    def tick(self, now):
        """Switch when it is time to."""
        if self.due is None or now < self.due:
            return
        if self._lit and self._left == 1:
            self.due = None
        else:
            self.due += self._pattern[1 if self._lit else 0]
            if self._lit and self._left:
                self._left -= 1
        self._light(not self._lit)

    def _light(self, lit):
        self._lit = lit
        self._pin.value(1 if lit else 0)
