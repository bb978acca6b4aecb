"""How long a table is busy before a match goes on: `.venv/bin/python -m benchmarks.resume`.

Bots play a long match at the daemon's own service, and another one at a simulated table, as
`companion play` keeps it. Then each is taken up again and again, with its checkpoints and without
them, by turns: from opening the journal (at a simulated table, from looking for what can be gone on
with) to the first turn of the judging loop, which is when systemd hears READY. A display remembers
the match. Told is the time of one core, as a busy machine would say little else; imports and the
start of the program are not counted: they do not depend on the match. The ratio of both at the
longest match of the daemon's comes last.

    .venv/bin/python -m benchmarks.resume 0.25 3 10 24      hours of play
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree
from statistics import median

from companion.app.cli.progress import with_progress
from companion.app.hosted.on_screen.screen import TableScreen
from companion.app.simulated.keeping import Keeper
from companion.app.simulated.playing import Wish, call_quietly, header_for, table_for
from companion.core.live import Skipping
from companion.keep.journal.checkpoints import KIND
from companion.keep.journal.disk import RealDisk
from companion.setup.profile import load_profile
from companion.setup.profile.model import Display
from tests.app.hosted.tables import FastTable, Watcher, fast_table

HOURS = (0.25, 3.0, 10.0)
HOUR_US = 3_600_000_000
NEVER = 1_000_000
"""Points that nobody reaches."""
TIMES = 3
BOOTS_US = 100_000_000_000


class Hasty(RealDisk):
    """A disk that waits for nothing: only the recording is made on it."""

    def sync(self, handle: int) -> None:
        """Do not wait."""

    def sync_folder(self, folder: Path) -> None:
        """Do not wait."""


def played(folder: Path, hours: float) -> None:
    """Let bots play so long, and leave the match there."""
    with fast_table(folder, disk=Hasty(), target=NEVER) as table:
        until = round(hours * HOUR_US)

        def enough(watcher: Watcher) -> bool:
            watcher.events.clear()
            watcher.verdicts.clear()
            return table.service.pace() > until

        table.play(enough)


@contextmanager
def taken_up(folder: Path) -> Iterator[FastTable]:
    """The table after another boot, with a display that remembers."""
    screen = TableScreen("none", Display(), lambda prompt, values: None, lambda: True)
    with fast_table(folder, start=BOOTS_US, boot="another", target=NEVER) as table:
        table.host.remembering.append(screen.join)
        yield table


def resumed(folder: Path) -> float:
    """Take the match up and return the seconds that it took."""
    began = time.thread_time()
    with taken_up(folder) as table:
        table.play(lambda watcher: True)
        took = time.thread_time() - began
        assert table.host.match == 1, "it was not taken up"
    return took


def simulated(folder: Path, hours: float) -> None:
    """Let bots play so long at a simulated table, and leave the match there."""
    until, pace = round(hours * HOUR_US), Skipping()
    wish = Wish(load_profile(), 4, 4, 1, auto_dealer=True, options={"target": NEVER})
    header = header_for(wish)
    kept = Keeper(_environment(folder)).begin(header, wish, None, pace)
    table, _ = table_for(wish, kept, pace, header=header, aside=kept.aside)
    call_quietly(table, wish)
    kept.attend(table)

    def turned() -> None:
        kept.rest()
        if pace() > until:
            table.stop()

    table.turned = turned
    with table:
        table.run()
    kept.close()


def _environment(folder: Path) -> dict[str, str]:
    return {"XDG_STATE_HOME": str(folder), "HOME": str(folder)}


def gone_on_with(folder: Path) -> float:
    """Go on with a match of a simulated table, and return the seconds that it took."""
    began = time.thread_time()
    keeper = Keeper(_environment(folder))
    (match,) = keeper.unfinished()
    resumed = keeper.go_on(match, load_profile(), lambda speed: Skipping())
    kept, wish = resumed.kept, resumed.wish
    table, _ = table_for(wish, kept, resumed.pace, header=resumed.line, aside=kept.aside)
    table.go_on(resumed.live_again)
    call_quietly(table, wish)
    kept.attend(table)
    table.turned = table.stop
    with table:
        table.run()
        took = time.thread_time() - began
    kept.close()
    return took


def measured(folder: Path, resumed: Callable[[Path], float]) -> tuple[float, float]:
    """Take one match up with its checkpoints and without them, by turns; return the medians."""
    both: tuple[list[float], list[float]] = ([], [])
    for _ in range(TIMES):
        for without, times in enumerate(both):
            with tempfile.TemporaryDirectory() as place:
                copy = Path(copytree(folder, Path(place) / "journal"))
                for slot in copy.rglob(f"{KIND}-*") if without else ():
                    slot.unlink()
                times.append(resumed(copy))
    return median(both[0]), median(both[1])


def main() -> None:
    """Print a line for each length, and the ratio of the longest."""
    hours = [float(given) for given in sys.argv[1:]] or [*HOURS]
    load = os.getloadavg()[0]
    print(f"load {load:.1f} on {os.cpu_count()} cores; seconds of one until a match goes on")
    print(f"{'':10}{'hours':>6}{'MB':>8}{'with checkpoints':>19}{'without':>10}{'ratio':>8}")
    ways = {"play": (simulated, gone_on_with), "daemon": (played, resumed)}
    ratio = 1.0
    for name, (play, take_up) in ways.items():
        with tempfile.TemporaryDirectory() as place:
            play(Path(place) / "warm", 0.05)
            take_up(Path(place) / "warm")
            for length in with_progress(hours, "playing and taking up"):
                folder = Path(place) / f"{length:g}"
                play(folder, length)
                size = sum(file.stat().st_size for file in folder.rglob("*.journal"))
                short, whole = measured(folder, take_up)
                ratio = whole / short
                told = f"{length:>6g}{size / 1e6:>8.1f}{short:>19.3f}{whole:>10.3f}{ratio:>8.1f}"
                print(f"{name:10}{told}", flush=True)
    print(f"ratio {ratio:.1f} (without checkpoints to with them, the daemon's longest)")


if __name__ == "__main__":
    main()
