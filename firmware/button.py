"""A contact. Every edge is stamped in a hard interrupt handler; hold-offs are the host's."""

from identity import chip_name
from store import MASK, EdgeStore, put

U_US = 100
"""How late the handler may run after the contact: 25 us is usual, 100 us has been seen."""


REGISTERS = {"RP2040": (0x40054028, 0xD0000004), "RP2350": (0x400B0028, 0xD0000004)}
"""Where each chip has its microseconds, and the levels of its pins."""

QUICK = """
import micropython
def handler(memory, number, code):
    @micropython.viper
    def on_edge(pin):
        stamp = ptr32({})[0] & 0x3FFFFFFF
        put(memory, stamp, int(code) ^ ((ptr32({})[0] >> int(number)) & 1))
    return on_edge
"""
"""A handler that asks nobody: 19 us instead of 29. With more than three things at hand it would
allocate memory when it is called, and fail."""


class Button:
    """One contact on one pin, between it and ground unless it is active high."""

    u_us = U_US

    def __init__(self, pin, number, place, store, ticks_us, active_high=False):
        self._pin = pin
        self._off = 0 if active_high else 1
        self._handler = _best(pin, number, store.memory, ticks_us, place << 1 | self._off)

    def listen(self, triggers):
        """Let the interrupts come."""
        self._pin.irq(handler=self._handler, trigger=triggers, hard=True)

    def level(self):
        """Read whether it is pressed."""
        return self._pin.value() ^ self._off


def _compiled():
    """Give what makes quick handlers on this chip, or None."""
    for chip, registers in REGISTERS.items():
        if chip in chip_name():
            names = {"put": put}
            try:
                exec(QUICK.format(*registers), names)
            except (SyntaxError, ImportError, AttributeError):
                return None
            return names["handler"]
    return None


_quick = _compiled()


def _best(pin, number, memory, ticks_us, code):
    """Give a quick handler if it sees what MicroPython does, and allocates nothing."""
    if _quick is not None and _agrees(pin, number, ticks_us):
        return _quick(memory, number, code)
    return _plain(memory, ticks_us, code)


def _agrees(pin, number, ticks_us):
    import micropython

    store = EdgeStore(1, 4)
    handler = _quick(store.memory, number, 0)
    before = ticks_us()
    micropython.heap_lock()
    try:
        handler(pin)
    except MemoryError:
        return False
    finally:
        micropython.heap_unlock()
    took = (ticks_us() - before) & MASK
    stamp, level, _, _, _ = store.take()
    return (stamp - before) & MASK <= took and level == pin.value()


def _plain(memory, ticks_us, code):
    """Make a handler that finds all it needs at hand: looking it up would take longer."""

    def on_edge(pin):
        """Stamp first, then look: allocates nothing."""
        put(memory, ticks_us(), code ^ pin.value())

    return on_edge
