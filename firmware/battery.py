"""How full the battery of a board without a cable is: the voltage at VSYS, a third of it at GP29.

On a Pico W that pin belongs to the radio, too, so its wire is borrowed for one measurement with
interrupts off, and given back as it was.
"""

PIN = 29
RADIO_SELECT = 25
RADIO_FUNCTION = 7
FULL_SCALE_MV = 3300
DIVIDER = 3
EVERY_MS = 10_000


class Battery:
    """Measures now and then; `mv` is None before the first time."""

    def __init__(self, machine):
        self._machine = machine
        self._due = 0
        self.mv = None

    def step(self, board):
        """Measure when it is time to."""
        if board.clock.ms >= self._due:
            self._due = board.clock.ms + EVERY_MS
            self.mv = self._measure()

    def _measure(self):
        machine, pin = self._machine, self._machine.Pin
        state = machine.disable_irq()
        pin(RADIO_SELECT, pin.OUT, value=1)
        raw = machine.ADC(PIN).read_u16()
        pin(PIN, pin.ALT, pull=pin.PULL_DOWN, alt=RADIO_FUNCTION)
        machine.enable_irq(state)
        return raw * FULL_SCALE_MV * DIVIDER // 65535
