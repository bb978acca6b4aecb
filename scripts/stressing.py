"""The whole suite on a machine that is kept busy, again and again; `scripts/stress` runs this.

Each run that came to an end is one line of JSON in a file of its commit, written at once: whoever
stops this loses the run that was on, and nothing else.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).parents[1]
RUNS = 10
LOOK_S = 5.0
"""How often the load is read."""
LONGEST = "6h"
"""So long stress-ng goes on at most, should nobody be left to end it."""
NOTHING_SAID = "the run itself: it ended without an account"


class NotCountedError(Exception):
    """A run, or all of them, would say nothing: why, for people."""


@dataclass(frozen=True)
class Run:
    """What became of one run of everything."""

    minutes: float
    status: int
    passed: int
    failed: list[str]
    again: list[str]
    """What played again, because others had kept it off the cores."""
    unmeasured: list[str]
    """What in the end was not measured."""
    load: tuple[float, float]
    """The least and the most that was read of the load of the last minute."""

    def row(self, name: str) -> str:
        """Return it as a row of the table."""
        load = f"{self.load[0]:.0f} to {self.load[1]:.0f}"
        counts = (self.passed, len(self.failed), len(self.again), len(self.unmeasured))
        return f"| {name} | {' | '.join(map(str, counts))} | {self.minutes:.1f} | {load} |"


def summed(sessions: Sequence[dict[str, Any]], **more: Any) -> Run:
    """Put the account of a run together: of all tests, and of those that then played alone."""
    first, *alone = sessions or [{"passed": 0, "failed": [NOTHING_SAID], "again": []}]
    last = (alone or [first])[-1]
    return Run(
        passed=sum(each["passed"] for each in (first, *alone)),
        failed=[name for each in (first, *alone) for name in each["failed"]],
        again=sorted({name for each in (first, *alone) for name in each["again"]}),
        unmeasured=last.get("unmeasured", []),
        **more,
    )


HEAD = (
    "| run | passed | failed | played again | not measured | minutes | load |",
    "| --- | --- | --- | --- | --- | --- | --- |",
)


def table(runs: Sequence[Run]) -> str:
    """Return what docs/testing.md shows: a row for each run, and who it was."""
    rows = [run.row(str(number)) for number, run in enumerate(runs, start=1)]
    told = [*HEAD, *rows]
    for what, names in (
        ("Failed", [name for run in runs for name in run.failed]),
        ("Not measured", [name for run in runs for name in run.unmeasured]),
    ):
        told += ["", f"{what}:" if names else f"{what}: none."]
        told += [f"- `{name}`, {times} of {len(runs)}" for name, times in Counter(names).items()]
    ended_badly = [str(n) for n, run in enumerate(runs, start=1) if run.status and not run.failed]
    if ended_badly:
        told += ["", f"No test failed, and yet it did not end well: {', '.join(ended_badly)}"]
    return "\n".join(told)


class Book:
    """What was counted of one commit."""

    def __init__(self, folder: Path, commit: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / f"{commit[:12]}.jsonl"

    def runs(self) -> list[Run]:
        """Return what was counted so far; a line that was cut off in the middle was not."""
        if not self.file.exists():
            return []
        whole = [
            line for line in self.file.read_text().splitlines(keepends=True) if line[-1:] == "\n"
        ]
        return [Run(**{**known, "load": tuple(known["load"])}) for known in map(json.loads, whole)]

    def add(self, run: Run) -> None:
        """Count a run; what a cut left of another goes."""
        lines = [json.dumps(asdict(each)) for each in (*self.runs(), run)]
        half = self.file.with_suffix(".half")
        half.write_text("".join(f"{line}\n" for line in lines))
        half.replace(self.file)


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise NotCountedError("Runs are counted by commit, and this is no checkout of git.")
    return done.stdout.strip()


def standing() -> str:
    """Return the commit that is checked out; nobody can have again what is not committed."""
    if _git("status", "--porcelain", "--untracked-files=no"):
        raise NotCountedError("Files of the project are changed: commit them first.")
    return _git("rev-parse", "HEAD")


@contextmanager
def _ended_with_us(command: Sequence[str], said: IO[bytes]) -> Iterator[subprocess.Popen[bytes]]:
    """Let a program run in a session of its own, and end it with all that it has started."""
    with subprocess.Popen(
        command,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=said,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    ) as running:
        try:
            yield running
        finally:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGTERM)


def _others_keep_it_busy() -> bool:
    """Tell whether a stress-ng runs that somebody else has started."""
    found = subprocess.run(["pgrep", "-x", "stress-ng"], check=False, stdout=subprocess.DEVNULL)
    return found.returncode == 0


@contextmanager
def _kept_busy(said: IO[bytes], shared: bool) -> Iterator[Callable[[], bool]]:
    """Keep every core busy, or leave that to whoever does so already; yield what tells if it is."""
    if shared:
        yield _others_keep_it_busy
        return
    stress = ("stress-ng", "--quiet", "--cpu", str(os.cpu_count() or 1), "--timeout", LONGEST)
    with _ended_with_us(stress, said) as running:
        yield lambda: running.poll() is None


def _loads(tests: subprocess.Popen[bytes], is_busy: Callable[[], bool]) -> list[float]:
    """Wait for the end of the tests, and return what was read of the load meanwhile."""
    read: list[float] = []
    while not read or tests.poll() is None:
        if not is_busy():
            raise NotCountedError("No stress-ng runs any more: the machine was not kept busy.")
        read.append(os.getloadavg()[0])
        time.sleep(LOOK_S)
    return read


def play(folder: Path, shared: bool = False) -> Run:
    """Run everything once, on a busy machine; `shared`: somebody else keeps it busy."""
    account = folder / "account.jsonl"
    account.unlink(missing_ok=True)
    everything = (str(ROOT / "scripts" / "test"), f"--account={account}")
    began = time.monotonic()
    with (
        (folder / "run.log").open("wb") as said,
        _kept_busy(said, shared) as is_busy,
        _ended_with_us(everything, said) as tests,
    ):
        loads = _loads(tests, is_busy)
    sessions = account.read_text().splitlines() if account.exists() else []
    return summed(
        [json.loads(line) for line in sessions],
        minutes=round((time.monotonic() - began) / 60, 1),
        status=tests.returncode,
        load=(min(loads), max(loads)),
    )


def count(book: Book, wanted: int, shared: bool = False) -> None:
    """Play until so many runs are counted."""
    commit = standing()
    while (number := len(book.runs()) + 1) <= wanted:
        print(f"run {number} of {wanted} ...", file=sys.stderr, flush=True)
        run = play(book.file.parent, shared)
        if standing() != commit:
            raise NotCountedError("Another commit was checked out meanwhile.")
        book.add(run)
        if run.status:
            kept = book.file.with_name(f"{book.file.stem}-{number}.log")
            (book.file.parent / "run.log").replace(kept)
            print(f"it failed: {kept}", file=sys.stderr, flush=True)


def main() -> None:
    """Take the arguments, play, and print the table."""
    parser = argparse.ArgumentParser("stress", description=__doc__)
    parser.add_argument("--runs", type=int, default=RUNS, help=f"how many in all ({RUNS})")
    parser.add_argument(
        "--shared", action="store_true", help="leave it to a stress-ng that runs already"
    )
    parser.add_argument("--table", action="store_true", help="only the table of what was counted")
    parser.add_argument(
        "--folder", type=Path, default=ROOT / ".cache" / "stress", help="where it is kept"
    )
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        book = Book(asked.folder, _git("rev-parse", "HEAD"))
        if not asked.table:
            count(book, asked.runs, asked.shared)
    except NotCountedError as error:
        sys.exit(f"stress: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
    print(table(book.runs()))


if __name__ == "__main__":
    main()
