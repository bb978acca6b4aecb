"""A contact. Every edge is stamped in a hard interrupt handler; hold-offs are the host's."""

from store import put

U_US = 100
"""How late the handler may run after the contact: 25 us is usual, 100 us has been seen."""


class Button:
    """One contact on one pin, between it and ground unless it is active high."""

    u_us = U_US

    def __init__(self, pin, place, store, ticks_us, active_high=False):
        self._pin = pin
        self._off = 0 if active_high else 1
        self._handler = _handler(store.memory, ticks_us, place << 1, self._off)

    def listen(self, triggers):
        """Let the interrupts come."""
        self._pin.irq(handler=self._handler, trigger=triggers, hard=True)

    def level(self):
        """Read whether it is pressed."""
        return self._pin.value() ^ self._off


def _handler(memory, ticks_us, code, off):
    """Make a handler that finds all it needs at hand: looking it up would take longer."""

    def on_edge(pin):
        """Stamp first, then look: allocates nothing."""
        put(memory, ticks_us(), code | (pin.value() ^ off))

    return on_edge
