"""The `rp2` module's stand-in: a state machine that measures what `machine.pads` says."""

import machine

SAMPLE_US = 100


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
        self._last = machine.ticks_us()

    def active(self, on):
        self._active = on

    def rx_fifo(self):
        since = (machine.ticks_us() - self._last) % (1 << 30)
        shorted = machine.pads.get(self._pin, machine.PAD_FREE) is None
        # 60 kilohm down against 1 megohm up: the pin never reads high.
        held = machine.pulled(self._pin) == machine.Pin.PULL_DOWN
        return 0 if shorted or held or not self._active else min(4, since // SAMPLE_US)

    def get(self):
        machine.hands["move"]()
        self._last = machine.ticks_us()
        return machine.pads.get(self._pin, machine.PAD_FREE)
