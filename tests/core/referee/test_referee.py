"""The core on its own: a toy game shows what every game gets from it."""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import replace
from typing import Any, ClassVar, Literal, Self

import pytest

from companion.core.referee import Finding, Prompt, Referee, Setup, Verdict, Vocabulary
from companion.core.referee import docket as docket_module
from companion.core.referee.docket import Docket, Strike, Upheld
from companion.core.referee.events import (
    BUTTONS,
    PADS,
    PAUSED,
    RESUMED,
    Card,
    Cue,
    Entry,
    Event,
    Fault,
    Press,
    Release,
    Ruling,
    described,
)
from companion.core.referee.game import Want
from companion.core.referee.kinds import OVERTURNED, Kind
from companion.core.referee.overturn import all_events, events_before
from companion.core.referee.schema import INT, SEAT, FieldType, optional, required


class Tally:
    """Counts presses by seat; a seat's third press is a prize. Overturns by rewinding."""

    vocabulary: ClassVar[Vocabulary] = Vocabulary(
        range(2, 9),
        {},
        {},
        {"award": {"seat": required(SEAT)}},
        verdicts={
            "counted": Kind({"seat": required(SEAT), "count": required(INT)}),
            "prize": Kind({"seat": required(SEAT)}),
        },
    )
    overturns: ClassVar[Literal["strike", "rewind"]] = "rewind"

    def __init__(self) -> None:
        self.scope = self.settled_scope = 0
        self.counts: dict[int, int] = {}
        self.found: list[Finding] = []

    @classmethod
    def options(cls, given: Mapping[str, Any], seats: int) -> None:
        return None

    @classmethod
    def set_up(cls, setup: Setup) -> Self:
        return cls()

    def strike(self, identities: set[tuple[Any, ...]]) -> None:
        pass

    def pardon(self, since: Finding, until: int, given: set[tuple[Any, ...]]) -> None:
        pass

    def accused_anew(self, before: Self) -> list[int]:
        return []

    def apply(self, event: Event) -> None:
        if isinstance(event, Press):
            count = self.counts[event.seat] = self.counts.get(event.seat, 0) + 1
            self.found.append(Finding(event.t, "counted", {"seat": event.seat, "count": count}))
            if count == 3:
                self.found.append(Finding(event.t, "prize", {"seat": event.seat}))

    def advance(self, before: int) -> None:
        pass

    def due(self) -> int | None:
        return None

    def drain(self) -> list[Finding]:
        found, self.found = self.found, []
        return found

    def public_state(self) -> dict[str, Any]:
        return {"counts": self.counts}

    def prompts(self) -> tuple[Prompt, ...]:
        return ()

    def clone(self) -> Self:
        return deepcopy(self)


_RESUMED = {**OVERTURNED, "counts": optional(FieldType("counts", lambda value: True))}


def press(t: int, seat: int) -> Press:
    return Press(t, 100, seat, "white")


def fed(*events: Event) -> tuple[Referee, list[Verdict]]:
    referee = Referee(Tally(), seats=4, latency=0)
    verdicts = [verdict for event in events for verdict in referee.feed(event)]
    return referee, verdicts + referee.pass_time(10_000)


def overturn(t: int, n: int) -> Ruling:
    return Ruling(t, "overturn", {"of": n})


def test_verdicts_are_numbered_in_the_order_they_are_given() -> None:
    _, verdicts = fed(press(1, 1), press(2, 2))
    assert [verdict.n for verdict in verdicts] == [1, 2]


def test_a_rewind_forgets_everything_from_the_event_on() -> None:
    referee, verdicts = fed(press(1, 1), press(2, 1), press(3, 2), press(4, 3), overturn(9, 3))
    assert [verdict.as_json() for verdict in verdicts[-2:]] == [
        {"n": 5, "t": 9, "verdict": "overturned", "of": 3},
        {"n": 6, "t": 9, "verdict": "overturned", "of": 4},
    ]
    assert referee.public_state()["counts"] == {1: 2}


def test_a_rewind_to_one_of_two_findings_takes_back_their_common_cause() -> None:
    referee, _ = fed(press(1, 1), press(2, 1), press(3, 1), overturn(9, 4))
    assert referee.public_state()["counts"] == {1: 2}


def test_after_a_rewind_the_earlier_verdicts_can_still_be_taken_back() -> None:
    referee, verdicts = fed(press(1, 1), press(2, 1), overturn(5, 2), overturn(6, 1))
    assert [verdict.kind for verdict in verdicts[-2:]] == ["overturned", "overturned"]
    assert referee.public_state()["counts"] == {}


def test_a_rewind_tells_where_play_goes_on() -> None:
    class Told(Tally):
        vocabulary = replace(
            Tally.vocabulary,
            resumed=("counts",),
            verdicts={**Tally.vocabulary.verdicts, "overturned": Kind(_RESUMED)},
        )

    referee = Referee(Told(), seats=4, latency=0)
    events = (press(1, 1), press(2, 2), overturn(9, 2))
    verdicts = [verdict for event in events for verdict in referee.feed(event)]
    verdicts += referee.pass_time(10_000)
    assert verdicts[-1].fields == {"of": 2, "counts": {1: 1}}


@pytest.mark.parametrize("named", [True, False])
def test_a_finding_that_comes_late_is_taken_back_with_its_cause(named: bool) -> None:
    """What was pressed between them does not stand for it, be it named or told by its time."""

    class Slow(Tally):
        def apply(self, event: Event) -> None:
            cause, self.cause = getattr(self, "cause", None), event
            if cause:
                super().apply(cause)
            for finding in self.found:
                if named:
                    finding.cause, finding.t = cause, event.t

    referee = Referee(Slow(), seats=4, latency=0)
    for event in (press(1, 1), press(2, 2), press(3, 3), overturn(9, 1), press(20, 4)):
        referee.feed(event)
    referee.pass_time(10_000)
    assert referee.public_state()["counts"] == {}


def test_nobody_but_the_dealer_takes_anything_back() -> None:
    referee, verdicts = fed(press(1, 1), Entry(5, "overturn", {"of": 1}))
    assert [verdict.kind for verdict in verdicts] == ["counted"]
    assert referee.public_state()["counts"] == {1: 1}


def test_what_was_taken_back_cannot_be_taken_back_again() -> None:
    _, verdicts = fed(press(1, 1), overturn(5, 1), overturn(6, 1))
    assert verdicts[-1].fields["reason"] == "nothing-to-overturn"


def test_seats_that_nobody_has_are_refused_before_the_game_hears_of_them() -> None:
    referee, verdicts = fed(press(1, 9), Ruling(2, "award", {"seat": 0}))
    assert [verdict.fields["reason"] for verdict in verdicts] == ["bad-seat", "bad-seat"]
    assert referee.public_state()["counts"] == {}


AT_THE_TABLE = (
    press(1, 1),
    press(1, 4),
    Press(1, 100, 2, "white", by=1),
    Press(1, 100, 2, "white", by=4),
    Card(1, seat=1, card="x"),
    Card(1, seat=4, card="x"),
    Card(1, pool=("x",)),
    Fault(1, "lost", seat=4, input="red"),
    Fault(1, "lost"),
    Ruling(1, "award", {"seat": 1}),
    Ruling(1, "award", {"seat": 4}),
)
NOWHERE = (
    press(1, 0),
    press(1, 5),
    Press(1, 100, 2, "white", by=0),
    Press(1, 100, 2, "white", by=5),
    Card(1, seat=0, card="x"),
    Card(1, seat=5, card="x"),
    Fault(1, "lost", seat=5, input="red"),
    Ruling(1, "award", {"seat": 0}),
    Ruling(1, "award", {"seat": 5}),
)


def test_the_first_and_the_last_seat_are_at_the_table_and_their_neighbours_are_not() -> None:
    for event in AT_THE_TABLE:
        assert all(verdict.kind != "refused" for verdict in fed(event)[1]), event
    for event in NOWHERE:
        assert [v.fields["reason"] for v in fed(event)[1]] == ["bad-seat"], event


def test_while_play_is_stopped_presses_are_refused_and_nothing_else() -> None:
    referee, verdicts = fed(
        Fault(1, PAUSED),
        press(2, 1),
        Release(3, 100, 2, "white"),
        Fault(4, RESUMED),
        press(5, 3),
    )
    told = [(verdict.kind, verdict.fields["seat"]) for verdict in verdicts]
    assert told == [("refused", 1), ("counted", 2), ("counted", 3)]
    assert verdicts[0].fields["reason"] == PAUSED
    assert not referee.paused


def test_a_refusal_says_what_is_refused_and_whose() -> None:
    told: list[tuple[Event, dict[str, Any]]] = [
        (press(1, 5), {"event": "press", "seat": 5, "input": "white"}),
        (Release(1, 100, 5, "red"), {"event": "release", "seat": 5, "input": "red"}),
        (Cue(1, 100, "play"), {"event": "cue", "cue": "play"}),
        (Fault(1, "lost", 5, "red"), {"event": "fault", "seat": 5, "input": "red"}),
        (Fault(1, "lost"), {"event": "fault", "seat": None, "input": None}),
        (Card(1, seat=5), {"event": "card", "seat": 5}),
        (Card(1, pool=()), {"event": "card"}),
        (Ruling(1, "award", {"seat": 5}), {"event": "award", "seat": 5}),
        (Ruling(1, "award", {"seat": "pool"}), {"event": "award"}),
    ]
    assert [described(event) for event, _ in told] == [fields for _, fields in told]


def test_a_fault_of_one_seat_stops_nothing() -> None:
    assert [
        fed(Fault(1, PAUSED, **at))[0].paused for at in ({"seat": 2}, {"input": "red"}, {})
    ] == [
        False,
        False,
        True,
    ]


class Judged(Tally):
    """A tally whose dealer can say `no` to a count, and `award` by the verdict that it is about."""

    vocabulary: ClassVar[Vocabulary] = replace(
        Tally.vocabulary,
        rulings={"award": {"of": optional(INT)}, "no": {"seat": required(SEAT)}},
        about={"award": ("counted",)},
        denials={"no": ("counted",)},
    )

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Any] = []
        self.told: list[Finding] = []

    def apply(self, event: Event) -> None:
        super().apply(event)
        self.told += self.found
        if isinstance(event, Ruling):
            self.heard.append(event.fields["verdict"])

    def prompts(self) -> tuple[Prompt, ...]:
        award = self.vocabulary.rulings["award"]
        counted = tuple(found for found in self.told if found.kind == "counted")
        return (
            Prompt("ruling", "award", "dealer", award, {"of": counted, "other": (1,)}),
            Prompt("ruling", "award", "dealer", award),
            Prompt("ruling", "no", "dealer", {}, {"of": counted}),
        )


def test_a_ruling_is_about_the_verdict_that_it_names_or_the_last() -> None:
    game = Judged()
    referee = Referee(game, seats=4, latency=0)
    award = (Ruling(5, "award", {"of": 1}), Ruling(6, "award", {}), Ruling(7, "award", {"of": 9}))
    for event in (press(1, 1), press(2, 1), press(3, 1), *award):
        referee.feed(event)
    referee.pass_time(10)
    assert [verdict and verdict.n for verdict in game.heard] == [1, 3, None], "4 was a prize"


def test_a_ruling_that_is_about_no_verdict_comes_to_the_game_as_it_is() -> None:
    class Frank(Judged):
        def apply(self, event: Event) -> None:
            self.heard.append(event)

    game, ruling = Frank(), Ruling(5, "thanks", {})
    referee = Referee(game, seats=4, latency=0)
    referee.feed(ruling)
    referee.pass_time(10)
    assert len(game.heard) == 1
    assert game.heard[0] is ruling


def test_an_entry_of_the_same_name_is_about_no_verdict() -> None:
    game = Judged()
    referee = Referee(game, seats=4, latency=0)
    for event in (press(1, 1), Entry(5, "award", {})):
        referee.feed(event)
    referee.pass_time(10)
    assert game.heard == []


def test_the_table_is_offered_numbers_where_a_game_offers_findings() -> None:
    referee = Referee(Judged(), seats=4, latency=0)
    for event in (press(1, 1), press(2, 1), press(3, 1)):
        referee.feed(event)
    referee.pass_time(10)
    first, second, third = referee.prompts()
    assert first.choices == {"of": (3, 2, 1), "other": (1,)}, "the last one first"
    assert second.choices == {}
    assert all(isinstance(found, Finding) for found in third.choices["of"]), "not about a verdict"


def test_a_deed_that_is_denied_leaves_the_others_standing() -> None:
    referee = Referee(Judged(), seats=4, latency=0)
    events = (press(1, 1), press(2, 1), press(3, 2), Ruling(9, "no", {"seat": 1}))
    verdicts = [verdict for event in events for verdict in referee.feed(event)]
    verdicts += referee.pass_time(10)
    assert verdicts[-1].fields == {"of": 2}
    assert referee.public_state()["counts"] == {1: 1, 2: 1}
    assert [v.n for v in referee._docket.verdicts()] == [1, 3]


class Choosy(Judged):
    """One that has no use for red."""

    def apply(self, event: Event) -> None:
        if isinstance(event, Press) and event.input == "red":
            told = {"reason": "bad-seat", **described(event)}
            self.found.append(Finding(event.t, "refused", told))
        else:
            super().apply(event)


def red(t: int) -> Press:
    return Press(t, 100, 3, "red")


def no(t: int, seat: int) -> Ruling:
    return Ruling(t, "no", {"seat": seat})


def test_what_was_refused_before_a_deed_that_is_denied_is_judged_again() -> None:
    referee = Referee(Choosy(), seats=4, latency=0)
    refused = [red(1), red(3)]
    for event in (refused[0], press(2, 1), refused[1], no(9, 1)):
        referee.feed(event)
    referee.pass_time(10)
    first, second = all_events(referee._docket)
    assert first is refused[0]
    assert isinstance(second, Upheld), "who was refused after it has heard so"
    assert [v.n for v in referee._docket.verdicts()] == [1, 3]


def test_what_stays_refused_when_a_deed_is_denied_does_so_when_another_is() -> None:
    referee = Referee(Choosy(), seats=4, latency=0)
    for event in (press(1, 1), press(2, 2), red(3), no(9, 2)):
        referee.feed(event)
    told = referee.feed(no(11, 1)) + referee.pass_time(20)
    assert [verdict.fields for verdict in told] == [{"of": 2}, {"of": 1}]
    assert [(v.n, v.kind) for v in referee._docket.verdicts()] == [(3, "refused")]


def test_what_was_refused_twice_at_one_instant_stays_so_twice() -> None:
    referee = Referee(Choosy(), seats=4, latency=0)
    for event in (press(1, 1), press(2, 2), red(3), red(3), no(9, 2), no(11, 1)):
        referee.feed(event)
    referee.pass_time(20)
    assert [v.n for v in referee._docket.verdicts()] == [3, 4]


def test_play_that_goes_back_before_a_refusal_takes_it_along() -> None:
    """A refusal that a denial has left standing is evidence of its moment, and of no other."""
    referee = Referee(Choosy(), seats=4, latency=0)
    for event in (press(1, 1), press(2, 2), red(3), press(5, 1), no(9, 2)):
        referee.feed(event)
    later = referee.feed(overturn(11, 4)) + referee.pass_time(12)
    assert [verdict.fields["of"] for verdict in later] == [2, 4]
    assert [v.n for v in referee._docket.verdicts()] == [1, 3]
    earlier = referee.feed(overturn(13, 1)) + referee.pass_time(14)
    assert [verdict.fields["of"] for verdict in earlier] == [1, 3]


def test_a_deed_is_denied_once_and_then_the_one_before_it() -> None:
    referee = Referee(Choosy(), seats=4, latency=0)
    rulings = (no(9, 1), no(10, 1), no(11, 1))
    for event in (press(1, 1), press(2, 1), red(3), *rulings):
        referee.feed(event)
    (refused,) = referee.pass_time(20)
    assert refused.fields["reason"] == "nothing-to-overturn"
    assert referee.public_state()["counts"] == {}


def test_what_the_dealer_has_ruled_is_no_deed_that_could_be_denied() -> None:
    class Generous(Judged):
        def apply(self, event: Event) -> None:
            if isinstance(event, Ruling):
                self.found.append(Finding(event.t, "counted", {"seat": 1, "count": 9}))
            else:
                super().apply(event)

    referee = Referee(Generous(), seats=4, latency=0)
    for event in (press(1, 1), Ruling(5, "award", {})):
        referee.feed(event)
    told = referee.feed(no(9, 1)) + referee.pass_time(10)
    assert told[-1].fields == {"of": 1}


def test_what_time_refuses_in_a_later_round_is_refused_again_by_time() -> None:
    class Tardy(Choosy):
        """Blue ends the round; five later it turns out that it should not have."""

        late: int | None = None

        def apply(self, event: Event) -> None:
            if isinstance(event, Press) and event.input == "blue":
                self.scope, self.late = self.scope + 1, event.t + 5
            else:
                super().apply(event)

        def due(self) -> int | None:
            return self.late

        def advance(self, before: int) -> None:
            if self.late is not None and self.late < before:
                told = {"reason": "bad-seat", "event": "press", "seat": 2, "input": "blue"}
                self.found.append(Finding(self.late, "refused", told))
                self.late = None

    referee = Referee(Tardy(), seats=4, latency=0)
    for event in (press(1, 1), Press(2, 100, 2, "blue")):
        referee.feed(event)
    referee.pass_time(20)
    told = referee.feed(no(30, 1)) + referee.pass_time(40)
    assert [verdict.fields for verdict in told] == [{"of": 1}]
    assert [(v.n, v.kind) for v in referee._docket.verdicts()] == [(2, "refused")]


def test_there_is_no_evidence_before_a_verdict_that_nobody_knows() -> None:
    with pytest.raises(LookupError):
        events_before(Docket(Tally()), 1)


def test_nobody_but_the_dealer_denies_a_deed() -> None:
    referee = Referee(Judged(), seats=4, latency=0)
    for event in (press(1, 1), Entry(9, "no", {"seat": 1})):
        referee.feed(event)
    assert referee.pass_time(10) == []
    assert referee.public_state()["counts"] == {1: 1}


def test_a_deed_that_nobody_did_cannot_be_denied() -> None:
    referee = Referee(Judged(), seats=4, latency=0)
    verdicts = referee.feed(Ruling(9, "no", {"seat": 1})) + referee.pass_time(10)
    assert [verdict.fields["reason"] for verdict in verdicts] == ["nothing-to-overturn"]


def test_the_reason_for_a_ruling_is_told_with_it() -> None:
    why = Ruling(9, "overturn", {"of": 1, "why": "it slipped"})
    assert fed(press(1, 1), why)[1][-1].fields == {"of": 1, "why": "it slipped"}


class Strict(Tally):
    """A tally in which one count is taken back, and the others stand."""

    overturns: ClassVar[Literal["strike", "rewind"]] = "strike"
    pardons: ClassVar[list[tuple[Finding, int, set[tuple[Any, ...]]]]] = []

    def __init__(self) -> None:
        super().__init__()
        self.struck: set[tuple[Any, ...]] = set()

    def strike(self, identities: set[tuple[Any, ...]]) -> None:
        self.struck = identities

    def pardon(self, since: Finding, until: int, given: set[tuple[Any, ...]]) -> None:
        self.pardons.append((since, until, given))

    def apply(self, event: Event) -> None:
        super().apply(event)
        self.found = [found for found in self.found if found.identity not in self.struck]


def test_a_count_is_struck_and_another_and_the_first_is_restored() -> None:
    Strict.pardons.clear()
    referee = Referee(Strict(), seats=4, latency=0)
    rulings = (overturn(5, 1), overturn(6, 2), overturn(7, 4), overturn(8, 4))
    for event in (press(1, 1), press(2, 2), press(3, 3), *rulings):
        referee.feed(event)
    assert [v.n for v in referee._docket.verdicts()] == [7, 3], "by their evidence"
    (first, _, _), (second, _, _), (third, until, given) = Strict.pardons
    assert (first.t, first.kind, first.fields["seat"]) == (1, "counted", 1)
    assert (second.t, second.fields["seat"]) == (2, 2)
    assert (third.t, third.kind, until) == (7, "overturned", 7), "it stood from its ruling on"
    assert {identity[1] for identity in given} == {1, 2, 3}, "also what has fallen"
    assert referee.reachable() == {3, 5, 7}
    (refused,) = referee.pass_time(10)
    assert refused.fields["reason"] == "nothing-to-overturn"


def test_what_a_game_finds_again_all_the_same_cannot_be_taken_back() -> None:
    class Stubborn(Strict):
        def strike(self, identities: set[tuple[Any, ...]]) -> None:
            pass

    referee = Referee(Stubborn(), seats=4, latency=0)
    for event in (press(1, 1), press(2, 2)):
        referee.feed(event)
    (_, refused) = referee.feed(overturn(5, 1)) + referee.pass_time(6)
    assert refused.fields == {"reason": "cannot-be-overturned", "event": "overturn"}
    assert referee.reachable() == {1, 2}
    assert referee.public_state()["counts"] == {1: 1, 2: 1}


def test_who_was_excused_stays_excused_when_more_is_taken_back() -> None:
    class Forgiving(Strict):
        def __init__(self) -> None:
            super().__init__()
            self.excused: list[list[int]] = []

        def accused_anew(self, before: Tally) -> list[int]:
            return [2]

        def apply(self, event: Event) -> None:
            super().apply(event)
            if isinstance(event, Ruling):
                self.excused.append(event.fields["excused"])

        def public_state(self) -> dict[str, Any]:
            return {"excused": self.excused}

    referee = Referee(Forgiving(), seats=4, latency=0)
    for event in (press(1, 1), press(2, 2), overturn(5, 1), overturn(6, 2)):
        referee.feed(event)
    referee.pass_time(10)
    assert referee.public_state()["excused"] == [[2], [2]]


def test_a_take_back_is_remembered_for_a_minute_before_the_oldest_round_that_is_open() -> None:
    game = Tally()
    docket = Docket(game)
    kept, gone = ("prize", 40_000_000, 1), ("prize", 39_999_999, 2)
    docket.struck, docket.fallen = {kept, gone}, {kept, gone}
    game.scope = game.settled_scope = 1
    docket.follow(game, 100_000_000)
    assert docket.struck == docket.fallen == {kept}


def test_what_fell_with_a_take_back_long_ago_is_forgotten_by_itself() -> None:
    game = Tally()
    docket = Docket(game)
    docket.fallen = {("prize", 39_999_999, 2)}
    game.scope = game.settled_scope = 1
    docket.follow(game, 100_000_000)
    assert docket.fallen == set()


def test_a_take_back_can_be_undone_while_what_led_to_the_verdict_is_open() -> None:
    game = Tally()
    docket = Docket(game)
    before, later = press(1, 1), press(5, 1)
    docket.log(before)
    game.scope = 1
    docket.follow(game, 5)
    docket.log(later)
    docket.strikes = {
        1: Strike(("counted", 1, 1), before),
        2: Strike(("counted", 5, 1), later),
        3: Strike(("prize", 4, 1), None),
        4: Strike(("prize", 5, 1), None),
    }
    game.settled_scope = 1
    docket.follow(game, 9)
    assert [*docket.strikes] == [2, 4]


def test_a_late_line_is_refused_and_changes_nothing() -> None:
    referee, verdicts = fed(press(100, 1), press(99, 2))
    late = next(verdict for verdict in verdicts if verdict.kind == "refused")
    assert late.fields == {
        "reason": "late-arrival",
        "event": "press",
        "seat": 2,
        "input": "white",
    }
    assert referee.public_state()["counts"] == {1: 1}


def test_the_docket_of_an_endless_round_does_not_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    assert docket_module.MAX_EVENTS == 20_000
    monkeypatch.setattr(docket_module, "MAX_EVENTS", 200)
    referee = Referee(Tally(), seats=4, latency=0)
    for t in range(200):
        referee.feed(press(t, 1))
    assert [len(scope.log) for scope in referee._docket.scopes] == [199], "the last one waits"
    referee.pass_time(200)
    assert [len(scope.log) for scope in referee._docket.scopes] == [0]
    assert referee._docket.verdicts() == []


class Quiet(Tally):
    """A tally in which nothing shows of a hand that goes up."""

    def unseen(self, event: Event) -> bool:
        return isinstance(event, Release)

    def apply(self, event: Event) -> None:
        if not isinstance(event, Release):
            super().apply(event)


@pytest.mark.parametrize(("game", "shows"), [(Quiet, False), (Tally, True)])
def test_what_may_show_is_counted_and_what_cannot_is_not(game: type[Tally], shows: bool) -> None:
    referee = Referee(game(), seats=4, latency=0)
    counts = [referee.changes]
    for event in (press(1, 1), Release(5, 100, 1, "white"), press(9, 1)):
        referee.feed(event)
        referee.pass_time(event.t + 1)
        counts.append(referee.changes)
    before, down, up, again = counts
    assert before < down <= up < again
    assert (up > down) == shows


def test_words_and_entries_are_counted_as_answers_whatever_comes_of_them() -> None:
    referee = Referee(Tally(), seats=4, latency=0)
    answers = []
    for event in (press(1, 1), Card(2, 1, "RUN"), Cue(3, 0, "ready"), overturn(4, 99)):
        referee.feed(event)
        referee.pass_time(event.t + 1)
        answers.append(referee.answers)
    assert answers[0] == answers[1] < answers[2] < answers[3]


def test_who_goes_on_from_where_a_match_stood_may_show_something_else() -> None:
    referee, other = fed(press(1, 1))[0], Referee(Tally(), seats=4, latency=0)
    before = other.changes
    other.stand(referee.standing())
    assert other.changes > before


def test_the_table_is_told_what_a_game_wants_and_else_what_its_prompts_tell() -> None:
    class Eager(Tally):
        def wants(self) -> tuple[Want, ...]:
            return (Want(3, "white"),)

    asked = (Prompt("entry", "award", 2, {}, input="red"),)
    assert Referee(Eager(), seats=4, latency=0).wants(asked) == (Want(3, "white"),)
    assert Referee(Tally(), seats=4, latency=0).wants(asked) == (Want(2, "red"),)


def test_three_buttons_and_three_pads() -> None:
    assert [*BUTTONS] == ["white", "red", "blue"]
    assert sorted(PADS) == ["pile", "rail", "shield"]


def test_by_a_mark_it_is_decided_sooner_and_never_ahead_of_the_clock() -> None:
    referee = Referee(Tally(), seats=4, latency=100)
    marks = [referee.mark]
    assert referee.feed(press(10, 1)) + referee.pass_time(20) == []
    marks.append(referee.mark)
    assert [v.kind for v in referee.pass_time(21, 11)] == ["counted"]
    marks.append(referee.mark)
    referee.pass_time(30, 500)
    marks.append(referee.mark)
    assert [v.kind for v in referee.feed(press(40, 2)) + referee.pass_time(200)] == ["counted"]
    assert [*marks, referee.mark] == [None, None, 11, 30, None], "None: the clock alone decides"


def test_nobody_knows_a_moment_before_the_mark_that_a_fault_tells() -> None:
    referee = Referee(Tally(), seats=4, latency=100)
    referee.feed(Fault(50, "evidence-late", mark=500))
    assert referee.watermark == 50
    (late,) = referee.feed(press(49, 1))
    assert late.fields["reason"] == "late-arrival"
