"""Tries the mutants of one part. The folder that it is started in is a copy of the project."""

import json
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from multiprocessing import Value
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
from typing import TextIO

import pytest

from scripts.mutating.apart import together
from scripts.mutating.kept import Kept
from scripts.mutating.parts import PARTS, Mutant, drawn, mutants
from scripts.mutating.same import known_to_be_same
from scripts.mutating.stage import PYTEST, Stage, UnfitError
from scripts.mutating.tally import Tally

_LAST_ONE = 1800.0
"""How long the mutant may take that was begun when the time was up."""


@dataclass(frozen=True)
class Order:
    """How many mutants to try: for so long, or so many; and which."""

    part: str
    minutes: float
    sample: int
    skip: int
    seed: int
    jobs: int
    tell: bool
    tally: str
    """Where to write how it did."""
    kept: str
    """The folder for what later runs need not find out again."""

    def line(self) -> str:
        """Write it down, for the process that carries it out."""
        return json.dumps(asdict(self))


class Play:
    """Takes the place of pytest's own loop."""

    def __init__(self, order: Order, told: TextIO) -> None:
        self._order = order
        self._told = told
        self._root = Path.cwd()
        part = PARTS[order.part]
        kept = Kept(Path(order.kept) / f"{order.part}.ways", part, self._root)
        self._stage = Stage(part, self._root, kept)

    def run(self) -> int:
        """Gather the tests of the part, and try mutants with them."""
        part = PARTS[self._order.part]
        but = [f"--ignore-glob={glob}" for glob in part.but]
        return pytest.main([*PYTEST, *but, *part.tests], plugins=[self._stage, self])

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try mutants in a drawn order, until there are enough."""
        if session.testsfailed:
            raise session.Interrupted("tests could not be gathered")
        try:
            self._stage.prepare(session, self._order.jobs)
        except UnfitError as error:
            self._say(f"mutate: {error}")
            sys.exit(1)
        self._say(f"{len(session.items)} tests of {self._order.part} stand ready")
        Path(self._order.tally).write_text(self._tried().written())
        return True

    def _tried(self) -> Tally:
        """Let several workers try one after another, each the next that nobody has taken."""
        order, same = self._order, known_to_be_same()
        every = [*mutants(PARTS[order.part], self._root)]
        waiting = [mutant for mutant in every if mutant.key not in same]
        some = drawn(waiting, order.seed)[order.skip :][: order.sample or None]
        taken = Value("i", 0)
        ends = time.monotonic() + 60 * order.minutes
        works = [partial(self._work, number, some, taken, ends) for number in range(order.jobs)]
        tallies = together(works, 60 * order.minutes + _LAST_ONE)
        tally = Tally.together(tallies)
        return replace(tally, possible=len(waiting), same=len(every) - len(waiting))

    def _work(
        self, number: int, waiting: Sequence[Mutant], taken: "Synchronized[int]", ends: float
    ) -> Tally:
        tally = Tally()
        self._stage.move(self._root.with_name(f"project-{number}"))
        while time.monotonic() < ends:
            with taken.get_lock():
                place, taken.value = taken.value, taken.value + 1
            if place >= len(waiting):
                break
            tally.tried += 1
            tally.noticed += self._noticed(waiting[place])
        return tally

    def _noticed(self, mutant: Mutant) -> bool:
        found = self._stage.try_out(mutant)
        if not found.noticed:
            self._say(f"{found.by or 'nobody noticed'}  {mutant}")
        elif self._order.tell:
            self._say(f"noticed  {mutant}  by {found.by}")
        return found.noticed

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
