"""From a press to its verdict's lamp in the daemon: `.venv/bin/python -m benchmarks.daemon`.

Prints, at rest and with everything busy (a window, a speaking voice, four phones), how long it
takes until a press is durable, until its verdict is given and until its lamp is set: with marks,
and without them, match by match in turns. Without marks a verdict waits by rule until no rival can
still turn up, as long as the wires may take. With `--wired`, inside the virtual Pi, the kernel's
lines are pressed, and *busy* are two processes that compute without a pause:

    scripts/vpi run --timeout 1800 -- python -m benchmarks.daemon --wired --rounds 100

Beside it stands what people write first: a button's callback that prints a line into a file,
which no power cut forgives, and the same with an fsync. They are called in the same matches, once
after every press of ours and after as long a rest, so that disk and machine are the same to both.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from threading import Thread
from typing import Any

import aiohttp

from benchmarks.marks import busy as burning
from benchmarks.tools.turns import Load
from companion.app.table.match import seated
from companion.core.referee.events import Cue, Event, Press
from companion.core.referee.verdicts import Verdict
from companion.practice.hands import Hands
from companion.setup.profile import load_profile
from companion.setup.profile.model import SimSettings
from hw.clock import now_us
from tests.app.hosted.live import LiveTable, free_port, live_table
from tests.app.hosted.process import waited
from tests.hil.evening import LATENCY_US, PiHands
from tests.hil.wired_rig import reference_profile

LATE = "late-arrival"
ROUNDS = 32
ROUNDS_A_MATCH = 4
PHONES = 4
BURNING = 2
FLASH_S = 0.25
HAND_S = 0.1
"""How long a hand lies on its pile: a touch chip needs a moment to feel it."""


class Stopwatch:
    """Knows when which press was durable, judged and lit."""

    def __init__(self, table: LiveTable) -> None:
        service = table.service
        self.durable: list[int] = []
        self.verdict: list[int] = []
        self.lamp: list[int] = []
        self._pressed = 0
        self._lit, self._waits = True, False
        journal = service._opened.journal
        self._keep, self._switch = journal.events, service.bench.table.set
        self._settle = journal.settle
        journal.events = self._kept  # type: ignore[method-assign]
        journal.settle = self._settled  # type: ignore[method-assign]
        assert service.speech is not None
        service.speech._light = self._set
        table.watcher.judged = self._judged(table.watcher.judged)  # type: ignore[method-assign]

    def pressed(self) -> None:
        """A hand comes down now."""
        self._pressed, self._lit = now_us(), False

    def _kept(self, events: Sequence[Event]) -> None:
        self._keep(events)
        if any(type(event) is Press and event.input == "white" for event in events):
            self._waits = True

    def _settled(self) -> None:
        """Take note of the sync: what was only written before it would not survive a power cut."""
        self._settle()
        if self._waits:
            self._waits = False
            self.durable.append(now_us() - self._pressed)

    def _judged(self, then: Callable[..., None]) -> Callable[..., None]:
        def judged(verdicts: Sequence[Verdict], view: Any) -> None:
            if any(verdict.kind == "call" for verdict in verdicts):
                self.verdict.append(now_us() - self._pressed)
            then(verdicts, view)

        return judged

    def _set(self, seat: int, colour: str, on: bool) -> None:
        self._switch(seat, colour, on)
        if colour == "white" and on and not self._lit:
            self._lit = True
            self.lamp.append(now_us() - self._pressed)


class Callbacks:
    """A button's callback that prints a line; one of the two sees to it that it is kept."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._files = {sync: (folder / f"presses-{sync}.jsonl").open("a") for sync in (False, True)}
        self.took: dict[bool, list[int]] = {False: [], True: []}
        """How long each press took, without an fsync and with one."""

    def press(self, seat: int, sync: bool) -> None:
        """Be called once."""
        file, began = self._files[sync], now_us()
        print(json.dumps({"t": began, "seat": seat, "input": "white"}), file=file)
        file.flush()
        if sync:
            os.fsync(file.fileno())
        self.took[sync].append(now_us() - began)

    def forget(self) -> None:
        """Begin anew."""
        for took in self.took.values():
            took.clear()

    def close(self) -> None:
        """Give the files back."""
        for file in self._files.values():
            file.close()


class Dealer:
    """Plays rounds by hand: cues, cards, a call, a ruling; then the callbacks have their turn."""

    def __init__(
        self,
        table: LiveTable,
        watch: Stopwatch,
        hands: Hands,
        beside: Callbacks | None = None,
    ) -> None:
        self._table, self._watch = table, watch
        self._hands, self._beside = hands, beside

    @property
    def _state(self) -> dict[str, Any]:
        return self._table.watcher.state

    def _until(self, what: str, found: Callable[[], Any]) -> None:
        waited(f"{what} {self._state}", found)

    def match(self) -> None:
        """Some rounds of a fresh match."""
        number = self._table.service.host.match
        self._table.service.handles.new_game("sherlock-holmes", {})
        self._until("a match", lambda: self._table.service.host.match > number)
        self._until("its table", lambda: self._state["phase"] == "dealing")
        self._table.enter("deal", "deal", {})
        self._until("a deal", lambda: self._state["phase"] == "dealt")
        for turn in range(ROUNDS_A_MATCH):
            self._round(turn % 4 + 1)

    def _is(self, phase: str) -> bool:
        return bool(self._state["phase"] == phase)

    def _round(self, caller: int) -> None:
        inbox = self._table.service.host.inbox
        for word in ("ready", "play"):
            inbox.put(partial(_cue, word))
            self._until(word, partial(self._is, word))
        for seat in range(1, 5):
            self._hands.touch(seat, "pile")
        time.sleep(HAND_S)
        for seat in range(1, 5):
            self._hands.lift(seat, "pile")
        self._until("cards", lambda: all(self._state["piles"]))
        time.sleep(FLASH_S)  # PLAY has lit all white lamps for a moment
        self._watch.pressed()
        self._hands.press(caller, "white")
        self._until("a call", lambda: self._state["open"])
        self._hands.release(caller, "white")
        taken = {"seat": caller, "from": [caller % 4 + 1], "pool": 0}
        self._table.enter("ruling", "uphold", taken)
        self._until("a ruling", lambda: not self._state["open"])
        if self._beside is not None:
            self._call_back(caller, self._beside)
        time.sleep(0.05)

    def _call_back(self, caller: int, beside: Callbacks) -> None:
        for sync in (False, True) if caller % 2 else (True, False):
            time.sleep(FLASH_S)
            beside.press(caller, sync)


def _cue(word: str, now: int) -> Cue:
    return Cue(now, 1_000, word)


@contextmanager
def phones(url: str, count: int) -> Iterator[list[int]]:
    """So many phones that look on; gives how many pictures each was sent."""
    seen, going = [0] * count, [True]

    async def look(number: int) -> None:
        """Look on; a phone that is turned away on a busy machine tries again, as phones do."""
        while going[0]:
            try:
                await watch(number)
            except aiohttp.ClientError:
                await asyncio.sleep(1)

    async def watch(number: int) -> None:
        async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as http:
            await (await http.get(url)).read()
            origin = {"Origin": url.rstrip("/")}
            async with http.ws_connect(f"{url}live", headers=origin) as line:
                while going[0]:
                    try:
                        told = await line.receive(timeout=0.5)
                    except TimeoutError:
                        continue
                    if told.type is not aiohttp.WSMsgType.TEXT:
                        return
                    seen[number] += 1

    async def all_look() -> None:
        await asyncio.gather(*(look(number) for number in range(count)))

    thread = Thread(target=lambda: asyncio.run(all_look()))
    thread.start()
    try:
        yield seen
    finally:
        going[0] = False
        thread.join()


class Times:
    """What was measured one way, and how long a call waits by rule."""

    def __init__(self) -> None:
        self.durable: list[int] = []
        self.verdict: list[int] = []
        self.lamp: list[int] = []
        self.late = 0
        self.rule = 0

    def add(self, watch: Stopwatch) -> None:
        """Take a match's times over."""
        self.durable += watch.durable
        self.verdict += watch.verdict
        self.lamp += watch.lamp
        for times in (watch.durable, watch.verdict, watch.lamp):
            times.clear()


def measured(
    folder: Path, busy: bool, beside: Callbacks | None, rounds: int, wired: bool = False
) -> tuple[Times, Times]:
    """Play, and give the times with marks and without; with nobody beside it, with marks alone."""
    profile = replace(load_profile(), sim=SimSettings())
    if wired:
        profile = replace(seated(reference_profile(), 4), latency_us=LATENCY_US)
    # Hands come first: the chips they lie on are fresh then, and are set up afterwards.
    fingers = PiHands(profile) if wired else None
    crowded = busy and not wired
    port = free_port() if crowded else None
    view = "window" if crowded else "none"
    with ExitStack() as stack:
        table = stack.enter_context(
            live_table(folder, view=view, port=port, profile=profile, speaker=crowded)
        )
        table.service.handles.pause(True)
        watch = Stopwatch(table)
        dealer = Dealer(table, watch, fingers or table.service.bench.sim, beside)
        dealer.match()
        Times().add(watch)  # the first match is slower than all others
        gc.freeze()  # as the daemon does once it has loaded what stays
        if beside is not None:
            beside.forget()
        found = Times(), Times()
        stack.enter_context(burning(BURNING if busy and wired else 0))
        _play(dealer, table, crowded, watch, found if beside else found[:1], rounds)
        setup = table.watcher.views[-1].setup
        for times in found:
            times.rule = setup.latency + 2 * setup.uncertainty["white"]
    return found


def _play(
    dealer: Dealer,
    table: LiveTable,
    crowded: bool,
    watch: Stopwatch,
    found: Sequence[Times],
    rounds: int,
) -> None:
    if not crowded:
        _matches(dealer, table, watch, found, rounds)
        return
    console = table.service.console
    assert console is not None
    waited("the page", console.invitation)
    invitation = console.invitation()
    assert invitation is not None
    with phones(invitation.text, PHONES) as seen:
        waited("phones", lambda: all(seen))
        _matches(dealer, table, watch, found, rounds)


def _matches(
    dealer: Dealer, table: LiveTable, watch: Stopwatch, found: Sequence[Times], rounds: int
) -> None:
    """Play match after match, one with marks, one without (if that is wanted)."""
    host = table.service.host
    marks = host.marks
    for _ in range(rounds // ROUNDS_A_MATCH):
        for times, asked in zip(found, (marks, None), strict=False):
            host.marks = asked
            seen = len(table.watcher.verdicts)
            dealer.match()
            late = [v for v in table.watcher.verdicts[seen:] if v.fields.get("reason") == LATE]
            times.late += len(late)
            times.add(watch)
    host.marks = marks


def most(times: Sequence[float]) -> float:
    """Return what 99 % of them stay below; of a few, no more than the longest."""
    return quantiles(times, n=100, method="inclusive")[98]


def line(name: str, times: Sequence[int]) -> str:
    """One row: median and 99th percentile in milliseconds."""
    ms = [t / 1000 for t in times]
    return f"{name:<44} {median(ms):8.2f} {most(ms):8.2f}   ({len(ms)})"


def rows(how: str, by: str, times: Times) -> None:
    """Print what was measured one way."""
    for name in ("durable", "verdict", "lamp"):
        print(line(f"{name}, {how}, {by}", getattr(times, name)))
    print(f"{times.late} signals came too late", flush=True)


def report(how: str, folder: Path, busy: bool, wired: bool, rounds: int) -> str:
    """Measure once, print a row each; return the ratio."""
    load, beside = Load(), Callbacks(folder / f"beside {how}")
    marked, plain = measured(folder / how, busy, beside, rounds, wired)
    beside.close()
    rows(how, "by marks", marked)
    rows(how, f"after {marked.rule / 1000:g}", plain)
    print(line(f"a callback that prints a line, {how}", beside.took[False]))
    print(line(f"the same with an fsync, {how}", beside.took[True]))
    print(load.said(rounds // ROUNDS_A_MATCH), flush=True)
    ratio = median(beside.took[True]) / median(marked.durable)
    return f"ratio {ratio:.2f} (a callback with an fsync to ours, durable, {how})"


def report_alone(how: str, folder: Path, busy: bool, wired: bool, rounds: int) -> str:
    """Measure with marks alone, and say what every press took to its lamp, in order."""
    marked, _ = measured(folder / how, busy, None, rounds, wired)
    rows(how, "by marks", marked)
    took = " ".join(f"{t / 1000:.1f}" for t in marked.lamp)
    return f"to the lamp, {how}: {took}"


def main() -> None:
    """Measure and print."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    asked = argparse.ArgumentParser(prog="benchmarks.daemon")
    asked.add_argument("folder", nargs="?", help="where the journal is kept")
    asked.add_argument("--wired", action="store_true", help="inside the virtual Pi")
    asked.add_argument("--rounds", type=int, default=ROUNDS, help="each way; four are a match")
    asked.add_argument("--alone", action="store_true", help="with marks, and nothing beside it")
    wish = asked.parse_args()
    told = report_alone if wish.alone else report
    print(f"{'milliseconds from the press':<44} {'median':>8} {'99 %':>8}")
    with tempfile.TemporaryDirectory(dir=wish.folder) as folder:
        ratios = [
            told("busy" if busy else "at rest", Path(folder), busy, wish.wired, wish.rounds)
            for busy in (False, True)
        ]
    print("\n".join(ratios))


if __name__ == "__main__":
    main()
