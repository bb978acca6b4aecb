"""Are phones honest buzzers? Chromium with injected touches, beside order of arrival.

    .venv/bin/python -m benchmarks.phones [--pairs 2000] [--verdicts 60] [--only slow]

Two phones (headless Chromium) press and let go. A finger comes down at an instant that is known;
the screen takes 9.6 to 29.6 ms, as phones were measured to; then the browser is handed a touch that
is stamped with that moment. Printed is how many fingers lay within the stated doubt, what of it is
the clock's, in how many pairs a phone was surely first that was not, how often the order of arrival
would have been wrong on the same presses, and how many presses came with a stamp before a mark of
their phone. Over loopback, and over a line that is slow and loses packets
(`benchmarks.tools.slow_line`). Then: how long from a press to its verdict on the other phone's
screen, and how many bytes phones are sent for a verdict of a match of bots.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

from aiohttp import ClientSession, CookieJar
from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.tools.slow_line import Air, slow_line
from companion.app.hosted.by_phone.buzzers import TablePhones
from companion.games import KITS
from companion.outputs.console import Running
from companion.outputs.console.web.server import Console
from companion.setup.profile.model import ConsoleSettings
from hw.clock import now_us, s_from_us
from hw.drivers.phone import PhoneSource
from hw.phones.config import UNMEASURED, PhoneConfig
from hw.signals import Fault, Report, Signal
from hw.table import Table
from tests.app.hosted.live import LiveTable, free_port, live_table
from tests.outputs.console.handles import Noted

SCREEN_US = (9_600, 29_600)
APART_US = 60_000
HELD_US = 45_000
PATIENCE_US = 10_000_000
"""On a line that loses packets, what was lost again and again may take this long."""
WATCHED_S = 30.0
WLAN = Air(base_ms=1, jitter_ms=20, loss=0.01)
HARNESS = """async () => {
  const { Buzzer } = await import("/clock.js");
  const pad = document.createElement("div");
  pad.style = "position:fixed;inset:0;touch-action:none;background:#fff;z-index:9";
  if (!location.pathname.endsWith(".css")) pad.style.display = "none";
  document.body.append(pad);
  const socket = new WebSocket(`ws://${location.host}/live`);
  const buzzer = new Buzzer({ send: (message) => socket.send(JSON.stringify(message)) });
  socket.onopen = () => buzzer.opened();
  socket.onmessage = ({ data }) => buzzer.take(JSON.parse(data));
  pad.addEventListener("pointerdown", (event) => buzzer.press(event, "white", true));
  pad.addEventListener("pointerup", (event) => buzzer.press(event, "white", false));
  window.buzzer = buzzer;
}"""
WATCH = """() => {
  window.changes = [];
  const look = () => window.changes.push(window.buzzer.bounds.instant(window.buzzer.now()));
  new MutationObserver(look).observe(document.querySelector("#history"), {
    subtree: true, childList: true, characterData: true });
}"""


class Finger:
    """A finger over one phone: what it does comes to the browser as a screen would tell it."""

    def __init__(self, page: Page, random: Random, ahead_us: int) -> None:
        self._cdp = page.context.new_cdp_session(page)
        self._random, self._ahead_us = random, ahead_us
        self._screen_us = 0

    def plan(self) -> int:
        """Draw what its screen takes for the next press and its release."""
        self._screen_us = self._random.randint(*SCREEN_US)
        return self._screen_us

    def act(self, on: bool, at_us: int) -> None:
        """Have the browser told of a finger that was there at an instant."""
        stamp_us = at_us + self._screen_us
        wait_until(stamp_us)
        kind, points = ("touchStart", [{"x": 60, "y": 60}]) if on else ("touchEnd", [])
        wall_s = (stamp_us + self._ahead_us) / 1_000_000
        told = {"type": kind, "touchPoints": points, "timestamp": wall_s}
        self._cdp.send("Input.dispatchTouchEvent", told)


def wait_until(at_us: int) -> None:
    """Sleep until an instant on the table clock."""
    if (left_us := at_us - now_us()) > 0:
        time.sleep(s_from_us(left_us))


def wall_ahead_us() -> int:
    """Return what the wall clock is ahead of the table's, by the closest of some readings."""
    found = []
    for _ in range(200):
        before = now_us()
        wall = time.time_ns() // 1000
        after = now_us()
        found.append((after - before, wall - (before + after) // 2))
    return min(found)[1]


@dataclass
class Heard:
    """Everything that two chairs delivered, and when it came."""

    signals: dict[int, list[tuple[int, Signal]]] = field(default_factory=lambda: {1: [], 2: []})
    faults: list[Fault] = field(default_factory=list)

    def __call__(self, report: Report) -> None:
        """Take a report."""
        if isinstance(report, Signal):
            self.signals[report.seat].append((now_us(), report))
        elif isinstance(report, Fault):
            self.faults.append(report)


@dataclass
class Found:
    """What was found of many pairs."""

    stamps: int = 0
    outside: int = 0
    lost: int = 0
    clock_us: list[int] = field(default_factory=list)
    pairs: int = 0
    certain: int = 0
    wrong: int = 0
    wrong_by_arrival: int = 0
    truth: list[tuple[int, int]] = field(default_factory=list)
    """When each finger of a pair came down."""
    marks: list[tuple[int, int, int]] = field(default_factory=list)
    """Who stated what, and how many of its signals had come before."""
    broken: int = 0
    faults: int = 0

    def said(self, name: str) -> str:
        """Tell it in lines."""
        within = self.stamps - self.outside
        most = quantiles(self.clock_us, n=100)[-1] / 1000
        return (
            f"{name}\n"
            f"  fingers within the stated doubt: {within} of {self.stamps}"
            f" ({self.lost} never came, {self.faults} faults told)\n"
            f"  clock's part of the doubt: median {median(self.clock_us) / 1000:.2f} ms,"
            f" 99 % below {most:.2f} ms\n"
            f"  pairs in the wrong order: {self.wrong} of {self.pairs}"
            f" ({self.certain} certain, the others a dead heat);"
            f" by order of arrival {self.wrong_by_arrival}\n"
            f"  presses stamped before a mark of their phone: {self.broken}"
            f" of {self.stamps}, {len(self.marks)} marks stated"
        )


class Bench:
    """Two chairs, and a console that serves their phones."""

    def __init__(self) -> None:
        self.heard = Heard()
        self.sources = {seat: PhoneSource(PhoneConfig(seat), now_us) for seat in (1, 2)}
        self.table = Table([], beside=self.sources.values(), deliver=self.heard)
        phones = TablePhones(self.sources, now_us)
        phones.chair_of = lambda phone: phone.number
        settings = ConsoleSettings(port=free_port(), bind="loopback")
        self.port = settings.port
        self.console = Console(KITS, Noted(), settings, now_us, Running(), buzzers=phones)

    def __enter__(self) -> Bench:
        self.table.start()
        self.console.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.console.close()
        self.table.close()


def opened(browser: Browser, port: int) -> Page:
    """Open a phone with nothing but a buzzer on its screen."""
    context = browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True)
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{port}/")
    page.goto(f"http://127.0.0.1:{port}/style.css")
    _join(page)
    return page


def _join(page: Page) -> None:
    """Give a page its buzzer, and wait until its clock is known."""
    page.evaluate(HARNESS)
    _await(lambda: page.evaluate("window.buzzer.doubt() !== null"))


def press_pairs(bench: Bench, pages: list[Page], count: int, random: Random) -> Found:
    """Press on both phones, a little apart, so many times."""
    found, ahead = Found(), wall_ahead_us()
    fingers = [Finger(page, random, ahead) for page in pages]
    time.sleep(3)
    bench.heard.faults.clear()
    for _ in range(count):
        _pair(bench, fingers, random, found)
    for n, down in enumerate(found.truth):
        told = {seat: bench.heard.signals[seat][2 * n : 2 * n + 2] for seat in (1, 2)}
        _note(told, down, found)
    found.faults, found.broken = len(bench.heard.faults), _broken(bench, found)
    for detail in sorted({fault.detail for fault in bench.heard.faults}):
        print(f"  told: {detail}")
    moved = abs(wall_ahead_us() - ahead)
    if moved > 100:
        print(f"the wall clock moved by {moved} us meanwhile: truth is known no better than that")
    return found


def _pair(bench: Bench, fingers: list[Finger], random: Random, found: Found) -> None:
    begin = now_us() + 2_000
    apart = random.randint(-APART_US, APART_US)
    down = (begin + max(0, -apart), begin + max(0, apart))
    acts = sorted(
        (at + took + held, seat, held == 0, at + held)
        for seat, at in enumerate(down)
        for took in (fingers[seat].plan(),)
        for held in (0, HELD_US + APART_US)
    )
    before = {seat: len(told) for seat, told in bench.heard.signals.items()}
    for _, seat, on, at in acts:
        fingers[seat].act(on, at)
        _ask(bench, found)
    _await(lambda: all(len(bench.heard.signals[s]) >= before[s] + 2 for s in (1, 2)))
    found.truth.append(down)


def _note(told: dict[int, list[tuple[int, Signal]]], down: tuple[int, int], found: Found) -> None:
    for seat, at in zip((1, 2), down, strict=True):
        truth = (at, at + HELD_US + APART_US)
        found.lost += len(truth) - len(told[seat])
        for (_, signal), true_us in zip(told[seat], truth, strict=False):
            found.stamps += 1
            found.outside += abs(signal.t - true_us) > signal.u
            found.clock_us.append(signal.u - UNMEASURED.u_us)
    if not (told[1] and told[2]):
        return
    (came_one, one), (came_two, two) = told[1][0], told[2][0]
    found.pairs += 1
    first_is_one = down[0] < down[1]
    if one.t + one.u < two.t - two.u or two.t + two.u < one.t - one.u:
        found.certain += 1
        found.wrong += (one.t < two.t) != first_is_one
    found.wrong_by_arrival += (came_one < came_two) != first_is_one


def _ask(bench: Bench, found: Found) -> None:
    """Have both phones asked how far they are, as the judging loop does."""
    for seat, source in bench.sources.items():
        count = len(bench.heard.signals[seat])
        mark = source.mark(now_us())
        if mark is not None:
            found.marks.append((seat, mark, count))


def _broken(bench: Bench, found: Found) -> int:
    """Count what came after a mark of its phone with a stamp before it."""
    told = {seat: [s.t for _, s in came] for seat, came in bench.heard.signals.items()}
    late = {
        (seat, count + n)
        for seat, mark, count in found.marks
        for n, t in enumerate(told[seat][count : count + 8])
        if t < mark
    }
    return len(late)


def _await(holds: Callable[[], bool]) -> None:
    end = now_us() + PATIENCE_US
    while not holds() and now_us() < end:
        time.sleep(0.002)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Open the browser."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        sys.exit("needs Chromium: sudo apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()


def measure_pairs(browser: Browser, name: str, air: Air | None, pairs: int, seed: int) -> None:
    """Measure two phones on one line, and print it."""
    with Bench() as bench, ExitStack() as stack:
        port = bench.port
        if air is not None:
            port = stack.enter_context(slow_line(bench.port, air)).port
        pages = [opened(browser, port) for _ in range(2)]
        load = os.getloadavg()[0]
        found = press_pairs(bench, pages, pairs, Random(seed))
        print(found.said(f"{name} (load {load:.1f} to {os.getloadavg()[0]:.1f})"), flush=True)
        for page in pages:
            page.context.close()


def measure_verdicts(browser: Browser, count: int) -> None:
    """Measure from a press on one phone to its verdict on the screen of another."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        with live_table(Path(folder), speaker=False, port=port) as table:
            table.service.phones.chair_of = lambda phone: phone.number
            _await(lambda: bool(table.service.console and table.service.console.invitation()))
            presser = opened(browser, port)
            watcher = _watching(browser, port)
            _deal(table)
            took = [_verdict(presser, watcher) for _ in range(count)]
            seen = sorted(us for us in took if us is not None)
            middle, most = median(seen) / 1000, seen[int(len(seen) * 0.95) - 1] / 1000
            print(
                f"press on one phone to verdict on another's screen: median {middle:.0f} ms,"
                f" 95 % within {most:.0f} ms, of {len(seen)} (load {os.getloadavg()[0]:.1f})",
                flush=True,
            )


def _watching(browser: Browser, port: int) -> Page:
    page = browser.new_context(viewport={"width": 360, "height": 640}).new_page()
    page.goto(f"http://127.0.0.1:{port}/")
    _join(page)
    page.evaluate(WATCH)
    return page


def _deal(table: LiveTable) -> None:
    table.enter("deal", "deal", {})
    _await(lambda: table.watcher.state["phase"] == "dealt")


def _verdict(presser: Page, watcher: Page) -> int | None:
    """Press once; return how long after the stamp the other screen had changed."""
    watcher.evaluate("window.changes = []")
    finger = Finger(presser, Random(1), wall_ahead_us())
    at = now_us() + 1_000
    finger.act(True, at)
    changed: list[Any] = []
    end = now_us() + PATIENCE_US
    while not changed and now_us() < end:
        time.sleep(0.02)
        changed = watcher.evaluate("window.changes")
    finger.act(False, now_us())
    time.sleep(0.3)
    return int(changed[0][0]) - at if changed else None


def measure_bytes(phones: int) -> None:
    """Count what is sent to so many phones for a verdict, frames and all."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        with live_table(Path(folder), speaker=False, port=port, bots=4) as table:
            _await(lambda: bool(table.service.console and table.service.console.invitation()))
            with slow_line(port, Air()) as line:
                sent, verdicts = asyncio.run(_bytes(table, line, phones))
            each = sent / verdicts / phones
            told = f"{sent / verdicts:.0f}, {each:.0f} a phone, of {verdicts} verdicts"
            print(f"bytes a verdict, {phones} phones: {told}", flush=True)


async def _bytes(table: LiveTable, line: Any, phones: int) -> tuple[int, int]:
    url = f"http://127.0.0.1:{line.port}/"
    sessions = [ClientSession(cookie_jar=CookieJar(unsafe=True)) for _ in range(phones)]
    reading = []
    try:
        for http in sessions:
            await (await http.get(url)).read()
            origin = {"Origin": url.rstrip("/")}
            socket = await http.ws_connect(f"{url}live", headers=origin, compress=15)
            reading.append(asyncio.create_task(_read(socket)))
        await asyncio.sleep(3)
        before, judged = line.sent_bytes, len(table.watcher.verdicts)
        await asyncio.sleep(WATCHED_S)
        return line.sent_bytes - before, max(1, len(table.watcher.verdicts) - judged)
    finally:
        for task in reading:
            task.cancel()
        for http in sessions:
            await http.close()


async def _read(socket: Any) -> None:
    async for _ in socket:
        pass


def main(argv: list[str] | None = None) -> None:
    """Measure all of it, and print it."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--pairs", type=int, default=2_000)
    parser.add_argument("--verdicts", type=int, default=60)
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--only", choices=("loopback", "slow", "verdicts", "bytes"))
    args = parser.parse_args(argv)
    wanted = (args.only,) if args.only else ("loopback", "slow", "verdicts", "bytes")
    with chromium() as browser:
        if "loopback" in wanted:
            measure_pairs(browser, "loopback", None, args.pairs, args.seed)
        if "slow" in wanted:
            measure_pairs(browser, f"slow line: {WLAN}", WLAN, args.pairs, args.seed)
        if "verdicts" in wanted:
            measure_verdicts(browser, args.verdicts)
    for phones in (1, 10, 64) if "bytes" in wanted else ():
        measure_bytes(phones)


if __name__ == "__main__":
    main()
