"""The `machine` module of a board that exists only here. Runs under MicroPython and CPython.

Strict: what the hardware would not do fails. Hands move pins through `drive`.
"""

now = {"stamp": None, "ticks": lambda: 0}
hands = {"move": lambda: None}
"""Who is asked to move hands whose time has come, before a pad is looked at."""
pins = {}
pulls = {}
"""What was set to pull each pin; a pin that nobody has set up is pulled down, as after a reset."""
pads = {}
chips = {}
lamps = {}
mem32 = {}
fed = {"count": 0, "timeout": None}
irq_off = {"depth": 0}
changed_lamps = []

PAD_FREE = 100
PAD_HAND = 420


def ticks_us():
    """The board's counter; inside an interrupt, the instant of the edge."""
    return now["ticks"]() if now["stamp"] is None else now["stamp"]


class Pin:
    IN = 0
    OUT = 1
    ALT = 3
    PULL_UP = 1
    PULL_DOWN = 2
    IRQ_FALLING = 4
    IRQ_RISING = 8

    def __init__(self, number, mode=None, pull=None, value=None, alt=None):
        if (alt is not None) != (mode == Pin.ALT):
            raise ValueError("a function is for ALT, and ALT needs one")
        self.number = number
        self._mode = mode
        # Without a mode the pad stays as it is, and what pulled it goes on to.
        if mode is not None or pull is not None:
            pulls[number] = pull
        self._level = pins[number]._level if number in pins else (1 if pull == Pin.PULL_UP else 0)
        self._handler = None
        pins[number] = self

    def value(self, level=None):
        if level is None:
            return self._level
        if self._mode != Pin.OUT:
            raise ValueError(f"pin {self.number} is no output")
        if lamps.get(self.number) != level:
            changed_lamps.append((self.number, level))
        lamps[self.number] = self._level = level
        return None

    def irq(self, handler, trigger, hard):
        if not hard or trigger != Pin.IRQ_RISING | Pin.IRQ_FALLING:
            raise ValueError("every edge, in a hard handler")
        self._handler = handler

    def drive(self, level, stamp):
        """A contact moves: the interrupt comes at once, or is latched while it is disabled."""
        if level == self._level:
            return
        self._level = level
        if self._handler and not irq_off["depth"]:
            now["stamp"] = stamp
            self._handler(self)
            now["stamp"] = None


def pulled(number):
    """Which way a pin is pulled: up, down, or None."""
    return pulls.get(number, Pin.PULL_DOWN)


def disable_irq():
    irq_off["depth"] += 1
    return irq_off["depth"] - 1


def enable_irq(state):
    irq_off["depth"] = state


class WDT:
    def __init__(self, timeout):
        if not 0 < timeout <= 8388:
            raise ValueError("an RP2040 waits 8.388 s at the longest")
        fed["timeout"] = timeout

    def feed(self):
        fed["count"] += 1


def unique_id():
    return b"\xe6\x61\x41\x03\xe7\x00\x00\x2a"


vsys = {"mv": 5000}
"""What the battery gives: a third of it is at GP29, while the radio lets go of that pin."""


class ADC:
    def __init__(self, pin):
        if pin != 29 or not irq_off["depth"]:
            raise ValueError("only VSYS is wired, and the radio must not interrupt")

    def read_u16(self):
        return vsys["mv"] * 65535 // 9900


class Chip:
    """An MPR121: only what its data sheet says it does, in so far as we use it."""

    def __init__(self):
        self.there = True
        self.touched = 0
        self.beyond = 0
        self.over_current = False
        self.reset()

    def reset(self):
        self.registers = bytearray(0x81)
        self.registers[0x5D] = 0x24

    def write(self, register, data):
        running = self.registers[0x5E] & 0x3F
        if register == 0x80:
            return self.reset() if data == b"\x63" else None
        if register == 0x01 and data == b"\x80":
            self.over_current = False
            return None
        if running and register != 0x5E:
            raise ValueError("settings are only taken in stop mode")
        self.registers[register : register + len(data)] = data
        return None

    def read(self, register, size):
        if register == 0:
            self.registers[0] = self.touched & 0xFF
            self.registers[1] = self.touched >> 8 & 0x1F | (0x80 if self.over_current else 0)
            self.registers[2] = self.beyond & 0xFF
            self.registers[3] = self.beyond >> 8
        return bytes(self.registers[register : register + size])


class I2C:
    def __init__(self, bus, sda, scl, freq):
        self._where = bus, sda.number, scl.number, freq

    def _chip(self, address):
        hands["move"]()
        chip = chips.setdefault(address, Chip())
        if not chip.there:
            raise OSError(5)
        return chip

    def readfrom_mem(self, address, register, size):
        return self._chip(address).read(register, size)

    def readfrom_mem_into(self, address, register, buffer):
        buffer[:] = self._chip(address).read(register, len(buffer))

    def writeto_mem(self, address, register, data):
        self._chip(address).write(register, data)
