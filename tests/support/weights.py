"""What each test costs, measured and kept in `tests/weights.txt`; `scripts/weigh` writes it anew.

What works for more than a twentieth of a second is marked `heavy`, and left out of the fast lane.
What counts are seconds of a core, its own and of all that it has started: they are nearly the same
on a busy machine. Who plays in real time pays for waiting, too, a fifth of it. A plug-in for
pytest: `--weigh=FILE` adds a line for every test that is played.
"""

import os
import sys
import time
from collections import defaultdict
from collections.abc import Generator, Mapping
from functools import cache
from pathlib import Path

import pytest

KEPT = Path(__file__).parents[1] / "weights.txt"
HEAVY_S = 0.05
WAITING = 0.2


@cache
def heavy() -> frozenset[str]:
    """Give the names of the heavy: of a whole function, or of one case of it."""
    lines = KEPT.read_text("utf-8").splitlines() if KEPT.exists() else []
    return frozenset(line.partition(" ")[2] for line in lines)


def is_heavy(name: str) -> bool:
    return name in heavy() or name.partition("[")[0] in heavy()


def worked_s() -> float:
    """Seconds of a core so far: of this process, and of those that it started and saw end."""
    return time.process_time() + sum(os.times()[2:4])


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--weigh", type=Path, help="add what each test costs to this file")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if is_heavy(item.nodeid):
            item.add_marker("heavy")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    file = item.config.getoption("weigh")
    if not file:
        return (yield)
    worked, begun = worked_s(), time.monotonic()
    try:
        return (yield)
    finally:
        lives = item.get_closest_marker("real_time") is not None
        waited = (time.monotonic() - begun) * WAITING if lives else 0
        with file.open("a", encoding="utf-8") as kept:
            kept.write(f"{max(waited, worked_s() - worked):.2f} {item.nodeid}\n")


def listed(weights: Mapping[str, float]) -> list[str]:
    """Give the lines to keep: a function whose every case is heavy by its own name."""
    cases = defaultdict[str, dict[str, float]](dict)
    for name, seconds in weights.items():
        cases[name.partition("[")[0]][name] = seconds
    found: dict[str, float] = {}
    for function, each in cases.items():
        if all(seconds >= HEAVY_S for seconds in each.values()):
            found[function] = max(each.values())
        else:
            found |= {name: seconds for name, seconds in each.items() if seconds >= HEAVY_S}
    return [f"{found[name]:.1f} {name}" for name in sorted(found)]


def main(file: Path) -> None:
    """Keep what was weighed."""
    rows = (line.split(" ", 1) for line in file.read_text("utf-8").splitlines())
    lines = listed({name: float(seconds) for seconds, name in rows})
    KEPT.write_text("\n".join(lines) + "\n", "utf-8")
    print(f"{len(lines)} lines in {KEPT.name}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
