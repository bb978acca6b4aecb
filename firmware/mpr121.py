"""Pads on an MPR121, four samples of 1 ms, baseline frozen while touched.

The chip filters by itself; we read its twelve bits and date a change by the reads around it.
"""

TOUCH_STATUS = 0x00
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
ELECTRODES = 12
TOUCH_THRESHOLD = 12
RELEASE_THRESHOLD = 6
FILTER = bytes((1, 1, 14, 0, 1, 5, 1, 0, 0, 0xFF, 0xFF))
"""Rising, falling, touched: the last has no step, so that a hand that stays stays."""
CURRENTS = bytes((0x0B, 0, 201, 131, 181))

LATENCY_US = 8_000
"""A hand comes within one window of four samples and is felt at the end of the next."""
PERIOD_US = 2_000
RETRY_US = 1_000_000
HEALTH_US = 1_000_000


class Mpr121:
    """One chip and the places its electrodes have in HELLO's list."""

    def __init__(self, bus, address, places):
        self._bus = bus
        self._address = address
        self._places = places
        self._status = bytearray(2)
        self._touched = 0
        self._well = False
        self._due = None
        self._asked = 0
        self._before = 0

    def step(self, now, board):
        """Read it when it is time to; a chip that fails is set up again every second."""
        if self._due is not None and now < self._due:
            return
        try:
            if not self._well:
                self._set_up(now)
            self._check(now)
            self._read(now, board)
            self._due = now + PERIOD_US
        except OSError:
            self._well = False
            self._due = now + RETRY_US
        for _, place in self._places:
            board.levels.readable(place, self._well)

    def _set_up(self, now):
        """Reset it and make it sense as fast as it can; settings are only taken in stop mode."""
        self._write(SOFT_RESET, bytes((RESET_KEY,)))
        if self._register(CONFIG2) != CONFIG2_AFTER_RESET:
            raise OSError("not an MPR121")
        self._write(ELECTRODE_CONFIG, b"\0")
        self._write(BASELINE_FILTER, FILTER)
        self._write(THRESHOLDS, bytes((TOUCH_THRESHOLD, RELEASE_THRESHOLD)) * ELECTRODES)
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
        self._bus.readfrom_mem_into(self._address, TOUCH_STATUS, self._status)
        touched = self._status[0] | (self._status[1] & 0x0F) << 8
        changed = touched ^ self._touched
        read = board.clock.now()
        half = (read - self._before + LATENCY_US + 1) // 2
        for electrode, place in self._places:
            if changed >> electrode & 1:
                board.said(place, touched >> electrode & 1, read - half, half)
        self._touched, self._before = touched, now

    def _register(self, register):
        return self._bus.readfrom_mem(self._address, register, 1)[0]

    def _write(self, register, data):
        self._bus.writeto_mem(self._address, register, data)
