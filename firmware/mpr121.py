"""Pads on an MPR121, four samples of 1 ms, baseline frozen while touched.

The chip filters by itself; we read its twelve bits and date a change by the reads around it.
Beside them it says which electrodes it cannot charge in its range (shorted, or a wire too long),
and whether its reference current is too high.
"""

from levels import OUT_OF_RANGE, TOO_MUCH_CURRENT, UNREADABLE, WELL

TOUCH_STATUS = 0x00
OVER_CURRENT_STATUS = 0x01
OUT_OF_RANGE_STATUS = 0x02
BASELINE_FILTER = 0x2B
THRESHOLDS = 0x41
DEBOUNCE = 0x5B
CONFIG2 = 0x5D
ELECTRODE_CONFIG = 0x5E
AUTOCONFIG = 0x7B
SOFT_RESET = 0x80

RESET_KEY = 0x63
CONFIG2_AFTER_RESET = 0x24
SAMPLING = 0x20
"""0.5 us charge time, 4 samples, 1 ms apart."""
RUN = 0x8C
"""Baseline tracking from the first sample, twelve electrodes."""
OVER_CURRENT = 0x80
"""Too little resistance at REXT: the chip then measures nothing until the bit is written back."""
FILTER = bytes((1, 1, 14, 0, 1, 5, 1, 0, 0, 0xFF, 0xFF))
"""Rising, falling, touched: the last has no step, so that a hand that stays stays."""
CURRENTS = bytes((0x0B, 0, 201, 131, 181))

LATENCY_US = 8_000
"""A hand comes within one window of four samples and is felt at the end of the next."""
PERIOD_MS = 2
RETRY_MS = 1000
HEALTH_US = 1_000_000


class Mpr121:
    """One chip and the places its electrodes have in HELLO's list."""

    def __init__(self, bus, address, electrodes, first_ms=0):
        """Take its electrodes: (number, place, touch threshold, release threshold) of each."""
        self._bus = bus
        self._address = address
        self._electrodes = electrodes
        self._status = bytearray(4)
        self._beyond = 0
        self._touched = 0
        self._well = False
        self._over_current = False
        self._told = None
        self._due = first_ms
        self._asked = 0
        self._before = 0

    def step(self, board):
        """Read it when it is time to; a chip that fails is set up again every second."""
        if board.clock.ms < self._due:
            return
        now = board.clock.now()
        try:
            if not self._well:
                self._set_up(now)
            self._check(now)
            self._read(now, board)
            self._due = board.clock.ms + (RETRY_MS if self._over_current else PERIOD_MS)
        except OSError:
            self._well = self._over_current = False
            self._due = board.clock.ms + RETRY_MS
        # One number, as making anything else every 2 ms would be garbage to collect.
        state = self._beyond | self._well << 12 | self._over_current << 13
        if state != self._told:
            self._told = state
            self._say_health(board.levels)

    def _set_up(self, now):
        """Reset it and make it sense as fast as it can; settings are only taken in stop mode."""
        self._write(SOFT_RESET, bytes((RESET_KEY,)))
        if self._register(CONFIG2) != CONFIG2_AFTER_RESET:
            raise OSError("not an MPR121")
        self._write(ELECTRODE_CONFIG, b"\0")
        self._write(BASELINE_FILTER, FILTER)
        for electrode, _, touch, release in self._electrodes:
            self._write(THRESHOLDS + 2 * electrode, bytes((touch, release)))
        self._write(DEBOUNCE, b"\0")
        self._write(CONFIG2, bytes((SAMPLING,)))
        self._write(AUTOCONFIG, CURRENTS)
        self._write(ELECTRODE_CONFIG, bytes((RUN,)))
        self._well = True
        self._asked = now
        self._before = self._before or now

    def _check(self, now):
        """Ask now and then whether it still has its settings: a brown-out takes them silently."""
        if now - self._asked >= HEALTH_US:
            self._asked = now
            if self._register(ELECTRODE_CONFIG) != RUN:
                raise OSError("settings lost")

    def _read(self, now, board):
        status = self._status
        self._bus.readfrom_mem_into(self._address, TOUCH_STATUS, status)
        if status[1] & OVER_CURRENT:
            self._recover()
            return
        self._over_current = False
        self._beyond = status[2] | (status[3] & 0x0F) << 8
        touched = status[0] | (status[1] & 0x0F) << 8
        if touched != self._touched:
            self._say(touched, board)
        self._touched, self._before = touched, now

    def _say(self, touched, board):
        changed = touched ^ self._touched
        read = board.clock.now()
        half = (read - self._before + LATENCY_US + 1) // 2
        for electrode, place, _, _ in self._electrodes:
            if changed >> electrode & 1:
                board.said(place, touched >> electrode & 1, read - half, half)

    def _say_health(self, levels):
        for electrode, place, _, _ in self._electrodes:
            health = WELL
            if self._over_current:
                health = TOO_MUCH_CURRENT
            elif not self._well:
                health = UNREADABLE
            elif self._beyond >> electrode & 1:
                health = OUT_OF_RANGE
            levels.can_be_read(place, health)

    def _recover(self):
        """Give the over-current bit back, and set the chip up anew: it has stopped measuring."""
        self._write(OVER_CURRENT_STATUS, bytes((OVER_CURRENT,)))
        self._well, self._over_current = False, True

    def _register(self, register):
        return self._bus.readfrom_mem(self._address, register, 1)[0]

    def _write(self, register, data):
        self._bus.writeto_mem(self._address, register, data)
