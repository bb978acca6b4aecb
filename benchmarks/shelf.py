"""How long a shelf of matches takes to read: `.venv/bin/python -m benchmarks.shelf [matches]`.

Bots play the beginning of a few matches of every game; copies of them make a shelf, and a tenth of
them a small one. `companion history` reads it for the first time, and once more; `companion journal
check` reads and judges it again, each in a program of its own. Beside them, by turns, what one
would write instead: a script that reads every line of these files as JSON, and looks at nothing.
What each takes with an empty shelf is not counted. The ratios to that script come last; and how
much more a match takes, the more of them there are: one, if the shelf is gone through once.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from shutil import copyfile
from statistics import median
from typing import NamedTuple

from benchmarks.resume import Hasty
from benchmarks.tools.turns import Load
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
MOST_US = 120_000_000
"""A match is left after two minutes: a shelf has many small ones."""
TIMES = 3
PLAIN = """
import json, pathlib, sys
for file in pathlib.Path(sys.argv[1]).glob("*.journal"):
    for line in file.read_text().splitlines():
        json.loads(line[line.index("{"):])
"""


def played(place: Path) -> list[list[Path]]:
    """Have bots play, and return the files of each match."""
    games = [(game, seed) for seed in range(SEEDS) for game in GAMES]
    return [_played(place, *each) for each in with_progress(games, "playing")]


def fill(folder: Path, made: list[list[Path]], matches: int) -> int:
    """Make a shelf of so many matches; return how many bytes it has."""
    folder.mkdir()
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


class Work(NamedTuple):
    """One thing that is done with a shelf, and what it took each time: waited for, and of cores."""

    name: str
    command: tuple[str, ...]
    took: list[tuple[float, float]]

    @property
    def least(self) -> float:
        """The least time of all cores."""
        return min(spent for _, spent in self.took)

    def row(self, matches: int) -> str:
        """Return its line."""
        wall = median(waited for waited, _ in self.took)
        return f"{self.name:28}{matches:>9,}{wall:>11.2f}{self.least:>14.2f}"


def works(folder: Path) -> list[Work]:
    """Return what is done with a shelf, in its order."""
    journal = str(folder)
    history = ("-m", "companion", "history", "--journal", journal)
    return [
        Work("every line as JSON", ("-c", PLAIN, journal), []),
        Work("history, first", history, []),
        Work("history, then", history, []),
        Work("journal check", ("-m", "companion", "journal", "check", journal), []),
    ]


def main() -> None:
    """Print a line for each, and the ratios."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    few, load = max(1, matches // 10), Load()
    with tempfile.TemporaryDirectory() as place:
        folders = {number: Path(place) / str(number) for number in (0, few, matches)}
        made = played(Path(place) / "played")
        sizes = [fill(folder, made, number) for number, folder in folders.items()]
        shelves = {number: works(folder) for number, folder in folders.items()}
        for _ in range(TIMES):
            for number, folder in folders.items():
                (folder / NAME).unlink(missing_ok=True)
                for work in shelves[number]:
                    work.took.append(_measured(work.command))
    print(f"{matches:,} matches, {sizes[-1] / 1e6:.1f} MB, and {few:,} of them")
    print(f"{'':28}{'matches':>9}{'seconds':>11}{'of the cores':>14}")
    for number, done in shelves.items():
        print("\n".join(work.row(number) for work in done))
    print(load.said(TIMES))
    _print_ratios(shelves)


def _print_ratios(shelves: dict[int, list[Work]]) -> None:
    """Print what a match takes beside its lines read as JSON, and beside one of a smaller shelf."""
    (_, empty), (few, of_few), (many, of_many) = shelves.items()

    def each(works: list[Work], at: int, matches: int) -> float:
        return (works[at].least - empty[at].least) / matches

    for at, work in enumerate(of_many):
        if work.name in ("history, first", "journal check"):
            took = each(of_many, at, many)
            growth = took / each(of_few, at, few)
            print(f"ratio {growth:.2f} ({work.name}: a match of {many:,} to one of {few:,})")
            print(f"ratio {took / each(of_many, 0, many):.1f} ({work.name}, to its lines as JSON)")


def _measured(command: tuple[str, ...]) -> tuple[float, float]:
    """Return how long somebody waits for a program, and the time of all cores that it takes."""
    before, began = os.times(), time.perf_counter()
    subprocess.run([sys.executable, *command], check=False, stdout=subprocess.DEVNULL)
    wall, after = time.perf_counter() - began, os.times()
    spent = after.children_user + after.children_system
    return wall, spent - before.children_user - before.children_system


if __name__ == "__main__":
    main()
