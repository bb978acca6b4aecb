"""Changes one setting in a profile's text, and nothing else: comments and order are its owner's."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from companion.language import say

_TABLE = re.compile(r"^\s*\[")


class CannotEdit(ValueError):  # noqa: N818 - it says what happened
    """The text is written in a way that only its owner should touch."""


def with_setting(text: str, table: str, key: str, value: str) -> str:
    """The same profile with this value, written as TOML; `CannotEdit` rather than harm it."""
    newline = "\r\n" if "\r\n" in text else "\n"
    edited = newline.join(_edited(text.split(newline), table, key, value))
    if not _only_differs(text, edited, table, key, value):
        raise CannotEdit(say("profile-write-under-yourself", what=key, value=value, table=table))
    return edited


def with_delay(text: str, delay_ms: float) -> str:
    """The same profile with this `voice.delay_ms`; raises `CannotEdit` rather than harm it."""
    return with_setting(text, "voice", "delay_ms", f"{delay_ms:.2f}")


def _edited(lines: list[str], table: str, key: str, value: str) -> list[str]:
    wanted = re.compile(rf"^\s*\[\s*{table}\s*\]\s*(#.*)?$")
    header = next((n for n, line in enumerate(lines) if wanted.match(line)), None)
    if header is None:
        tail = [] if lines and not lines[-1] else [""]
        return [*lines, *tail, f"[{table}]", f"{key} = {value}", ""]
    line_of = re.compile(rf"^(\s*{key}\s*=\s*)([^\s#]+)(.*)$")
    for n in range(header + 1, len(lines)):
        if _TABLE.match(lines[n]):
            break
        if found := line_of.match(lines[n]):
            return [*lines[:n], f"{found[1]}{value}{found[3]}", *lines[n + 1 :]]
    return [*lines[: header + 1], f"{key} = {value}", *lines[header + 1 :]]


def _only_differs(before: str, after: str, table: str, key: str, value: str) -> bool:
    try:
        new, old = tomllib.loads(after), tomllib.loads(before)
    except ValueError:
        return False
    meant = tomllib.loads(f"{key} = {value}")
    wanted: dict[str, Any] = {**old, table: {**old.get(table, {}), **meant}}
    return new == wanted
