"""How long until somebody can choose, beside how long until READY: `python -m benchmarks.start_up`.

Both from the launch of the whole program, one after the other and again, in a window that nobody
sees: to the first picture of the start screen; and to the first READY of a match that was asked
for on the command line, which the program deals at once. The goal: no more than 1.2 times as long.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

TIMES = 5
PATIENCE_S = 60
GOAL = 1.2

_PLAY = [sys.executable, "-m", "companion", "play", "--view", "window", "--mute"]
_AT_ONCE = ["--bots", "3", "--auto-dealer", "--seed", "1"]


def until(options: list[str], folder: Path, there: Callable[[], bool]) -> float:
    """Return the seconds from the launch until something is there."""
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    told = {"COMPANION_SCREEN_WORDS": str(folder / "screen.json"), "XDG_STATE_HOME": str(folder)}
    start = time.monotonic()
    run = subprocess.Popen(
        [*_PLAY, *options], env={**os.environ, **quiet, **told}, stderr=subprocess.DEVNULL
    )
    try:
        while not there():
            if run.poll() is not None or time.monotonic() - start > PATIENCE_S:
                raise SystemExit(f"nothing came of: {' '.join([*_PLAY, *options])}")
            time.sleep(0.002)
        return time.monotonic() - start
    finally:
        run.kill()
        run.wait()


def until_the_start_screen() -> float:
    """Return the seconds to the first picture of the start screen."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        return until([], folder, (folder / "screen.json").exists)


def until_ready() -> float:
    """Return the seconds to the first READY of a match that begins at once."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        kept = folder / "match.jsonl"
        options = [*_AT_ONCE, "--record", str(kept)]
        return until(options, folder, lambda: kept.exists() and '"ready"' in kept.read_text())


def main() -> None:
    """Print both, and how many times as long the start screen takes."""
    starts, readies = [], []
    for _ in range(TIMES):
        starts.append(until_the_start_screen())
        readies.append(until_ready())
    start, ready = median(starts), median(readies)
    print(f"start screen  {start:5.2f} s   ({min(starts):.2f} to {max(starts):.2f})")
    print(f"first READY   {ready:5.2f} s   ({min(readies):.2f} to {max(readies):.2f})")
    print(f"ratio         {start / ready:5.2f}     goal: at most {GOAL}")


if __name__ == "__main__":
    main()
