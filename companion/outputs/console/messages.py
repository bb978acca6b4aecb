"""What a phone may say: every message is checked whole before anything is done with it."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from companion.core.referee.schema import is_int

MAX_BYTES = 8_192
MAX_NAME = 20
_MAX_SEATS = 8

Check = Callable[[Any], bool]


class MessageError(ValueError):
    """A message that no page of ours sends."""


@dataclass(frozen=True, slots=True)
class Message:
    """A checked message: what to do, and with what; `id` is what the reply refers to."""

    do: str
    id: int
    values: Mapping[str, Any]


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


def _names(value: Any) -> bool:
    if not isinstance(value, list) or not 0 < len(value) <= _MAX_SEATS:
        return False
    return all(map(is_name, value)) and len({name.casefold() for name in value}) == len(value)


def _fields(value: Any) -> bool:
    return isinstance(value, dict) and len(value) <= 20


KNOWN: dict[str, dict[str, Check]] = {
    "pair": {"code": _text(20)},
    "answer": {"offer": _text(20), "fields": _fields},
    "overturn": {"n": is_int},
    "pause": {"on": _flag},
    "pace": {"pace": _text(40)},
    "volume": {"level": _percent},
    "mute": {"on": _flag},
    "names": {"names": _names},
    "new_game": {"game": _text(40), "options": _fields},
    "hand_over": {"to": is_int},
}


def parse(raw: str) -> Message:
    """Read one message, or raise MessageError."""
    message = _object(raw)
    do, id_ = message.pop("do", None), message.pop("id", None)
    if not isinstance(do, str) or do not in KNOWN or not is_int(id_):
        raise MessageError("not a message of this page")
    checks = KNOWN[do]
    if set(message) != set(checks):
        raise MessageError(f"{do}: expected {', '.join(checks)}")
    for name, check in checks.items():
        if not check(message[name]):
            raise MessageError(f"{do}: please check {name}")
    return Message(do, id_, message)


def _object(raw: str) -> dict[str, Any]:
    if len(raw) > MAX_BYTES:
        raise MessageError("too long")
    try:
        message = json.loads(raw)
    except (ValueError, RecursionError):
        raise MessageError("not JSON") from None
    if not isinstance(message, dict):
        raise MessageError("not an object")
    return _writable(message)


def _writable(message: dict[str, Any]) -> dict[str, Any]:
    """Refuse half a character: JSON can carry it, a journal in UTF-8 cannot."""
    try:
        json.dumps(message, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise MessageError("not text") from None
    return message
