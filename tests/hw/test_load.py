"""Forty-eight bad contacts at once: no evidence lost, no wrong first edge."""

from random import Random

import pytest

from hw.config import EdgePolicy, GpiodConfig, Line
from hw.drivers.gpiod_driver import GpiodSource
from hw.edges import EdgeBank
from hw.signals import INPUTS, Fault, Place, Report, Signal
from tests.hw.rigs.base import Heard, Travel
from tests.hw.rigs.kernel import Kernel
from tests.support.soak import times

SEATS, SECONDS, BOUNCE_US = 8, times(3, soaking=10), 500
PLACES = [Place(seat, name) for seat in range(1, SEATS + 1) for name in INPUTS]
POLICY = EdgePolicy(hold_off_us=10_000, u_us=100, chatter_limit=10_000)
Truth = dict[Place, list[tuple[int, bool]]]


def bouncing_evening() -> tuple[Truth, list[tuple[int, Place, bool]]]:
    """Every input presses and releases for some seconds; each move bounces at 1 kHz for 8 ms."""
    random, truth, edges = Random(48), {}, []
    for place in PLACES:
        t, on, moves = random.randint(0, 30_000), False, []
        while t < SECONDS * 1_000_000 - 50_000:
            on = not on
            moves.append((t, on))
            edges += [(t + n * BOUNCE_US, place, on ^ (n % 2 == 1)) for n in range(17)]
            t += random.randint(21_000, 60_000)
        truth[place] = moves
    return truth, sorted(edges)


def check(truth: Truth, reports: list[Report]) -> None:
    signals = [r for r in reports if isinstance(r, Signal)]
    heard: Truth = {place: [] for place in PLACES}
    for s in signals:
        assert s.u == 100
        heard[Place(s.seat, s.input)].append((s.t, s.on))
    assert heard == truth
    assert [s.seq for s in signals] == list(range(1, len(signals) + 1))
    assert len(signals) == len(reports)


@pytest.mark.slow
def test_forty_eight_inputs_bouncing_at_one_kilohertz_for_seconds() -> None:
    truth, edges = bouncing_evening()
    assert len(edges) > 15_000 * SECONDS
    bank, reports = EdgeBank(dict.fromkeys(PLACES, POLICY)), []
    bank.start(0, dict.fromkeys(PLACES, False))
    for n, (t, place, on) in enumerate(edges):
        reports += bank.edge(place, t, on)
        if n % 64 == 0:
            reports += bank.tick(t)
    reports += bank.tick(SECONDS * 1_000_000)
    check(truth, reports)


@pytest.mark.slow
def test_the_same_storm_through_the_kernels_buffer(monkeypatch: pytest.MonkeyPatch) -> None:
    truth, edges = bouncing_evening()
    kernel, clock, heard = Kernel().install(monkeypatch), Travel(0), Heard()
    offsets = {place: n for n, place in enumerate(PLACES)}
    lines = tuple(Line(offset, *place, POLICY) for place, offset in offsets.items())
    source = GpiodSource(GpiodConfig(lines=lines), clock)
    source.open(heard)
    wake = 0
    for t, place, on in edges:
        if t >= wake:
            clock.now = t
            source.step(0)
            wake = t + 9_000
        kernel.drive(offsets[place], not on, t)
    clock.now = SECONDS * 1_000_000
    source.step(0)
    source.close()
    check({p: [(t, on) for t, on in moves if t > 0] for p, moves in truth.items()}, heard.reports)


@pytest.mark.slow
def test_contacts_that_never_stop_bouncing_end_in_the_right_state_and_are_named() -> None:
    policies = dict.fromkeys(PLACES, EdgePolicy(hold_off_us=10_000))
    bank, reports = EdgeBank(policies), []
    bank.start(0, dict.fromkeys(PLACES, False))
    for n in range(2 * SECONDS * 1_000):
        for k, place in enumerate(PLACES):
            reports += bank.edge(place, 1_000 + n * BOUNCE_US + k, n % 2 == 0)
    reports += bank.tick((SECONDS + 5) * 1_000_000)
    final = {Place(r.seat, r.input): r.on for r in reports if isinstance(r, Signal)}
    assert final == dict.fromkeys(PLACES, False)
    chatter = {(r.seat, r.input) for r in reports if isinstance(r, Fault)}
    assert chatter == set(PLACES)
