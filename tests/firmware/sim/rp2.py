"""The `rp2` module's stand-in: a state machine that measures what `machine.pads` says."""

import machine

SAMPLE_US = 100
FIFO = 4


class PIO:
    OUT_LOW = 2


def asm_pio(**options):
    """Keep the program and its options; tests of the program run it in an emulator."""

    def keep(function):
        return function, options

    return keep


class StateMachine:
    def __init__(self, number, program, freq, set_base, jmp_pin):
        if not 0 <= number < 8:
            raise ValueError("an RP2040 has eight state machines")
        self._pin = set_base.number
        self._active = 0
        self._store = []
        self._last = machine.ticks_us()

    def active(self, on):
        self._active = on

    def rx_fifo(self):
        """How many samples wait: of those made since the store was last empty, the four oldest."""
        self._measure()
        return len(self._store)

    def get(self):
        self._measure()
        return self._store.pop(0)

    def _measure(self):
        """Make every sample that is over; what finds the store full is dropped.

        All that are over are made at once, as of now: one by one, a slow interpreter would never
        be done with them.
        """
        over = (machine.ticks_us() - self._last) % (1 << 30) // SAMPLE_US
        if not over:
            return
        self._last = (self._last + over * SAMPLE_US) % (1 << 30)
        machine.hands["move"]()
        value = machine.pads.get(self._pin, machine.PAD_FREE)
        # 60 kilohm down against 1 megohm up: the pin never reads high.
        held = machine.pulled(self._pin) == machine.Pin.PULL_DOWN
        if value is not None and not held and self._active:
            self._store += [value] * min(over, FIFO - len(self._store))
