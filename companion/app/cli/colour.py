"""Colours for help on a terminal, the same with every Python; none in a pipe, or where unwanted."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from typing import IO

from companion.language import say

_BOLD, _BLUE, _CYAN, _GREEN, _YELLOW = "1", "1;34", "36", "1;36", "33"
_END = "\x1b[0m"
_RULES = (
    (r"^USAGE companion(?: [a-z]+)*(?= |$)", _BOLD),
    (r"^[^\W\d_A-Z][\w ,'’]*:$", _BLUE),
    (r"^  [a-z][\w-]*(?=  |$)", _GREEN),
    (r"^  companion(?: \S+)+", _CYAN),
    (r"(?<=^  )-{1,2}[a-z][\w-]*", _CYAN),
    (r"(?<=, )--[a-z][\w-]*(?= |$)", _CYAN),
)
_RULE = "|".join(f"({pattern})" for pattern, _ in _RULES)


def wants_colour(stream: IO[str], environment: Mapping[str, str] = os.environ) -> bool:
    """Tell whether what is written there may be coloured: a terminal, and nobody who minds."""
    if environment.get("NO_COLOR") or environment.get("TERM") == "dumb":
        return False
    return stream.isatty() and takes_codes()


def takes_codes() -> bool:
    """Tell whether this terminal obeys escape codes; an old console of Windows is asked to."""
    if sys.platform != "win32":
        return True
    # An empty command has the console's own shell switch them on, for this console and for good.
    return os.system("") == 0


def coloured(help_text: str) -> str:
    """Return a help text with its headings, commands and options marked."""
    rule = _RULE.replace("USAGE", re.escape(say("cli-usage")), 1)
    return re.sub(rule, _painted, help_text, flags=re.MULTILINE)


def _painted(found: re.Match[str]) -> str:
    colour = next(colour for n, (_, colour) in enumerate(_RULES, start=1) if found[n] is not None)
    return f"\x1b[{colour}m{found[0]}{_END}"
