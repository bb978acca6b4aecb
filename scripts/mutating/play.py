"""Tries the mutants of one part. The folder that it is started in is a copy of the project."""

import json
import os
import random
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TextIO

import pytest

from scripts.mutating.parts import PARTS, mutants
from scripts.mutating.stage import PYTEST, Stage, UnfitError
from scripts.mutating.tally import Tally


@dataclass(frozen=True)
class Order:
    """How many mutants to try: for so long, or so many; and which."""

    part: str
    minutes: float
    sample: int
    seed: int
    tell: bool
    tally: str

    def line(self) -> str:
        """Write it down, for the process that carries it out."""
        return json.dumps(asdict(self))


class Play:
    """Takes the place of pytest's own loop."""

    def __init__(self, order: Order, told: TextIO) -> None:
        self._order = order
        self._told = told
        self._root = Path.cwd()
        self._stage = Stage(PARTS[order.part], self._root)

    def run(self) -> int:
        """Gather the tests of the part, and try mutants with them."""
        tests = PARTS[self._order.part].tests
        return pytest.main([*PYTEST, *tests], plugins=[self._stage, self])

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try mutants in a drawn order, until there are enough."""
        if session.testsfailed:
            raise session.Interrupted("tests could not be gathered")
        try:
            self._stage.prepare(session)
        except UnfitError as error:
            self._say(f"mutate: {error}")
            sys.exit(1)
        self._say(f"{len(session.items)} tests of {self._order.part} stand ready")
        Path(self._order.tally).write_text(self._tried().written())
        return True

    def _tried(self) -> Tally:
        waiting = [*mutants(PARTS[self._order.part], self._root)]
        tally = Tally(len(waiting))
        random.Random(self._order.seed).shuffle(waiting)
        ends = time.monotonic() + 60 * self._order.minutes
        for mutant in waiting[: self._order.sample or None]:
            if time.monotonic() > ends:
                break
            found = self._stage.try_out(mutant)
            tally.tried += 1
            tally.noticed += found.noticed
            if not found.noticed:
                self._say(f"{found.by or 'nobody noticed'}  {mutant}")
            elif self._order.tell:
                self._say(f"noticed  {mutant}  by {found.by}")
        return tally

    def _say(self, line: str) -> None:
        print(line, file=self._told, flush=True)


def main() -> int:
    """Carry out an order; what pytest says goes to standard error, and the rest to the output."""
    order = Order(**json.loads(sys.argv[1]))
    told = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    return Play(order, told).run()


if __name__ == "__main__":
    sys.exit(main())
