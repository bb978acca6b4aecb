"""What a ruling takes back: the referee says it beforehand, and then does it, whatever the game."""

from copy import deepcopy
from dataclasses import replace
from typing import Any, ClassVar, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.referee import Finding, Referee, Verdict, Vocabulary
from companion.core.referee.events import Event, Press, Ruling
from companion.core.referee.kinds import Kind
from companion.core.referee.referee import OVERTURN
from companion.core.referee.schema import SEAT, required
from tests.core.referee.test_referee import Tally, overturn, press

_SEAT = {"seat": required(SEAT)}


class Kettle(Tally):
    """White sets a kettle on, which boils 50 later; red ends the round; blue does nothing.

    What lies more than a round back is final, but for kettles that are still on.
    """

    vocabulary: ClassVar[Vocabulary] = Vocabulary(
        range(2, 9),
        {},
        {},
        {},
        verdicts={"boils": Kind(_SEAT), "round": Kind(_SEAT), "idle": Kind(_SEAT, final=True)},
    )

    def __init__(self) -> None:
        super().__init__()
        self.on: list[tuple[int, int]] = []

    def apply(self, event: Event) -> None:
        if not isinstance(event, Press):
            return
        if event.input == "white":
            self.on.append((event.t + 50, event.seat))
        elif event.input == "red":
            self.found.append(Finding(event.t, "round", {"seat": event.seat}))
            self.scope += 1
            self.settled_scope = self.scope - 1
        else:
            self.found.append(Finding(event.t, "idle", {"seat": event.seat}))

    def advance(self, before: int) -> None:
        for at, seat in sorted(self.on):
            if at < before:
                self.on.remove((at, seat))
                self.found.append(Finding(at, "boils", {"seat": seat}))

    def due(self) -> int | None:
        return min((at for at, _ in self.on), default=None)


def played(*events: Event, until: int) -> tuple[Referee, list[Verdict]]:
    referee = Referee(Kettle(), seats=4, latency=0)
    verdicts = [verdict for event in events for verdict in referee.feed(event)]
    return referee, verdicts + referee.pass_time(until)


def button(t: int, seat: int, name: str) -> Press:
    return Press(t, 100, seat, name)


def is_taken_back(referee: Referee, n: int) -> bool:
    t = referee.watermark
    given = referee.feed(Ruling(t, OVERTURN, {"of": n})) + referee.pass_time(t + 1)
    return any(v.kind == "overturned" and v.fields["of"] == n for v in given)


def test_what_is_final_or_unknown_is_out_of_reach() -> None:
    referee, verdicts = played(button(1, 1, "blue"), button(2, 2, "red"), until=10)
    assert [v.kind for v in verdicts] == ["idle", "round"]
    assert referee.reachable() == {2}


def test_what_a_deadline_brought_is_taken_back_with_what_set_it() -> None:
    """What was pressed while it ran is not what led to it, and goes as well."""
    referee, verdicts = played(press(1, 1), button(20, 2, "blue"), until=100)
    assert [v.kind for v in verdicts] == ["idle", "boils"]
    assert is_taken_back(referee, 2)
    assert referee.pass_time(1_000) == [], "the kettle is not on any more"


def test_what_time_brings_is_told_as_soon_as_its_time_has_passed() -> None:
    referee = Referee(Kettle(), seats=4, latency=7)
    referee.feed(press(1, 1))
    assert referee.due() == 9, "the press itself, which could still be overtaken"
    referee.pass_time(9)
    assert referee.due() == 1 + 50 + 7 + 1
    assert referee.pass_time(58) == []
    assert [v.kind for v in referee.pass_time(59)] == ["boils"]
    assert referee.due() is None


def test_what_is_awaited_is_the_moment_that_has_to_pass_first() -> None:
    """Whoever senses is asked about it: what has passed for sure need not be waited for."""
    referee = Referee(Kettle(), seats=4, latency=7)
    assert referee.awaits() is None
    referee.feed(press(1, 1))
    assert referee.awaits() == 1, "the press itself"
    referee.feed(press(4, 2))
    assert referee.awaits() == 1, "the earlier of two"
    referee.pass_time(12)
    assert referee.awaits() == 51, "then the kettle"
    referee.feed(press(53, 3))
    assert referee.awaits() == 51, "the press comes after it"
    referee.feed(press(50, 4))
    assert referee.awaits() == 50, "a hand that was quicker than the kettle"


def test_what_a_deadline_brought_into_a_new_round_is_taken_back() -> None:
    referee, verdicts = played(press(1, 1), button(2, 2, "red"), until=100)
    assert [v.kind for v in verdicts] == ["round", "boils"]
    assert is_taken_back(referee, 2)
    assert referee.pass_time(1_000) == []


def test_after_a_take_back_play_is_in_the_round_that_the_rest_comes_to() -> None:
    referee, verdicts = played(button(2, 2, "red"), press(5, 1), until=100)
    assert [v.kind for v in verdicts] == ["round", "boils"]
    assert is_taken_back(referee, 2)
    assert [scope.number for scope in referee._docket.scopes] == [0, 1]


def test_what_was_pressed_after_a_deadline_did_not_lead_to_what_it_brought() -> None:
    events = (press(1, 1), button(2, 2, "red"), button(60, 3, "blue"))
    referee, verdicts = played(*events, until=100)
    assert [v.kind for v in verdicts] == ["round", "boils", "idle"]
    assert is_taken_back(referee, 2)


def test_what_time_alone_brings_now_is_out_of_reach() -> None:
    """The kettle was set on in a round that is final: nothing that is left led to its boiling."""
    events = (press(1, 1), button(2, 2, "red"), button(3, 3, "red"), button(4, 4, "blue"))
    referee, verdicts = played(*events, until=100)
    assert [v.kind for v in verdicts] == ["round", "round", "idle", "boils"]
    assert referee.reachable() == {2}
    assert not is_taken_back(referee, 4)


def test_who_asked_in_an_earlier_round_is_told_the_same() -> None:
    referee = Referee(Kettle(), seats=4, latency=0)
    for event in (press(1, 1), button(2, 2, "red"), button(3, 3, "red"), button(4, 4, "blue")):
        referee.feed(event)
        referee.reachable()
    referee.pass_time(100)
    assert referee.reachable() == {2}


def test_what_is_found_instead_of_the_first_verdict_does_not_pass_for_it() -> None:
    """Red took the kettle off; without that, it boils, and what came before still stands."""

    class Careful(Kettle):
        vocabulary = replace(
            Kettle.vocabulary, verdicts={**Kettle.vocabulary.verdicts, "off": Kind(_SEAT)}
        )

        def apply(self, event: Event) -> None:
            if isinstance(event, Press) and event.input == "red":
                self.on.clear()
                self.found.append(Finding(event.t, "off", {"seat": event.seat}))
            else:
                super().apply(event)

    referee = Referee(Careful(), seats=4, latency=0)
    for event in (press(1, 1), button(20, 2, "red")):
        referee.feed(event)
    given = referee.pass_time(99) + referee.feed(overturn(99, 1)) + referee.pass_time(200)
    assert [(v.kind, v.t) for v in given] == [("off", 20), ("overturned", 99), ("boils", 51)]


class Brief(Kettle):
    """Ends its round when a kettle boils, too; and blue can be taken back."""

    vocabulary = replace(
        Kettle.vocabulary, verdicts={**Kettle.vocabulary.verdicts, "idle": Kind(_SEAT)}
    )

    def advance(self, before: int) -> None:
        boiling = len(self.on)
        super().advance(before)
        if len(self.on) < boiling:
            self.scope += 1
            self.settled_scope = self.scope - 1


class StrictBrief(Brief):
    """One in which a finding is struck, and everything else stands."""

    overturns: ClassVar[Literal["strike", "rewind"]] = "strike"

    def __init__(self) -> None:
        super().__init__()
        self.struck: set[tuple[Any, ...]] = set()

    def strike(self, identities: set[tuple[Any, ...]]) -> None:
        self.struck = identities

    def drain(self) -> list[Finding]:
        return [found for found in super().drain() if found.identity not in self.struck]


TIME_ENDS = (press(1, 1), button(60, 2, "blue"), press(70, 3), button(80, 4, "blue"))
"""A kettle ends the first round, another the second: of the first nothing is open then."""
RED_ENDS = (button(2, 1, "red"), button(60, 2, "blue"), button(80, 4, "blue"))


@pytest.mark.parametrize(
    ("game", "events", "reach", "ruled"),
    [
        (Brief, TIME_ENDS, {2, 3, 4}, {2, 5}),
        (StrictBrief, TIME_ENDS, {2, 3, 4}, {2, 4, 5}),
        (StrictBrief, (*RED_ENDS, button(130, 1, "red")), {2, 3, 4}, {2, 4, 5}),
    ],
)
def test_after_a_take_back_every_verdict_lies_in_the_round_that_it_was_given_in(
    game: type[Kettle], events: tuple[Press, ...], reach: set[int], ruled: set[int]
) -> None:
    rulings: tuple[list[Event], ...] = ([], [overturn(90, 3)])
    for ruling, expected in zip(rulings, (reach, ruled), strict=True):
        referee = Referee(game(), seats=4, latency=0)
        for event in sorted([*events, *ruling], key=lambda event: event.t):
            referee.feed(event)
        referee.pass_time(200)
        assert referee.reachable() == expected


class Patient(Brief):
    """One whose kettles wait while play goes back."""

    def resume(self, since: int, now: int) -> None:
        self.on = [(at + now - since, seat) for at, seat in self.on]


def test_time_that_was_taken_back_stays_taken_back_when_more_is() -> None:
    """Five are taken back, then five more: the kettle, set on at 1, boils at 61."""
    referee = Referee(Patient(), seats=4, latency=0)
    evidence = (press(1, 1), button(20, 2, "blue"), overturn(25, 1), button(30, 3, "blue"))
    for event in (*evidence, overturn(35, 3)):
        referee.feed(event)
    boils = referee.pass_time(200)[-1]
    assert (boils.kind, boils.t) == ("boils", 61)


class PatientAndSure(Patient):
    """One whose dealer can say that somebody never set a kettle on."""

    vocabulary = replace(
        Brief.vocabulary, rulings={"no": dict(_SEAT)}, denials={"no": ("boils", "idle")}
    )


def test_what_had_come_before_the_time_that_is_taken_back_stays() -> None:
    referee = Referee(PatientAndSure(), seats=4, latency=0)
    for event in (press(1, 1), button(60, 2, "blue")):
        referee.feed(event)
    told = referee.pass_time(62) + referee.feed(overturn(65, 2)) + referee.pass_time(66)
    assert [(v.kind, v.t, v.fields) for v in told[1:]] == [("overturned", 65, {"of": 2})]
    denied = referee.feed(Ruling(70, "no", {"seat": 1})) + referee.pass_time(71)
    assert [(v.kind, v.fields) for v in denied] == [("overturned", {"of": 1})]


@pytest.mark.parametrize("asked", [False, True])
def test_what_time_brings_lies_in_its_round_whether_or_not_anybody_asked(asked: bool) -> None:
    referee = Referee(StrictBrief(), seats=4, latency=0)
    for event in (press(1, 1), press(20, 2), press(30, 3)):
        referee.feed(event)
    for t in (60, 75, 90):
        referee.pass_time(t)
        if asked:
            referee.reachable()
    referee.feed(button(100, 4, "blue"))
    referee.pass_time(200)
    assert referee.reachable() == {4}


def test_a_round_that_time_has_ended_takes_what_is_final_out_of_reach() -> None:
    class Sudden(Brief):
        """Nothing of an earlier round is open."""

        def advance(self, before: int) -> None:
            before_it = self.scope
            super().advance(before)
            if self.scope > before_it:
                self.settled_scope = self.scope

    referee = Referee(Sudden(), seats=4, latency=0)
    referee.feed(press(1, 1))
    referee.feed(button(2, 2, "red"))
    referee.pass_time(10)
    assert referee.reachable() == {1}
    referee.pass_time(100)
    assert referee.reachable() == frozenset()
    assert not is_taken_back(referee, 1)


EVENTS = st.lists(
    st.tuples(st.integers(0, 300), st.integers(1, 4), st.sampled_from(("white", "red", "blue"))),
    max_size=25,
).map(lambda told: [button(*one) for one in sorted(told)])


@settings(deadline=None)
@given(EVENTS, st.integers(301, 400), st.lists(st.integers(0, 30), max_size=2))
def test_whatever_is_in_reach_is_taken_back_and_nothing_else(
    events: list[Press], until: int, before: list[int]
) -> None:
    referee, verdicts = played(*events, until=until)
    for n in before:
        verdicts += referee.feed(overturn(referee.watermark, n))
        verdicts += referee.pass_time(referee.watermark + 1)
    for n in range(len(verdicts) + 2):
        assert is_taken_back(deepcopy(referee), n) == (n in referee.reachable()), n
