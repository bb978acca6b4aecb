"""A jig that plays the players: switches its channels on schedule, and says when it did.

Lines of text both ways, so that a terminal is enough to try it (docs/hil-rig.md):

    hello                        ->  jig 1 CHANNELS
    time N                       ->  time N NOW
    plan N AT CHANNEL LEVEL      ->  plan N, and when it is done: did N BEFORE AFTER
    clear                        ->  clear; everything off, nothing planned

Times are this board's microseconds since boot. BEFORE and AFTER are read around the one write.
"""

from ticks import Clock

VERSION = 1
MOST_PLANNED = 256
MOST_CHARS = 64
SPIN_US = 2000
"""So close to a planned instant the jig does nothing but wait for it."""


class RefusedError(Exception):
    """A line that cannot be obeyed; its words say why."""


class Jig:
    """Channels are pins, high for on; `port` has read() and write() of bytes that never block."""

    def __init__(self, machine, port, ticks_us, pins):
        self._pins = [machine.Pin(pin, machine.Pin.OUT) for pin in pins]
        self._port = port
        self._clock = Clock(ticks_us)
        self._line = b""
        self._clear()

    def step(self):
        """Do what is due, then hear one thing: called for ever."""
        now = self._clock.now()
        if self._planned and now >= self._planned[0][0] - SPIN_US:
            self._do(*self._planned.pop(0))
        elif self._done:
            self._say("did {} {} {}".format(*self._done.pop(0)))
        else:
            self._listen()

    def _do(self, at, number, channel, level):
        pin, now = self._pins[channel], self._clock.now
        before = now()
        while before < at:
            before = now()
        pin.value(level)
        # Told later: a line takes time, and the next move may be close.
        self._done.append((number, before, now()))

    def _listen(self):
        self._line += self._port.read()
        end = self._line.find(b"\n")
        if end < 0:
            if len(self._line) > MOST_CHARS:
                self._line = b""
                self._say("no line is so long")
            return
        line, self._line = self._line[:end], self._line[end + 1 :]
        try:
            self._say(self._obey(line.decode().split()))
        except (ValueError, IndexError):
            self._say("no such line; hello, time N, plan N AT CHANNEL LEVEL or clear")
        except RefusedError as refused:
            self._say("no " + str(refused))

    def _obey(self, words):
        verb = words[0]
        if verb == "time":
            return f"time {int(words[1])} {self._clock.now()}"
        if verb == "plan":
            return self._plan(*[int(word) for word in words[1:5]])
        if verb == "clear":
            self._clear()
            return "clear"
        if verb == "hello":
            return f"jig {VERSION} {len(self._pins)}"
        raise ValueError(verb)

    def _plan(self, number, at, channel, level):
        if not 0 <= channel < len(self._pins) or level not in (0, 1):
            last = len(self._pins) - 1
            raise RefusedError(f"plan {number}: channels are 0 to {last}, levels 0 and 1")
        if at < self._clock.now():
            raise RefusedError(f"plan {number}: that instant has passed")
        if len(self._planned) >= MOST_PLANNED:
            raise RefusedError(f"plan {number}: {MOST_PLANNED} moves are planned already")
        place = len(self._planned)
        while place and self._planned[place - 1][0] > at:
            place -= 1
        self._planned.insert(place, (at, number, channel, level))
        return f"plan {number}"

    def _clear(self):
        self._planned, self._done = [], []
        for pin in self._pins:
            pin.value(0)

    def _say(self, line):
        self._port.write((line + "\n").encode())
