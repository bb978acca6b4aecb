"""A sentence of the book with its slots, read once: `{seat:names}, too early.`"""

import re
from dataclasses import dataclass

from companion.outputs.voice.pieces import Piece, stretches

_SLOT = re.compile(r"\{(\w+)(?::([\w-]+))?\}")


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a field of the verdict, and how to say it."""

    field: str
    manner: str = "number"


Template = tuple[Piece | Slot, ...]


def read_template(text: str) -> Template:
    """Cut a sentence into fixed stretches and slots."""
    parts: list[Piece | Slot] = []
    end = 0
    for match in _SLOT.finditer(text):
        parts += stretches(text[end : match.start()])
        parts.append(Slot(match[1], match[2] or "number"))
        end = match.end()
    return (*parts, *stretches(text[end:]))
