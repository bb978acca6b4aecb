"""What a phone may say: every message is checked whole before anything is done with it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.core.referee.schema import is_int
from companion.outputs.console.buzzers import BEATS
from companion.outputs.console.verbs import VERBS

MAX_BYTES = 8_192
_CHECKS = {**{name: verb.checks for name, verb in VERBS.items()}, **BEATS}


class MessageError(ValueError):
    """A message that no page of ours sends."""


@dataclass(frozen=True, slots=True)
class Message:
    """A checked message: what to do, and with what; `id` is what the reply refers to."""

    do: str
    id: int
    values: Mapping[str, Any]


def parse(raw: str) -> Message:
    """Read one message, or raise MessageError."""
    message = _object(raw)
    do, id_ = message.pop("do", None), message.pop("id", None)
    if not isinstance(do, str) or do not in _CHECKS or not is_int(id_):
        raise MessageError("not a message of this page")
    checks = _CHECKS[do]
    perhaps = VERBS[do].perhaps if do in VERBS else {}
    if not set(checks) <= set(message) <= {*checks, *perhaps}:
        raise MessageError(f"{do}: expected {', '.join(checks)}")
    for name, check in {**checks, **perhaps}.items():
        if name in message and not check(message[name]):
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
