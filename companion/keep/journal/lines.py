"""JSON as the journal writes it: one line, the same bytes on every machine."""

from collections.abc import Mapping
from typing import Any

from companion.core.transcript.compact import compact


def encoded(body: Mapping[str, Any]) -> str:
    """Return the line of an object, without its end."""
    return compact(body)
