"""How long the wall takes when ten times as much was played: python -m benchmarks.club_wall

A number behind it says how many verdicts there are. Both stores are asked in turn in one run, and
what is printed is how much longer the larger one takes.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from companion.club.store.opening import Store, open_store
from companion.club.summing.refreshing import refresh
from companion.club.wall.figures import told
from companion.games import KITS
from tests.club.playing import Match, a_table, put
from tests.club.wall.hanging import NAMES, ROOMS, an_evening

CARDS = 290
"""So many verdicts of reactions has a match; with the others about 300."""
TIMES = 40


def filled(folder: Path, verdicts: int) -> Store:
    """Return a store in which so much was decided, summed up, with an evening on top of it."""
    store = open_store(str(folder / f"{verdicts}.sqlite3"))
    chance, tables = Random(1), [a_table(store, room) for room in ROOMS]
    matches = verdicts // (CARDS + 10)
    with store.keeper() as connection:
        for number in range(1000, 1000 + matches):
            players = chance.sample([*NAMES, *(f"Guest {n}" for n in range(200))], 5)
            times = [
                (chance.randrange(1, 6), chance.randrange(150_000, 600_000)) for _ in range(CARDS)
            ]
            gaps = [chance.randrange(100, 50_000) for _ in range(8)]
            day = f"20{10 + number % 15}-{1 + number % 12:02}-{1 + number % 28:02}"
            match = Match(players, [1 + number % 5], [9, 8, 7, 6, 5], times, gaps, began=day)
            put(connection, tables[number % len(tables)], number, match, str(number))
    began = perf_counter()
    with store.keeper() as connection:
        while refresh(connection, KITS, most=100_000):
            pass
    print(f"{verdicts} verdicts, {matches} matches: summed up in {perf_counter() - began:.1f} s")
    an_evening(store)
    return store


def looked(store: Store) -> float:
    """Return how long it takes to look up everything that the wall shows."""
    began = perf_counter()
    with store.wall() as connection:
        told(connection, KITS)
    return perf_counter() - began


def main() -> None:
    """Compare a store with one of a tenth."""
    verdicts = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    with TemporaryDirectory() as folder:
        small, large = (filled(Path(folder), n) for n in (verdicts // 10, verdicts))
        pairs = [(looked(small), looked(large)) for _ in range(TIMES)]
        for store in (small, large):
            store.close()
    few, many = (median(each) for each in zip(*pairs, strict=True))
    print(f"the wall: {few * 1000:.1f} ms of {verdicts // 10}, {many * 1000:.1f} ms of {verdicts}")
    print(f"ten times as much takes {many / few:.2f} times as long")


if __name__ == "__main__":
    main()
