"""Whatever phone and network do: the finger was within the stated doubt, and marks are kept."""

from dataclasses import dataclass

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from hw.drivers.phone import PhoneLine, PhoneSource
from hw.phones.config import PhoneConfig
from hw.signals import EVIDENCE_LOST, Signal
from tests.hw.phones.sim_phone import Air, Glass, SimPhone
from tests.hw.rigs.base import Heard, Travel

AIRS = st.builds(
    Air,
    base_us=st.integers(50, 30_000),
    jitter_us=st.integers(0, 40_000),
    loss=st.sampled_from((0.0, 0.0, 0.05, 0.2)),
)
GLASSES = st.builds(
    Glass,
    least_us=st.integers(0, 20_000),
    scan_us=st.integers(0, 10_000),
    handed_us=st.integers(0, 9_000),
)
DEEDS = st.lists(
    st.tuples(
        st.sampled_from(("press", "press", "press", "press", "sleep", "drop", "reload", "ask")),
        st.integers(20_000, 900_000),
    ),
    min_size=4,
    max_size=24,
)


@dataclass
class Seen:
    """A finger, and when it truly was there."""

    on: bool
    at_us: int


def covers(signal: Signal, seen: Seen) -> bool:
    return abs(signal.t - seen.at_us) <= signal.u


class Evening:
    """One phone at a table, and everything that was done with it."""

    def __init__(self, phone: SimPhone, source: PhoneSource, heard: Heard) -> None:
        self.phone, self.source, self.heard = phone, source, heard
        self.truth: list[Seen] = []
        self.marks: list[tuple[int, int]] = []
        self.on = False

    def press(self) -> None:
        self.on = not self.on
        self.truth.append(Seen(self.on, self.phone.clock.now))
        self.phone.touch("white", self.on)

    def sleep(self) -> None:
        """The screen is off: no finger until it is awake."""
        self.phone.run(60_000)
        self.phone.sleep(700_000)
        self.phone.run(700_001)

    def drop(self) -> None:
        self.phone.disconnect()
        self.phone.run(150_000)
        self.phone.connect()

    def reload(self) -> None:
        """Whoever loads the page anew has sent everything, and holds nothing down."""
        if self.on:
            self.press()
        self.phone.run(1_500_000)
        self.phone.reload()
        self.phone.connect()

    def ask(self) -> None:
        mark = self.source.mark(self.phone.clock.now)
        if mark is not None:
            self.marks.append((mark, len(self.heard.reports)))

    def wait(self, for_us: int) -> None:
        self.phone.run(for_us)
        self.source.step(0)


def sit_down(air: Air, glass: Glass, ppm: float, coarse_us: int, seed: int) -> Evening:
    clock, heard = Travel(), Heard()
    source = PhoneSource(PhoneConfig(1, ("white",)), clock)
    source.open(heard)
    line = PhoneLine(clock)
    phone = SimPhone(line, clock, air, glass, seed, ppm, coarse_us)
    phone.connect()
    line.sit(source)
    return Evening(phone, source, heard)


@settings(max_examples=120, deadline=None)
@given(
    air=AIRS,
    glass=GLASSES,
    ppm=st.floats(-495, 495),
    coarse_us=st.sampled_from((1, 5, 100, 1_000)),
    seed=st.integers(0, 2**32),
    deeds=DEEDS,
)
# What was lost with the line comes by the next, and the phone sleeps before its clock is known.
@example(
    air=Air(50, 0, 0.2),
    glass=Glass(0, 0, 0),
    ppm=0.0,
    coarse_us=1,
    seed=0,
    deeds=[("press", 20_000)] * 3 + [("drop", 20_000), ("sleep", 20_000)],
)
def test_the_finger_was_there_within_the_stated_doubt(
    air: Air,
    glass: Glass,
    ppm: float,
    coarse_us: int,
    seed: int,
    deeds: list[tuple[str, int]],
) -> None:
    evening = sit_down(air, glass, ppm, coarse_us, seed)
    evening.wait(1_000_000)
    for deed, pause_us in deeds:
        getattr(evening, deed)()
        evening.wait(pause_us)
    evening.wait(3_000_000)
    signals, truth = evening.heard.signals, evening.truth
    if all(fault.reason != EVIDENCE_LOST for fault in evening.heard.faults):
        assert [s.on for s in signals] == [seen.on for seen in truth], "each once, in order"
        assert all(covers(s, seen) for s, seen in zip(signals, truth, strict=True))
    assert all(any(covers(s, seen) for seen in truth if seen.on == s.on) for s in signals)
    reports = evening.heard.reports
    assert not [late for mark, n in evening.marks for late in reports[n:] if late.t < mark]
    evening.source.close()


@pytest.mark.parametrize(("jitter_us", "most_us"), [(1_500, 1_500), (20_000, 8_000)])
def test_the_clock_part_of_the_doubt_is_small(jitter_us: int, most_us: int) -> None:
    evening = sit_down(Air(100, jitter_us), Glass(), 40, 100, 7)
    evening.wait(3_000_000)
    for _ in range(60):
        evening.press()
        evening.wait(230_000)
    doubts = sorted(s.u - 15_000 for s in evening.heard.signals if isinstance(s, Signal))
    assert doubts[len(doubts) // 2] < most_us
    evening.source.close()
