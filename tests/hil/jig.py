"""The host's end of the jig: plans in table time, and what the jig says it did.

The jig's clock is asked again and again while it is used; the shortest answers tell how far it is
from the table clock, and half of their length is the doubt that is left.
"""

import time
from collections.abc import Iterable
from typing import Any, NamedTuple

from hw.clock import now_us
from hw.extras import load

serial: Any = load("jig", "serial", "boards")

PATIENCE_S = 5.0
ASKED = 25


class JigError(Exception):
    """The jig does not answer, or refuses: one line that says what to look at."""


class Shift(NamedTuple):
    """The jig's time less the table's, and how sure that is, as of an instant."""

    at_us: int
    by_us: int
    doubt_us: int


class Channel(NamedTuple):
    """One move of a plan, in table time."""

    at_us: int
    channel: int
    on: bool


class Jig:
    """An RP2040 with firmware/jig on a serial line."""

    def __init__(self, path: str) -> None:
        self._path = path
        try:
            self._port = serial.Serial(path, timeout=PATIENCE_S)
        except serial.SerialException as error:
            raise JigError(f"jig {path}: cannot be opened ({error}); is it plugged in?") from error
        self._port.reset_input_buffer()
        self._did: dict[int, tuple[int, int]] = {}
        self._count = 0
        self.channels = int(self._ask("hello", "jig")[1])
        self._ask("clear", "clear")

    def close(self) -> None:
        self._ask("clear", "clear")
        self._port.close()

    def carry_out(self, moves: Iterable[Channel]) -> list[tuple[int, int]]:
        """Plan all moves and wait for the last; give when each was made (after, before)."""
        before = self._sync()
        first = self._count
        for move in moves:
            at = move.at_us + before.by_us
            self._ask(f"plan {self._count} {at} {move.channel} {int(move.on)}", "plan")
            self._count += 1
        while len(self._did) < self._count - first:
            self._take(self._line())
        after = self._sync()
        spans = [self._did.pop(n) for n in range(first, self._count)]
        return [self._table_time(span, before, after) for span in spans]

    def _table_time(self, span: tuple[int, int], one: Shift, two: Shift) -> tuple[int, int]:
        """Between two looks at its clock the jig drifts evenly."""
        share = (span[0] - one.by_us - one.at_us) / max(1, two.at_us - one.at_us)
        by = one.by_us + round((two.by_us - one.by_us) * share)
        doubt = max(one.doubt_us, two.doubt_us)
        return span[0] - by - doubt, span[1] - by + doubt + 1

    def _sync(self) -> Shift:
        found = []
        for n in range(ASKED):
            before = now_us()
            jig_us = int(self._ask(f"time {n}", "time")[1])
            after = now_us()
            found.append((after - before, before, after, jig_us))
        length, before, after, jig_us = min(found)
        return Shift(before, jig_us - (before + after) // 2, length // 2 + 1)

    def _ask(self, line: str, verb: str) -> list[str]:
        self._port.write(f"{line}\n".encode())
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            words = self._line()
            if words[0] == verb:
                return words[1:]
            self._take(words)
        raise JigError(f"jig {self._path}: no answer to '{line}'; is firmware/jig on it?")

    def _line(self) -> list[str]:
        words: list[str] = self._port.readline().decode("ascii", "replace").split()
        if not words:
            raise JigError(f"jig {self._path}: says nothing; is firmware/jig on it?")
        return words

    def _take(self, words: list[str]) -> None:
        if words[0] == "no":
            raise JigError(f"jig {self._path}: {' '.join(words)}")
        if words[0] == "did":
            self._did[int(words[1])] = int(words[2]), int(words[3])
