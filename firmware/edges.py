"""From the handlers' store to numbered events: in order, alternating, and complete or lost."""

from button import U_US


class Edges:
    """Empties the store; what the handlers had no room for is lost by number."""

    def __init__(self, store, clock, buttons, said, lose, levels):
        self._store = store
        self._clock = clock
        self._buttons = buttons
        self._said = said
        self._lose = lose
        self._levels = levels
        self._sure = clock.now()

    def step(self, machine):
        """Take all that is stored."""
        looked = self._clock.now()
        while (edge := self._store.take()) is not None:
            self._take(*edge)
        missed = self._store.take_missed(machine.disable_irq, machine.enable_irq)
        if missed:
            self._lose(missed)
            self._look_again()
        self._sure = looked

    def _take(self, stamp, code):
        place, on = code >> 1, code & 1
        t_us = self._clock.extend(stamp)
        # The level is read after the edge. If it is as before, it was a pulse too short to read.
        if self._levels.on[place] == on:
            self._said(place, 1 - on, t_us, U_US)
        self._said(place, on, t_us, U_US)

    def _look_again(self):
        """Say how the contacts stand after edges were lost, dated by the gap."""
        now = self._clock.now()
        for place, button in self._buttons:
            if button.level() != self._levels.on[place]:
                half = (now - self._sure) // 2
                self._said(place, button.level(), now - half, half + U_US)
