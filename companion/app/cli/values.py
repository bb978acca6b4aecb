"""What the words after an option may be: each reads one, or says in one line what is expected."""

from __future__ import annotations

import argparse
import math
import re
from collections.abc import Callable
from pathlib import Path

from companion.core.referee.schema import MAX_INT
from companion.language import say

_DIGITS = re.compile(r"\d{1,20}", re.ASCII)
_SIZE = re.compile(r"(\d{2,4})x(\d{2,4})", re.ASCII)


def number(least: float, most: float, what: str = "number") -> Callable[[str], float]:
    """Return what reads a number within these bounds, both of them included."""

    def read(text: str) -> float:
        value = _float(text)
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(
                say("cli-expected-from-to", **_bounds(what, least, most))
            )
        return value

    return read


def above(least: float, most: float, what: str = "number") -> Callable[[str], float]:
    """Return what reads a number that is more than the lower bound."""

    def read(text: str) -> float:
        value = _float(text)
        if not least < value <= most:
            raise argparse.ArgumentTypeError(
                say("cli-expected-above", **_bounds(what, least, most))
            )
        return value

    return read


def whole(least: int, most: int = MAX_INT, what: str = "whole") -> Callable[[str], int]:
    """Return what reads a whole number within these bounds."""
    key = "cli-expected-from-to" if most < MAX_INT else "cli-expected-from-on"

    def read(text: str) -> int:
        if not (_DIGITS.fullmatch(text) and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(say(key, what=what, least=str(least), most=str(most)))
        return int(text)

    return read


def size(text: str) -> tuple[int, int]:
    """Read WxH."""
    found = _SIZE.fullmatch(text)
    if not found or int(found[1]) < 320 or int(found[2]) < 240:
        raise argparse.ArgumentTypeError(say("cli-expected-size"))
    return int(found[1]), int(found[2])


def folder(text: str) -> Path:
    """Read the name of a folder that is there."""
    found = Path(text)
    if not found.is_dir():
        raise argparse.ArgumentTypeError(say("cli-expected-folder"))
    return found


def setting(text: str) -> tuple[str, bool | int | str]:
    """Read NAME=VALUE; the value is a truth, a whole number or a text."""
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise argparse.ArgumentTypeError(say("cli-expected-setting"))
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if _DIGITS.fullmatch(value) else value


def _bounds(what: str, least: float, most: float) -> dict[str, str]:
    return {"what": what, "least": f"{least:g}", "most": f"{most:g}"}


def _float(text: str) -> float:
    """Read a number; what is none is within no bounds."""
    try:
        return float(text)
    except ValueError:
        return math.nan
