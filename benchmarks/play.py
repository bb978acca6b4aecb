"""How fast a simulated table plays, starts, paints and grows: `python -m benchmarks.play`.

Every measure stands beside what one would otherwise have: hands beside the time they take people,
painting what changed beside painting everything, a long match beside a short one.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from benchmarks.display import SIZES, frame_times, idle_share
from companion.app.simulated.playing import Wish, call_quietly, table_for
from companion.core.live import Skipping
from companion.setup.profile import load_profile

HANDS = 60
SHORT, LONG = 10, 100
STARTS = 3
FRAMES = 120
PATIENCE_S = 60
WAITS_S = 4.0

_COMPANION = [sys.executable, "-m", "companion", "play", "--seed", "1"]
_PEAK = """
import resource, subprocess, sys
subprocess.run([sys.executable, "-m", "companion", "play", "--speed", "0", "--view", "none",
                "--quiet", "--seed", "1", "--target", "100000", "--hands", sys.argv[1]],
               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def hands_a_second(seats: int, hands: int = HANDS) -> tuple[float, float]:
    """Play so many hands of bots: hands a second of this process, and times as fast as people."""
    wish = Wish(load_profile(), seats, seats, seed=1, options={"target": 100_000})
    table, _ = table_for(wish, pace=Skipping())
    call_quietly(table, wish)
    began, start = table.pace(), time.process_time()
    with table:
        table.run(lambda: table.progress.hands < hands)
    took = time.process_time() - start
    return hands / took, (table.pace() - began) / 1e6 / took


@contextmanager
def window(*options: str) -> Iterator[tuple[int, Path]]:
    """The whole program with a window that nobody sees; gives its process and its record."""
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder) / "match.jsonl"
        command = [*_COMPANION, "--view", "window", "--record", str(kept), *options]
        environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        run = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
        try:
            yield run.pid, kept
        finally:
            run.kill()
            run.wait()


def _until(kept: Path, word: str) -> None:
    end = time.monotonic() + PATIENCE_S
    while not (kept.exists() and word in kept.read_text()):
        assert time.monotonic() < end, f"{word} never came"
        time.sleep(0.005)


def first_ready() -> tuple[float, float]:
    """Seconds from the command to READY in the window, and MiB then. Dealing takes no time here:
    the match runs a hundred times as fast."""
    start = time.monotonic()
    with window("--auto-dealer", "--speed", "100") as (pid, kept):
        _until(kept, '"ready"')
        return time.monotonic() - start, _peak_of(pid)


def _peak_of(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0]) / 1024


def waiting_share() -> float:
    """The share of one core that the whole program takes while it waits for its dealer."""
    with window("--mute") as (pid, kept):
        _until(kept, "transcript")
        time.sleep(2)
        before = _ticks(pid)
        time.sleep(WAITS_S)
        return (_ticks(pid) - before) / os.sysconf("SC_CLK_TCK") / WAITS_S


def _ticks(pid: int) -> int:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def peak_mib(hands: int) -> float:
    """Ask the kernel how much memory a match of so many hands took at most."""
    run = subprocess.run(
        [sys.executable, "-c", _PEAK, str(hands)], capture_output=True, text=True, check=True
    )
    return int(run.stdout) / 1024


def lines() -> Iterator[str]:
    """Every measure, as it is made."""
    for seats in (4, 8):
        hands, times = hands_a_second(seats)
        yield f"{seats} bots, no view: {hands:.1f} hands a second, {times:.0f} times people's pace"
    for size in SIZES:
        ours, whole = (median(frame_times(size, FRAMES, afresh=a)) * 1e3 for a in (False, True))
        yield (
            f"frame at {size[0]}x{size[1]}: {ours:.1f} ms (there are 33); painting everything "
            + (f"{whole:.1f} ms, ratio {whole / ours:.1f}")
        )
    yield f"idle window: {idle_share(3) * 100:.1f} % of a core"
    yield f"program waiting for its dealer: {waiting_share() * 100:.1f} % of a core (goal: below 5)"
    starts = [first_ready() for _ in range(STARTS)]
    yield f"command to READY in a window: {min(s for s, _ in starts):.2f} s (goal: below 3)"
    yield f"peak memory with a window: {max(m for _, m in starts):.0f} MiB"
    short, long = peak_mib(SHORT), peak_mib(LONG)
    yield f"peak memory, {SHORT} hands {short:.0f} MiB, {LONG} hands {long:.0f} MiB, " + (
        f"ratio {long / short:.2f} (goal: 1)"
    )


def main() -> None:
    """Measure and print."""
    for line in lines():
        print(line, flush=True)


if __name__ == "__main__":
    main()
