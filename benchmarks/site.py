"""What the table costs in a browser: `.venv/bin/python -m benchmarks.site`.

The built page in headless Chromium, from a host on this machine: how many bytes are fetched before
the start screen, how long that takes with nothing kept and with everything kept, how long a frame
takes to paint, how much memory Python has there; and how long an evening takes to be judged, beside
the same program run natively by the same turns. On a busy machine the wall tells more of the load
than of the page: beside it stands what the browser had of the CPU until then.
"""

from __future__ import annotations

import argparse
import gzip
import io
import os
import time
from contextlib import suppress
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from benchmarks.tools.evening import Evening
from benchmarks.tools.turns import Load
from companion.app.cli.judging import Judgement
from scripts.siting.building import ROOT, build
from scripts.siting.serving import served
from tests.app.browser.site import LAPTOP
from tests.outputs.console.phones import chromium

SITE = ROOT / ".cache/site"
EVENTS = 10_000
TIMES = 3
LATER = ("voice.zip",)
"""What nobody waits for."""
FRAMES_S = 20


def packed(site: Path) -> tuple[int, int]:
    """Return how many bytes are fetched before the start screen, and after it, compressed."""
    first = later = 0
    for file in site.rglob("*"):
        if file.is_file() and file.parent.name != "examples":
            size = len(gzip.compress(file.read_bytes(), 9))
            first, later = (first, later + size) if file.name in LATER else (first + size, later)
    return first, later


def opened(page: Page, url: str) -> float:
    """Open the page; return after how many seconds the start screen was painted."""
    began = time.monotonic()
    page.goto(url)
    page.wait_for_selector("#stage-play[data-screen=start]", timeout=300_000)
    return time.monotonic() - began


def spent_s() -> float:
    """Return how many seconds of CPU everything that was started from here has had."""
    parents, times = {}, {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            values = entry.read_text().rpartition(")")[2].split()
            parents[int(entry.parent.name)] = int(values[1])
            times[int(entry.parent.name)] = int(values[11]) + int(values[12])
    ours = {os.getpid()}
    while more := {each for each, parent in parents.items() if parent in ours} - ours:
        ours |= more
    return sum(times.get(each, 0) for each in ours) / os.sysconf("SC_CLK_TCK")


class Start(NamedTuple):
    """One start: seconds on the wall, and of CPU."""

    wall_s: float
    cpu_s: float


def start(page: Page, url: str) -> Start:
    """Open the page and measure it."""
    before = spent_s()
    return Start(opened(page, url), spent_s() - before)


def starts(browser: Browser, url: str) -> tuple[Start, Start]:
    """Open the page with nothing kept, and once more with everything kept."""
    context = browser.new_context(viewport=LAPTOP)  # type: ignore[arg-type]
    page = context.new_page()
    cold = start(page, url)
    page.wait_for_timeout(5000)
    page.goto("about:blank")
    warm = start(page, url)
    context.close()
    return cold, warm


def told_starts(words: str, found: list[Start]) -> None:
    """Print the middle one of some starts."""
    wall, cpu = median(each.wall_s for each in found), median(each.cpu_s for each in found)
    print(f"start screen, {words:17} {wall:8.1f} s, {cpu:.1f} s of CPU")


def frames(page: Page) -> list[float]:
    """Play with bots for a while; return how many milliseconds each frame took to paint."""
    page.keyboard.press("Enter")
    page.wait_for_selector("#stage-play[data-screen=table]")
    for _ in range(FRAMES_S):
        page.keyboard.press("1")
        page.keyboard.press("Space", delay=50)
        page.wait_for_timeout(1000)
    found: list[float] = page.evaluate("companion.frames('play')")
    return found


def judged_there(page: Page, evening: str) -> Any:
    """Judge an evening in the page; return what it said of it."""
    told = page.evaluate(
        "([text]) => companion.run(['judge', '/tmp/evening'], {'/tmp/evening': text})", [evening]
    )
    assert told["status"] == 0, told["err"]
    return told


def judged_here(evening: str) -> tuple[float, str]:
    """Judge it natively; return the milliseconds it took, and the verdicts."""
    out, began = io.StringIO(), time.perf_counter()
    Judgement(io.BytesIO(evening.encode()), out).run("evening")
    return (time.perf_counter() - began) * 1000, out.getvalue()


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--times", type=int, default=TIMES, help="how often it is opened")
    times = parser.parse_args().times
    load = Load()
    build(SITE)
    first, later = packed(SITE)
    print(f"fetched before the start screen {first / 1e6:8.2f} MB compressed")
    print(f"fetched after it (the voice)    {later / 1e6:8.2f} MB compressed")
    with served(SITE) as url, chromium() as browser:
        found = [starts(browser, url) for _ in range(times)]
        told_starts("nothing kept", [cold for cold, _ in found])
        told_starts("everything kept", [warm for _, warm in found])
        page = browser.new_context(viewport=LAPTOP).new_page()  # type: ignore[arg-type]
        opened(page, url)
        evening = b"".join(Evening().lines(EVENTS)).decode()
        turns = [(judged_there(page, evening), judged_here(evening)) for _ in range(times)]
        assert all(there["out"] == here[1] for there, here in turns), "other verdicts"
        there = min(told["ms"] for told, _ in turns)
        here = min(ms for _, (ms, _) in turns)
        print(f"judging {EVENTS} events, here     {here:8.0f} ms")
        print(f"judging {EVENTS} events, in there {there:8.0f} ms")
        print(f"in there takes                  {there / here:8.1f} times as long")
        painted = frames(page)
        print(f"painting a frame, median        {median(painted):8.1f} ms of {len(painted)}")
        print(f"painting a frame, 95 of 100     {quantiles(painted, n=20)[-1]:8.1f} ms at most")
        print(f"memory of Python                {turns[-1][0]['heap'] / 1e6:8.0f} MB")
    print(load.said(times))


if __name__ == "__main__":
    main()
