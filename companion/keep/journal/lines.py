"""JSON as the journal writes it: one line, the same bytes on every machine."""

import json
from collections.abc import Mapping
from typing import Any

_encode = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode


def encoded(body: Mapping[str, Any]) -> str:
    """Return the line of an object, without its end."""
    return _encode(body)
