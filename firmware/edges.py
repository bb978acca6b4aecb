"""From the handlers' store to numbered events: in order, alternating, and complete or lost."""

from button import U_US
from ticks import MASK


class Edges:
    """Empties the store; what the handlers had no room for is lost by number."""

    def __init__(self, store, clock, buttons, said, lose, levels):
        self._store = store
        self._clock = clock
        self._buttons = buttons
        self._said = said
        self._lose = lose
        self._levels = levels
        self.settling = []

    def step(self, machine, sure):
        """Take all that is stored; `sure` is when that was last done, as a raw stamp."""
        if self.settling:
            self._close(machine)
        take = self._store.take
        edge = take()
        while edge is not None:
            self._take(*edge)
            edge = take()
        missed = self._store.take_missed(machine.disable_irq, machine.enable_irq)
        if missed:
            self._lose(missed)
            self._look_again(sure)

    def _close(self, machine):
        """End what has settled; its bounce, if any, is in the store then."""
        now = self._clock.raw
        still = []
        for place, stamp in self.settling:
            state = machine.disable_irq()
            over = self._store.close(place, stamp, now)
            machine.enable_irq(state)
            if not over:
                still.append((place, stamp))
        self.settling = still

    def _take(self, stamp, code, waited, bounces, began):
        place, on = code >> 1, code & 1
        t_us = self._clock.extend(stamp)
        if bounces:
            self._said(place, on, t_us, U_US, bounces, t_us - self._clock.extend(began))
            return
        self.settling.append((place, stamp))
        # It may have waited for other handlers since they began to be busy.
        half = (waited + 1) // 2
        # The level is read after the edge. If it is as before, it was a pulse too short to read.
        if self._levels.on[place] == on:
            self._said(place, 1 - on, t_us - half, U_US + half)
        self._said(place, on, t_us - half, U_US + half)

    def _look_again(self, sure):
        """Say how the contacts stand after edges were lost, dated by the gap."""
        now = self._clock.now()
        for place, button in self._buttons:
            if button.level() != self._levels.on[place]:
                half = ((self._clock.raw - sure) & MASK) // 2
                self._said(place, button.level(), now - half, half + U_US)
