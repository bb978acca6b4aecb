"""How a game says what may be entered: field types that check a value and describe themselves.

The transcript reader checks lines with these, and prompts offer them on console and display, so a
game names each field once. A value of a wrong type is a broken line; a well-formed value that the
rules do not allow is for the game to refuse.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeGuard

MAX_INT = 2**53 - 1
"""The largest whole number that every JSON reader on every machine agrees on."""

MAX_TEXT = 200
MAX_ITEMS = 256


@dataclass(frozen=True, slots=True)
class FieldType:
    """A kind of value: how to recognise it, what to call it, and what can be offered for it."""

    expects: str
    accepts: Callable[[Any], bool]
    seats: Callable[[Any], tuple[int, ...]] = lambda value: ()
    seat: bool = False
    """Whether a value, or each of several, is a seat."""
    many: bool = False
    """Whether it takes a list."""
    words: tuple[str, ...] = ()
    """The words that it can be."""
    names: tuple[str, ...] = ()
    """For lists by name: the names."""
    item: "FieldType | None" = None
    """What each one of a list, or each value of a map, is."""
    parts: "Fields" = field(default_factory=dict)
    """For an object: its own fields."""
    least: int = 0
    most: int = MAX_ITEMS
    """How many a list holds."""
    by_seat: bool = False
    """Whether it lists one value for each seat."""
    null: bool = False
    """Whether it may be null."""
    any_of: "tuple[FieldType, ...]" = ()
    """The types that it can be of, where it is one of several."""
    such_as: tuple[Any, ...] = ()
    """Some of what it can be, where that is no closed list."""


@dataclass(frozen=True, slots=True)
class Field:
    """One field of an entry or ruling."""

    type: FieldType
    required: bool = True


Fields = Mapping[str, Field]


def is_int(value: Any) -> TypeGuard[int]:
    """Tell a whole number from its look-alikes: JSON's true is not 1, and 1.0 is not either."""
    return type(value) is int and -MAX_INT <= value <= MAX_INT


def is_text(value: Any) -> TypeGuard[str]:
    """Accept names and titles of a sane length."""
    return isinstance(value, str) and 0 < len(value) <= MAX_TEXT


def _list_of(accepts: Callable[[Any], bool]) -> Callable[[Any], bool]:
    def accepts_list(value: Any) -> bool:
        return isinstance(value, list) and len(value) <= MAX_ITEMS and all(map(accepts, value))

    return accepts_list


INT = FieldType("a whole number", is_int)
TEXT = FieldType(f"a text of 1 to {MAX_TEXT} characters", is_text)
BOOL = FieldType("true or false", lambda value: isinstance(value, bool))
SEAT = FieldType("a seat number", is_int, lambda value: (value,), seat=True)
MICROSECONDS = FieldType("microseconds", is_int)
INTS = FieldType("a list of whole numbers", _list_of(is_int), many=True)
SEATS = FieldType("a list of seat numbers", _list_of(is_int), tuple, seat=True, many=True)
TEXTS = FieldType("a list of texts", _list_of(is_text), many=True)


def one_of(*words: str) -> FieldType:
    """Make the type of a fixed choice."""
    expects = " or ".join(f'"{word}"' for word in words)
    return FieldType(expects, lambda value: value in words, words=words)


def text_such_as(*words: str) -> FieldType:
    """Make the type of a text that is open, with some that it can be."""
    return replace(TEXT, such_as=words)


def either(*kinds: FieldType) -> FieldType:
    """Make the type of a value that is of any of these types."""
    return FieldType(
        " or ".join(kind.expects for kind in kinds),
        lambda value: any(kind.accepts(value) for kind in kinds),
        any_of=kinds,
    )


def seat_or(word: str) -> FieldType:
    """Make the type of a seat number or one word in its place."""
    return FieldType(
        f'a seat number or "{word}"',
        lambda value: is_int(value) or value == word,
        lambda value: () if value == word else (value,),
        seat=True,
        words=(word,),
    )


def lists_by(what: str, names: Sequence[str]) -> FieldType:
    """Make the type of lists by name, such as each colour's squares; a name may be left out."""
    accepts_list = _list_of(lambda value: is_int(value) or is_text(value))

    def accepts(value: Any) -> bool:
        return isinstance(value, dict) and all(
            name in names and accepts_list(listed) for name, listed in value.items()
        )

    return FieldType(f"{what}: {', '.join(names)}", accepts, names=tuple(names))


def required(kind: FieldType) -> Field:
    """Make a field that must be there."""
    return Field(kind)


def optional(kind: FieldType) -> Field:
    """Make a field that may be left out."""
    return Field(kind, required=False)


def nullable(kind: FieldType) -> FieldType:
    """Make the type of a value that may be null: there is none, or nobody knows it."""

    def accepts(value: Any) -> bool:
        return value is None or kind.accepts(value)

    def seats(value: Any) -> tuple[int, ...]:
        return () if value is None else kind.seats(value)

    return replace(kind, expects=f"{kind.expects} or null", accepts=accepts, seats=seats, null=True)


def list_of(kind: FieldType, least: int = 0, most: int = MAX_ITEMS) -> FieldType:
    """Make the type of a list of values of one type, at least and at most so many."""
    accepts = _list_of(kind.accepts)
    return FieldType(
        f"a list, each {kind.expects}{f', at least {least}' if least else ''}",
        lambda value: accepts(value) and least <= len(value) <= most,
        lambda value: tuple(seat for one in value for seat in kind.seats(one)),
        seat=kind.seat,
        many=True,
        words=kind.words,
        item=kind,
        least=least,
        most=most,
    )


RIVALS = list_of(SEAT, least=2)
"""The seats that something is to be decided between."""


def by_seat(kind: FieldType) -> FieldType:
    """Make the type of a list with one value for each seat, the first seat first."""
    return replace(list_of(kind), expects=f"{kind.expects} for each seat", by_seat=True)


def map_of(kind: FieldType, names: Sequence[str] = ()) -> FieldType:
    """Make the type of values by name: by these names or, without any, by seat number."""

    def accepts(value: Any) -> bool:
        return isinstance(value, dict) and all(
            (name in names if names else name.isdecimal()) and kind.accepts(one)
            for name, one in value.items()
        )

    told = ", ".join(names) or "seat numbers"
    return FieldType(f"{kind.expects} by {told}", accepts, names=tuple(names), item=kind)


def an_object(fields: "Fields") -> FieldType:
    """Make the type of an object with fields of its own."""
    return FieldType(
        f"an object with {', '.join(fields)}",
        lambda value: isinstance(value, dict) and problem(value, fields) is None,
        parts=fields,
    )


def problem(values: Mapping[str, Any], fields: Fields) -> str | None:
    """Say in one line what is wrong with the values and what was expected, or nothing."""
    for name, known in fields.items():
        if name not in values:
            if known.required:
                return f'"{name}" is missing; expected {known.type.expects}'
        elif not known.type.accepts(values[name]):
            return f'"{name}" is {shown(values[name])}; expected {known.type.expects}'
    return unknown_name(values, fields)


def unknown_name(values: Mapping[str, Any], known: Mapping[str, Any]) -> str | None:
    """Say which name is not known here, and which ones are."""
    for name in values:
        if name not in known:
            listed = ", ".join(known) or "none"
            return f"unknown field {shown(name)}; known here: {listed}"
    return None


def seats_named(values: Mapping[str, Any], fields: Fields) -> tuple[int, ...]:
    """List the seats that an entry speaks of, so that a seat nobody has can be refused."""
    return tuple(
        seat
        for name, field in fields.items()
        if name in values
        for seat in field.type.seats(values[name])
    )


def shown(value: Any, limit: int = 40) -> str:
    """Quote a value in an error line: short, on one line, and safe on a terminal."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, int) and value.bit_length() > 64:
        return "a number far too large"
    text = ascii(value).replace("'", '"') if isinstance(value, str) else repr(value)
    return text if len(text) <= limit else text[: limit - 4] + '..."'
