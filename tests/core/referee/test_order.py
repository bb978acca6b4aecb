"""Arrival order made irrelevant."""

from hypothesis import given
from hypothesis import strategies as st

from companion.core.referee.events import (
    Card,
    Cue,
    Deal,
    End,
    Entry,
    Event,
    Fault,
    Press,
    Release,
    Ruling,
)
from companion.core.referee.order import Arrivals


def press(t: int, seat: int = 1, name: str = "white") -> Press:
    return Press(t, 100, seat, name)


def through(arrivals: Arrivals, *events: Event) -> list[Event]:
    out: list[Event] = []
    for event in events:
        arrivals.take(event)
        out += arrivals.before(arrivals.watermark)
    return out


def test_an_event_waits_until_nothing_earlier_can_come() -> None:
    arrivals = Arrivals(20_000)
    assert through(arrivals, press(1_000_000)) == []
    assert through(arrivals, press(1_020_000)) == []
    assert through(arrivals, press(1_020_001)) == [press(1_000_000)]


def test_before_anything_has_happened_no_instant_has_passed() -> None:
    assert Arrivals(0).watermark == -1
    assert Arrivals(0).take(press(0))


def test_crossing_lines_leave_in_order() -> None:
    arrivals = Arrivals(20_000)
    out = through(arrivals, press(1_000_500), press(1_000_000, 2), press(2_000_000))
    assert [event.t for event in out] == [1_000_000, 1_000_500]


def test_later_than_the_bound_is_too_late() -> None:
    arrivals = Arrivals(20_000)
    arrivals.take(press(5_000_000))
    assert arrivals.take(press(4_980_000))
    assert not arrivals.take(press(4_979_999))


def test_simultaneous_events_have_one_order() -> None:
    one, two = press(7, 1, "red"), press(7, 1, "white")
    cue = Cue(7, 3_000, "play")
    for events in ((one, two, cue), (cue, one, two), (two, cue, one)):
        arrivals = Arrivals(0)
        assert through(arrivals, *events, press(8)) == [cue, two, one]


ONE_OF_EACH: tuple[Event, ...] = (
    Fault(7, "lost"),
    Fault(7, "paused"),
    Fault(7, "lost", 1),
    Fault(7, "lost", 2),
    Fault(7, "lost", 2, "red"),
    Cue(7, 1, "ready"),
    Cue(7, 0, "play"),
    Cue(7, 1, "play"),
    press(7, 1, "blue"),
    press(7, 2, "white"),
    Press(7, 100, 2, "white", by=1),
    Press(7, 101, 2, "white", by=1),
    press(7, 2, "red"),
    Release(7, 100, 1, "white"),
    Card(7),
    Card(7, pool=("a",)),
    Card(7, pool=("b",)),
    Card(7, seat=1),
    Card(7, seat=1, hand=("a",)),
    Card(7, seat=1, hand=("b",)),
    Card(7, seat=1, card="x"),
    Card(7, seat=1, card="x", seen=1),
    Card(7, seat=1, card="x", seen=4),
    Card(7, seat=1, card="x", seen=5),
    Card(7, seat=1, card="x", seen=5, u=1),
    Deal(7, "deal", {}),
    Entry(7, "bid", {"seat": 1}),
    Entry(7, "bid", {"seat": 2}),
    Entry(7, "pass", {"seat": 1}),
    Ruling(7, "award", {}),
    End(7),
)


@given(st.permutations(ONE_OF_EACH))
def test_all_that_can_happen_at_one_instant_has_one_order(events: list[Event]) -> None:
    assert through(Arrivals(0), *events, press(8)) == [*ONE_OF_EACH]


def test_a_live_clock_lets_time_pass() -> None:
    arrivals = Arrivals(20_000)
    arrivals.take(press(1_000_000))
    arrivals.pass_time(1_020_001)
    assert list(arrivals.before(arrivals.watermark)) == [press(1_000_000)]


def test_the_end_lets_everything_through_up_to_it() -> None:
    arrivals = Arrivals(20_000)
    through(arrivals, press(1_000_000), End(1_000_100), press(1_000_050, 2), press(1_000_200, 3))
    assert [event.t for event in arrivals.ended()] == [1_000_000, 1_000_050, 1_000_100]
    assert arrivals.waiting == 1


def test_what_comes_a_moment_after_the_end_is_not_let_through_with_it() -> None:
    arrivals = Arrivals(20_000)
    through(arrivals, End(1_000_000), press(1_000_001))
    assert [event.t for event in arrivals.ended()] == [1_000_000]


@given(st.lists(st.integers(0, 300), max_size=30), st.integers(0, 30))
def test_another_goes_on_with_what_was_held_back(stamps: list[int], cut: int) -> None:
    whole, first, second = Arrivals(100), Arrivals(100), Arrivals(100)
    events = [press(t, seat) for seat, t in enumerate(stamps)]
    assert through(whole, *events[:cut]) == through(first, *events[:cut])
    second.go_on(first.kept())
    through(first, press(5_000))
    assert (second.waiting, second.first) == (whole.waiting, whole.first)
    assert second.watermark == whole.watermark
    assert through(second, *events[cut:], press(900)) == through(whole, *events[cut:], press(900))


def test_without_an_end_nothing_is_hurried() -> None:
    arrivals = Arrivals(20_000)
    arrivals.take(press(1_000_000))
    assert list(arrivals.ended()) == []


@given(st.lists(st.tuples(st.integers(0, 3_000), st.integers(0, 100)), max_size=60))
def test_any_permitted_order_comes_out_the_same(stamps: list[tuple[int, int]]) -> None:
    events = [press(t, seat) for seat, (t, _) in enumerate(stamps)]
    arrived = sorted(zip(events, stamps, strict=True), key=lambda pair: sum(pair[1]))
    arrivals = Arrivals(100)
    out = through(arrivals, *(event for event, _ in arrived), End(9_999))
    out += arrivals.ended()
    assert out[:-1] == sorted(events, key=lambda event: (event.t, event.seat))


@given(st.lists(st.integers(0, 50), min_size=200, max_size=200))
def test_what_is_held_back_is_bounded_by_the_latency(gaps: list[int]) -> None:
    arrivals, t = Arrivals(100), 0
    for gap in gaps:
        t += gap + 10
        through(arrivals, press(t))
        assert arrivals.waiting <= 100 // 10 + 1
