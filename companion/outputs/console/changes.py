"""What has changed from one picture to the next: a phone is told that, and not all of it again.

A change is a list: the way to a place, by names, and what is there now. Without the second,
nothing is there any more. The page makes the same of it (`page/changes.js`).
"""

from collections.abc import Iterator, Mapping
from typing import Any

Picture = Mapping[str, Any]
"""JSON, as it will be written: names, and values that nothing changes any more."""
Change = list[Any]


def changes(before: Picture, after: Picture, way: tuple[str, ...] = ()) -> Iterator[Change]:
    """Yield everything that makes the second of the first."""
    for name in before:
        if name not in after:
            yield [[*way, name]]
    for name, value in after.items():
        old = before.get(name)
        if isinstance(old, dict) and isinstance(value, dict):
            yield from changes(old, value, (*way, name))
        elif name not in before or not same(old, value):
            yield [[*way, name], value]


def same(one: Any, other: Any) -> bool:
    """Tell whether two values are written alike: 1 and true are equal, and are not."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)
