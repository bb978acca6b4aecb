"""Everything that a phone can say, each verb once: with what, what it does, how its switch stands.

What a message may be, who may send it, what is carried out and which switches the page shows all
follow from this table.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.core.referee.schema import is_int
from companion.language.retold import SaidError
from companion.outputs.console.acts import Acts, Done, Said
from companion.outputs.console.offers import RefusedError
from companion.outputs.start import GENDERS

MAX_NAME = 20
_MAX_SEATS = 8
_MANY = 2**31
_LEAST_PX, _MOST_PX = 160, 4000
"""How large a page's room for the table may be."""

ABSENT = "console-absent"
"""The message that a table cannot do something."""

Check = Callable[[Any], bool]
Stands = Callable[[Acts], Any]


def _text(longest: int) -> Check:
    return lambda value: isinstance(value, str) and 0 < len(value) <= longest


def _flag(value: Any) -> bool:
    return isinstance(value, bool)


def _number_or_none(value: Any) -> bool:
    return value is None or is_int(value)


def _count(value: Any) -> bool:
    return is_int(value) and 0 <= value < _MANY


def _pixels(value: Any) -> bool:
    return is_int(value) and _LEAST_PX <= value <= _MOST_PX


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


def is_gender(value: Any) -> bool:
    """Accept how a language may speak of somebody; nothing: they have not said."""
    return value in GENDERS


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
    perhaps: Mapping[str, Check] = field(default_factory=dict)
    """What may come with it besides."""
    quiet: bool = False
    """Whether nothing that is told in words becomes another by it: pictures come by themselves."""


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
    "sit": Verb(
        {"chair": is_int, "name": is_name}, Acts.sit, anyone=True, perhaps={"gender": is_gender}
    ),
    "stand": Verb({}, Acts.stand, anyone=True),
    "seat": Verb({"phone": is_int, "chair": _number_or_none}, Acts.seat),
    "stand_in": Verb({"chair": is_int, "on": _flag}, Acts.stand_in),
    "sitter": Verb({"seat": is_int, "who": _text(20)}, Acts.sitter),
    "name": Verb({"seat": is_int, "name": is_name_or_none}, Acts.name),
    "set": Verb({"name": _text(40), "value": _plain}, Acts.set),
    "begin": Verb({}, Acts.begin, {"begin": (_there, False)}),
    "leave": Verb({}, Acts.leave, {"leave": (_there, False)}),
    "size": Verb({"w": _pixels, "h": _pixels}, Acts.size, anyone=True, quiet=True),
    "tap": Verb({"n": _count, "at": _count}, Acts.tap, anyone=True, quiet=True),
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
    except RefusedError:
        raise
    except SaidError as error:
        raise RefusedError(error.key, **error.slots) from None
    except ValueError as error:
        raise RefusedError(str(error)) from None


def switches(acts: Acts) -> dict[str, Any]:
    """Show every switch as it stands; one that this run does not have as absent."""
    return {
        shown: absent if name in acts.controls.absent else stands(acts)
        for name, verb in VERBS.items()
        for shown, (stands, absent) in verb.switch.items()
    }
