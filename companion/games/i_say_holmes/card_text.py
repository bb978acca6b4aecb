"""Completes a card file line by line, so that its owner's own lines and comments stay."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

_ENTRY = re.compile(r"\s*\[\[\s*card\s*\]\]\s*(#.*)?$")
_HEADING = re.compile(r"\s*\[")
_TITLE = re.compile(r"""\s*title\s*=\s*["'](?P<title>[^"']*)["']""")


def completed(text: str, cards: Mapping[str, Mapping[str, Any]]) -> str:
    """Return a text with these details of cards; titles that it lacks are added at its end."""
    lines = text.splitlines()
    missing = dict(cards)
    for begin, end in reversed([*_entries(lines)]):
        title = _title_of(lines[begin:end])
        if title in missing:
            lines[begin:end] = _entry(lines[begin:end], missing.pop(title))
    for title, details in missing.items():
        lines += ["", "[[card]]", f'title = "{title}"', *map(line_of, details, details.values())]
    return "\n".join(lines) + "\n"


def _entries(lines: Sequence[str]) -> list[tuple[int, int]]:
    """Return where each entry begins and ends, in order."""
    begins = [n for n, line in enumerate(lines) if _ENTRY.match(line)]
    found = []
    for begin in begins:
        after = range(begin + 1, len(lines))
        inside = (
            n for n in after if _HEADING.match(lines[n]) and _depth(lines[begin + 1 : n]) == 0
        )
        found.append((begin, next(inside, len(lines))))
    return found


def _depth(lines: Sequence[str]) -> int:
    """Return how many lists are still open after some lines."""
    bare = re.sub(r'"[^"]*"|\'[^\']*\'|#.*', "", "\n".join(lines))
    return bare.count("[") - bare.count("]")


def _title_of(lines: Sequence[str]) -> str | None:
    found = next((match for line in lines if (match := _TITLE.match(line))), None)
    return found["title"] if found else None


def _entry(lines: list[str], details: Mapping[str, Any]) -> list[str]:
    for name, value in details.items():
        lines = _put(lines, name, value)
    return lines


def _put(lines: list[str], name: str, value: Any) -> list[str]:
    """Return lines with one changed or added: for the comment that waits for it, or at the end."""
    at = _first(lines, rf"\s*{name}\s*=")
    if at is not None:
        end = at + 1
        while end < len(lines) and _depth(lines[at:end]):
            end += 1
        return [*lines[:at], line_of(name, value) + _comment(lines[at:end]), *lines[end:]]
    waiting = _first(lines, rf"\s*#\s*{name}\s*=\s*(\[\s*\])?\s*$")
    if waiting is not None:
        return [*lines[:waiting], line_of(name, value), *lines[waiting + 1 :]]
    last = max(
        n for n, line in enumerate(lines) if line.strip() and not line.strip().startswith("#")
    )
    return [*lines[: last + 1], line_of(name, value), *lines[last + 1 :]]


def _first(lines: Sequence[str], pattern: str) -> int | None:
    return next((n for n, line in enumerate(lines) if re.match(pattern, line)), None)


def _comment(lines: Sequence[str]) -> str:
    """Return what the owner wrote behind a value."""
    bare = re.sub(r'"[^"]*"|\'[^\']*\'', lambda found: "x" * len(found[0]), "\n".join(lines))
    told = "\n".join(lines)
    found = [told[m.start() : m.end()].strip() for m in re.finditer(r"#.*", bare)]
    return f"  {' '.join(found)}" if found else ""


def line_of(name: str, value: Any) -> str:
    """Return a detail as TOML."""
    return f"{name} = {_toml(value)}"


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_toml, value))}]"
    return f'"{value}"' if isinstance(value, str) else str(value)
