"""How fast a simulated table plays, starts and grows: `.venv/bin/python -m benchmarks.play`.

Prints hands a second with four and eight bots and no view, the time from the command to the first
card (READY is not printed, so the first card stands for it), and how much memory a long match
takes beside a short one.
"""

import subprocess
import sys
import time
from collections.abc import Iterator

from companion.app.playing import Wish, call_quietly, table_for
from companion.live import Skipping
from companion.profile import load_profile

HANDS = 60
SHORT, LONG = 10, 100
STARTS = 3

_PEAK = """
import resource, subprocess, sys
subprocess.run([sys.executable, "-m", "companion", "play", "--speed", "0", "--view", "none",
                "--quiet", "--seed", "1", "--target", "100000", "--hands", sys.argv[1]],
               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def hands_a_second(seats: int, hands: int = HANDS) -> float:
    """Play so many hands of bots, and measure this process's own time."""
    wish = Wish(load_profile(), seats, seats, seed=1, options={"target": 100_000})
    table, _ = table_for(wish, pace=Skipping())
    call_quietly(table, wish)
    start = time.process_time()
    with table:
        table.run(lambda: table.progress.hands < hands)
    return hands / (time.process_time() - start)


def first_card() -> float:
    """Seconds from the command to the first card, at twenty times the speed of people."""
    command = [sys.executable, "-m", "companion", "play", "--view", "none", "--seed", "1"]
    command += ["--speed", "20", "--traps", "0"]
    start = time.monotonic()
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as run:
        assert run.stdout is not None
        next(line for line in run.stdout if "played" in line)
        took = time.monotonic() - start
        run.kill()
    return took


def peak_mib(hands: int) -> float:
    """Ask the kernel how much memory a match of so many hands took at most."""
    run = subprocess.run(
        [sys.executable, "-c", _PEAK, str(hands)], capture_output=True, text=True, check=True
    )
    return int(run.stdout) / 1024


def lines() -> Iterator[str]:
    """Every measure, as it is made."""
    for seats in (4, 8):
        yield f"hands a second, {seats} bots    {hands_a_second(seats):>8.1f}"
    yield f"command to first card, x20    {min(first_card() for _ in range(STARTS)):>6.2f} s"
    yield f"peak memory, {SHORT:>4} hands     {peak_mib(SHORT):>8.1f} MiB"
    yield f"peak memory, {LONG:>4} hands     {peak_mib(LONG):>8.1f} MiB   (goal: flat)"


def main() -> None:
    """Measure and print."""
    for line in lines():
        print(line, flush=True)


if __name__ == "__main__":
    main()
