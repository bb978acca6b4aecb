"""A kernel whose threads are kept waiting replaces stamps: our doubt must cover what it hides.

Edges are stamped at once and become events whenever the model pleases, as gpiolib does it: one
stamp and one number a line until its thread has run. Whatever is then reported must be true.
"""

import heapq
from collections.abc import Iterator
from itertools import count
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hw.config import GpiodConfig
from hw.drivers.gpiod_driver import GpiodSource
from hw.signals import Place, Signal
from tests.hw.rigs.base import BUTTON, START_US, Heard, Travel
from tests.hw.rigs.kernel import Kernel
from tests.hw.rigs.rigs import CONTACTS, LINES, OFFSETS, GpiodRig

HOLD_OFF_US = BUTTON.hold_off_us
WHITE, RED = CONTACTS[:2]
INSIDE_US = (0, 1, 40)
"""A thread of the kernel may start late; once it runs, it is soon done."""
APART_US = 30_000
"""From one movement of a finger to its next; no thread waits as long as a contact rests then."""


@pytest.fixture
def rig(monkeypatch: pytest.MonkeyPatch) -> Iterator[GpiodRig]:
    made = GpiodRig(monkeypatch)
    made.open()
    yield made
    made.source.close()


def covers(signal: Signal, t: int) -> bool:
    return signal.t - signal.u <= t <= signal.t + signal.u


class Starving:
    """Drives lines by hand while the kernel's threads wait."""

    def __init__(self, rig: GpiodRig) -> None:
        self.rig, self.began = rig, rig.clock.now
        [self.request] = rig.kernel.requests
        rig.kernel.starved = True

    def edges(self, place: Place, *at_us: int) -> None:
        for at in at_us:
            self.rig.clock.now = self.began + at
            offset = OFFSETS[place]
            self.rig.kernel.drive(offset, not self.rig.kernel.high[offset], self.rig.clock.now)

    def run(self, place: Place) -> None:
        for _ in self.request.thread(OFFSETS[place]):
            pass

    def heard(self, place: Place, for_us: int = 30_000) -> list[tuple[bool, int, int]]:
        """On or off, from when to when, in time from the beginning."""
        self.rig.run(for_us)
        signals = self.rig.heard.of(place)
        return [(s.on, s.t - s.u - self.began, s.t + s.u - self.began) for s in signals]


def test_a_bounce_that_hid_the_first_edge_widens_the_doubt_of_the_press(rig: GpiodRig) -> None:
    starving = Starving(rig)
    starving.edges(WHITE, 40_000, 40_500, 41_000)
    starving.run(WHITE)
    [(on, first, last)] = starving.heard(WHITE)
    assert on
    assert (first, last) == (41_000 - HOLD_OFF_US - 100, 41_100)
    assert rig.heard.faults == []


def test_the_doubt_reaches_back_no_further_than_the_edge_before(rig: GpiodRig) -> None:
    starving = Starving(rig)
    starving.edges(RED, 38_000)
    starving.run(RED)
    starving.edges(WHITE, 40_000, 40_500, 41_000)
    starving.run(WHITE)
    [(_, first, last)] = starving.heard(WHITE)
    assert (first, last) == (37_900, 41_100)
    assert rig.heard.of(RED)[0].u == 100


def test_a_hole_that_is_older_than_a_bounce_troubles_nobody(rig: GpiodRig) -> None:
    starving = Starving(rig)
    starving.edges(WHITE, 1_000, 1_500, 2_000)
    starving.run(WHITE)
    rig.run(3_000)
    starving.edges(RED, 40_000)
    starving.run(RED)
    [(on, first, last)] = starving.heard(RED)
    assert (on, first, last) == (True, 39_900, 40_100)


def test_two_seats_whose_threads_run_in_the_other_order_are_both_exact(rig: GpiodRig) -> None:
    starving = Starving(rig)
    starving.edges(WHITE, 1_000)
    starving.edges(RED, 1_050)
    starving.run(RED)
    rig.source.step(0)
    assert rig.heard.signals == [], "the number before it is still on its way"
    rig.clock.now += 300
    starving.run(WHITE)
    rig.source.step(0)
    assert [(s.input, s.t - starving.began, s.u) for s in rig.heard.signals] == [
        ("red", 1_050, 100),
        ("white", 1_000, 100),
    ]


def test_a_number_that_never_comes_is_waited_for_a_millisecond_and_no_longer(
    rig: GpiodRig,
) -> None:
    starving = Starving(rig)
    starving.edges(WHITE, 1_000, 1_500, 2_000)
    starving.run(WHITE)
    rig.source.step(0)
    assert rig.heard.signals == []
    rig.clock.now += 1_000
    rig.source.step(0)
    assert len(rig.heard.signals) == 1


def test_a_press_that_was_open_when_its_level_was_read_is_one_press(rig: GpiodRig) -> None:
    starving = Starving(rig)
    starving.edges(WHITE, 40_000, 40_500)
    starving.run(WHITE)
    starving.edges(WHITE, 41_000)
    starving.run(WHITE)
    [(on, first, last)] = starving.heard(WHITE)
    assert on
    assert first <= 40_000 <= last
    assert rig.heard.faults == []


def test_a_whole_press_that_became_one_event_is_lost_evidence(rig: GpiodRig) -> None:
    starving = Starving(rig)
    starving.edges(WHITE, 40_000, 90_000)
    starving.run(WHITE)
    heard = starving.heard(WHITE)
    assert rig.heard.reasons(WHITE) == ["evidence-lost", "recovered"]
    assert [on for on, _, _ in heard] == [True, False]
    assert heard[0][1] <= 40_000 <= heard[0][2]


def test_the_kernel_does_not_count_for_a_lone_line_so_it_is_never_sure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kernel, clock, heard = Kernel().install(monkeypatch), Travel(), Heard()
    source = GpiodSource(GpiodConfig(lines=LINES[:1]), clock)
    source.open(heard)
    for at_us, high in ((500_000, False), (520_000, True)):
        clock.now = START_US + at_us
        kernel.drive(LINES[0].offset, high, clock.now)
        source.step(0)
    assert [s.u for s in heard.signals] == [HOLD_OFF_US // 2 + 100] * 2
    source.close()


class Evening:
    """Bouncing contacts on four lines, threads that run late, and Python later still."""

    def __init__(
        self, random: Random, waits_us: tuple[int, ...], bounces_us: int = HOLD_OFF_US - 1
    ) -> None:
        self.random, self.waits_us, self._bounces_us = random, waits_us, bounces_us
        self.kernel, self.clock, self.heard = Kernel(), Travel(), Heard()
        self.source = GpiodSource(GpiodConfig(lines=LINES), self.clock)
        self.truth: dict[Place, list[tuple[int, bool]]] = {place: [] for place in CONTACTS}
        self._queue: list[tuple[int, int, str, int]] = []
        self._order = count()
        self._running: dict[int, Iterator[None]] = {}

    def play(self, monkeypatch: pytest.MonkeyPatch) -> None:
        with monkeypatch.context() as patch:
            self.kernel.install(patch)
            self.source.open(self.heard)
        self.kernel.starved = True
        try:
            self._go_on()
        finally:
            self.source.close()

    def _go_on(self) -> None:
        end = max(self._plan(place) for place in CONTACTS)
        for at in range(START_US, end + 150_000, self.random.choice((300, 700, 5_000))):
            self._at(at, "step", 0)
        while self._queue:
            at, _, what, offset = heapq.heappop(self._queue)
            self.clock.now = self.kernel.now_us = at
            getattr(self, f"_{what}")(offset)

    def _plan(self, place: Place) -> int:
        at = START_US + self.random.randint(0, 60_000)
        for n in range(2 * self.random.randint(0, 3)):
            at += self.random.randint(APART_US, 2 * APART_US)
            self.truth[place].append((at, n % 2 == 0))
            bounces = 2 * self.random.randint(0, 3)
            more = [self.random.randint(1, self._bounces_us) for _ in range(bounces)]
            for edge in [at, *sorted(at + us for us in more)]:
                self._at(edge, "edge", OFFSETS[place])
        return at

    def _at(self, at: int, what: str, offset: int) -> None:
        heapq.heappush(self._queue, (at, next(self._order), what, offset))

    def _edge(self, offset: int) -> None:
        self.kernel.drive(offset, not self.kernel.high[offset], self.clock.now)
        if offset not in self._running:
            self._wake(offset)

    def _wake(self, offset: int) -> None:
        [request] = self.kernel.requests
        self._running[offset] = request.thread(offset)
        self._at(self.clock.now + self.random.choice(self.waits_us), "thread", offset)

    def _thread(self, offset: int) -> None:
        [request] = self.kernel.requests
        if next(self._running[offset], self) is not self:
            self._at(self.clock.now + self.random.choice(INSIDE_US), "thread", offset)
        elif request.pending[offset].woken:
            self._wake(offset)
        else:
            del self._running[offset]

    def _step(self, _: int) -> None:
        self.source.step(0)


@given(st.integers(min_value=0, max_value=2**32))
def test_law_what_is_reported_is_true_or_evidence_lost_was_said(seed: int) -> None:
    evening = Evening(Random(seed), (0, 1, 40, 700, 4_000, 15_000, APART_US - HOLD_OFF_US - 1_000))
    evening.play(pytest.MonkeyPatch())
    for place in CONTACTS:
        if "evidence-lost" not in evening.heard.reasons(place):
            for signal in evening.heard.of(place):
                truth = [t for t, on in evening.truth[place] if on == signal.on]
                assert any(covers(signal, t) for t in truth), (signal, truth)


@given(st.integers(min_value=0, max_value=2**32))
def test_law_threads_that_wait_less_than_a_contact_bounces_lose_nothing(seed: int) -> None:
    """As long as all of it is over within the hold-off. A thread that runs twice after that leaves
    what a short pulse leaves, if the stamp of another line is replaced at the same time: such
    evidence is said to be lost, as nobody can tell the two apart."""
    evening = Evening(Random(seed), (0, 1, 40, 700, 2_000), HOLD_OFF_US - 2_100)
    evening.play(pytest.MonkeyPatch())
    assert evening.heard.faults == []
    for place in CONTACTS:
        heard, truth = evening.heard.of(place), evening.truth[place]
        assert [s.on for s in heard] == [on for _, on in truth]
        assert all(covers(s, t) for s, (t, _) in zip(heard, truth, strict=True))
