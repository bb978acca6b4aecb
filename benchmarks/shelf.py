"""How long a shelf of matches takes to read: `.venv/bin/python -m benchmarks.shelf [matches]`.

Bots play a few matches of every game; copies of them make a shelf.
`companion history` reads it for the first time, and once more; `companion journal check` reads and
judges it again, each in a program of its own. Beside them,
by turns, what one would write instead: a script that reads every line of these files as JSON, and
looks at nothing. The ratio of a first history to that comes last.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from shutil import copyfile
from statistics import median

from benchmarks.resume import Hasty
from companion.app.cli.progress import with_progress
from companion.app.simulated.playing import Wish, call_quietly, header_for, table_for
from companion.core.live import Skipping
from companion.games import GAMES
from companion.keep.history.store import NAME
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.opening import open_journal
from companion.keep.journal.segments import Segment, segments
from companion.setup.profile import load_profile

MATCHES = 1000
SEEDS = 3
MOST_US = 1_200_000_000
"""A match that is not won after twenty minutes is left."""
TIMES = 3
PLAIN = """
import json, pathlib, sys
for file in pathlib.Path(sys.argv[1]).glob("*.journal"):
    for line in file.read_text().splitlines():
        json.loads(line[line.index("{"):])
"""


def shelf(folder: Path, matches: int) -> int:
    """Make a shelf of so many matches; return how many bytes it has."""
    with tempfile.TemporaryDirectory() as place:
        games = [(game, seed) for seed in range(SEEDS) for game in GAMES]
        made = [_played(Path(place), *each) for each in with_progress(games, "playing")]
        for number in range(1, matches + 1):
            for file in made[number % len(made)]:
                piece = int(file.stem.split("-")[1])
                copyfile(file, folder / Segment(number, piece).name)
    return sum((folder / piece.name).stat().st_size for piece in segments(RealDisk(), folder))


def _played(place: Path, game: str, seed: int) -> list[Path]:
    """Play a match, and return its files."""
    folder, pace = place / f"{game}-{seed}", Skipping()
    wish = Wish(load_profile(), 4, 4, seed, game, auto_dealer=True)
    header, opened = header_for(wish), open_journal(folder, disk=Hasty())
    opened.journal.begin(header, pace)
    table, _ = table_for(wish, opened.journal, pace, header=header)
    call_quietly(table, wish)
    with table:
        table.run(lambda: pace() < MOST_US)
    opened.close()
    return sorted(folder.glob("*.journal"))


def main() -> None:
    """Print a line for each, and the ratio."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        size = shelf(folder, matches)
        load = os.getloadavg()[0]
        print(f"{matches} matches, {size / 1e6:.1f} MB; load {load:.1f} on {os.cpu_count()} cores")
        print(f"{'':28}{'seconds':>9}{'of the cores':>14}")
        journal = str(folder)
        commands = {
            "every line as JSON": ("-c", PLAIN, journal),
            "history, first": ("-m", "companion", "history", "--journal", journal),
            "history, then": ("-m", "companion", "history", "--journal", journal),
            "journal check": ("-m", "companion", "journal", "check", journal),
        }
        found: dict[str, list[tuple[float, float]]] = {name: [] for name in commands}
        for _ in range(TIMES):
            (folder / NAME).unlink(missing_ok=True)
            for name, command in commands.items():
                found[name].append(_measured(command))
    for name, times in found.items():
        wall, spent = (median(each[at] for each in times) for at in (0, 1))
        print(f"{name:28}{wall:>9.2f}{spent:>14.2f}")
    least = {name: min(spent for _, spent in times) for name, times in found.items()}
    print(f"{least['history, first'] / least['every line as JSON']:.1f}")


def _measured(command: tuple[str, ...]) -> tuple[float, float]:
    """Return how long somebody waits for a program, and the time of all cores that it takes."""
    before, began = os.times(), time.perf_counter()
    subprocess.run([sys.executable, *command], check=False, stdout=subprocess.DEVNULL)
    wall, after = time.perf_counter() - began, os.times()
    spent = after.children_user + after.children_system
    return wall, spent - before.children_user - before.children_system


if __name__ == "__main__":
    main()
