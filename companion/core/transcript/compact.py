"""JSON as this program writes it: without a blank, by an encoder that is made once.

`json.JSONEncoder.encode` makes one anew for every text, which takes as long as writing a line.
"""

from collections.abc import Callable
from json import JSONEncoder, encoder
from typing import Any

Written = Callable[[Any], str]


def writer(*, allow_nan: bool = False) -> Written:
    """Return what writes a value; ValueError of numbers that JSON does not know, unless allowed."""
    plain = JSONEncoder(separators=(",", ":"), allow_nan=allow_nan)
    make = getattr(encoder, "c_make_encoder", None)
    if make is None:
        return plain.encode
    text, (item, key) = encoder.encode_basestring_ascii, (",", ":")
    pieces = make(None, plain.default, text, None, key, item, False, False, allow_nan)
    return lambda value: "".join(pieces(value, 0))


compact = writer()
"""Writes a value on one line."""
