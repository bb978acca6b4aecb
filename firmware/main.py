"""Boot: read board.json, build the board, go round for ever."""

if __name__ == "__main__":
    # Before anything else is loaded: a frame of the host may contain Ctrl-C's byte, and a host
    # that speaks while the board boots must not leave it at its prompt.
    import micropython

    micropython.kbd_intr(-1)

import sys
import time

import frames
from battery import Battery
from board import Board
from config import Config, ConfigError, load
from identity import board_id, boot_id, chip_name, nonce
from port import Port
from watchdog import Watchdog

LOG_MS = 1000
FOR_EVER = -1
CTRL_C = 3


class Program:
    """The board and its watchdog."""

    def __init__(self, machine, port, ticks_us, path="board.json", air=None):
        """Take the cable's port, and what makes one without a cable if board.json wants that."""
        self._wrong = None
        try:
            config = load(path, chip_name())
        except ConfigError as error:
            # A board without inputs still tells its host why it has none.
            config, self._wrong = Config([], [], None, 16), str(error)
        identity = board_id(machine), boot_id()
        battery = None
        if config.wifi is not None and air is not None:
            port, battery = air(config.wifi, identity[0]), Battery(machine)
        self.wireless = battery is not None
        self.board = Board(config, machine, port, ticks_us, identity, battery)
        self.board.start()
        self._complain = self.board.clock.ms
        self._watchdog = Watchdog(machine, chip_name())

    def run(self, passes=FOR_EVER):
        """Go round so often; give False once somebody has asked for the prompt."""
        try:
            while passes:
                passes -= 1
                self._watchdog.feed()
                self.board.step()
                self._say_what_is_wrong()
        except KeyboardInterrupt:
            self._watchdog.stop()
            return False
        return True

    def _say_what_is_wrong(self):
        if self._wrong and self.board.clock.ms >= self._complain:
            self.board.link.say(frames.LOG, self._wrong.encode()[:200])
            self._complain += LOG_MS


def main():
    """Run on the hardware, until somebody asks for the prompt."""
    import machine

    micropython.alloc_emergency_exception_buf(100)
    port = Port(sys.stdin.buffer, sys.stdout.buffer, time.ticks_us)
    program = Program(machine, port, time.ticks_us, air=join)
    if program.wireless:
        # Nobody speaks in frames over its cable: there Ctrl-C means what it says.
        micropython.kbd_intr(CTRL_C)
    program.run()
    micropython.kbd_intr(CTRL_C)


def join(wifi, identity):
    """Give the port of a board without a cable."""
    from air import open_air

    return open_air(wifi, identity, nonce, time.ticks_ms, time.ticks_us)


if __name__ == "__main__":
    main()
