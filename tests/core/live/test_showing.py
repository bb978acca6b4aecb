"""Who is told only where something shows misses nothing: the same pictures, in the same order."""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from itertools import groupby
from typing import Any

import pytest

from companion.core.live import Session, View
from companion.core.live.listener import Listening, heeds
from companion.core.referee import Referee
from companion.core.referee.events import Cue, Deal, Event, Press, Release
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from tests.support.by_lot import EveningByLot, Planned

EVENINGS = (
    Planned("sherlock-holmes", 21, 4, 220, called=True),
    Planned("sherlock-holmes", 22, 3, 220, called=True),
    Planned("block", 21, 4, 160),
    Planned("i-say-holmes", 21, 4, 160),
    Planned("221b-baker-street", 21, 3, 160),
    Planned("221b-baker-street", 22, 1 + 1, 160),
    Planned("sorry", 21, 4, 120),
    Planned("sorry", 22, 4, 120, {"mode": "points", "pack": "virtual"}),
)


class Onlooker:
    """Keeps what it was told, and how that was at the time."""

    def __init__(self) -> None:
        self.told: list[tuple[Sequence[Verdict], View]] = []
        self.then: list[Any] = []

    def heard(self, event: Event) -> None:
        pass

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        self.told.append((verdicts, view))
        self.then.append(deepcopy((view.state, view.reachable, view.wants, repr(view.prompts))))


def picture(view: View) -> Any:
    return view.state, view.prompts, view.wants, view.reachable


def once(pictures: Iterator[Any]) -> list[Any]:
    """Leave out what looks like the one before."""
    return [first for first, _ in groupby(pictures)]


class Looking:
    """A match that is looked at after everything, whether or not anything can have changed."""

    def __init__(self, header: dict[str, Any]) -> None:
        parsed = parse_header(header, GAMES)
        setup = parsed.setup
        self._secret = parsed.game.vocabulary.secret
        self._referee = Referee(parsed.game.set_up(setup), setup.seats, setup.latency)

    def feed(self, event: Event) -> Any:
        self._referee.feed(event)
        return self.seen()

    def pass_time(self, t: int) -> Any:
        self._referee.pass_time(t)
        return self.seen()

    def seen(self) -> Any:
        prompts = self._referee.prompts()
        state = self._referee.public_state()
        shown = {name: state[name] for name in state if name not in self._secret}
        wants = self._referee.wants(prompts)
        return deepcopy(shown), prompts, wants, self._referee.reachable()


@pytest.mark.parametrize("planned", EVENINGS, ids=str)
def test_who_is_told_where_something_shows_sees_all_there_was(planned: Planned) -> None:
    told = Onlooker()
    live = Session(parse_header(planned.header(), GAMES), None, [told])
    always = Looking(planned.header())
    looked = [always.seen()]
    for step in EveningByLot(planned).steps(planned.steps):
        while (due := live.due()) is not None and due <= step.event.t:
            live.pass_time(due)
            looked.append(always.pass_time(due))
        before = len(told.told)
        live.take([step.event])
        looked += [always.feed(event) for event in (step.event,)]
        assert len(told.told) <= before + 1
    seen = [looked[0], *(picture(view) for _, view in told.told)]
    assert once(iter(seen)) == once(iter(looked))


@pytest.mark.parametrize("planned", EVENINGS[::2], ids=str)
def test_what_was_told_does_not_change_any_more(planned: Planned) -> None:
    told = Onlooker()
    live = Session(parse_header(planned.header(), GAMES), None, [told])
    for step in EveningByLot(planned).steps(planned.steps):
        live.take([step.event])
    for (_, view), then in zip(told.told, told.then, strict=True):
        assert (view.state, view.reachable, view.wants, repr(view.prompts)) == then


def table(*listeners: Onlooker) -> Session:
    line = {"transcript": 1, "game": "sherlock-holmes", "seats": 4}
    live = Session(parse_header(line, GAMES), None, listeners)
    live.take([Deal(0, "deal", {}), Cue(1_000_000, 0, "ready"), Cue(2_000_000, 0, "play")])
    live.pass_time(2_100_000)
    return live


def test_a_hand_that_goes_away_is_heard_and_nothing_is_told_of_it() -> None:
    told = Onlooker()
    live = table(told)
    live.take([Press(2_300_000, 100, 2, "pile")])
    live.pass_time(2_400_000)
    before = len(told.told)
    live.take([Release(2_450_000, 100, 2, "pile")])
    live.pass_time(2_600_000)
    assert len(told.told) == before
    assert told.told[-1][0][0].kind == "played"


def test_a_word_that_changes_nothing_is_answered() -> None:
    """A second READY shows nothing new; who said it hears that it was judged."""
    told = Onlooker()
    live = table(told)
    live.take([Cue(8_000_000, 0, "ready")])
    live.pass_time(8_100_000)
    before, shown = len(told.told), picture(live.view)
    live.take([Cue(9_000_000, 0, "ready")])
    live.pass_time(9_100_000)
    assert picture(live.view) == shown
    assert len(told.told) == before + 1


def test_who_comes_later_is_told_with_the_next_event() -> None:
    told, late = Onlooker(), Onlooker()
    live = table(told)
    live.listen(late)
    live.take([Press(2_300_000, 100, 2, "rail")])
    assert [picture(view) for _, view in late.told] == [picture(live.view)]


def test_the_view_is_the_same_object_until_something_is_judged() -> None:
    live = table(Onlooker())
    assert live.view is live.view
    live.pass_time(2_150_000)
    assert live.view.t == 2_150_000


class OnlyHears(Listening):
    def __init__(self) -> None:
        self.events: list[Event] = []

    def heard(self, event: Event) -> None:
        self.events.append(event)


class OnlySees(Listening):
    def __init__(self) -> None:
        self.phases: list[str] = []

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        self.phases.append(view.state["phase"])


def test_who_leaves_one_of_the_two_out_is_told_the_other() -> None:
    ears, eyes = OnlyHears(), OnlySees()
    assert (heeds(ears, "heard"), heeds(ears, "judged")) == (True, False)
    assert (heeds(eyes, "heard"), heeds(eyes, "judged")) == (False, True)
    header = parse_header({"transcript": 1, "game": "sherlock-holmes", "seats": 3}, GAMES)
    live = Session(header, None, [ears, eyes])
    live.take([Deal(0, "deal", {})])
    live.pass_time(1_000_000)
    assert [event.name for event in ears.events] == ["deal"]
    assert eyes.phases[-1] == "dealt"


class HearsWords:
    """Wants to hear of words and presses, but not of hands that go."""

    hears = (Cue, Press)

    def __init__(self) -> None:
        self.names: list[str] = []

    def heard(self, event: Event) -> None:
        self.names.append(event.name)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        pass


def test_who_names_what_they_hear_is_told_of_nothing_else() -> None:
    words, all_of_it = HearsWords(), OnlyHears()
    live = table()
    live.listen(words)
    live.listen(all_of_it)
    more = [Press(2_300_000, 100, 2, "rail"), Release(2_400_000, 100, 2, "rail")]
    live.take([*more, Cue(8_000_000, 0, "ready")])
    assert [event.name for event in all_of_it.events] == ["press", "release", "cue"]
    assert words.names == ["press", "cue"]


def test_who_comes_later_hears_of_kinds_that_were_heard_before() -> None:
    live, first, late = table(), HearsWords(), HearsWords()
    live.listen(first)
    live.take([Press(2_300_000, 100, 2, "rail")])
    live.listen(late)
    live.take([Press(2_500_000, 100, 3, "rail")])
    assert (first.names, late.names) == (["press", "press"], ["press"])
