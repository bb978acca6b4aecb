"""How long a start takes: `python -m benchmarks.start_up`.

First what a command costs that is over at once, beside an interpreter that does nothing: the core's
time of whole programs, the best of many in turns. `--against FOLDER` measures the program in
another folder beside it. Then how long until somebody can choose, beside how long until READY.

Both from the launch of the whole program, one after the other and again, in a window that nobody
sees: to the first picture of the start screen; and to the first READY of a match that was asked
for on the command line, which the program deals at once. The goal: no more than 1.2 times as long.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

TIMES, SHORT_TIMES = 5, 10
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


NOTHING = "an interpreter"
SHORT = {
    NOTHING: ["-c", "pass"],
    "--version": ["-m", "companion", "--version"],
    "judge": ["-m", "companion", "judge", "examples/false-start.jsonl"],
    "judge --explain": ["-m", "companion", "judge", "--explain", "examples/false-start.jsonl"],
}


def cpu_ms(words: list[str], cwd: Path) -> float:
    """Return the milliseconds of core that a program took from its start to its end."""
    environment = {**os.environ, "PYTHONPATH": str(cwd)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    nowhere = subprocess.DEVNULL
    run = subprocess.Popen(
        [sys.executable, *words], cwd=cwd, env=environment, stdout=nowhere, stderr=nowhere
    )
    _, _, used = os.wait4(run.pid, 0)
    run.returncode = 0
    return (used.ru_utime + used.ru_stime) * 1000


def short(times: int, folders: list[Path]) -> None:
    """Print what commands cost that are over at once."""
    found: dict[tuple[str, str], list[float]] = {}
    for _ in range(times + 1):
        for name, words in SHORT.items():
            for folder in folders:
                found.setdefault((name, folder.name), []).append(cpu_ms(words, folder))
    best = {which: min(spent[1:]) for which, spent in found.items()}
    for (name, where), ms in best.items():
        over = ms / best[NOTHING, where]
        print(f"{name:16} {ms:6.0f} ms of core, {over:4.1f} times {NOTHING}   ({where})")
    print(f"load {os.getloadavg()[0]:.1f}, best of {times} in turns")


def main() -> None:
    """Print both, and how many times as long the start screen takes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path, help="another folder with this program")
    parser.add_argument("--short", action="store_true", help="only what is over at once")
    args = parser.parse_args()
    others = [args.against.absolute()] if args.against else []
    short(SHORT_TIMES, [Path(__file__).parent.parent.absolute(), *others])
    if args.short:
        return
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
