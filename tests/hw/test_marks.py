"""Marks: what was stated is kept, at what cost in doubt, and what a hold-off can still say."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from hw.config import EdgePolicy, SimConfig
from hw.contact import Level
from hw.delays import LEAST_US, REMEMBERED_US, Delays
from hw.drivers.sim import SimLamps, SimSource
from hw.edges import EdgeBank
from hw.marks import kept
from hw.patience import PatientSource
from hw.signals import LOST, Fault, Place, Report, Signal
from hw.table import Table
from tests.hw.rigs.base import Travel

WHITE, RED = Place(3, "white"), Place(3, "red")


def signal(t: int, u: int, place: Place = WHITE, on: bool = True) -> Signal:
    return Signal(*place, on, t, u, 1)


def test_what_is_stamped_after_the_mark_goes_on_as_it_is() -> None:
    reports: list[Report] = [signal(5_000, 100), Fault(5_000, 3, "white", LOST)]
    assert [*kept(reports, 5_000)] == reports


def test_what_reaches_past_the_mark_is_stamped_there_and_covers_the_same_span() -> None:
    [moved] = kept([signal(4_000, 2_000)], 5_000)
    assert isinstance(moved, Signal)
    assert (moved.t, moved.u) == (5_000, 3_000)


def test_a_promise_that_was_wrong_is_not_covered_up() -> None:
    wrong = signal(4_000, 100)
    assert [*kept([wrong], 5_000)] == [wrong]


def test_a_fault_counts_from_the_mark_on() -> None:
    assert [*kept([Fault(4_000, 3, None, LOST)], 5_000)] == [Fault(5_000, 3, None, LOST)]


def test_what_one_input_did_next_still_comes_next() -> None:
    down, up = signal(2_000, 3_500), signal(5_000, 100, on=False)
    assert [s.t for s in kept([down, up], 5_000)] == [5_000, 5_001]


@given(
    st.lists(st.tuples(st.integers(0, 9_000), st.integers(0, 4_000), st.booleans()), max_size=6),
    st.integers(0, 9_000),
)
def test_nothing_is_lost_narrowed_or_put_out_of_turn(
    given_: list[tuple[int, int, bool]], mark: int
) -> None:
    reports = [signal(t, u, WHITE if white else RED) for t, u, white in sorted(given_)]
    told = [*kept(reports, mark)]
    assert len(told) == len(reports)
    for before, after in zip(reports, told, strict=True):
        assert isinstance(after, Signal)
        assert after.t - after.u <= before.t - before.u
        assert after.t + after.u >= before.t + before.u
        assert after.t >= mark or before.t + before.u < mark
    for place in (WHITE, RED):
        signals = [s for s in told if isinstance(s, Signal)]
        moved = [s.t for s in signals if (s.seat, s.input) == place and s.t >= mark]
        assert all(one <= other for one, other in pairwise(moved))


POLICY = EdgePolicy(hold_off_us=10_000, u_us=100, stuck_us=None, chatter_limit=1_000)

gaps = st.lists(st.integers(1, 4_000), min_size=1, max_size=30)


@given(gaps, st.sampled_from((Level.AT_THE_EDGE, Level.SOON_AFTER)), st.data())
def test_nothing_is_reported_before_what_was_low_at_any_time(
    steps: list[int], level: Level, data: st.DataObject
) -> None:
    """Edges of a bouncing contact, all taken up to now: whatever comes later keeps to `low`."""
    bank = EdgeBank({WHITE: POLICY}, level=level)
    bank.start(0, {WHITE: False})
    now, on, stated = 100_000, False, 0
    for gap in [*steps, 30_000, 30_000]:
        for part in (gap // 3, gap - gap // 3):
            now += part
            reports = bank.tick(now)
            if gap < 30_000 and part != gap // 3:
                on = not on if level is Level.AT_THE_EDGE else data.draw(st.booleans())
                reports += bank.edge(WHITE, now, on)
            # Only a loss, which shows after the fact, has to be stamped at what was stated.
            told = reports if level is Level.AT_THE_EDGE else [*kept(reports, stated)]
            assert all(report.t >= stated for report in told), (told, stated)
            stated = max(stated, bank.low(now))
    assert bank.low(now) == now, "a contact at rest holds nobody up"


def test_a_press_does_not_wait_for_its_own_hold_off() -> None:
    bank = EdgeBank({WHITE: POLICY})
    bank.start(0, {WHITE: False})
    bank.edge(WHITE, 50_000, True)
    assert bank.low(50_900) == 50_900
    bank.edge(WHITE, 51_000, False)
    assert bank.low(52_000) == 51_000, "it may have been let go then"
    bank.edge(WHITE, 51_400, True)
    assert bank.low(55_000) == (50_900 + 55_000) // 2, "if it is let go now, it was in between"
    assert bank.low(60_000) == 60_000


def test_bounces_that_a_device_counts_are_waited_for() -> None:
    bank = EdgeBank({WHITE: POLICY})
    bank.start(0, {WHITE: False})
    bank.edge(WHITE, 50_000, True)
    assert bank.low(54_999, counted_us=5_000) == 50_000
    assert bank.low(55_000, counted_us=5_000) == 55_000


def test_an_edge_that_a_pin_owes_may_be_as_old_as_the_last_one_that_came() -> None:
    bank = EdgeBank({WHITE: POLICY})
    bank.start(0, {WHITE: False})
    bank.edge(WHITE, 50_000, True)
    bank.edge(WHITE, 51_000, False)
    bank.tick(60_000, {WHITE: True})
    assert bank.low(60_500) == 50_900, "it is pressed again, and nobody knows since when"
    bank.edge(WHITE, 51_500, True)
    assert bank.low(60_500) == 60_500


def test_what_a_pin_shows_and_no_edge_has_told_may_be_as_old_as_the_last_reading() -> None:
    bank = EdgeBank({WHITE: POLICY})
    bank.start(0, {WHITE: False})
    bank.audit(400_000, 400_000, {WHITE: False})
    assert bank.low(450_000) == 450_000
    bank.audit(450_000, 450_000, {WHITE: True})
    assert bank.low(450_000) == 300_000, "an edge may have been on its way when the pin agreed"
    bank.audit(460_000, 460_000, {WHITE: False})
    assert bank.low(460_000) == 460_000


def test_an_edge_that_may_have_been_a_bounce_is_dated_by_its_own_stamp() -> None:
    bank = EdgeBank({WHITE: POLICY}, level=Level.SOON_AFTER)
    bank.start(0, {WHITE: False})
    bank.edge(WHITE, 50_000, False)
    assert bank.low(49_500) == 49_500
    assert bank.low(55_000) == 49_999


def test_a_hold_off_has_something_to_say_only_of_a_contact_that_moved_on() -> None:
    bank = EdgeBank({WHITE: POLICY})
    bank.start(0, {WHITE: False})
    assert (bank.due(), bank.speaks()) == (None, None)
    bank.edge(WHITE, 50_000, True)
    assert (bank.due(), bank.speaks()) == (60_000, None), "it rests where it was reported"
    bank.edge(WHITE, 51_000, False)
    assert (bank.due(), bank.speaks()) == (60_000, 60_000), "it may be reported as let go"
    bank.tick(60_000)
    bank.tick(70_000)
    assert (bank.due(), bank.speaks()) == (None, None)


def test_a_hold_off_has_something_to_say_of_an_edge_that_may_have_been_a_bounce() -> None:
    bank = EdgeBank({WHITE: POLICY}, level=Level.SOON_AFTER)
    bank.start(0, {WHITE: False})
    bank.edge(WHITE, 50_000, False)
    assert (bank.due(), bank.speaks()) == (60_000, 60_000)


def test_a_button_may_be_stuck_after_its_hold_off_had_nothing_to_say() -> None:
    policy = EdgePolicy(hold_off_us=10_000, u_us=100, stuck_us=30_000, chatter_limit=1_000)
    bank = EdgeBank({WHITE: policy})
    bank.start(0, {WHITE: False})
    bank.edge(WHITE, 50_000, True)
    assert (bank.due(), bank.speaks()) == (60_000, 80_000)


def test_a_kernel_that_was_slow_is_given_more_time_for_a_while() -> None:
    delays = Delays()
    assert delays.allowed_us(1_000_000) == LEAST_US
    delays.note(12_000, 1_000_000)
    assert delays.allowed_us(1_000_001) == 24_000
    assert delays.allowed_us(1_000_000 + REMEMBERED_US) == 24_000
    assert delays.allowed_us(1_000_000 + 2 * REMEMBERED_US) == LEAST_US


class Mute:
    """A source that cannot say how far it is."""

    name, inputs = "mute", frozenset[Place]()

    def start(self, sink: object) -> None: ...

    def close(self) -> None: ...


def test_a_table_says_of_each_part_how_far_it_is() -> None:
    clock = Travel()
    sim = SimSource(SimConfig(1, ("white",)), clock, live=True)
    table = Table([sim, Mute()], clock=clock)
    assert table.marks(clock.now) == [("sim", None), ("mute", None), ("table", clock.now)]
    sim.open(lambda report: None)
    clock.now += 500
    assert table.marks(clock.now) == [("sim", clock.now), ("mute", None), ("table", clock.now)]
    table.close()
    assert table.marks(clock.now)[0] == ("sim", None)


def test_what_a_table_says_of_itself_is_not_stamped_before_its_mark() -> None:
    clock, heard = Travel(), list[Report]()
    lamps = SimLamps(1, ("white",))
    table = Table([], [lamps], clock=clock, deliver=heard.append)
    [(_, mark)] = table.marks(clock.now)
    assert mark is not None
    lamps.fail(1, "white")
    table.set(1, "white", True)
    table.calm()
    assert [report.t >= mark for report in heard] == [True]


def test_a_source_that_is_awaited_cannot_say() -> None:
    clock = Travel()
    patient = PatientSource(lambda: SimSource(SimConfig(1, ("white",)), clock), clock)
    assert patient.mark(clock.now) is None
    patient.start(lambda report: None)
    assert patient.mark(clock.now) is not None
    patient.close()
