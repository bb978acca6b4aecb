"""From a game's field types to what a page can draw: the one place that looks inside them.

A field type only says what it accepts and which seats it names; asking it is enough.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.core.referee.game import Prompt
from companion.core.referee.schema import BOOL, FieldType
from companion.kit.words import Words

Shown = dict[str, Any]


def seat_in(kind: FieldType, value: Any) -> int | None:
    """Tell which seat a choice names, if it names one."""
    named = kind.seats([value]) if kind.many else kind.seats(value)
    return named[0] if len(named) == 1 else None


def described(
    prompt: Prompt, name: str, words: Words, players: Sequence[str], state: Shown
) -> Shown:
    """Describe one open field: its label, its kind, its choices and what it starts from."""
    known = prompt.fields[name]
    shown: Shown = {
        "name": name,
        "label": words.field(prompt.name, name),
        "kind": _kind(known.type),
        "required": known.required,
        "choices": _choices(prompt, name, words, players, state),
    }
    if f"{prompt.name}.{name}" in words.on_board:
        shown["board"] = words.board(state)
    if known.required and name in state and known.type.accepts(state[name]):
        shown["start"] = state[name]
    return shown


def _kind(kind: FieldType) -> str:
    if kind.names:
        return "lists"
    if kind.many:
        return "numbers" if kind.accepts([1]) else "texts"
    if kind.accepts(1):
        return "number"
    return "text"


def _choices(
    prompt: Prompt, name: str, words: Words, players: Sequence[str], state: Shown
) -> list[Shown]:
    kind = prompt.fields[name].type
    values = prompt.choices.get(name) or _possible(kind, len(players))
    return [
        {"value": v, "label": words.choice(name, v, state) or _label(kind, v, words, players)}
        for v in values
    ]


def _possible(kind: FieldType, seats: int) -> list[Any]:
    """List what a field can be where the game offers nothing: yes and no, its words, any seat."""
    if kind is BOOL:
        return [True, False]
    return [*kind.words, *(range(1, seats + 1) if kind.seat else ())]


def _label(kind: FieldType, value: Any, words: Words, players: Sequence[str]) -> str:
    seat = seat_in(kind, value)
    if seat is not None and 1 <= seat <= len(players):
        return players[seat - 1]
    return str(value) if type(value) is int else words.value(value)


def outside(prompt: Prompt, values: Mapping[str, Any]) -> str | None:
    """Name a field whose value is not among those that the game offers."""
    for name, choices in prompt.choices.items():
        if name not in values or name in prompt.fixed:
            continue
        if any(value not in choices for value in _each(values[name])):
            return name
    return None


def _each(value: Any) -> list[Any]:
    """List whatever is chosen in a field: one value, several, or several by name."""
    if isinstance(value, Mapping):
        return [one for listed in value.values() for one in listed]
    return value if isinstance(value, list) else [value]
