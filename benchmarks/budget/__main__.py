"""A Pi's budget held here: `scripts/budget`.

The whole daemon (referee, bots, display at 800x480 on a screen of its own, voice, and the console
with a phone that looks on) plays whole matches of bots in real time on an eighth of one core, which
is about what one of the four cores of a Pi Zero 2 W can do. What is held: nothing comes too late to
be judged, 20 frames a second while something moves, less than 120 MiB, a sign of life of the
judging loop at least every ten seconds. The screen (Xvfb) is inside the share with its work, but
not with its memory: a Pi draws straight to the glass. The phone is outside.

Memory is the PSS of all processes of the daemon together: what it shares with programs that it has
not started counts in part. The exit status is 1 if a goal is missed, 77 if nothing could be
measured.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from benchmarks.budget.figures import Found, share_of, too_late
from benchmarks.budget.quota import PERIOD_US, NoQuotaError, Quota, eighth
from benchmarks.daemon import phones
from companion.keep.journal.account import account
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.segments import matches
from companion.setup.profile.load import shipped_text
from tests.app.hosted.live import free_port
from tests.app.hosted.process import Systemd

ROOT = Path(__file__).parents[2]
SIZE = "800x480"
GAMES = ("sherlock-holmes", "sorry")
PATIENCE_S = 3_600
LOOK_S = 0.5
NOT_MEASURED = 77


def profile(folder: Path, port: int) -> Path:
    """Write down a table whose every part is there: display, voice and console."""
    text = shipped_text("laptop").replace('output = "auto"', 'output = "mixer"', 1)
    text = text.replace('output = "auto"', 'output = "window"\nfullscreen = true', 1)
    text = text.replace("enabled = true", f"enabled = true\nport = {port}", 1)
    file = folder / "table.toml"
    file.write_text(text)
    return file


@contextmanager
def screen(quota: Quota) -> Iterator[str]:
    """Have a screen of the size of a Pi's, that nobody sees; gives its name."""
    inner, outer = os.pipe()
    words = quota.command(["Xvfb", "-displayfd", str(outer), "-screen", "0", f"{SIZE}x24"])
    quiet = subprocess.DEVNULL
    run = subprocess.Popen(words, stderr=quiet, stdout=quiet, pass_fds=(outer,))
    os.close(outer)
    try:
        with os.fdopen(inner) as told:
            yield f":{told.readline().strip()}"
    finally:
        run.terminate()
        run.wait()


def family(pid: int) -> Iterator[int]:
    """Yield a process and all that it has started."""
    yield pid
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                yield from family(int(child))


def memory_mib(pid: int) -> float:
    """Return what a program and all that it has started have in memory."""
    texts = []
    for member in family(pid):
        with suppress(OSError):
            texts.append(Path(f"/proc/{member}/smaps_rollup").read_text())
    return share_of(texts)


def core_s(pid: int) -> float:
    """Return the seconds of core that they had."""
    spent = 0.0
    for member in family(pid):
        with suppress(OSError):
            for thread in Path(f"/proc/{member}/task").iterdir():
                spent += int((thread / "schedstat").read_text().split()[0]) / 1e9
    return spent


def answers(port: int) -> bool:
    """Tell whether somebody listens at a port of this machine."""
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


class Table:
    """The daemon under its share, looked at twice a second."""

    def __init__(self, folder: Path, quota: Quota, display: str, words: Sequence[str]) -> None:
        self.folder, self.journal, self._counted = folder, folder / "journal", folder / "counted"
        self._systemd = Systemd(folder)
        command = [
            *(sys.executable, "-m", "benchmarks.budget.inside", str(self._counted)),
            *("--journal", str(self.journal), *words),
        ]
        around = {
            "DISPLAY": display, "SDL_AUDIODRIVER": "dummy", "NOTIFY_SOCKET": self._systemd.path,
            "WATCHDOG_USEC": "10000000", "XDG_STATE_HOME": str(folder), "SDL_VIDEODRIVER": "x11",
            "PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_FRAMEBUFFER_ACCELERATION": "0",
        }  # fmt: skip
        self._log = (folder / "log").open("wb")
        self.process = subprocess.Popen(
            quota.command(command), cwd=ROOT, env={**os.environ, **around},
            stdin=subprocess.DEVNULL, stdout=self._log, stderr=self._log,
        )  # fmt: skip
        self.mib = self.silent_s = 0.0
        self._alive = (0, time.monotonic())

    def look(self) -> None:
        """Take note of its memory and of its last sign of life."""
        time.sleep(LOOK_S)
        self.mib = max(self.mib, memory_mib(self.process.pid))
        now, signs = time.monotonic(), self._systemd.count("WATCHDOG=1")
        if signs != self._alive[0]:
            self._alive = signs, now
        elif self.ready:
            self.silent_s = max(self.silent_s, now - self._alive[1])
        if self.process.poll() is not None:
            raise RuntimeError(f"the daemon has ended: {self.said}")

    @property
    def ready(self) -> bool:
        """Whether it can be played at."""
        return self._systemd.count("READY=1") > 0

    @property
    def said(self) -> str:
        """What it has said so far."""
        return (self.folder / "log").read_text()

    @property
    def over(self) -> bool:
        """Whether the match has come to its end: what follows is for somebody to choose."""
        return any(word.endswith(": over") for word in self._systemd.hear())

    def stop(self) -> dict[str, object]:
        """End it, and return what it has counted."""
        for member in family(self.process.pid):
            os.kill(member, signal.SIGTERM)
            break
        self.process.wait(120)
        self._systemd.close()
        self._log.close()
        counted: dict[str, object] = json.loads(self._counted.read_text())
        return counted


def played(game: str, quota: Quota, display: str, folder: Path) -> Found:
    """Play a whole match of a game, and return what was found."""
    port = free_port()
    given = ["--profile", str(profile(folder, port)), "--game", game, "--bots", "4"]
    given += ["--target", "1"] if game == "sherlock-holmes" else []
    table = Table(folder, quota, display, given)
    with ExitStack() as stack:
        while not table.ready:
            table.look()
        began, spent, back = time.monotonic(), core_s(table.process.pid), quota.held_back()
        while not answers(port):
            table.look()
        stack.enter_context(phones(f"http://127.0.0.1:{port}/", 1))
        while not table.over and time.monotonic() - began < PATIENCE_S:
            table.look()
        took = time.monotonic() - began
        cpu, after = (core_s(table.process.pid) - spent) / took, quota.held_back()
    over, counted = table.over, table.stop()
    told = account(RealDisk(), table.journal, matches(RealDisk(), table.journal)[-1])
    late = too_late(told.event_lines(), told.verdicts)
    held = None if back is None or after is None else (after - back) / (took * 1e6 / PERIOD_US)
    return Found(
        game, over, took, late, counted["kept"], counted["frames"], counted["size"],  # type: ignore[arg-type]
        table.mib, cpu, table.silent_s, held,
    )  # fmt: skip


def main(argv: list[str] | None = None) -> int:
    """Play, print, and return the exit status."""
    parser = argparse.ArgumentParser(prog="scripts/budget", description=__doc__)
    parser.add_argument("--games", default=",".join(GAMES), help="which games, by comma")
    parser.add_argument("--matches", type=int, default=1, help="how many whole matches of each")
    parser.add_argument("--keep", type=Path, help="leave journals and logs there")
    args = parser.parse_args(argv)
    missed: list[str] = []
    with tempfile.TemporaryDirectory() as temporary, ExitStack() as stack:
        try:
            quota = stack.enter_context(eighth())
            display = stack.enter_context(screen(quota))
        except (NoQuotaError, OSError) as error:
            print(f"not measured: {error}")
            return NOT_MEASURED
        print(f"an eighth of a core, a millisecond in eight, by {quota.way}; load at the beginning "
              f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)  # fmt: skip
        for number, game in enumerate(args.games.split(",") * args.matches, 1):
            folder = (args.keep or Path(temporary)) / f"{number}-{game}"
            folder.mkdir(parents=True)
            found = played(game, quota, display, folder)
            print("\n".join(found.lines()), flush=True)
            missed += [f"{game}: {what}" for what in found.missed()]
    print(f"load at the end {os.getloadavg()[0]:.1f}")
    print("missed: " + "; ".join(missed) if missed else "everything is held")
    return bool(missed)


if __name__ == "__main__":
    sys.exit(main())
