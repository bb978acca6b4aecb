"""Marks: whoever senses says how far it is, and the verdict comes sooner, never otherwise."""

import json

from hypothesis import given
from hypothesis import strategies as st

from companion.core.referee.events import End, Event, Press
from companion.core.referee.order import Arrivals
from companion.core.referee.referee import Referee
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.header import Header, parse_header
from companion.core.transcript.lines import LineParser
from companion.games import GAMES
from tests.support.random_tables import Line, evenings


def press(t: int, seat: int = 1) -> Press:
    return Press(t, 100, seat, "white")


def test_what_lies_before_the_mark_waits_no_longer() -> None:
    arrivals = Arrivals(20_000)
    arrivals.take(press(1_000_000))
    arrivals.state(1_000_000)
    assert list(arrivals.before(arrivals.watermark)) == [], "one of the same instant may still come"
    arrivals.state(1_000_001)
    assert list(arrivals.before(arrivals.watermark)) == [press(1_000_000)]


def test_what_comes_before_the_mark_comes_too_late() -> None:
    arrivals = Arrivals(20_000)
    arrivals.take(press(1_000_000))
    arrivals.state(999_500)
    assert arrivals.take(press(999_500, 2))
    assert not arrivals.take(press(999_499, 3))


def test_a_mark_that_stays_behind_changes_nothing() -> None:
    arrivals = Arrivals(20_000)
    arrivals.pass_time(1_000_000)
    arrivals.state(3)
    assert arrivals.watermark == 980_000
    assert not arrivals.ahead


def test_a_mark_is_never_taken_back() -> None:
    arrivals = Arrivals(20_000)
    arrivals.pass_time(1_000_000)
    arrivals.state(999_000)
    arrivals.state(998_000)
    arrivals.pass_time(1_001_000)
    assert (arrivals.watermark, arrivals.ahead) == (999_000, True)
    arrivals.pass_time(1_050_000)
    assert (arrivals.watermark, arrivals.ahead) == (1_030_000, False)


def test_how_far_it_was_is_kept() -> None:
    arrivals, again = Arrivals(20_000), Arrivals(20_000)
    arrivals.pass_time(1_000_000)
    arrivals.state(999_000)
    again.go_on(arrivals.kept())
    assert not again.take(press(998_999))


def opened(header: Header) -> Referee:
    setup = header.setup
    return Referee(header.game.set_up(setup), setup.seats, setup.latency)


def parsed(evening: list[Line]) -> tuple[Header, list[Event]]:
    header = parse_header(evening[0], GAMES)
    parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
    return header, [parser.parse(json.dumps(line).encode()) for line in evening[1:]]


@given(evenings, st.data())
def test_the_same_evidence_gives_the_same_verdicts_with_marks_or_without(
    evening: list[Line], data: st.DataObject
) -> None:
    """Wires as slow as promised; before any line, a mark no later than what is still to come."""
    header, events = parsed(evening)
    plain, marked = opened(header), opened(header)
    many = len(events)
    delays = data.draw(st.lists(st.integers(0, 19_999), min_size=many, max_size=many))
    short = data.draw(st.lists(st.sampled_from((0, 1, 700, 9_000)), min_size=many, max_size=many))
    arrived = sorted(zip(events, delays, strict=True), key=lambda pair: pair[0].t + pair[1])
    now, expected, given_ = 0, list[Verdict](), list[Verdict]()
    for n, (event, delay) in enumerate(arrived):
        now = event.t + (0 if isinstance(event, End) else delay)
        still = min(other.t for other, _ in arrived[n:])
        expected += plain.pass_time(now)
        given_ += marked.pass_time(now, still - short[n])
        assert given_[: len(expected)] == expected, "sooner, never otherwise and never later"
        expected += plain.feed(event)
        given_ += marked.feed(event)
    expected += plain.close() + plain.pass_time(now + 60_000_000)
    given_ += marked.close() + marked.pass_time(now + 60_000_000)
    assert given_ == expected
    assert marked.public_state() == plain.public_state()
