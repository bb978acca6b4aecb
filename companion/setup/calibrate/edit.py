"""Writes one number into a profile's text, and leaves every other letter of it alone."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

_HEADER: Final = re.compile(r"^\s*\[\s*voice\s*\]\s*(#.*)?$")
_TABLE: Final = re.compile(r"^\s*\[")
_KEY: Final = re.compile(r"^(\s*delay_ms\s*=\s*)([^\s#]+)(.*)$")


class CannotEdit(ValueError):  # noqa: N818 - it says what happened
    """The text is written in a way that only its owner should touch."""


def with_delay(text: str, delay_ms: float) -> str:
    """The same profile with this `voice.delay_ms`; raises `CannotEdit` rather than harm it."""
    newline = "\r\n" if "\r\n" in text else "\n"
    lines = text.split(newline)
    edited = newline.join(_edited(lines, f"{delay_ms:.2f}"))
    if not _only_differs(text, edited, delay_ms):
        raise CannotEdit(f"write delay_ms = {delay_ms:.2f} under [voice] yourself")
    return edited


def _edited(lines: list[str], value: str) -> list[str]:
    header = next((n for n, line in enumerate(lines) if _HEADER.match(line)), None)
    if header is None:
        tail = [] if lines and not lines[-1] else [""]
        return [*lines, *tail, "[voice]", f"delay_ms = {value}", ""]
    for n in range(header + 1, len(lines)):
        if _TABLE.match(lines[n]):
            break
        if found := _KEY.match(lines[n]):
            return [*lines[:n], f"{found[1]}{value}{found[3]}", *lines[n + 1 :]]
    return [*lines[: header + 1], f"delay_ms = {value}", *lines[header + 1 :]]


def _only_differs(before: str, after: str, delay_ms: float) -> bool:
    try:
        new, old = tomllib.loads(after), tomllib.loads(before)
    except ValueError:
        return False
    wanted: dict[str, Any] = {**old, "voice": {**old.get("voice", {}), "delay_ms": None}}
    written = new.get("voice", {}).pop("delay_ms", None)
    wanted["voice"].pop("delay_ms")
    return written == round(delay_ms, 2) and new == wanted
