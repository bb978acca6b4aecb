"""A pad measured by its charge time: 1 megohm to 3.3 V, the PIO counts until the pin is high.

One state machine a pad, eight on an RP2040. It runs by itself. When nobody fetches, its four oldest
samples stay and newer ones are dropped: so a full store says how the pad was just after the last
look, and the sample that follows it how the pad is now. That one is waited for, as long as a sample
takes and no longer: then a change lies between two looks. Without it, it lies between three.
"""

import rp2
from levels import UNREADABLE, WELL
from ticks import MASK
from touch import Touch

FREQUENCY = 8_000_000
SAMPLE_US = 100
"""How long a charge takes at the most, with a hand on the pad."""
FIFO = 4
ASKED = 12
"""So often the store is asked for one more sample: about as long as one takes."""
SILENT_US = 100_000
"""A pad that brings no sample for so long is shorted, or its resistor is missing."""


@rp2.asm_pio(set_init=rp2.PIO.OUT_LOW)
def charge_time():
    """Discharge for 64 cycles, let go, count down until the pin reads high, push the count."""
    set(pins, 0)
    set(pindirs, 1)[31]
    mov(x, invert(null))[31]
    set(pindirs, 0)
    label("charging")
    jmp(pin, "charged")
    jmp(x_dec, "charging")
    label("charged")
    mov(isr, invert(x))
    push(noblock)


class PioPad:
    """One pad on one state machine."""

    def __init__(self, number, pin, place):
        self._place = place
        self._touch = Touch()
        self._machine = rp2.StateMachine(
            number, charge_time, freq=FREQUENCY, set_base=pin, jmp_pin=pin
        )
        self._machine.active(1)
        self._sure = self._looked = self._heard = None
        self._fresh = self._silent = False

    def step(self, board):
        """Fetch what has been measured since the last look."""
        board.clock.look()
        now = board.clock.raw
        if self._looked is None:
            self._sure = self._looked = self._heard = now
        value = self._newest()
        if value is not None:
            self._heard = now
            self._sample(value, board)
            self._sure = now if self._fresh else self._looked
        silent = (now - self._heard) & MASK >= SILENT_US
        if silent != self._silent:
            self._silent = silent
            board.levels.can_be_read(self._place, UNREADABLE if silent else WELL)
        self._looked = now

    def _sample(self, value, board):
        """Date a change: the sample before it began two samples before `_sure` at the earliest."""
        changed = self._touch.sample(value)
        if changed is not None:
            fetched = board.clock.now()
            since = (board.clock.raw - self._sure) & MASK
            half = (since + 2 * SAMPLE_US + 1) // 2
            board.said(self._place, changed, fetched - half, half)

    def _newest(self):
        """Fetch what waits, and the sample after it if newer ones may have been dropped."""
        machine, value = self._machine, None
        waiting = machine.rx_fifo()
        for _ in range(waiting):
            value = machine.get()
        self._fresh = waiting < FIFO
        if not self._fresh:
            for _ in range(ASKED):
                if machine.rx_fifo():
                    self._fresh = True
                    return machine.get()
        return value
