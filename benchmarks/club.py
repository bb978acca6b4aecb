"""A club night on engines that exist: `.venv/bin/python -m benchmarks.club`.

Tables of bots play at twenty times the speed of a real one, each in a process of its own, with a
journal that is synced; the process that sends is the daemon's own, the door is `companion club
serve`, the store a PostgreSQL that syncs, the broker Debian's mosquitto; all of it on loopback.
Prints for 1, 8 and 64 tables: matches and verdicts a second, and how long it takes from a verdict
(told at its table) until it is in the store and until somebody else has it from the broker.

Then what stands beside it: the same table without club and feed, by the processor's time for a
verdict, both at the same time. And a store of a million verdicts, grown tenfold: how long the
wall's page takes. What is printed last is that ratio; the goal is below 1.05, and below 200 ms for
the page.

Wall times on a busy machine say how busy it was; a processor's time does not.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from statistics import mean, median, quantiles
from threading import Event, Thread
from typing import Any

from sqlalchemy import Connection, text

from benchmarks.tools.turns import Load
from companion.club.store.evening_tables import EVENINGS, OUTCOME_SEATS, OUTCOMES
from companion.club.store.schema import METADATA
from companion.club.summing.refreshing import refresh
from companion.club.wall.figures import told
from companion.games import KITS
from tests.club.night import Night
from tests.support.broker import House
from tests.support.command import ROOT, environment

SPEED = 20.0
TABLES = (1, 8, 64)
SECONDS = 30.0
VERDICTS = 700
"""So many are played for the ratio, each time."""
REPEATS = 3
POLL_S = 0.05
"""How often it is looked what the store has: a lag is known to so much."""
SMALL, LARGE = 100_000, 1_000_000
LOOKS = 7


@dataclass
class Lags:
    """How long verdicts took, in seconds."""

    took: list[float] = field(default_factory=list)

    def said(self) -> str:
        """Say the middle and the slowest hundredth."""
        if len(self.took) < 2:
            return "none"
        return f"median {median(self.took):.2f} s, 99 % {quantiles(self.took, n=100)[98]:.2f} s"


class StoreWatch:
    """Looks again and again how far the store is with every match."""

    def __init__(self, night: Night) -> None:
        self._night, self._stop = night, Event()
        self.seen: dict[tuple[int, str], list[tuple[float, int]]] = {}
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._stop.wait(POLL_S):
            found, now = self._night.stored(), time.monotonic()
            for key, verdicts in found.items():
                steps = self.seen.setdefault(key, [])
                if not steps or steps[-1][1] < verdicts:
                    steps.append((now, verdicts))

    def close(self) -> None:
        """Look no more."""
        self._stop.set()
        self._thread.join()


def lags_to_store(watch: StoreWatch, ids: Mapping[str, int], times: Mapping[str, Path]) -> Lags:
    """Compare when each verdict was told with when the store had it."""
    lags = Lags()
    for name, file in times.items():
        for match, n, at in json.loads(file.read_text()):
            steps = watch.seen.get((ids[name], str(match)), [])
            stored = next((when for when, verdicts in steps if verdicts >= n), None)
            if stored is not None:
                lags.took.append(max(0.0, stored - at))
    return lags


class FeedWatch:
    """Hears every verdict from the broker, and how old it is then."""

    def __init__(self, night: Night) -> None:
        self.lags, self._first = Lags(), set[tuple[str, int, int]]()
        self.house = House(night.broker, "companion/+/verdict")
        self.house._client.on_message = self._heard

    def _heard(self, client: Any, data: Any, message: Any) -> None:
        now, said = time.time(), json.loads(message.payload)
        key = (message.topic, said["match"], said["n"])
        if key not in self._first:
            self._first.add(key)
            self.lags.took.append(now - datetime.fromisoformat(said["at"]).timestamp())


def night_of(count: int, seconds: float, folder: Path) -> tuple[Night, str]:
    """Play at so many tables; return the night, still open, and what it came to."""
    night = Night(folder)
    names = [f"t{number}" for number in range(1, count + 1)]
    times = {name: folder / f"{name}.json" for name in names}
    fleet = folder / "fleet.json"
    words = []
    for seed, name in enumerate(names, start=1):
        table = night.invite(name, seed)
        words.append([str(table.folder), name, "--seed", str(seed), "--speed", str(SPEED),
                      "--club", "--feed", night.feed, "--seconds", str(seconds),
                      "--times", str(times[name])])  # fmt: skip
    fleet.write_text(json.dumps(words))
    store, feed = StoreWatch(night), FeedWatch(night)
    done = _played(fleet)
    night.settle(120)
    store.close()
    feed.house.close()
    with night.store.keeper() as connection:
        ids = {row.name: row.id for row in connection.execute(text("SELECT id, name FROM tables"))}
        ended = connection.execute(text("SELECT count(*) FROM matches WHERE ended")).scalar_one()
    verdicts = sum(each["verdicts"] for each in done)
    wrong = night.differences()
    speed = sum(each["speed"] for each in done) / count
    line = (
        f"{count:3} tables, {seconds:.0f} s: {verdicts} verdicts ({verdicts / seconds:.0f}/s, at "
        f"{speed:.1f} times a real table), {ended / seconds:.2f} matches/s; to the store "
        f"{lags_to_store(store, ids, times).said()}; to the feed {feed.lags.said()} "
        f"({len(feed.lags.took)} heard); store and journals differ in {len(wrong)} rows"
    )
    return night, line


def _played(fleet: Path) -> list[dict[str, Any]]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.club.bot_table", "--fleet", str(fleet)],
        capture_output=True, env=environment(), cwd=ROOT, check=True, text=True,
    )  # fmt: skip
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


# The same table without a club.


OURS = frozenset(("club", "feed", "feed-reports"))
"""The threads of a table's process that there are for club and feed alone."""


@dataclass
class Beside:
    """What two tables took for a verdict, in microseconds, each time they played side by side."""

    alone: list[float] = field(default_factory=list)
    """The one that belongs to no club."""
    member: list[float] = field(default_factory=list)
    """The one with club and feed: its process, with all of its threads."""
    ours: list[float] = field(default_factory=list)
    """What of that its threads for club and feed took."""
    in_all: list[float] = field(default_factory=list)
    """With the processes that send and tell, from their start on."""

    @property
    def ratio(self) -> float:
        """How many times what the one alone took the other did, over all they played."""
        return sum(self.member) / sum(self.alone)


def side_by_side(night: Night, turn: int, found: Beside) -> None:
    """Play the same match at two tables at once, one with club and feed."""
    member, alone = (night.invite(f"{name}{turn}", seed=7) for name in ("member", "alone"))
    more = {member.name: ("--club", "--feed", night.feed)}
    both = (member, alone) if turn % 2 else (alone, member)
    for table in both:
        words = more.get(table.name, ())
        table.start("--verdicts", str(VERDICTS), "--speed", str(SPEED), *words)
    said = member.result()
    found.alone.append(alone.result()["cpu_us"])
    found.member.append(said["cpu_us"])
    found.in_all.append(said["cpu_us"] + 1e6 * said["sending_s"] / said["verdicts"])
    found.ours.append(sum(us for name, us in said["threads_us"].items() if name in OURS))


def beside_none(night: Night, repeats: int) -> tuple[str, float]:
    """Measure a table with a club and a feed, and at the same time the same one without.

    At the same time, and not in turns: what else runs on a machine (the store, the door, the
    broker, which stand elsewhere in a club) makes the same work dearer for whoever comes next.
    """
    found = Beside()
    for turn in range(repeats):
        side_by_side(night, turn, found)
    alone, member = mean(found.alone), mean(found.member)
    each = ", ".join(f"{a / b:.3f}" for a, b in zip(found.member, found.alone, strict=True))
    line = (
        f"side by side a verdict costs a table {alone:.0f} us alone, {member:.0f} us with club and "
        f"feed ({each}), of that {mean(found.ours):.0f} us its threads for them; with the "
        f"processes that send and tell {mean(found.in_all):.0f} us"
    )
    return line, found.ratio


# A million verdicts.


def grow(connection: Connection, to: int) -> int:
    """Copy matches under other names until there are so many verdicts; return how many."""
    have = connection.execute(text("SELECT count(*) FROM verdicts")).scalar_one()
    copies = -(-to // max(1, have)) - 1
    if copies < 1:
        return int(have)
    for table in METADATA.sorted_tables:
        names = [column.name for column in table.columns]
        if "table_id" not in names or "match" not in names:
            continue
        values = ", ".join(_copied(name) for name in names)
        listed = ", ".join(f'"{name}"' for name in names)
        connection.execute(
            text(
                f"INSERT INTO {table.name} ({listed}) SELECT {values} FROM {table.name} o, "
                f"generate_series(1, {copies}) g"
            )
        )
    return int(connection.execute(text("SELECT count(*) FROM verdicts")).scalar_one())


_TIMES = [0]


def _copied(name: str) -> str:
    if name in ("match", "birth"):
        return f"o.\"{name}\" || '.{_TIMES[0]}.' || g"
    if name == "at_us":
        return 'o."at_us" - g'
    return "NULL" if name == "evening" else f'o."{name}"'


def prepared(night: Night) -> None:
    """Sum the night up, and call it an evening, so that there are standings."""
    with night.store.keeper() as connection:
        while refresh(connection, KITS):
            pass
        connection.execute(
            EVENINGS.insert().values(
                id=1, name="Tonight", seed=1, length=8, worth="[840]", opened="2026-11-18T20:00"
            )
        )
        for table in (OUTCOMES, OUTCOME_SEATS):
            connection.execute(table.update().values(evening=1))
        connection.execute(OUTCOME_SEATS.update().values(points=840))
        connection.execute(OUTCOMES.update().values({"round": 1}))


def page_ms(night: Night) -> tuple[float, float, float]:
    """Return how long the page takes: over HTTP, and the processor's time here and in the store."""
    over_http, here, there = list[float](), list[float](), list[float]()
    for _ in range(LOOKS):
        time.sleep(1.1)  # the wall shows what it has looked up for a second
        began = time.perf_counter()
        with urllib.request.urlopen(f"{night.door.url}/wall.json?evening=1") as answer:
            answer.read()
        over_http.append(1000 * (time.perf_counter() - began))
        before, store = time.process_time(), _cpu_of_postgres(night)
        with night.store.wall() as connection:
            told(connection, KITS, 1)
        here.append(1000 * (time.process_time() - before))
        there.append(_cpu_of_postgres(night) - store)
    return min(over_http), min(here), sum(there) / len(there)


def _cpu_of_postgres(night: Night) -> float:
    """Return how much of the processor the store has used so far, in milliseconds."""
    process = night.postgres._process
    assert process is not None
    pids = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
        ticks += int(fields[11]) + int(fields[12])
    return 1000 * ticks / os.sysconf("SC_CLK_TCK")


def large_store(night: Night, sizes: Sequence[int]) -> str:
    """Grow the store, and say how long its page takes at each size."""
    prepared(night)
    found = []
    for wanted in sizes:
        _TIMES[0] += 1
        with night.store.keeper() as connection:
            count = grow(connection, wanted)
        with night.store.keeper() as connection:
            connection.execute(text("ANALYZE"))
            size = "SELECT pg_database_size(current_database())"
            bytes_each = connection.execute(text(size)).scalar_one() / count
        print(
            f"  {bytes_each:.0f} bytes on disk for a verdict and all that hangs on it", flush=True
        )
        http, here, there = page_ms(night)
        said = f"the page {http:.0f} ms over HTTP, the best of {LOOKS}"
        print(f"  {count} verdicts: {said}; {here:.1f} + {there:.1f} ms of processor", flush=True)
        found.append((count, http, here))
    (small, first, before), (large, last, after) = found[0], found[-1]
    return (
        f"a store of {large} verdicts: the page in {last:.0f} ms; {large / small:.0f} times as "
        f"large as before, {last / first:.2f} times as long, {after / before:.2f} times the CPU"
    )


def main(argv: Sequence[str] | None = None) -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, nargs="*", default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--repeats", type=int, default=REPEATS)
    parser.add_argument("--sizes", type=int, nargs="*", default=(SMALL, LARGE))
    args = parser.parse_args(argv)
    load, ratio = Load(), 0.0
    for count in args.tables:
        with tempfile.TemporaryDirectory(prefix="companion-club-") as folder:
            night, line = night_of(count, args.seconds, Path(folder))
            try:
                print(line, flush=True)
                if count == max(args.tables) and args.sizes:
                    print(large_store(night, args.sizes), flush=True)
                if count == min(args.tables) and args.repeats:
                    said, ratio = beside_none(night, args.repeats)
                    print(said, flush=True)
            finally:
                night.close()
    print(load.said(args.repeats))
    print(f"ratio {ratio:.3f}")


if __name__ == "__main__":
    main()
