"""Boot: read board.json, build the board, go round for ever."""

import sys
import time

import frames
from board import Board
from config import Config, ConfigError, load
from identity import board_id, boot_id
from port import Port
from watchdog import Watchdog

LOG_US = 1_000_000


def make(machine, port, ticks_us, path="board.json"):
    """Build the board; give it and what is wrong with its description, if anything is."""
    wrong = None
    try:
        config = load(path)
    except ConfigError as error:
        # A board without inputs still tells its host why it has none.
        config, wrong = Config([], [], None, 16), str(error)
    board = Board(config, machine, port, ticks_us, (board_id(machine), boot_id()))
    board.start()
    return board, wrong


def run(machine, port, ticks_us, path="board.json"):
    """Go round until somebody asks for the prompt."""
    board, wrong = make(machine, port, ticks_us, path)
    watchdog = Watchdog(machine)
    complain = board.clock.now()
    try:
        while True:
            watchdog.feed()
            board.step()
            if wrong and board.clock.now() >= complain:
                board.link.say(frames.LOG, wrong.encode()[:200])
                complain += LOG_US
    except KeyboardInterrupt:
        watchdog.stop()


def main():
    """Run on the hardware. A frame may contain Ctrl-C's byte, so that must not interrupt."""
    import machine
    import micropython

    micropython.alloc_emergency_exception_buf(100)
    micropython.kbd_intr(-1)
    run(machine, Port(sys.stdin.buffer, sys.stdout.buffer), time.ticks_us)
    micropython.kbd_intr(CTRL_C)


CTRL_C = 3

if __name__ == "__main__":
    main()
