"""What a table costs while nothing happens: `python -m benchmarks.idle`.

Beside it the loop that most programs with a window have: sixty times a second it asks for events,
and shows a picture that stays the same (`pygame.time.Clock.tick(60)`). Both are programs of their
own, measured in turns: the share of one core that all their threads and children take (the kernel
counts it), and how often they are woken. On the screen that DISPLAY names, or else on none.
Who waits has waited until the voice has let go of its sound device, after half a minute.

    python -m benchmarks.idle             the start screen, a match that waits for its dealer, and a
                                          daemon that does, with window and console
    python -m benchmarks.idle --against FOLDER       beside it, the program in another folder
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TIMES, WARM_S, SECONDS = 2, 8.0, 5.0
MOST_S, CALM, LIGHT = 70.0, 50, 0.02
"""How long it is waited at most until somebody is woken less often than so many times a second, and
takes less of a core."""
SIZE = "1024x640"
OURS = {
    "start screen": ["play", "--view", "window", "--mute", "--size", SIZE],
    "match that waits": [
        *("play", "--view", "window", "--mute", "--size", SIZE),
        *("--bots", "3", "--seed", "1"),
    ],
    "daemon that waits": ["daemon", "--view", "window", "--game", "sherlock-holmes"],
}
USUAL = """\
import pygame
pygame.display.init()
window, clock = pygame.display.set_mode((1024, 640), pygame.RESIZABLE), pygame.time.Clock()
while True:
    pygame.event.get()
    window.fill((20, 46, 40))
    pygame.display.flip()
    clock.tick(60)
"""


def processes(pid: int) -> Iterator[Path]:
    """Yield the threads of a program and of all that it has started."""
    for thread in Path(f"/proc/{pid}/task").iterdir():
        yield thread
        for child in (thread / "children").read_text().split():
            yield from processes(int(child))


def counted(pid: int) -> tuple[float, int]:
    """Return the seconds of core that a program had so far, and how often it was woken."""
    seconds, woken = 0.0, 0
    for thread in processes(pid):
        seconds += int((thread / "schedstat").read_text().split()[0]) / 1e9
        told = dict(line.split(":", 1) for line in (thread / "status").read_text().splitlines())
        woken += int(told["voluntary_ctxt_switches"])
    return seconds, woken


@contextmanager
def running(command: list[str], cwd: Path) -> Iterator[int]:
    """Run a program that nobody plays on."""
    with tempfile.TemporaryDirectory() as folder:
        quiet = {"XDG_STATE_HOME": folder, "PYTHONPATH": str(cwd), "SDL_AUDIODRIVER": "dummy"}
        if "DISPLAY" not in os.environ:
            quiet["SDL_VIDEODRIVER"] = "dummy"
        nowhere = subprocess.DEVNULL
        run = subprocess.Popen(
            command, cwd=cwd, env={**os.environ, **quiet}, stdin=nowhere, stdout=nowhere,
            stderr=nowhere,
        )  # fmt: skip
        try:
            yield run.pid
        finally:
            run.kill()
            run.wait()


def settle(pid: int, most_s: float) -> None:
    """Wait until a program sleeps nearly all the time, but no longer than that."""
    end = time.monotonic() + most_s
    while time.monotonic() < end:
        (cpu, woken), began = counted(pid), time.monotonic()
        time.sleep(1)
        (later, again), spent = counted(pid), time.monotonic() - began
        if 0 <= again - woken < CALM * spent and later - cpu < LIGHT * spent:
            return


def idle(
    command: list[str], cwd: Path, warm_s: float, seconds: float, settle_s: float = 0.0
) -> tuple[float, float]:
    """Return the share of a core in percent, and how often a second it was woken."""
    with running(command, cwd) as pid:
        time.sleep(warm_s)
        settle(pid, settle_s)
        cpu, woken = counted(pid)
        began = time.monotonic()
        time.sleep(seconds)
        later, again = counted(pid)
        spent = time.monotonic() - began
    return (later - cpu) / spent * 100, (again - woken) / spent


def main() -> None:
    """Print what each costs, and in the end how many times as much the usual loop does."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path, help="another folder with this program")
    parser.add_argument("--times", type=int, default=TIMES)
    parser.add_argument("--warm", type=float, default=WARM_S, help="seconds to get ready")
    args = parser.parse_args()
    here = Path(__file__).parent.parent
    who = {"plain pygame loop, 60 Hz": ([sys.executable, "-c", USUAL], here)}
    for what, words in OURS.items():
        command = [sys.executable, "-m", "companion", *words]
        who[what] = (command, here)
        if args.against:
            who[f"{what}, {args.against.name}"] = (command, args.against.absolute())
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in who}
    for _ in range(args.times):
        for name, (command, cwd) in who.items():
            settles = MOST_S if name.partition(",")[0] in OURS else 0.0
            found[name].append(idle(command, cwd, args.warm, SECONDS, settles))
    best = {name: min(measured) for name, measured in found.items()}
    for name, (share, woken) in best.items():
        print(f"{name:40} {share:6.2f} % of a core, woken {woken:6.1f} times a second")
    print(f"load {os.getloadavg()[0]:.1f}, best of {args.times} in turns")
    usual = best["plain pygame loop, 60 Hz"][0]
    print(f"ratio {usual / best['match that waits'][0]:.1f} (the usual loop to a match that waits)")


if __name__ == "__main__":
    main()
