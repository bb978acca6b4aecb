"""Kill -9 at random moments of a match: `python -m tests.keep.journal.killing 500 bots`.

Each match is played to its end over many lives. Then the journal must hold every event that was
ever acknowledged, and exactly the verdicts of a run that nothing interrupted.
"""

import os
import random
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from threading import Timer
from typing import IO, Self

from companion.keep.journal.account import account
from companion.keep.journal.disk import RealDisk
from tests.keep.journal.conftest import memory_folder
from tests.keep.journal.evenings import undisturbed
from tests.support.command import ROOT, environment

EVENTS = 250


class Killer:
    """Plays matches with a victim, and keeps count."""

    def __init__(self, seed: int, script: str = "evening") -> None:
        self._script = script
        self._chance = random.Random(seed)
        self.kills = self.matches = 0
        self._victim = subprocess.Popen(
            [sys.executable, "-m", "tests.keep.journal.victim"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
            env=environment(),
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Let the victim go."""
        self._victim.communicate()

    def match(self) -> None:
        """Play one match to its end, over as many lives as it takes."""
        self.matches += 1
        seed = self._chance.randrange(1_000_000)
        with memory_folder() as folder:
            acknowledged, over = 0, False
            while not over:
                taken, over = self._life(f"{folder} {EVENTS} {seed} {self._script}\n")
                acknowledged = max(acknowledged, taken)
                self._check(Path(folder), seed, acknowledged)
            whole = len(undisturbed(EVENTS, seed, self._script))
            assert self._check(Path(folder), seed, EVENTS) == whole

    def _check(self, folder: Path, seed: int, acknowledged: int) -> int:
        """Hold the journal against the undisturbed run; give how many verdicts it has."""
        if not [*folder.glob("*.journal")]:
            assert acknowledged == 0
            return 0
        told = account(RealDisk(), folder, 1)
        assert told.events >= acknowledged, "an acknowledged event is lost"
        assert told.verdicts == [*undisturbed(EVENTS, seed, self._script)[: len(told.verdicts)]]
        return len(told.verdicts)

    def _life(self, order: str) -> tuple[int, bool]:
        """Let it live for a while; some die before they have begun, some while they recover."""
        stdin, stdout = self._victim.stdin, self._victim.stdout
        assert stdin
        assert stdout
        stdin.write(order.encode())
        stdin.flush()
        word, number = stdout.readline().split()
        assert word == b"child"
        taken, over = self._report(stdout, int(number))
        self.kills += not over
        return taken, over

    def _report(self, reports: IO[bytes], child: int) -> tuple[int, bool]:
        soon = self._chance.random() < 0.3
        lives = 0 if soon else self._chance.randint(1, 40)
        timer = Timer(self._chance.uniform(0, 0.03 if soon else 0.002), _kill, [child])
        if soon:
            timer.start()
        taken, count, over = 0, 0, False
        for line in iter(reports.readline, b"dead\n"):
            assert line, "the victim is gone"
            if line == b"over\n":
                over = True
                continue
            taken, count = int(line.split()[1]), count + 1
            if count == lives:
                timer.start()
        timer.cancel()
        return taken, over


def _kill(process: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)


def main() -> None:
    """Kill as often as asked, and say how it went."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    script = sys.argv[2] if len(sys.argv) > 2 else "evening"
    began = time.monotonic()
    with Killer(seed=int(time.time()), script=script) as killer:
        while killer.kills < wanted:
            killer.match()
    took = time.monotonic() - began
    print(f"{killer.kills} kills in {killer.matches} matches, {took:.0f} s: every verdict right")


if __name__ == "__main__":
    main()
