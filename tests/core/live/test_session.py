"""A live match: whatever the clock and the wires did, the record judged again says the same."""

import json
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.live import Inbox, Loop, Session, Skipping, View
from companion.core.live.inbox import Foretold
from companion.core.live.loop import REST_US
from companion.core.live.session import LATE
from companion.core.referee.events import Cue, Deal, End, Event, Fault, Press
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.header import Header, parse_header
from companion.core.transcript.lines import LineParser
from companion.core.transcript.writing import event_line
from companion.games import GAMES
from tests.support.random_tables import Line, evenings
from tests.support.table import judge


class Notebook:
    """A record, and a listener, that remember."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.given: list[Line] = []
        self.told: list[Line] = []
        self.seen: list[Event] = []
        self.views: list[View] = []
        self.settled = (0, 0)

    def events(self, events: Sequence[Event]) -> None:
        self.lines += [json.loads(event_line(event)) for event in events]

    def verdicts(self, verdicts: Sequence[Verdict]) -> None:
        self.given += [verdict.as_json() for verdict in verdicts]

    def settle(self) -> None:
        self.settled = (len(self.lines), len(self.given))

    def heard(self, event: Event) -> None:
        assert len(self.lines) > len(self.seen)
        self.seen.append(event)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        self.told += [verdict.as_json() for verdict in verdicts]
        assert self.settled[1] >= len(self.told)
        self.views.append(view)


HEADER: Line = {"transcript": 1, "game": "sherlock-holmes", "seats": 4}


def session(notebook: Notebook, line: Line = HEADER) -> Session:
    return Session(parse_header(line, GAMES), notebook, [notebook])


def parsed(evening: list[Line]) -> tuple[Header, list[Event]]:
    header = parse_header(evening[0], GAMES)
    parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
    return header, [parser.parse(json.dumps(line).encode()) for line in evening[1:]]


@given(evenings, st.data())
def test_the_record_judged_again_says_the_same(evening: list[Line], data: st.DataObject) -> None:
    """Even where wires were slower than promised, marks or not, and the clock went on meanwhile."""
    header, events = parsed(evening)
    delays = data.draw(
        st.lists(
            st.sampled_from((0, 500, 19_000, 60_000, 900_000)),
            min_size=len(events),
            max_size=len(events),
        )
    )
    behind = data.draw(
        st.lists(
            st.sampled_from((None, 0, 300, 9_000, 70_000)),
            min_size=len(events),
            max_size=len(events),
        )
    )
    notebook = Notebook()
    live = Session(header, notebook, [notebook])
    arrivals = sorted(zip(events, delays, strict=True), key=lambda pair: pair[0].t + pair[1])
    for (event, delay), lag in zip(arrivals, behind, strict=True):
        if not isinstance(event, End):
            now = event.t + delay
            live.pass_time(now, None if lag is None else now - lag)
            live.take([event])
    live.end(arrivals[-1][0].t + arrivals[-1][1] + 1)
    assert [evening[0], *notebook.lines][1:]
    again = judge([evening[0], *notebook.lines])
    assert [*again] == notebook.given == notebook.told
    assert again.state == live.state()


def test_late_evidence_is_a_fault_and_a_refusal() -> None:
    notebook = Notebook()
    live = session(notebook)
    live.take([Deal(0, "deal", {}), Cue(10, 0, "ready"), Cue(20, 0, "play")])
    live.pass_time(1_000_000)
    live.take([Press(900_000, 100, 2, "white")])
    live.end(2_000_000)
    faults = [event for event in notebook.seen if isinstance(event, Fault)]
    assert faults == [
        Fault(1_000_000, LATE, 2, "white"),
        Fault(1_000_000, "recovered", 2, "white"),
    ]
    refused = [v for v in notebook.told if v["verdict"] == "refused"]
    assert [v["reason"] for v in refused] == ["late-arrival"]


def test_that_a_sensor_was_lost_is_heard_however_late_it_was_noticed() -> None:
    notebook = Notebook()
    live = session(notebook)
    live.take([Deal(0, "deal", {}), Cue(10, 0, "ready"), Cue(20, 0, "play")])
    live.pass_time(1_000_000)
    live.take([Fault(400_000, "lost", 2, "pile")])
    live.end(4_000_000)
    (fault,) = (event for event in notebook.seen if isinstance(event, Fault))
    assert (fault.reason, fault.seat, fault.input) == ("lost", 2, "pile")
    assert 400_000 < fault.t <= 1_000_000, "from now on: what was judged before stands"
    late = [v["seat"] for v in notebook.told if v.get("reason") == "late"]
    assert late, "those who could have played were late"
    assert 2 not in late, "nobody is accused by a pad that is lost"
    assert not any(v["verdict"] == "refused" for v in notebook.told)
    assert [*judge([HEADER, *notebook.lines])] == notebook.told


def test_evidence_that_a_mark_has_passed_is_refused_again_by_what_was_recorded() -> None:
    notebook = Notebook()
    live = session(notebook)
    live.take([Deal(0, "deal", {}), Cue(10, 0, "ready"), Cue(20, 0, "play")])
    live.pass_time(1_000_000, 999_000)
    live.take([Press(998_999, 100, 2, "white"), Press(999_000, 100, 3, "white")])
    live.end(2_000_000)
    late = next(line for line in notebook.lines if line.get("reason") == LATE)
    assert (late["t"], late["mark"], late["seat"]) == (1_000_000, 999_000, 2)
    refused = [v for v in notebook.told if v["verdict"] == "refused"]
    assert [(v["seat"], v["reason"]) for v in refused] == [(2, "late-arrival"), (3, "no-pile")]
    assert [*judge([HEADER, *notebook.lines])] == notebook.told


def test_a_mark_is_not_recorded_where_nothing_came_late() -> None:
    notebook = Notebook()
    live = session(notebook)
    live.take([Deal(0, "deal", {}), Cue(10, 0, "ready"), Cue(20, 0, "play")])
    live.take([Press(30, 100, 3, "white")])
    live.pass_time(300, 299)
    assert [v["seat"] for v in notebook.told] == [3], "within 300 us, and not after 20 ms"
    assert not any("mark" in line for line in notebook.lines)


def test_a_change_without_a_verdict_is_told_once_it_is_certain() -> None:
    notebook = Notebook()
    live = session(notebook)
    live.take([Deal(0, "deal", {})])
    assert notebook.views[-1].state["phase"] == "dealing"
    live.pass_time(20_001)
    assert notebook.views[-1].state["phase"] == "dealt"
    told = len(notebook.views)
    live.pass_time(30_000)
    assert len(notebook.views) == told


def test_a_listener_that_fails_is_named_and_play_goes_on() -> None:
    class Broken(Notebook):
        def heard(self, event: Event) -> None:
            raise OSError("the display is gone")

    notebook, broken, named = Notebook(), Broken(), []
    live = Session(
        parse_header(HEADER, GAMES),
        notebook,
        [broken, notebook],
        failed=lambda who, error: named.append((who, str(error))),
    )
    live.take([Deal(0, "deal", {})])
    live.take([Cue(1_000_000, 0, "ready")])
    assert named == [(broken, "the display is gone")]
    assert len(notebook.seen) == 2
    assert not broken.views


class Metronome:
    """Says READY and PLAY by turns, a second apart, two tenths ahead of being heard."""

    def __init__(self, inbox: Inbox, words: Sequence[str]) -> None:
        self._inbox, self._words, self._next = inbox, [*words], 2_000_000

    def due(self) -> int | None:
        return self._next if self._words else None

    def act(self, now: int) -> None:
        self._inbox.put(Cue(now + 200_000, 500, self._words.pop(0)))
        self._next += 1_000_000


def test_the_loop_judges_nothing_before_it_has_happened() -> None:
    """A word whose instant is foretold must not make evidence look late that comes before it."""
    notebook, inbox, pace = Notebook(), Inbox(), Skipping()
    live = session(notebook)
    actor = Metronome(inbox, ("ready", "play"))
    loop = Loop(live, inbox, pace, [actor])
    inbox.put(lambda now: Deal(now, "deal", {}))
    while pace() < 3_100_000:
        loop.turn()
    inbox.put(Press(pace(), 100, 2, "pile"))
    loop.run(lambda: pace() < 8_000_000)
    refused = [v for v in notebook.told if v["verdict"] == "refused"]
    assert not refused
    assert [(v["verdict"], v["seat"]) for v in notebook.told][:2] == [("played", 2), ("forfeit", 2)]
    assert [v["seat"] for v in notebook.told if v.get("reason") == "late"] == [1, 3, 4]


@pytest.mark.parametrize("stands", [True, False])
def test_a_word_that_was_foretold_and_never_came_is_not_evidence(stands: bool) -> None:
    notebook, inbox, pace = Notebook(), Inbox(), Skipping()
    asked: list[int] = []

    def happened() -> bool:
        asked.append(pace())
        return stands

    loop = Loop(session(notebook), inbox, pace)
    inbox.put(Foretold(Cue(1_500_000, 500, "ready"), happened))
    loop.run(lambda: pace() < 2_000_000)
    assert asked == [1_500_000]
    assert [event.t for event in notebook.seen] == ([1_500_000] if stands else [])


def test_the_loop_skips_what_nobody_waits_for() -> None:
    notebook, inbox, pace = Notebook(), Inbox(), Skipping()
    turns = 0

    def turned() -> None:
        nonlocal turns
        turns += 1

    loop = Loop(session(notebook), inbox, pace, turned=turned)
    loop.run(lambda: pace() < 61_000_000)
    assert turns == 60_000_000 // REST_US


def test_what_changes_without_a_verdict_is_told_too() -> None:
    """A deal gives no verdict, and is held back a moment; who shows the table must still hear."""
    notebook = Notebook()
    live = session(notebook)
    live.take([Deal(0, "deal", {})])
    assert notebook.views[-1].state["phase"] == "dealing"
    live.pass_time(1_000_000)
    assert notebook.views[-1].state["phase"] == "dealt"
    told = len(notebook.views)
    live.pass_time(2_000_000)
    assert len(notebook.views) == told


@given(evenings)
def test_who_listens_to_a_resumed_match_remembers_all_of_it(evening: list[Line]) -> None:
    header, events = parsed(evening)
    memory = Watching()
    given = Session(header, None, [memory]).resume(events)
    assert memory.seen == events
    assert memory.told == [verdict.as_json() for verdict in given]


class Watching(Notebook):
    """A listener that is not the record."""

    def heard(self, event: Event) -> None:
        self.seen.append(event)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        self.told += [verdict.as_json() for verdict in verdicts]


def test_other_names_are_told_at_once() -> None:
    notebook = Notebook()
    live = session(notebook)
    live.rename(["Eve", "Ben", "Cy", "Dot"])
    assert notebook.views[-1].setup.players == ("Eve", "Ben", "Cy", "Dot")
    assert live.view.setup.players[0] == "Eve"


def test_what_is_the_dealers_alone_is_told_to_nobody() -> None:
    notebook = Notebook()
    live = session(notebook, {"transcript": 1, "game": "i-say-holmes", "seats": 4})
    live.take([Deal(0, "deal", {})])
    live.pass_time(1_000_000)
    assert notebook.views
    assert all("hands" not in view.state for view in notebook.views)
    assert "hands" not in live.state()
