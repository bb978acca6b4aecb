"""Where interrupt handlers leave their stamps: preallocated, because they may not allocate.

Handlers write at the head, the main loop reads at the tail. When it is full the handler only
counts, and goes on counting until the loop has emptied it and taken the count: so what was lost
came after all that is stored, and its place in the order is known.
"""

from array import array


class EdgeStore:
    """A ring of (stamp, code); a code is an input's place, doubled, plus its level."""

    def __init__(self, size=256):
        self._size = size
        self._stamps = array("I", [0] * size)
        self._codes = bytearray(size)
        self._head = 0
        self._tail = 0
        self._missed = 0

    def put(self, stamp, code):
        """Store an edge. Runs in a hard interrupt handler: small integers only."""
        head = self._head
        following = head + 1
        if following == self._size:
            following = 0
        if self._missed or following == self._tail:
            self._missed += 1
            return
        self._stamps[head] = stamp
        self._codes[head] = code
        self._head = following

    def take(self):
        """Give the oldest (stamp, code), or None."""
        tail = self._tail
        if tail == self._head:
            return None
        edge = self._stamps[tail], self._codes[tail]
        self._tail = 0 if tail + 1 == self._size else tail + 1
        return edge

    def take_missed(self, disable_irq, enable_irq):
        """Give how many edges found no room, once it is empty; handlers store again after it."""
        if not self._missed:
            return 0
        state = disable_irq()
        missed = 0
        if self._tail == self._head:
            missed, self._missed = self._missed, 0
        enable_irq(state)
        return missed
