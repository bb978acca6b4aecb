"""A contact. Every edge is stamped in a hard interrupt handler; hold-offs are the host's."""

U_US = 100
"""How late the handler may run after the contact: 25 us is usual, 100 us has been seen."""


class Button:
    """One contact on one pin, between it and ground unless it is active high."""

    u_us = U_US

    def __init__(self, pin, place, store, ticks_us, active_high=False):
        self._pin = pin
        self._code = place << 1
        self._off = 0 if active_high else 1
        self._store = store
        self._ticks_us = ticks_us
        # A bound method is an object: made here, as the handler may make none.
        self._handler = self._on_edge

    def listen(self, triggers):
        """Let the interrupts come."""
        self._pin.irq(handler=self._handler, trigger=triggers, hard=True)

    def level(self):
        """Read whether it is pressed."""
        return self._pin.value() ^ self._off

    def _on_edge(self, pin):
        """Stamp first, then look: allocates nothing."""
        self._store.put(self._ticks_us(), self._code | (pin.value() ^ self._off))
