"""Everything that a phone can say, each verb once: with what, what it does, how its switch stands.

What a message may be, who may send it, what is carried out and which switches the page shows all
follow from this table.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.core.referee.schema import is_int
from companion.outputs.console.acts import Acts, Done, Said
from companion.outputs.console.offers import RefusedError

MAX_NAME = 20
_MAX_SEATS = 8

ABSENT = "This table cannot do that."

Check = Callable[[Any], bool]
Stands = Callable[[Acts], Any]


def _text(longest: int) -> Check:
    return lambda value: isinstance(value, str) and 0 < len(value) <= longest


def _flag(value: Any) -> bool:
    return isinstance(value, bool)


def _percent(value: Any) -> bool:
    return is_int(value) and 0 <= value <= 100


def is_name(value: Any) -> bool:
    """Accept a name that can be shown, as a profile would."""
    return (
        isinstance(value, str)
        and value.isprintable()
        and value == value.strip()
        and 0 < len(value) <= MAX_NAME
    )


def is_name_or_none(value: Any) -> bool:
    """Accept a name, or none: then the house names whoever sits there."""
    return value == "" or is_name(value)


def _plain(value: Any) -> bool:
    """Accept what an option can be set to: a number, a word, yes or no, or nothing."""
    return value is None or isinstance(value, bool) or is_int(value) or _text(60)(value)


def _names(value: Any) -> bool:
    if not isinstance(value, list) or not 0 < len(value) <= _MAX_SEATS:
        return False
    return all(map(is_name, value)) and len({name.casefold() for name in value}) == len(value)


def _fields(value: Any) -> bool:
    return isinstance(value, dict) and len(value) <= 20


@dataclass(frozen=True, slots=True)
class Verb:
    """One thing that a phone can say."""

    checks: Mapping[str, Check]
    """What comes with it, all of it, and how each is recognised."""
    act: Callable[[Acts, Said], Done]
    switch: Mapping[str, tuple[Stands, Any]] = field(default_factory=dict)
    """What the page shows of it: how that stands now, and what is shown where it is absent."""
    anyone: bool = False
    """Whether it is not the dealer's alone."""
    aloud: bool = False
    """Whether it makes no sense at a table without a voice."""


def _there(acts: Acts) -> bool:
    return True


VERBS: Mapping[str, Verb] = {
    "pair": Verb({"code": _text(20)}, Acts.pair, anyone=True),
    "answer": Verb({"offer": _text(20), "fields": _fields}, Acts.answer),
    "overturn": Verb({"n": is_int}, Acts.overturn, {"overturn": (_there, False)}),
    "pause": Verb({"on": _flag}, Acts.pause, {"paused": (lambda a: a.running.paused, None)}),
    "pace": Verb(
        {"pace": _text(40)},
        Acts.pace,
        {
            "pace": (lambda a: a.running.pace, None),
            "paces": (lambda a: list(a.running.paces), []),
        },
    ),
    "volume": Verb(
        {"level": _percent},
        Acts.volume,
        {"volume": (lambda a: a.running.volume, None)},
        aloud=True,
    ),
    "mute": Verb(
        {"on": _flag}, Acts.mute, {"muted": (lambda a: a.running.muted, None)}, aloud=True
    ),
    "names": Verb({"names": _names}, Acts.names, {"names": (_there, False)}),
    "new_game": Verb(
        {"game": _text(40), "options": _fields}, Acts.new_game, {"games": (Acts.games, [])}
    ),
    "choose": Verb({"game": _text(40)}, Acts.choose),
    "sit": Verb({"seat": is_int, "who": _text(20)}, Acts.sit),
    "name": Verb({"seat": is_int, "name": is_name_or_none}, Acts.name),
    "set": Verb({"name": _text(40), "value": _plain}, Acts.set),
    "begin": Verb({}, Acts.begin, {"begin": (_there, False)}),
    "leave": Verb({}, Acts.leave, {"leave": (_there, False)}),
    "hand_over": Verb({"to": is_int}, Acts.hand_over),
    "send_away": Verb({"number": is_int}, Acts.send_away),
    "forget_all": Verb({}, Acts.forget_all),
}

ALOUD = frozenset(name for name, verb in VERBS.items() if verb.aloud)
"""What only a table with a voice can do."""


def do(acts: Acts, name: str, said: Said) -> Done:
    """Carry a verb out and return what to say of it; raises RefusedError."""
    if name in acts.controls.absent:
        raise RefusedError(ABSENT)
    try:
        return VERBS[name].act(acts, said)
    except ValueError as error:
        raise RefusedError(str(error)) from None


def switches(acts: Acts) -> dict[str, Any]:
    """Show every switch as it stands; one that this run does not have as absent."""
    return {
        shown: absent if name in acts.controls.absent else stands(acts)
        for name, verb in VERBS.items()
        for shown, (stands, absent) in verb.switch.items()
    }
