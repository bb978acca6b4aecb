"""A language that nobody speaks: English in odd letters, its words 40 % longer.

What still reads like English on a screen was never translated; what is cut off does not leave room
for those who use longer words.
"""

from __future__ import annotations

import re
from typing import Any

PSEUDO = "qps"
_ODD = str.maketrans(
    "aceilnosuyzACEILNOSUYZ",
    "áçéíłñöšúýžÁÇÉÍŁÑÖŠÚÝŽ",
)
_WORD = re.compile(r"[^\W\d_]+")


def stretched(message: Any) -> Any:
    """Return a compiled message in the pseudo-language, its slots as they were."""
    if isinstance(message, str):
        return _WORD.sub(lambda found: _longer(found[0]), message)
    return [_part(part) for part in message]


def _part(part: Any) -> Any:
    match part:
        case str():
            return stretched(part)
        case ["?", kind, name, options, variants, default]:
            longer = {key: stretched(variant) for key, variant in variants.items()}
            return ["?", kind, name, options, longer, default]
        case _:
            return part


def _longer(word: str) -> str:
    more = -(-len(word) * 2 // 5)
    return word.translate(_ODD) + word[-1].translate(_ODD) * more
