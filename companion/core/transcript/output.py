"""Verdicts as lines: the same bytes on every machine."""

import json
from typing import Any

from companion.core.referee.verdicts import Verdict

_encode = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode


def verdict_line(verdict: Verdict) -> str:
    """Return a verdict's line, without its end."""
    return _encode(verdict.as_json())


def state_line(state: dict[str, Any]) -> str:
    """Return the closing line, without its end."""
    return _encode(state)
