"""What goes wrong with a phone is told, and what is not believed is not hidden."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from hw.boards.clocksync import ClockSync
from hw.drivers.phone import SILENT_US, PhoneLine, PhoneSource
from hw.phones.config import PhoneConfig, TouchDelay, phone_law
from hw.phones.link import Heartbeat, Touched
from hw.signals import EVIDENCE_LOST, LOST, RECOVERED, WRONG_CLOCK, Place
from hw.storm import BURST
from hw.table import Table
from tests.hw.phones.sim_phone import SimPhone
from tests.hw.rigs.base import Heard, Travel

WHITE = Place(3, "white")


@dataclass
class Chair:
    """Chair 3 with Ben's phone on it, its clock known."""

    clock: Travel = field(default_factory=Travel)
    heard: Heard = field(default_factory=Heard)

    def __post_init__(self) -> None:
        self.source = PhoneSource(PhoneConfig(3), self.clock)
        self.source.open(self.heard)
        self.line = PhoneLine(self.clock)
        self.phone = SimPhone(self.line, self.clock)
        self.phone.connect()
        self.phone.run(1_000_000)
        self.line.sit(self.source)
        self.phone.run(50_000)

    def press(self) -> int:
        at = self.clock.now
        self.phone.touch("white", True)
        self.phone.run(100_000)
        self.phone.touch("white", False)
        self.phone.run(100_000)
        return at

    def says(self, n: int, t_us: int) -> None:
        """The page sends a press by itself, with whatever stamp."""
        beat = Heartbeat(self.phone.since_us, self.now_us, t_us, self.phone.got)
        self.line.press(Touched(n, "white", n % 2 == 1, t_us), beat)

    @property
    def now_us(self) -> int:
        return self.phone.reading(self.clock.now)

    @property
    def reasons(self) -> list[str]:
        return [fault.reason for fault in self.heard.faults]


@pytest.fixture
def chair() -> Iterator[Chair]:
    chair = Chair()
    yield chair
    chair.source.close()


def test_a_press_is_dated_before_its_stamp_by_what_the_screen_takes(chair: Chair) -> None:
    at = chair.press()
    press = chair.heard.of(WHITE)[0]
    assert press.on
    assert abs(press.t - at) <= press.u
    assert 15_000 < press.u < 18_000
    assert chair.reasons == []


def test_a_screen_that_was_measured_is_in_less_doubt(chair: Chair) -> None:
    chair.line.measured(TouchDelay(13_600, 4_500))
    at = chair.press()
    press = chair.heard.of(WHITE)[0]
    assert abs(press.t - at) <= press.u < 7_500


def test_what_is_sent_twice_is_pressed_once(chair: Chair) -> None:
    chair.says(1, chair.now_us - 2_000)
    chair.says(1, chair.now_us - 2_000)
    assert len(chair.heard.signals) == 1
    assert chair.reasons == []


def test_a_press_that_never_came_is_told(chair: Chair) -> None:
    chair.says(1, chair.now_us - 2_000)
    chair.phone.run(50_000)
    chair.says(4, chair.now_us - 2_000)
    assert chair.reasons == [EVIDENCE_LOST, RECOVERED]
    assert "2 of its presses never came" in chair.heard.faults[0].detail


@pytest.mark.parametrize("ahead_us", [40_000, 5_000_000])
def test_a_stamp_from_the_future_is_not_believed(chair: Chair, ahead_us: int) -> None:
    chair.says(1, chair.now_us + ahead_us)
    press = chair.heard.signals[0]
    assert press.t + press.u <= chair.clock.now + 1
    assert chair.reasons == [WRONG_CLOCK, RECOVERED]


def test_a_stamp_before_the_last_is_not_believed(chair: Chair) -> None:
    chair.says(1, chair.now_us - 2_000)
    at = chair.clock.now
    chair.phone.run(700_000)
    chair.says(2, chair.now_us - 1_500_000)
    lift = chair.heard.signals[1]
    assert lift.t - lift.u > at - 100_000, "it was after what the page had said before"
    assert chair.reasons == [WRONG_CLOCK, RECOVERED]


def test_a_clock_that_jumps_unsaid_is_begun_anew_and_told(chair: Chair) -> None:
    chair.phone.tells_of_sleep = False
    chair.phone.sleep(800_000)
    chair.phone.run(2_500_000)
    assert WRONG_CLOCK in chair.reasons
    at = chair.press()
    press = chair.heard.of(WHITE)[0]
    assert abs(press.t - at) <= press.u


def test_a_press_that_was_under_way_when_its_phone_slept_is_in_doubt_and_told(chair: Chair) -> None:
    at = chair.clock.now
    chair.phone.touch("white", True)
    chair.phone.disconnect()
    chair.phone.run(150_000)
    chair.phone.connect()
    chair.phone.run(30_000)
    chair.phone.sleep(700_000)
    chair.phone.run(2_000_000)
    press = chair.heard.of(WHITE)[0]
    assert press.on
    assert abs(press.t - at) <= press.u < 300_000, "since its last word, a quarter second before"
    assert press.t + press.u < at + 200_000, "no later than it came, before the sleep"
    assert chair.reasons.count(WRONG_CLOCK) == 1
    assert EVIDENCE_LOST not in chair.reasons


def test_what_was_pressed_before_a_page_ever_was_known_and_slept_is_lost(chair: Chair) -> None:
    chair.phone.reload()
    chair.phone.touch("white", True)
    chair.phone.run(50_000)
    chair.phone.connect()
    chair.phone.run(5_000)
    chair.phone.sleep(700_000)
    chair.phone.run(2_000_000)
    chair.phone.touch("white", False)
    chair.phone.run(200_000)
    assert chair.heard.signals == [], "neither it nor its release, which would date it"
    assert chair.reasons.count(EVIDENCE_LOST) == 2
    at = chair.press()
    assert abs(chair.heard.signals[0].t - at) <= chair.heard.signals[0].u


def test_a_page_that_comes_before_the_last_has_gone_holds_nothing_down(chair: Chair) -> None:
    chair.phone.touch("white", True)
    chair.phone.run(400_000)
    chair.line.opened(2, 100)
    press, lift = chair.heard.of(WHITE)
    assert (press.on, lift.on) == (True, False)
    assert lift.t + lift.u >= chair.clock.now > lift.t - lift.u > press.t


def test_what_waited_for_the_clock_of_a_page_is_told_when_another_comes(chair: Chair) -> None:
    chair.phone.disconnect()
    at = chair.clock.now
    chair.phone.touch("white", True)
    chair.phone.run(50_000)
    chair.phone.connect()
    chair.phone.run(20_000)
    chair.line.opened(2, 100)
    press, lift = chair.heard.of(WHITE)
    assert (press.on, lift.on) == (True, False)
    assert abs(press.t - at) <= press.u
    assert WRONG_CLOCK in chair.reasons


def test_a_page_that_claims_more_time_than_there_was_is_not_believed(chair: Chair) -> None:
    number, _ = chair.phone.got or (0, 0)
    now = chair.now_us
    beat = Heartbeat(chair.phone.since_us, now + 60_000_000, now, (number, now - 100))
    chair.line.sync(99, beat)
    assert WRONG_CLOCK in chair.reasons


def test_a_phone_that_says_nothing_is_told_and_holds_nobody_up_for_ever(chair: Chair) -> None:
    assert chair.source.mark(chair.clock.now) is not None
    chair.phone.asleep = True
    chair.phone.run(SILENT_US)
    chair.source.step(0)
    assert chair.heard.reasons(WHITE) == [LOST]
    assert "not been heard" in chair.heard.faults[0].detail
    assert chair.source.mark(chair.clock.now) is None, "then the table waits as long as it promised"
    chair.phone.asleep = False
    chair.phone.run(1_500_000)
    assert chair.heard.reasons(WHITE) == [LOST, RECOVERED]


def test_a_page_that_is_not_in_front_has_no_buzzers(chair: Chair) -> None:
    beat = Heartbeat(chair.phone.since_us, chair.now_us, chair.now_us, None)
    chair.line.sync(98, beat, seen=False)
    assert chair.heard.reasons(WHITE) == [LOST]
    chair.phone.run(1_500_000)
    assert chair.heard.reasons(WHITE) == [LOST, RECOVERED]


def test_a_phone_that_never_answers_has_no_buzzers() -> None:
    clock, heard = Travel(), Heard()
    source, line = PhoneSource(PhoneConfig(3), clock), PhoneLine(clock)
    source.open(heard)
    line.opened(1, 100)
    line.sit(source)
    assert heard.reports == []
    clock.now += 1_000_000
    source.step(0)
    assert heard.reasons(WHITE) == [LOST]
    assert "clock is not known" in heard.faults[0].detail
    source.close()


def test_a_chair_without_a_phone_holds_nobody_up(chair: Chair) -> None:
    chair.line.stand()
    assert chair.source.mark(0) == chair.clock.now
    assert chair.line.seat is None


def test_who_stands_up_lets_go(chair: Chair) -> None:
    chair.phone.touch("white", True)
    chair.phone.run(100_000)
    chair.line.stand()
    assert [s.on for s in chair.heard.of(WHITE)] == [True, False]


def test_a_phone_that_is_moved_keeps_its_clock(chair: Chair) -> None:
    other, heard = PhoneSource(PhoneConfig(5), chair.clock), Heard()
    other.open(heard)
    chair.line.sit(other)
    chair.press()
    assert [(s.seat, s.on) for s in heard.signals] == [(5, True), (5, False)]
    assert heard.faults == []
    assert chair.heard.reports == []
    other.close()


def test_whoever_waits_has_the_phone_asked_and_is_answered_within_a_trip(chair: Chair) -> None:
    wanted = chair.clock.now
    mark = chair.source.mark(wanted)
    assert mark is not None
    assert mark < wanted
    for _ in range(20):
        chair.phone.run(5_000)
        mark = chair.source.mark(wanted)
    assert mark is not None
    assert mark > wanted
    assert chair.clock.now - wanted == 100_000


def test_a_phone_that_floods_is_switched_off_by_name() -> None:
    clock = Travel()
    source = PhoneSource(PhoneConfig(3), clock)
    reports = Heard()
    table = Table([source], clock=clock, deliver=reports)
    source.open(table._sink_for(source))
    line = PhoneLine(clock)
    phone = SimPhone(line, clock)
    phone.connect()
    phone.run(500_000)
    line.sit(source)
    for n in range(1, BURST + 200):
        t_us = phone.reading(clock.now)
        line.press(Touched(n, "white", n % 2 == 1, t_us), Heartbeat(0, t_us, t_us, phone.got))
        clock.now += 1_000
    assert "switched off" in reports.faults[-1].detail
    assert "phone at chair 3" in reports.faults[-1].detail
    table.close()


def test_its_law_takes_nothing_for_granted_but_a_bound_of_the_drift() -> None:
    sync = ClockSync(phone_law(100))
    for second in range(30):
        at = second * 1_000_000
        sync.sample(at, at + 100, at + 200, at + 300)
    assert sync.drift_ppm == 0
    assert sync.instant(39_000_000, 0, 10**9).u_us > 4_900, "ten seconds at 500 ppm"
