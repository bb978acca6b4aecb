"""Boot of the jig: every pin of a Pico but those it needs itself is a channel, in this order."""

import select
import sys
import time

from jig import Jig

PINS = list(range(23)) + [26, 27, 28]


class Usb:
    """The USB line: what has come, byte by byte, and never a wait."""

    def __init__(self):
        self._poll = select.poll()
        self._poll.register(sys.stdin.buffer, select.POLLIN)

    def read(self):
        """Give what is there."""
        found = b""
        while self._poll.poll(0):
            found += sys.stdin.buffer.read(1)
        return found

    def write(self, data):
        """Send a line."""
        sys.stdout.buffer.write(data)


def main():
    """Run for ever."""
    import machine

    jig = Jig(machine, Usb(), time.ticks_us, PINS)
    while True:
        jig.step()


if __name__ == "__main__":
    main()
