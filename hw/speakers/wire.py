"""What the judging process and the one that speaks say to each other, over two pipes.

One frame a message: how long it is, how much sound follows, the message as JSON, the sound as it
is. Instants need no conversion: the table clock is the same in every process of a machine.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Callable
from dataclasses import astuple, dataclass
from typing import IO, Final

_SIZES: Final = struct.Struct("<II")


@dataclass(frozen=True, slots=True)
class Open:
    """Open the first of these outputs that works. The rest is `SpeakerConfig`."""

    outputs: tuple[str, ...]
    device: str | None
    volume: int
    delay_us: int
    distance_m: float


@dataclass(frozen=True, slots=True)
class Say:
    """Say the sound that follows; what is told of it later bears its number."""

    number: int
    name: str
    onset: int
    at: int | None


@dataclass(frozen=True, slots=True)
class Stop:
    """Fall silent."""


@dataclass(frozen=True, slots=True)
class Louder:
    """Use this volume from now on."""

    percent: int


@dataclass(frozen=True, slots=True)
class Rest:
    """Let go of the device: nothing has been said for long."""


@dataclass(frozen=True, slots=True)
class Rouse:
    """Open the device again, if it was let go."""


@dataclass(frozen=True, slots=True)
class AreYouThere:
    """Say that you are."""


@dataclass(frozen=True, slots=True)
class Opened:
    """An output speaks: its name, and why those before it could not be used."""

    name: str
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """No output works, and why."""

    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Heard:
    """When the onset of a sound is out, as `Onset`."""

    number: int
    t: int
    u: int


@dataclass(frozen=True, slots=True)
class Done:
    """A sound is over, or was cut off."""

    number: int


@dataclass(frozen=True, slots=True)
class Told:
    """What an output has to say of itself, as `Failed`."""

    reason: str
    line: str


@dataclass(frozen=True, slots=True)
class Here:
    """The answer to `AreYouThere`."""


Asked = Open | Say | Stop | Louder | Rest | Rouse | AreYouThere
Answered = Opened | Refused | Heard | Done | Told | Here
_KINDS: Final[dict[str, Callable[..., Asked | Answered]]] = {
    kind.__name__: kind
    for kind in (
        *(Open, Say, Stop, Louder, Rest, Rouse, AreYouThere),
        *(Opened, Refused, Heard, Done, Told, Here),
    )
}


def framed(message: Asked | Answered, sound: bytes = b"") -> bytes:
    """Return a message as it goes over a pipe."""
    text = json.dumps([type(message).__name__, *astuple(message)]).encode()
    return _SIZES.pack(len(text), len(sound)) + text + sound


def read_frame(pipe: IO[bytes]) -> tuple[Asked | Answered, bytes] | None:
    """Wait for the next message; None once the other side has gone."""
    head = _read(pipe, _SIZES.size)
    if head is None:
        return None
    long, loud = _SIZES.unpack(head)
    text, sound = _read(pipe, long), _read(pipe, loud)
    if text is None or sound is None:
        return None
    kind, *fields = json.loads(text)
    found = (tuple(value) if isinstance(value, list) else value for value in fields)
    return _KINDS[kind](*found), sound


def _read(pipe: IO[bytes], count: int) -> bytes | None:
    """Read so many bytes; None if the pipe ends before."""
    parts = []
    while count:
        part = pipe.read(count)
        if not part:
            return None
        parts.append(part)
        count -= len(part)
    return b"".join(parts)
