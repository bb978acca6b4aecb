"""How a profile's mistakes show what is there: values and their kinds."""

from __future__ import annotations

from companion.kit.problem import Problem, ProfileError, one_line

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
        return str(value) if abs(value) < 10**18 else "a number beyond all bounds"
    if isinstance(value, float):
        return str(value)
    return kind(value)


def kind(value: object) -> str:
    """Name the type of a value as TOML's own documentation does."""
    if isinstance(value, bool):
        return "true or false"
    names = {str: "a text", int: "a whole number", float: "a number", list: "a list"}
    names[dict] = "a table"
    return names.get(type(value), "a date or time")
