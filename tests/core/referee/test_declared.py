"""What a game finds is what it has declared; anything else is named, and stops a test."""

import runpy
from typing import Any

import pytest

from companion.core.referee import Finding, Referee, Verdict, Vocabulary, referee
from companion.core.referee.events import Press
from companion.core.referee.kinds import Kind, MisfitError, cases
from companion.core.referee.schema import (
    BOOL,
    INT,
    MICROSECONDS,
    RIVALS,
    SEAT,
    Field,
    an_object,
    by_seat,
    either,
    list_of,
    map_of,
    nullable,
    one_of,
    optional,
    required,
    text_such_as,
)
from tests.core.referee.test_referee import Tally

SEEN = required(SEAT)
KNOWN = Vocabulary(
    range(2, 9),
    {},
    {},
    {},
    verdicts={
        "hit": Kind({"seat": SEEN, "of": optional(INT)}),
        "paid": Kind(
            {"seat": SEEN}, by="reason", cases={**cases("late"), "lost": {"cards": required(INT)}}
        ),
        "hand": Kind({"seat": SEEN}, private=True),
        "asked": Kind(by="question", cases=cases("who"), final=True),
    },
    refusals=frozenset({"not-now"}),
)


def wrong(kind: str, **fields: Any) -> str | None:
    return KNOWN.misfit(Finding(0, kind, fields))


def test_what_is_declared_fits() -> None:
    assert wrong("hit", seat=1) is None
    assert wrong("hit", seat=1, of=3) is None
    assert wrong("paid", seat=1, reason="late") is None
    assert wrong("paid", seat=1, reason="lost", cards=2) is None
    assert wrong("overturned", of=3) is None
    assert wrong("fault", seat=None, input="white", reason="lost") is None


def test_a_kind_that_nobody_declared_is_named() -> None:
    assert wrong("miss", seat=1) == 'verdict "miss": this kind is not declared'


def test_a_reason_that_nobody_declared_is_named() -> None:
    assert wrong("paid", seat=1, reason="early") == (
        'verdict "paid": "reason" is "early"; declared: late, lost'
    )
    assert wrong("paid", seat=1) == 'verdict "paid": "reason" is null; declared: late, lost'
    assert 'is "what"' in str(wrong("asked", question="what"))


def test_a_kind_whose_cases_nobody_declared_says_so() -> None:
    assert Kind(by="reason").misfit({"reason": "late"}) == '"reason" is "late"; declared: none'


def test_a_missing_field_is_named() -> None:
    assert wrong("hit") == 'verdict "hit": "seat" is missing; expected a seat number'
    assert '"cards" is missing' in str(wrong("paid", seat=1, reason="lost"))


def test_a_field_too_many_is_named() -> None:
    assert 'unknown field "why"' in str(wrong("hit", seat=1, why="so"))
    assert 'unknown field "cards"' in str(wrong("paid", seat=1, reason="late", cards=2))


def test_a_wrong_type_is_named() -> None:
    assert wrong("hit", seat="Ada") == 'verdict "hit": "seat" is "Ada"; expected a seat number'
    assert '"of" is true' in str(wrong("hit", seat=1, of=True))


def test_refusals_are_the_games_and_the_referees() -> None:
    told = {"event": "press", "seat": 1, "input": "white"}
    assert wrong("refused", reason="not-now", **told) is None
    assert wrong("refused", reason="bad-seat", **told) is None
    assert '"reason" is "whyever"' in str(wrong("refused", reason="whyever", **told))


def test_private_and_final_are_declared_by_kind() -> None:
    assert KNOWN.private == {"hand"}
    assert [kind for kind in KNOWN.kinds if KNOWN.final(kind)] == ["refused", "fault", "asked"]
    assert not KNOWN.final("a kind that nobody knows")


def test_a_referee_that_is_checked_stops_at_what_was_not_declared() -> None:
    class Silent(Tally):
        vocabulary = Vocabulary(range(2, 9), {}, {}, {})

    assert Referee.checked, "the whole suite is"
    with pytest.raises(MisfitError, match='Silent: verdict "counted": this kind is not declared'):
        _pressed(Silent())


def test_a_table_does_not_check_unless_it_is_told_to() -> None:
    assert runpy.run_path(referee.__file__)["Referee"].checked is False


def test_at_a_table_play_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent(Tally):
        vocabulary = Vocabulary(range(2, 9), {}, {}, {})

    monkeypatch.setattr(Referee, "checked", False)
    assert [verdict.kind for verdict in _pressed(Silent())] == ["counted"]


def _pressed(game: Tally) -> list[Verdict]:
    referee = Referee(game, seats=4, latency=0)
    return [*referee.feed(Press(1, 100, 1, "white")), *referee.pass_time(2)]


FITTING: list[tuple[Field, Any, Any]] = [
    (required(nullable(INT)), None, "no"),
    (required(MICROSECONDS), 5, 0.5),
    (required(list_of(BOOL, least=1, most=2)), [True], []),
    (required(list_of(BOOL, least=1, most=2)), [True], [True] * 3),
    (required(RIVALS), [1, 2], [1]),
    (required(by_seat(nullable(INT))), [1, None], [1, "2"]),
    (required(map_of(SEAT)), {"2": 1}, {"two": 1}),
    (required(map_of(INT, ("a", "b"))), {"a": 1}, {"c": 1}),
    (required(an_object({"at": required(INT)})), {"at": 1}, {"on": 1}),
    (required(either(INT, one_of("all"))), "all", "some"),
    (required(text_such_as("a", "b")), "c", 3),
]


@pytest.mark.parametrize(("field", "right", "not_right"), FITTING)
def test_every_type_tells_its_own(field: Field, right: Any, not_right: Any) -> None:
    kind = Kind({"it": field})
    assert kind.misfit({"it": right}) is None
    assert field.type.expects in str(kind.misfit({"it": not_right}))


def test_seats_are_found_wherever_they_are_named() -> None:
    assert nullable(SEAT).seats(None) == ()
    assert nullable(SEAT).seats(3) == (3,)
    assert list_of(nullable(SEAT)).seats([1, None, 2]) == (1, 2)


def test_findings_are_the_same_whatever_led_to_them_and_however_they_are_numbered() -> None:
    found = Finding(5, "hit", {"seat": 1}, Press(4, 0, 1, "white"), n=7)
    assert found == Finding(5, "hit", {"seat": 1})
    assert found != Finding(5, "hit", {"seat": 2})
    fresh = Finding(5, "hit")
    assert (fresh.fields, fresh.cause, fresh.n) == ({}, None, 0), "it has no number yet"
