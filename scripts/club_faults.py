"""One evening of a club at which everything fails: `./scripts/club-faults`.

Eight tables of bots play and send to one club; database, door, broker and tables are killed with
kill -9 at random, two hundred times. Half of the tables are in a network of their own, which is cut
again and again. The store's disk is full for a while, and so is that of one table. The clock of one
table is a day ahead. Afterwards everything is let go on, and the store must say what the journals
say, row for row: `companion.club.store.comparing`.

Needs root for networks and small disks (iproute2, tmpfs) and Debian's `faketime` for the clock;
what cannot be had is left out and named. Ends with 1 where anything differs.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.app.hosted.process import waited
from tests.club.night import LOOPBACK, Night

TABLES, KILLS = 8, 200
SPEED = 20.0
AHEAD = "+1d"
HERE, THERE, NETWORK = "10.221.8.1", "10.221.8.2", "companion-hall"
"""The two ends of the line between the club and those tables that have a network of their own."""
STORE_MB, CARD_MB = 256, 6
SETTLE_S = 600.0


@dataclass
class Told:
    """What was done, and what could not be."""

    kills: Counter[str] = field(default_factory=Counter)
    others: Counter[str] = field(default_factory=Counter)
    left_out: list[str] = field(default_factory=list)


# What a machine must give.


@contextmanager
def network(told: Told) -> Iterator[bool]:
    """Have a network with one line to this machine; false: it cannot be had."""
    steps = [
        ["netns", "add", NETWORK],
        ["link", "add", "companion0", "type", "veth", "peer", "name", "companion1"],
        ["link", "set", "companion1", "netns", NETWORK],
        ["addr", "add", f"{HERE}/24", "dev", "companion0"],
        ["link", "set", "companion0", "up"],
        ["-n", NETWORK, "addr", "add", f"{THERE}/24", "dev", "companion1"],
        ["-n", NETWORK, "link", "set", "companion1", "up"],
        ["-n", NETWORK, "link", "set", "lo", "up"],
    ]
    try:
        there = os.geteuid() == 0 and shutil.which("ip") is not None and all(map(_ip, steps))
        if not there:
            told.left_out.append("partitions: no network of one's own without root and iproute2")
        yield there
    finally:
        _ip(["netns", "del", NETWORK])
        _ip(["link", "del", "companion0"])


def _ip(words: Sequence[str]) -> bool:
    if shutil.which("ip") is None:
        return False
    return subprocess.run(["ip", *words], capture_output=True, check=False).returncode == 0


def cut(on: bool) -> None:
    """Cut the line between the networks, or mend it."""
    _ip(["link", "set", "companion0", "down" if on else "up"])


@contextmanager
def small_disk(folder: Path, megabytes: int, told: Told) -> Iterator[bool]:
    """Mount a small disk there; false: it cannot be."""
    folder.mkdir(parents=True, exist_ok=True)
    mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=755", "none", str(folder)]
    there = os.geteuid() == 0 and _done(mount)
    if not there:
        told.left_out.append(f"a full disk at {folder.name}: nothing can be mounted here")
    try:
        yield there
    finally:
        if there:
            _done(["umount", "-l", str(folder)])


def _done(words: Sequence[str]) -> bool:
    return subprocess.run(words, capture_output=True, check=False).returncode == 0


def fill(folder: Path) -> Path:
    """Leave no room on the disk of a folder, and return what takes it."""
    filler = folder / "filler"
    with suppress(OSError), filler.open("wb", buffering=0) as file:
        while True:
            file.write(b"\0" * 65536)
    return filler


def day_ahead(told: Told) -> list[str]:
    """Return how a process is started whose clock is a day ahead; the steady clock is not."""
    found = next(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"), None)
    if found is None:
        told.left_out.append("a clock that is a day ahead: faketime is not installed")
        return []
    return ["env", f"LD_PRELOAD={found}", f"FAKETIME={AHEAD}", "FAKETIME_DONT_FAKE_MONOTONIC=1"]


# The evening.


class Campaign:
    """Does one thing after the other to a night, and has it go on."""

    def __init__(self, night: Night, random: Random, told: Told, apart: bool, speed: float) -> None:
        self._night, self._random, self.told, self._apart = night, random, told, apart
        self._words = ("--speed", str(speed), "--club", "--feed", night.feed)
        self.say: Callable[[str], None] = lambda line: None
        self.full: dict[str, Path] = {}
        """Which small disks there are."""

    def begin(self) -> None:
        """Have everybody play."""
        for table in self._night.tables.values():
            table.start(*self._words)

    def kill_something(self) -> None:
        """Kill one of them, at random, and start it again."""
        ways: dict[str, Callable[[], None]] = {
            "table": self._kill_a_table,
            "database": self._kill_the_database,
            "broker": self._kill_the_broker,
            "door": self._kill_the_door,
        }
        [name] = self._random.choices([*ways], weights=[5, 2, 2, 1])
        self.told.kills[name] += 1
        self.say(f"kill {name}")
        ways[name]()

    def _kill_a_table(self) -> None:
        table = self._random.choice([*self._night.tables.values()])
        table.kill()
        time.sleep(self._random.random() * 0.2)
        table.start(*self._words)

    def _kill_the_database(self) -> None:
        self._night.postgres.kill()
        time.sleep(self._random.random() * 0.5)
        self._night.postgres.start()

    def _kill_the_broker(self) -> None:
        self._night.broker.kill()
        time.sleep(self._random.random() * 0.5)
        self._night.broker.start()

    def _kill_the_door(self) -> None:
        self._night.door.kill()
        time.sleep(self._random.random() * 0.5)
        self._night.door.start()

    def trouble(self) -> None:
        """Cut the line for a while, or fill a disk for a while."""
        ways = ["partition"] * self._apart + [*self.full]
        if not ways:
            return
        which = self._random.choice(ways)
        self.told.others[which] += 1
        rest = 0.5 + 2 * self._random.random()
        if which == "partition":
            cut(True)
            time.sleep(rest)
            cut(False)
            return
        filler = fill(self.full[which])
        time.sleep(rest)
        filler.unlink(missing_ok=True)
        if which == "full store":
            self._revive()

    def _revive(self) -> None:
        """Start a database again that gave up because it could not write."""
        process = self._night.postgres._process
        if process is not None and process.poll() is not None:
            self._night.postgres.kill()
            self._night.postgres.start()

    def see_that_all_are_up(self) -> None:
        """Start again what has ended by itself."""
        self._revive()
        for table in self._night.tables.values():
            if not table.on:
                table.kill()
                table.start(*self._words)

    def end(self) -> None:
        """Let everything go on, and then stop in order.

        A table that was killed has to be up again: what it had written and not yet synced is sent
        once it has been.
        """
        self.see_that_all_are_up()
        self._night.door.wait()
        before = {table: table.lines() for table in self._night.tables.values()}
        for table, lines in before.items():
            waited("play to go on", lambda t=table, n=lines: t.lines() > n, 300)  # type: ignore[misc]
        for table in self._night.tables.values():
            table.stop()


def evening(
    tables: int, kills: int, seed: int, speed: float = SPEED, say: Callable[[str], None] = print
) -> tuple[Told, list[str]]:
    """Play one, and return what was done and what differs."""
    random, told = Random(seed), Told()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="companion-faults-")))
        folder.chmod(0o755)  # PostgreSQL is another user
        apart = stack.enter_context(network(told))
        store, card = folder / "store", folder / "tables" / "t2"
        small_store = stack.enter_context(small_disk(store, STORE_MB, told))
        small_card = stack.enter_context(small_disk(card, CARD_MB, told))
        host = HERE if apart else LOOPBACK
        night = Night(folder, host, where=store if small_store else None)
        stack.callback(night.close)
        campaign = Campaign(night, random, told, apart, speed)
        campaign.full |= {"full store": store} if small_store else {}
        campaign.full |= {"full card": card} if small_card else {}
        clock = day_ahead(told)
        for number in range(1, tables + 1):
            away = ["ip", "netns", "exec", NETWORK] if apart and number % 2 == 0 else []
            night.invite(f"t{number}", seed + number, [*away, *(clock if number == 1 else [])])
        campaign.begin()
        waited("play at every table", lambda: all(t.lines() for t in night.tables.values()), 300)
        for number in range(1, kills + 1):
            time.sleep(random.random() * 0.4)
            campaign.kill_something()
            if number % 5 == 0:
                campaign.trouble()
                campaign.see_that_all_are_up()
            if number % 20 == 0:
                say(f"{number} of {kills}: {dict(told.kills)}, {dict(told.others)}")
        campaign.end()
        took = night.settle(SETTLE_S)
        wrong = night.differences()
        say(_summed_up(night, took, told, wrong))
    return told, wrong


def _summed_up(night: Night, took: float, told: Told, wrong: Sequence[str]) -> str:
    stored = night.stored()
    done = ", ".join(
        f"{count} x {what}" for what, count in (*told.kills.items(), *told.others.items())
    )
    left_out = "".join(f"\nleft out: {each}" for each in told.left_out)
    return (
        f"{len(night.tables)} tables, {sum(told.kills.values())} kills ({done}); "
        f"{len(stored)} matches, {sum(stored.values())} verdicts; all stored {took:.1f} s after "
        f"the last table stopped; store and journals differ in {len(wrong)} rows{left_out}"
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Play an evening, and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    args = parser.parse_args(argv)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # and leave nothing behind
    print(f"seed {args.seed}", flush=True)
    _, wrong = evening(args.tables, args.kills, args.seed, say=lambda line: print(line, flush=True))
    for line in wrong[:50]:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
