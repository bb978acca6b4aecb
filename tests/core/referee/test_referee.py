"""The core on its own: a toy game shows what every game gets from it."""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import replace
from typing import Any, ClassVar, Literal, Self

from companion.core.referee import Finding, Prompt, Referee, Setup, Verdict, Vocabulary
from companion.core.referee.events import Event, Press, Ruling
from companion.core.referee.kinds import OVERTURNED, Kind
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


def test_a_finding_that_names_its_cause_is_taken_back_with_it() -> None:
    """What was pressed between a cause and its verdict does not stand for the cause."""

    class Slow(Tally):
        def apply(self, event: Event) -> None:
            cause, self.cause = getattr(self, "cause", None), event
            if cause:
                super().apply(cause)
            for finding in self.found:
                finding.cause = cause

    referee = Referee(Slow(), seats=4, latency=0)
    for event in (press(1, 1), press(2, 2), press(3, 3), overturn(9, 1)):
        referee.feed(event)
    referee.pass_time(10_000)
    assert referee.public_state()["counts"] == {}


def test_what_was_taken_back_cannot_be_taken_back_again() -> None:
    _, verdicts = fed(press(1, 1), overturn(5, 1), overturn(6, 1))
    assert verdicts[-1].fields["reason"] == "nothing-to-overturn"


def test_seats_that_nobody_has_are_refused_before_the_game_hears_of_them() -> None:
    referee, verdicts = fed(press(1, 9), Ruling(2, "award", {"seat": 0}))
    assert [verdict.fields["reason"] for verdict in verdicts] == ["bad-seat", "bad-seat"]
    assert referee.public_state()["counts"] == {}


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


def test_the_docket_of_an_endless_round_does_not_grow() -> None:
    referee = Referee(Tally(), seats=4, latency=0)
    for t in range(30_000):
        referee.feed(press(t, 1))
    docket = referee._docket
    assert sum(len(scope.log) for scope in docket.scopes) <= 20_000
    assert sum(len(scope.verdicts) for scope in docket.scopes) <= 20_001
