"""A simulated board at work: the shipped firmware, our `machine`, and wires to the rig.

The same file under MicroPython and CPython. The interpreter's host brings the module `_wire`:
bytes of the link and lines of control, the counter, and a nap.
"""

from binascii import unhexlify

import _wire
import machine
import main as firmware
from port import Port

ROUND = 1 << 30
USB_BUFFER = 256
POLLIN = 1
IDLE_TURNS = 5
MOST_MOVES = 64
"""A loop goes round far oftener than here, so its store holds no more than this at once."""


class Usb:
    """The stream a board has: what it cannot take at once would block, so it must not be asked."""

    def __init__(self):
        self.came = b""
        self.going = b""

    def readinto(self, buffer):
        size = len(buffer)
        if len(self.came) < size:
            raise OSError("this read would have blocked")
        buffer[:], self.came = self.came[:size], self.came[size:]
        return size

    def write(self, data):
        if len(self.going) + len(data) > USB_BUFFER:
            raise OSError("this write would have blocked")
        self.going += bytes(data)
        return len(data)


class Bench:
    """What happens around the board between two passes of its loop."""

    def __init__(self):
        self.usb = Usb()
        self._line = ""
        self._idle = 0
        self._count = 0
        self._moves = []

    def poll(self):
        return Poll(self)

    def turn(self):
        busy = self._carry()
        busy |= self._read_control()
        busy |= self._move(lambda move: True)
        if machine.changed_lamps:
            for pin, level in machine.changed_lamps:
                _wire.control_write(f"{pin} {level}\n")
            machine.changed_lamps[:] = []
        self._idle = 0 if busy else self._idle + 1
        if self._idle > IDLE_TURNS:
            _wire.nap(200)

    def _carry(self):
        usb = self.usb
        if usb.going:
            usb.going = usb.going[_wire.link_write(usb.going.hex()) :]
        text = _wire.link_read()
        usb.came += unhexlify(text)
        return bool(text)

    def _read_control(self):
        text = _wire.control_read()
        *lines, self._line = (self._line + text).split("\n")
        for line in lines:
            kind, which, value, at = line.split()
            self._count += 1
            self._moves.append((kind, int(which), int(value), int(at), self._count))
        return bool(text)

    def move_hands(self):
        """Move the hands on pads; contacts wait for the end of the pass."""
        self._move(lambda move: move[0] != "pin")

    def _move(self, wanted):
        now = machine.ticks_us()
        due = [m for m in self._moves if wanted(m) and (now - m[3]) % ROUND < ROUND // 2]
        if due:
            # MicroPython's sort is not stable, hence the count.
            due.sort(key=lambda m: ((m[3] - now - 1) % ROUND, m[4]))
            due = due[:MOST_MOVES]
            self._moves = [m for m in self._moves if m not in due]
            for move in due:
                apply(*move[:4])
        return bool(due)


class Poll:
    """select.poll for the one stream there is."""

    def __init__(self, bench):
        self._bench = bench
        self._flag = None

    def register(self, stream, flag):
        self._flag = flag

    def poll(self, timeout):
        usb = self._bench.usb
        if self._flag == POLLIN:
            if not usb.came:
                self._bench.turn()
            return [(usb, POLLIN)] if usb.came else []
        return [(usb, self._flag)] if len(usb.going) < USB_BUFFER else []


def apply(kind, which, value, stamp):
    """Move a hand, now: a pin, a pad's charge time (0: shorted), a chip's touch bits or cable."""
    if kind == "pin":
        machine.pins[which].drive(value, stamp)
    elif kind == "pad":
        machine.pads[which] = value or None
    elif kind == "touch":
        machine.chips.setdefault(which, machine.Chip()).touched = value
    elif kind == "chip":
        machine.chips.setdefault(which, machine.Chip()).there = bool(value)
    elif kind == "hang":
        while True:
            _wire.nap(1000)


def start(path):
    """Switch the board on."""
    bench = Bench()
    machine.now["ticks"] = _wire.ticks
    machine.hands["move"] = bench.move_hands
    port = Port(bench.usb, bench.usb, machine.ticks_us, bench.poll)
    return firmware.Program(machine, port, machine.ticks_us, path)


def work(program, passes=200):
    """Go round so often; then the interpreter's host may have its memory collected."""
    if program.run(passes):
        return True
    _wire.control_write("prompt 0\n")
    return False
