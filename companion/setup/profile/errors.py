"""How a profile's mistakes show what is there: values and their kinds."""

from __future__ import annotations

from companion.kit.problem import Problem, ProfileError, one_line
from companion.language import say

__all__ = ["Problem", "ProfileError", "kind", "one_line", "shown"]


def shown(value: object) -> str:
    """Quote a value in a message, short whatever its size."""
    if value is None:
        return "missing"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"' if len(value) <= 40 else f'"{value[:37]}..."'
    if isinstance(value, int):
        return str(value) if abs(value) < 10**18 else say("profile-number-beyond-all-bounds")
    if isinstance(value, float):
        return str(value)
    return kind(value)


def kind(value: object) -> str:
    """Name the type of a value as TOML's own documentation does."""
    if isinstance(value, bool):
        return say("profile-true-false")
    names = {
        str: say("profile-text"),
        int: say("profile-whole-number"),
        float: say("profile-number"),
        list: say("profile-list"),
    }
    names[dict] = say("profile-table")
    return names.get(type(value), say("profile-date-time"))
