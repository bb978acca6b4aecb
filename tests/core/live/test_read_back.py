"""Whatever a sensor states, what is kept can be read again, and the match goes on."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from companion.core.live.read_back import UNREADABLE, UNSURE
from companion.core.referee.events import INPUTS, RECOVERED, Cue, Deal, Event, Fault, Press
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
