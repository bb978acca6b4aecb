"""Field types: what they take, to the border, and what they say to whoever offers them."""

from dataclasses import fields
from typing import Any

import pytest

from companion.core.referee.schema import (
    BOOL,
    INT,
    INTS,
    MAX_INT,
    RIVALS,
    SEAT,
    SEATS,
    TEXT,
    TEXTS,
    FieldType,
    UnfitError,
    an_object,
    by_seat,
    either,
    list_of,
    lists_by,
    map_of,
    nullable,
    one_of,
    optional,
    problem,
    required,
    seat_or,
    shown,
    text_such_as,
)

PLAIN = FieldType("", lambda value: True)
_SHOWN = [
    field.name for field in fields(FieldType) if field.name not in ("expects", "accepts", "seats")
]


def told(kind: FieldType) -> dict[str, Any]:
    """What a type says of itself, beyond what every type does."""
    said = {name: getattr(kind, name) for name in _SHOWN}
    return {name: value for name, value in said.items() if value != getattr(PLAIN, name)}


LENGTHS = [(TEXT, "x" * 200, "x" * 201), (INTS, [1] * 256, [1] * 257), (TEXTS, ["x"], "x")]
BORDERS = [
    (INT, MAX_INT, MAX_INT + 1),
    (INT, -MAX_INT, -MAX_INT - 1),
    (INT, 1, True),
    (TEXT, "x", ""),
    (BOOL, False, 0),
    *LENGTHS,
    (SEATS, [1, 2], [1, "2"]),
    (RIVALS, [1, 2], [1]),
    (seat_or("pool"), "pool", "pile"),
    (seat_or("pool"), 3, None),
    (lists_by("squares", ("red", "blue")), {"red": [1, "home"]}, {"green": [1]}),
    (lists_by("squares", ("red", "blue")), {}, {"red": 1}),
    (lists_by("squares", ("red", "blue")), {}, []),
    (map_of(INT, ("a",)), {"a": 1}, {"a": "1"}),
    (map_of(INT), {"12": 1}, {"": 1}),
    (map_of(INT), {}, []),
    (list_of(INT, 1, 2), [1, 2], [1, 2, 3]),
    (list_of(INT), [1] * 256, [1] * 257),
    (an_object({"at": optional(INT)}), {}, []),
]


@pytest.mark.parametrize(("kind", "right", "not_right"), BORDERS)
def test_it_takes_what_lies_within_its_border(kind: FieldType, right: Any, not_right: Any) -> None:
    assert kind.accepts(right)
    assert not kind.accepts(not_right)


def test_what_can_be_offered_for_each() -> None:
    assert not any((INT.seat, INT.many, INT.by_seat, INT.null, INT.item, INT.least))
    assert told(SEAT) == {"seat": True}
    assert told(SEATS) == {"seat": True, "many": True}
    assert told(INTS) == told(TEXTS) == {"many": True}
    assert told(one_of("a", "b")) == {"words": ("a", "b")}
    assert told(seat_or("pool")) == {"seat": True, "words": ("pool",)}
    assert told(text_such_as("a")) == {"such_as": ("a",)}
    assert told(either(INT, SEAT)) == {"any_of": (INT, SEAT)}
    assert told(nullable(SEAT)) == {"seat": True, "null": True}
    assert told(lists_by("", ("red",))) == {"names": ("red",)}
    assert told(map_of(INT, ("a",))) == {"names": ("a",), "item": INT}
    assert told(RIVALS) == {"seat": True, "many": True, "item": SEAT, "least": 2}
    assert told(list_of(one_of("a"), most=3)).items() >= {"words": ("a",), "most": 3}.items()
    assert told(by_seat(INT)) == {"many": True, "item": INT, "by_seat": True}
    parts = {"at": required(INT)}
    assert told(an_object(parts)) == {"parts": parts}


def test_the_seats_that_a_value_names() -> None:
    assert SEATS.seats([1, 2]) == (1, 2)
    assert seat_or("pool").seats("pool") == ()
    assert seat_or("pool").seats(3) == (3,)
    assert INT.seats(3) == ()


def test_what_is_expected_is_said_in_words() -> None:
    kinds = (seat_or("pool"), nullable(INT), list_of(INT, 2), by_seat(INT), either(INT, BOOL))
    maps = (map_of(INT), map_of(INT, ("a", "b")), lists_by("squares", ("red", "blue")))
    assert [kind.expects for kind in (*kinds, *maps)] == [
        'a seat number or "pool"',
        "a whole number or null",
        "a list, each a whole number, at least 2",
        "a whole number for each seat",
        "a whole number or true or false",
        "a whole number by seat numbers",
        "a whole number by a, b",
        "squares: red, blue",
    ]


def test_what_is_missing_wrong_or_unknown_is_said_in_one_line() -> None:
    known = {"seat": required(SEAT), "why": optional(TEXT)}
    assert problem({"seat": 1}, known) is None
    assert problem({}, known) == '"seat" is missing; expected a seat number'
    assert problem({"seat": "1"}, known) == '"seat" is "1"; expected a seat number'
    assert problem({"seat": 1, "x": 2}, known) == 'unknown field "x"; known here: seat, why'
    assert problem({"x": 2}, {}) == 'unknown field "x"; known here: none'


def test_an_option_that_does_not_fit_says_where_and_what_would() -> None:
    assert (
        str(UnfitError('"x" is 1', "a text", "options: ")) == 'options: "x" is 1; expected a text'
    )
    assert str(UnfitError("it is odd")) == "it is odd"


def test_what_is_shown_of_a_value_is_short() -> None:
    assert shown("x" * 38) == '"' + "x" * 38 + '"'
    assert shown("x" * 39) == '"' + "x" * 35 + '..."'
    assert shown(2**64 - 1) == "18446744073709551615"
    assert shown(2**64) == "a number far too large"
    odd: tuple[Any, ...] = (None, True, False, [], {}, 1.5)
    assert ", ".join(map(shown, odd)) == "null, true, false, a list, an object, 1.5"


def test_the_largest_number_is_the_largest_that_every_reader_of_json_agrees_on() -> None:
    assert MAX_INT == 9_007_199_254_740_991
