"""The watchdog: a board whose loop hangs starts again. It can be stopped, for flashing."""

TIMEOUT_MS = 8000
"""Just under the RP2040's longest."""
CONTROL_CLEAR = 0x40058000 + 0x3000
CONTROL_CLEAR_RP2350 = 0x400D8000 + 0x3000
"""The chip's WATCHDOG_CTRL, through the alias that clears the bits written to it."""
ENABLE = 1 << 30


class Watchdog:
    """Feeds the hardware's watchdog."""

    def __init__(self, machine, chip=""):
        self._machine = machine
        self._control = CONTROL_CLEAR_RP2350 if "RP2350" in chip else CONTROL_CLEAR
        self._hardware = machine.WDT(timeout=TIMEOUT_MS)

    def feed(self):
        """Say that the loop goes round."""
        self._hardware.feed()

    def stop(self):
        """Let the board rest at the prompt; MicroPython has no call for that."""
        self._machine.mem32[self._control] = ENABLE
