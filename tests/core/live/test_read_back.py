"""Whatever a sensor states, what is kept can be read again, and the match goes on."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from companion.core.live.read_back import UNREADABLE, UNSURE, ReadBack, is_plain
from companion.core.referee.events import (
    INPUTS,
    RECOVERED,
    Card,
    Cue,
    Deal,
    Event,
    Fault,
    Press,
    Release,
)
from companion.core.transcript.header import MAX_UNCERTAINTY, parse_header
from companion.core.transcript.lines import LineParser
from companion.core.transcript.writing import event_line
from companion.games import GAMES
from tests.core.live.test_session import HEADER, Notebook, session
from tests.support.table import judge

WILD: Any = st.one_of(st.integers(-(2**70), 2**70), st.sampled_from((0, -1, 65_234_988, 10**30)))
SEATS: Any = st.one_of(st.integers(-3, 12), WILD, st.sampled_from((True, "four", None)))
NAMES: Any = st.one_of(st.sampled_from(INPUTS), st.sampled_from(("lever", "", 7)))
HOSTILE: Any = st.one_of(
    st.builds(Press, WILD, WILD, SEATS, NAMES),
    st.builds(Cue, WILD, WILD, st.sampled_from(("ready", "play", "hush"))),
    st.builds(Fault, WILD, st.sampled_from(("not-watched", "\ud800", "")), SEATS, NAMES),
    st.builds(Deal, WILD, st.just("deal"), st.sampled_from(({}, {"dealer": float("nan")}))),
)


@given(st.lists(HOSTILE, max_size=12))
def test_what_is_kept_can_be_read_again_and_says_the_same(events: list[Event]) -> None:
    notebook = Notebook()
    live = session(notebook)
    live.pass_time(5_000_000)
    for event in events:
        live.take([event])
    live.end(9_000_000)
    header = parse_header(HEADER, GAMES)
    parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
    for event in notebook.seen:
        parser.parse(event_line(event).encode())
    assert [*judge([HEADER, *notebook.lines])] == notebook.given


def test_a_doubt_beyond_measure_becomes_the_largest_and_is_named() -> None:
    notebook = Notebook()
    live = session(notebook)
    live.pass_time(200_000_000)
    live.take([Press(199_990_000, 65_234_988, 2, "red")])
    before, press, after = notebook.seen
    assert press == Press(199_990_000, MAX_UNCERTAINTY, 2, "red")
    assert before == Fault(200_000_000, UNSURE, 2, "red")
    assert after == Fault(200_000_000, RECOVERED, 2, "red")


def test_what_cannot_be_evidence_is_left_out_and_named() -> None:
    notebook = Notebook()
    live = session(notebook)
    live.pass_time(1_000_000)
    live.take([Press(-1, 100, 3, "white")])
    assert notebook.seen == [
        Fault(1_000_000, UNREADABLE, 3, "white"),
        Fault(1_000_000, RECOVERED, 3, "white"),
    ]


READER = ReadBack(parse_header(HEADER, GAMES))
ANYTHING: Any = st.one_of(
    st.integers(-3, 3),
    st.sampled_from((0, 10**6, 10**6 + 1, 2**53 - 1, 2**53, 2**70, -(2**53), True, 1.0, None, "1")),
)
WORDS: Any = st.one_of(
    st.sampled_from(("white", "rail", "pool", "", "x" * 200, "x" * 201, None, 7, "\ud800")),
    st.text(max_size=5),
)


@given(
    st.one_of(
        st.builds(Press, ANYTHING, ANYTHING, ANYTHING, WORDS, ANYTHING),
        st.builds(Release, ANYTHING, ANYTHING, ANYTHING, WORDS, ANYTHING),
        st.builds(Card, ANYTHING, ANYTHING, WORDS),
    )
)
def test_what_is_taken_for_plain_is_read_back(event: Event) -> None:
    """The short way says yes to nothing that the long way would refuse."""
    if is_plain(event):
        assert READER.reads(event)


def test_what_a_table_senses_is_plain() -> None:
    for event in (Press(5, 100, 1, "white"), Release(5, 100, 1, "pile", 2), Card(9, 3, "RUN")):
        assert is_plain(event)
