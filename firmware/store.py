"""Where interrupt handlers leave their stamps: preallocated, because they may not allocate.

A contact's first edge is stored at once. What follows within `settle_us` is its bounce: counted
where it is, with its first and last instant, and stored as one entry when it is over. So a slap
on eight buttons is eight entries, however badly they bounce, and the first edges come first.

Handlers write at the head, the main loop reads at the tail. When it is full the handler only
counts, and goes on counting until the loop has emptied it and taken the count: so what was lost
came after all that is stored, and its place in the order is known.

A handler keeps others waiting. Edges that are stamped shortly after one another may have waited
for each other, so each entry says how long handlers had been busy before it.

All of it lies in one array of words, so that the handler's part can be machine code (`quick`): it
takes 10 us then instead of 150.
"""

from array import array

from quick import best

SETTLE_US = 5_000
MASK = 0x3FFFFFFF

# Where things are. Words about the whole: head, tail, missed, since when handlers are busy, when
# one last was, how long a contact settles, where entries begin, how many there are. Then six about
# each place: whether it settles, its bounces, when they began, the last of them, the code that one
# had, and the first edge. Then five about each entry.
HEAD, TAIL, MISSED, BUSY_FROM, BUSY_LAST, SETTLE, ENTRIES, SIZE = range(8)
ABOUT = 8
PLACE_WORDS = 6
FIRST = 5
WORDS = 5

PUSH = """
def push(memory: ptr32, stamp: int, code: int, waited: int, bounces: int, began: int):
    head = memory[0]
    following = head + 1
    if following == memory[7]:
        following = 0
    if memory[2] + int(following == memory[1]):
        memory[2] += 1
        return
    at = memory[6] + 5 * head
    memory[at + 1] = code
    memory[at + 2] = waited
    memory[at + 3] = bounces
    memory[at + 4] = began
    memory[at] = stamp
    memory[0] = following
"""
"""Stores an entry, or counts it if there is no room."""

SETTLED = """
def settled(memory: ptr32, place: int):
    bounces = memory[place + 1]
    if bounces:
        memory[place + 1] = 0
        push(memory, memory[place + 3], memory[place + 4], 0, bounces, memory[place + 2])
    memory[place] = 0
"""
"""Stores a bounce that is over. Runs in a handler, or with handlers kept away."""

HANDLER = """
def put(memory: ptr32, stamp: int, code: int):
    place = 8 + 6 * (code >> 1)
    if ((stamp - memory[4]) & 0x3FFFFFFF) > 120:
        memory[3] = stamp
    memory[4] = stamp
    if memory[place + 0]:
        if ((stamp - memory[place + 5]) & 0x3FFFFFFF) < memory[5]:
            if memory[place + 1] == 0:
                memory[place + 2] = stamp
            if memory[place + 1] < 0xFFFF:
                memory[place + 1] += 1
            memory[place + 3] = stamp
            memory[place + 4] = code
            return
        settled(memory, place)
    push(memory, stamp, code, (stamp - memory[3]) & 0x3FFFFFFF, 0, stamp)
    memory[place + 5] = stamp
    memory[place] = 1
"""
"""Takes an edge. 120 us are longer than a handler takes: who is stamped later had not to wait."""

TAKE = """
def take(memory: ptr32, entry: ptr32) -> int:
    tail = memory[1]
    if tail == memory[0]:
        return 0
    at = memory[6] + 5 * tail
    entry[0] = memory[at + 0]
    entry[1] = memory[at + 1]
    entry[2] = memory[at + 2]
    entry[3] = memory[at + 3]
    entry[4] = memory[at + 4]
    tail += 1
    if tail == memory[7]:
        tail = 0
    memory[1] = tail
    return 1
"""
"""Takes the oldest entry out, if there is one, and gives whether there was."""

TRIAL = ((100, 2), (110, 5), (300, 3), (340, 2), (9_000, 2), (9_200, 3), (9_300, 4), (20_000, 2))
"""Edges that lead through every branch, for a look whether machine code does what it says."""


def _trial(put, settled, take):
    """Give what a store looks like after the trial, and what came out of it."""
    memory = array("i", [0] * (ABOUT + 3 * PLACE_WORDS + 6 * WORDS))
    memory[SETTLE], memory[ENTRIES], memory[SIZE] = SETTLE_US, ABOUT + 3 * PLACE_WORDS, 6
    entry, taken = array("i", [0] * WORDS), []
    for stamp, code in TRIAL:
        put(memory, stamp, code)
        if code == 4:
            taken += [take(memory, entry)] + list(entry)
    settled(memory, ABOUT + PLACE_WORDS)
    return memory, taken


put, _settled, _take = best((PUSH, SETTLED, HANDLER, TAKE), ("put", "settled", "take"), _trial)


class EdgeStore:
    """A ring of (stamp, code, waited, bounces, began); a code is a place, doubled, plus a level."""

    def __init__(self, places, size=256):
        entries = ABOUT + PLACE_WORDS * places
        self.memory = array("i", [0] * (entries + WORDS * size))
        self.memory[ENTRIES] = entries
        self.memory[SIZE] = size
        self._entry = array("i", [0] * WORDS)
        self.settle(SETTLE_US)

    def settle(self, settle_us):
        """Count what follows a first edge within so long as its bounce."""
        self.memory[SETTLE] = settle_us

    def put(self, stamp, code):
        """Take an edge, as a handler does."""
        put(self.memory, stamp, code)

    def close(self, place, stamp, now):
        """End the settling that began with this stamp, if its time is over; give whether it is."""
        memory = self.memory
        at = ABOUT + PLACE_WORDS * place
        if not memory[at] or memory[at + FIRST] != stamp:
            return True
        if (now - stamp) & MASK < memory[SETTLE]:
            return False
        _settled(memory, at)
        return True

    @property
    def waiting(self):
        """Whether there is anything to take."""
        memory = self.memory
        return memory[HEAD] != memory[TAIL] or memory[MISSED] != 0

    def take(self):
        """Give the oldest (stamp, code, waited, bounces, began), or None."""
        entry = self._entry
        if not _take(self.memory, entry):
            return None
        return entry[0], entry[1], entry[2], entry[3], entry[4]

    def take_missed(self, disable_irq, enable_irq):
        """Give how many edges found no room, once it is empty; handlers store again after it."""
        memory = self.memory
        if not memory[MISSED]:
            return 0
        state = disable_irq()
        missed = 0
        if memory[TAIL] == memory[HEAD]:
            missed, memory[MISSED] = memory[MISSED], 0
        enable_irq(state)
        return missed
