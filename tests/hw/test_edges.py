"""Edges become evidence: the cases by name, then laws that hold for every storm of edges."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hw.config import EdgePolicy
from hw.contact import AUDIT_GRACE_US, LOOK_AGAIN_US, Level
from hw.edges import EdgeBank
from hw.signals import Fault, Place, Report, Sighting, Signal

WHITE = Place(3, "white")
POLICY = EdgePolicy(hold_off_us=10_000, u_us=100, stuck_us=1_000_000, chatter_limit=20)


def bank(policy: EdgePolicy = POLICY, *, level: Level = Level.AT_THE_EDGE) -> EdgeBank:
    made = EdgeBank({WHITE: policy}, level=level)
    assert made.start(0, {WHITE: False}) == []
    return made


def seen(reports: list[Report]) -> list[tuple[object, ...]]:
    """Signals as (on, t, u), faults as (reason, t)."""
    return [
        (r.on, r.t, r.u) if isinstance(r, Signal) else (r.reason, r.t)
        for r in reports
        if not isinstance(r, Sighting)
    ]


def test_the_first_edge_is_the_evidence_and_the_bounce_is_only_counted() -> None:
    contact = bank()
    reports = contact.edge(WHITE, 5_000, True)
    for t in range(5_100, 8_000, 100):
        reports += contact.edge(WHITE, t, (t // 100) % 2 == 0)
    reports += contact.tick(50_000)
    assert seen(reports)[0] == (True, 5_000, 100)
    assert contact.chatter[WHITE] == 29


def test_a_bounce_that_ends_pressed_is_one_press() -> None:
    contact = bank()
    reports = contact.edge(WHITE, 1_000, True)
    reports += contact.edge(WHITE, 1_500, False) + contact.edge(WHITE, 2_000, True)
    assert seen(reports + contact.tick(20_000)) == [(True, 1_000, 100)]


def test_a_release_inside_the_hold_off_is_dated_by_the_span_it_must_lie_in() -> None:
    contact = bank()
    reports = contact.edge(WHITE, 1_000, True)
    reports += contact.edge(WHITE, 2_000, False) + contact.edge(WHITE, 3_000, True)
    reports += contact.edge(WHITE, 8_000, False)
    assert contact.tick(10_999) == []
    reports += contact.tick(11_000)
    assert seen(reports) == [(True, 1_000, 100), (False, 5_000, 3_100)]


def test_a_release_that_still_bounces_when_the_hold_off_ends_is_no_new_press() -> None:
    contact = bank()
    contact.edge(WHITE, 1_000, True)
    contact.edge(WHITE, 10_500, False)
    reports = contact.tick(11_000)
    reports += contact.edge(WHITE, 11_500, True) + contact.edge(WHITE, 12_000, False)
    assert seen(reports + contact.tick(60_000)) == [(False, 10_500, 100)]


def test_the_next_edge_settles_what_was_due_even_without_a_tick() -> None:
    contact = bank()
    contact.edge(WHITE, 1_000, True)
    contact.edge(WHITE, 5_000, False)
    assert seen(contact.edge(WHITE, 100_000, True)) == [(False, 5_000, 100), (True, 100_000, 100)]


def test_a_bounce_delivered_after_its_hold_off_is_still_a_bounce() -> None:
    contact = bank()
    contact.edge(WHITE, 1_000, True)
    assert contact.tick(11_000) == []
    assert contact.edge(WHITE, 9_000, False) == []
    assert contact.due() == 11_000
    assert contact.edge(WHITE, 9_500, True) == []
    assert contact.tick(12_000) == []
    assert seen(contact.edge(WHITE, 20_000, False)) == [(False, 20_000, 100)]


def test_a_hold_off_waits_for_edges_that_are_still_on_their_way() -> None:
    contact = EdgeBank({WHITE: POLICY}, grace_us=5_000)
    contact.start(0, {WHITE: False})
    contact.edge(WHITE, 1_000, True)
    contact.edge(WHITE, 2_000, False)
    assert contact.due() == 16_000
    assert contact.tick(15_999) == []
    assert contact.edge(WHITE, 2_500, True) == []
    assert contact.tick(16_000) == []


def test_due_names_the_end_of_the_hold_off_then_the_moment_it_counts_as_stuck() -> None:
    contact = bank()
    assert contact.due() is None
    contact.edge(WHITE, 1_000, True)
    assert contact.due() == 11_000
    contact.tick(11_000)
    assert contact.due() == 1_001_000


def test_a_button_held_too_long_is_stuck_until_released() -> None:
    contact = bank()
    contact.edge(WHITE, 1_000, True)
    assert seen(contact.tick(1_000_999)) == []
    assert seen(contact.tick(1_001_000)) == [("stuck", 1_001_000)]
    assert contact.tick(5_000_000) == []
    released = contact.edge(WHITE, 6_000_000, False)
    assert seen(released) == [(False, 6_000_000, 100), ("recovered", 6_000_000)]


def test_a_button_on_at_the_start_is_stuck_and_no_press_is_made_up() -> None:
    contact = EdgeBank({WHITE: POLICY})
    assert seen(contact.start(7, {WHITE: True})) == [("stuck", 7)]
    assert seen(contact.edge(WHITE, 500, False)) == [(False, 500, 100), ("recovered", 500)]


def test_chatter_beyond_the_limit_is_a_fault_until_a_quiet_window() -> None:
    contact = bank()
    reports = [r for t in range(1, 31) for r in contact.edge(WHITE, 1_000 * t, t % 2 == 1)]
    assert [r.t for r in reports if isinstance(r, Fault)] == [21_000]
    reports = contact.tick(2_000_000)
    assert seen(reports)[-1][0] == "recovered"
    assert contact.due() is None


def test_stuck_and_chattering_has_recovered_only_when_both_have_ended() -> None:
    contact = bank(EdgePolicy(hold_off_us=0, stuck_us=50_000, chatter_limit=2))
    for t in (1, 2, 3):
        contact.edge(WHITE, t, t % 2 == 1)
    assert "stuck" in [reason for reason, *_ in seen(contact.tick(60_000))]
    assert seen(contact.tick(3_000_000)) == []
    assert seen(contact.edge(WHITE, 3_000_001, False))[-1] == ("recovered", 3_000_001)


def test_an_edge_to_the_known_state_shows_that_one_was_lost() -> None:
    contact = bank()
    contact.edge(WHITE, 1_000, True)
    reports = contact.edge(WHITE, 101_000, True)
    assert seen(reports) == [
        ("evidence-lost", 101_000),
        ("recovered", 101_000),
        (False, 51_000, 50_100),
        (True, 101_000, 100),
    ]


def test_a_pulse_too_short_to_read_is_still_a_press() -> None:
    contact = bank(level=Level.WHEN_TOLD)
    reports = contact.edge(WHITE, 1_000, False, 4_000)
    assert seen(reports) == [(True, 1_000, 4_100)]
    assert seen(contact.tick(11_000)) == [(False, 1_000, 4_100)]


def test_a_stamp_that_may_have_replaced_an_earlier_one_reaches_back() -> None:
    contact = bank()
    reports = contact.edge(WHITE, 50_000, True, early_us=8_000)
    assert seen(reports) == [(True, 46_000, 4_100)]
    assert contact.edge(WHITE, 59_999, False) == [], "its hold-off runs from the stamp"
    assert contact.edge(WHITE, 59_999, True) == []
    assert seen(contact.edge(WHITE, 90_000, False)) == [(False, 90_000, 100)]


def test_a_level_read_soon_after_its_edge_waits_for_what_comes_next() -> None:
    contact = bank(level=Level.SOON_AFTER)
    assert contact.edge(WHITE, 50_000, False, early_us=1_000) == []
    assert contact.edge(WHITE, 50_500, True) == []
    assert seen(contact.tick(60_000)) == [(True, 49_500, 600)]


def test_if_nothing_comes_next_the_edge_before_was_lost() -> None:
    contact = bank(level=Level.SOON_AFTER)
    assert contact.edge(WHITE, 50_000, False) == []
    assert seen(contact.tick(60_000)) == [
        ("evidence-lost", 50_000),
        ("recovered", 50_000),
        (True, 25_050, 25_050),
        (False, 50_000, 100),
    ]


def test_a_hold_off_does_not_end_on_a_bounce_whose_next_edge_is_on_its_way() -> None:
    contact = bank()
    contact.edge(WHITE, 1_000, True)
    contact.edge(WHITE, 2_000, False)
    assert contact.tick(11_000, {WHITE: True}) == []
    assert contact.due() == 11_000 + LOOK_AGAIN_US == 13_000
    assert contact.tick(14_000, {WHITE: False}) == [], "released meanwhile: still one edge owed"
    assert contact.edge(WHITE, 2_500, True) == []
    assert contact.tick(20_000, {WHITE: True}) == []
    assert seen(contact.edge(WHITE, 40_000, False)) == [(False, 40_000, 100)]


def test_a_pulse_waits_for_the_edge_that_its_pin_already_shows() -> None:
    contact = bank(level=Level.SOON_AFTER)
    assert contact.edge(WHITE, 50_000, False) == []
    assert contact.tick(60_000, {WHITE: True}) == []
    assert contact.edge(WHITE, 50_500, True) == []
    assert seen(contact.tick(70_000, {WHITE: True})) == [(True, 50_000, 100)]


def test_no_pin_is_suspected_while_it_bounces() -> None:
    contact = bank()
    contact.edge(WHITE, 1_000, True)
    assert contact.audit(5_000, 5_000, {WHITE: False}) == []
    assert contact.tick(11_000) == []
    assert contact.audit(5_000, 5_000 + AUDIT_GRACE_US, {WHITE: False}) == []


def test_an_edge_that_never_comes_ends_the_hold_off_as_lost_evidence() -> None:
    contact = bank()
    contact.edge(WHITE, 1_000, True)
    contact.edge(WHITE, 2_000, False)
    contact.tick(11_000, {WHITE: True})
    lost = contact.tick(11_000 + AUDIT_GRACE_US, {WHITE: True})
    assert [reason for reason, *_ in seen(lost)] == ["evidence-lost", "recovered"]
    assert seen(contact.edge(WHITE, 900_000, False)) == [(False, 900_000, 100)]


def test_what_was_given_up_is_not_waited_for_again() -> None:
    contact = bank()
    contact.edge(WHITE, 1_000, True)
    contact.edge(WHITE, 2_000, False)
    contact.tick(11_000, {WHITE: True})
    contact.tick(11_000 + AUDIT_GRACE_US, {WHITE: True})
    contact.sync(200_000, {WHITE: False})
    assert contact.tick(210_000 + AUDIT_GRACE_US, {WHITE: False}) == []


def test_the_doubt_of_a_release_begins_with_the_earliest_edge_that_may_be_it() -> None:
    contact = bank()
    contact.edge(WHITE, 1_000, True)
    contact.edge(WHITE, 5_000, False)
    contact.edge(WHITE, 6_000, True)
    contact.edge(WHITE, 7_000, False, early_us=4_000)
    assert seen(contact.tick(11_000)) == [(False, 5_000, 2_100)]


def test_a_loss_that_was_told_explains_the_next_odd_edge() -> None:
    contact = bank(level=Level.SOON_AFTER)
    contact.gap(10_000, WHITE, "overrun")
    reports = contact.edge(WHITE, 50_000, False)
    assert seen(reports) == [(True, 25_050, 25_050), (False, 50_000, 100)]
    assert contact.edge(WHITE, 90_000, False) == [], "and that one only"


def test_every_suspicion_gets_time_of_its_own() -> None:
    contact = bank()
    contact.audit(500_000, 500_000, {WHITE: True})
    assert contact.audit(600_000, 600_000, {WHITE: True}) != []
    assert contact.audit(605_000, 605_000, {WHITE: True}) == []
    contact.tick(610_000)
    assert contact.audit(700_000, 700_000, {WHITE: False}) == []


def test_an_input_that_nobody_could_read_at_the_start_counts_as_off() -> None:
    contact = EdgeBank({WHITE: POLICY})
    assert seen(contact.sync(10_000, {WHITE: True})) == [(True, 5_000, 5_000)]


def test_a_change_lies_between_the_last_two_readings() -> None:
    contact = bank()
    contact.sync(10_000, {WHITE: False})
    assert seen(contact.sync(20_000, {WHITE: True})) == [(True, 15_000, 5_000)]


def test_what_cannot_be_read_is_not_suspected() -> None:
    contact = bank()
    contact.lost(1_000, [WHITE], "unplugged")
    assert contact.audit(2_000, 2_000, {WHITE: True}) == []
    assert contact.audit(900_000, 900_000, {WHITE: True}) == []


def test_what_changed_while_an_input_was_lost_is_dated_by_the_gap() -> None:
    contact = bank()
    contact.edge(WHITE, 1_000, True)
    contact.tick(11_000)
    assert seen(contact.lost(20_000, [WHITE], "unplugged")) == [("lost", 20_000)]
    assert contact.lost(21_000, [WHITE], "unplugged") == []
    found = contact.found(30_000, {WHITE: False}, "back")
    assert seen(found) == [(False, 25_000, 5_000), ("recovered", 30_000)]


def test_an_edge_that_a_reading_already_told_is_not_told_again() -> None:
    contact = bank()
    assert seen(contact.sync(10_000, {WHITE: True})) == [(True, 5_000, 5_000)]
    assert contact.edge(WHITE, 9_000, True) == []


def test_a_loss_that_a_reading_has_made_good_explains_no_later_edge() -> None:
    contact = bank(level=Level.SOON_AFTER)
    contact.gap(10_000, WHITE, "overrun")
    assert contact.sync(20_000, {WHITE: False}) == []
    assert contact.edge(WHITE, 50_000, False) == [], "it waits for what comes next, as ever"


def test_an_edge_from_before_the_start_that_the_first_reading_shows_is_no_loss() -> None:
    contact = EdgeBank({WHITE: POLICY})
    contact.start(10_000, {WHITE: True})
    assert contact.edge(WHITE, 9_000, True) == []
    assert contact.edge(WHITE, 10_000, True) == [], "nor one of the same instant"


def test_an_edge_as_the_hold_off_ends_is_an_edge() -> None:
    contact = bank()
    contact.edge(WHITE, 1_000, True)
    assert seen(contact.edge(WHITE, 11_000, False)) == [(False, 11_000, 100)]


def test_an_audit_waits_for_the_edge_then_reports_the_loss() -> None:
    contact = bank()
    contact.audit(400_000, 400_000, {WHITE: False})
    assert contact.audit(500_000, 500_000, {WHITE: True}) == []
    assert contact.audit(600_000, 500_000 + AUDIT_GRACE_US - 1, {WHITE: True}) == []
    late = contact.audit(600_000, 500_000 + AUDIT_GRACE_US, {WHITE: True})
    assert seen(late) == [
        ("evidence-lost", 600_000),
        ("recovered", 600_000),
        (True, 450_000, 50_000),
    ]


def test_an_edge_that_was_only_late_satisfies_the_audit() -> None:
    contact = bank()
    contact.audit(500_000, 500_000, {WHITE: True})
    assert seen(contact.edge(WHITE, 499_000, True)) == [(True, 499_000, 100)]
    assert contact.audit(900_000, 900_000, {WHITE: True}) == []


def test_a_pin_that_agreed_while_edges_were_on_their_way_dates_nothing() -> None:
    """Pressed at 465 ms, let go at 497 ms; the pin is asked at 500 ms, then one edge arrives."""
    contact = bank()
    contact.audit(500_000, 500_000, {WHITE: False})
    (press, _) = [r for r in contact.edge(WHITE, 497_000, False) if isinstance(r, Signal)]
    assert press.on
    assert press.t - press.u <= 465_000 <= press.t + press.u


gaps = st.lists(st.integers(min_value=1, max_value=30_000), max_size=60)
hold_offs = st.sampled_from([0, 1, 500, 5_000, 20_000])


def alternate(gaps_us: list[int]) -> list[tuple[int, bool]]:
    t, edges = 0, []
    for n, gap in enumerate(gaps_us):
        t += gap
        edges.append((t, n % 2 == 0))
    return edges


def play(contact: EdgeBank, edges: list[tuple[int, bool]], ticks: list[int]) -> list[Signal]:
    """Feed edges and ticks in the order of time, as a driver does; an edge goes first."""
    order = sorted([(t, 0, on) for t, on in edges] + [(t, 1, False) for t in ticks])
    reports: list[Report] = []
    for t, kind, on in order:
        reports += contact.tick(t) if kind else contact.edge(WHITE, t, on)
    end = order[-1][0] if order else 0
    reports += contact.tick(end + 10_000_000)
    return [r for r in reports if isinstance(r, Signal)]


def quiet(hold_off_us: int) -> EdgeBank:
    return bank(EdgePolicy(hold_off_us, 100, None, 10_000))


ticks = st.lists(st.integers(min_value=0, max_value=1_500_000), max_size=20)


@given(gaps, hold_offs, ticks)
def test_law_the_state_always_ends_right(gaps_us: list[int], hold_off: int, at: list[int]) -> None:
    edges = alternate(gaps_us)
    signals = play(quiet(hold_off), edges, at)
    final = signals[-1].on if signals else False
    assert final == (edges[-1][1] if edges else False)


@given(gaps, hold_offs, ticks)
def test_law_on_and_off_alternate_in_order_and_number(
    gaps_us: list[int], hold_off: int, at: list[int]
) -> None:
    signals = play(quiet(hold_off), alternate(gaps_us), at)
    assert [s.on for s in signals] == [n % 2 == 0 for n in range(len(signals))]
    assert [s.seq for s in signals] == list(range(1, len(signals) + 1))
    assert all(a.t <= b.t for a, b in pairwise(signals))


@given(gaps, hold_offs, ticks)
def test_law_every_signal_covers_an_edge_that_happened(
    gaps_us: list[int], hold_off: int, at: list[int]
) -> None:
    edges = alternate(gaps_us)
    for s in play(quiet(hold_off), edges, at):
        assert any(on == s.on and s.t - s.u <= t <= s.t + s.u for t, on in edges)


@given(gaps, hold_offs, ticks)
def test_law_when_time_is_asked_changes_nothing(
    gaps_us: list[int], hold_off: int, at: list[int]
) -> None:
    edges = alternate(gaps_us)
    assert play(quiet(hold_off), edges, at) == play(quiet(hold_off), edges, [])


@given(gaps, hold_offs)
def test_law_an_edge_after_rest_is_reported_exactly(gaps_us: list[int], hold_off: int) -> None:
    edges = alternate(gaps_us)
    exact = {(s.t, s.on) for s in play(quiet(hold_off), edges, []) if s.u == 100}
    last = -(10**9)
    for t, on in edges:
        if t - last >= 2 * hold_off:
            assert (t, on) in exact
        last = t


@given(gaps)
def test_law_no_hold_off_reports_every_edge(gaps_us: list[int]) -> None:
    edges = alternate(gaps_us)
    assert [(s.t, s.on) for s in play(quiet(0), edges, [])] == edges


@pytest.mark.parametrize("spoilt", [0, 1, 7])
def test_two_inputs_do_not_disturb_each_other(spoilt: int) -> None:
    red = Place(3, "red")
    both = EdgeBank({WHITE: POLICY, red: POLICY})
    both.start(0, {WHITE: False, red: False})
    for n in range(spoilt):
        both.edge(red, 100 + n, n % 2 == 0)
    told = both.edge(WHITE, 500, True)
    assert [r for r in told if isinstance(r, Signal) and (r.seat, r.input) == (3, "white")] == [
        Signal(3, "white", True, 500, 100, (1 if spoilt else 0) + 1)
    ]


@given(
    st.lists(st.integers(20, 700), min_size=1, max_size=6),
    st.booleans(),
    st.integers(0, 40_000),
)
def test_bounces_that_a_board_counted_mean_what_every_edge_would_have(
    gaps: list[int], from_on: bool, later_us: int
) -> None:
    """One summary with its first and last instant, instead of each edge with its own."""
    place = Place(1, "white")
    policy = EdgePolicy(hold_off_us=10_000)

    def after(*, counted: bool) -> tuple[list[object], int]:
        bank = EdgeBank({place: policy})
        reports: list[object] = [*bank.start(0, {place: False})]
        t, on = 100_000, True
        if from_on:
            reports += [*bank.edge(place, t, on, 5), *bank.tick(t + 50_000)]
            t, on = t + 60_000, False
        reports += bank.edge(place, t, on, 5)
        stamps = [t + sum(gaps[: n + 1]) for n in range(len(gaps))]
        level = on if len(gaps) % 2 == 0 else not on
        if counted:
            reports += bank.bounced(place, stamps[0], stamps[-1], level, 5, len(gaps))
        else:
            for n, at in enumerate(stamps):
                reports += bank.edge(place, at, on if n % 2 else not on, 5)
        reports += bank.tick(t + 25_000)
        reports += bank.edge(place, t + 30_000 + later_us, not level, 5)
        return [*reports, *bank.tick(t + 200_000)], bank.chatter[place]

    assert after(counted=True)[0] == after(counted=False)[0]
    assert after(counted=True)[1] == after(counted=False)[1]
