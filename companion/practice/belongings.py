"""What a company holds and remembers, as rows and back: its cards, its notes, its chance.

A company follows a match by what it is told. To go on with a match without telling it everything
again, what everybody has is kept on the way, and given to another company that was gathered in the
same way: whoever is in the one is in the other, in the same place. What somebody only looks at or
means to do is not kept (`momentary`): they look again.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import is_dataclass
from enum import Enum
from random import Random
from typing import Any

from companion.core.rows import Alphabet, Rows, UnfitError

MOMENTARY = "momentary"
"""How a class names the attributes that are not kept."""

_SIZE = 4
"""The bytes of each word of which a `Random` consists, beside the half of a pair that it may hold
back."""


class Belongings:
    """Everything of one company; made when it has just been gathered, and nothing has happened."""

    def __init__(self, parts: Sequence[object], ours: Callable[[type], bool], known: Alphabet):
        """Find everything there is; `ours` tells the classes whose objects can have something."""
        self._known = known
        self._there = [*_found(parts, ours)]
        self._owners = [each for each in self._there if _has_something(each, ours)]
        titles = Counter(type(each).__qualname__ for each in self._there)
        self._likeness = [f"{title} {number}" for title, number in sorted(titles.items())]

    def written(self) -> Rows:
        """Return what everybody has now; UnfitError if something of it cannot be written."""
        return self._known.write(
            [self._likeness, *(_had(owner) for owner in self._owners)], self._there
        )

    def give_back(self, rows: Any) -> None:
        """Have everybody have this; UnfitError, and nothing is changed, if it does not fit."""
        read = self._known.read(rows, self._there)
        if not isinstance(read, list) or not read or read[0] != self._likeness:
            raise UnfitError("it is not of such a company")
        if len(read) != len(self._owners) + 1:
            raise UnfitError("it is of fewer or more")
        pairs = zip(self._owners, read[1:], strict=True)
        given = [(owner, _fitting(owner, had)) for owner, had in pairs]
        for owner, had in given:
            _give(owner, had)


def _found(parts: Sequence[object], ours: Callable[[type], bool]) -> Iterator[Any]:
    """Yield every object that can be reached, once and always in one order; no plain value."""
    seen: set[int] = set()
    waiting: list[Any] = [*reversed(parts)]
    while waiting:
        found = waiting.pop()
        if isinstance(found, str | int | float | None) or id(found) in seen:
            continue
        seen.add(id(found))
        within = _within(found, ours)
        waiting += reversed(within)
        if not isinstance(found, list | tuple | dict | set | frozenset) or _is_ours(found, ours):
            yield found


def _within(found: Any, ours: Callable[[type], bool]) -> list[Any]:
    if _is_ours(found, ours) and not isinstance(found, Enum):
        return [*_attributes(found).values()]
    if isinstance(found, Mapping):
        return [*found.values()]
    if isinstance(found, list | tuple):
        return [*found]
    return []


def _is_ours(found: Any, ours: Callable[[type], bool]) -> bool:
    return not isinstance(found, type) and ours(type(found))


def _has_something(found: Any, ours: Callable[[type], bool]) -> bool:
    """Tell whether something may change about an object: then what it has is kept."""
    if isinstance(found, Random):
        return True
    return _is_ours(found, ours) and not isinstance(found, tuple | Enum) and not _is_fixed(found)


def _is_fixed(found: Any) -> bool:
    """Tell whether an object was made to be as it is for good."""
    return is_dataclass(found) and bool(getattr(found, "__dataclass_params__").frozen)  # noqa: B009


def _attributes(found: Any) -> dict[str, Any]:
    """Return what an object consists of, but for what is momentary."""
    kinds = type(found).__mro__
    if isinstance(found, tuple):
        return dict(zip(getattr(found, "_fields", ()), found, strict=False))
    slots = (name for kind in kinds for name in vars(kind).get("__slots__", ()))
    own = {name: getattr(found, name) for name in slots if not name.startswith("__")}
    momentary = {name for kind in kinds for name in vars(kind).get(MOMENTARY, ())}
    both = {**own, **getattr(found, "__dict__", {})}
    return {name: both[name] for name in both if name not in momentary}


def _had(owner: Any) -> dict[str, Any]:
    if not isinstance(owner, Random):
        return _attributes(owner)
    _, words, spare = owner.getstate()
    data = b"".join(word.to_bytes(_SIZE, "little") for word in words)
    return {"words": data.hex(), "spare": spare}


def _fitting(owner: Any, had: Any) -> Any:
    """Return what can be given to somebody; UnfitError if they had other things."""
    if not isinstance(had, dict) or had.keys() != _had(owner).keys():
        raise UnfitError(f"{type(owner).__qualname__} has other things")
    if not isinstance(owner, Random):
        return had
    try:
        data = bytes.fromhex(had["words"])
        places = range(0, len(data), _SIZE)
        words = tuple(int.from_bytes(data[at : at + _SIZE], "little") for at in places)
        state = (Random.VERSION, words, had["spare"])
        Random(0).setstate(state)
    except (ValueError, TypeError) as wrong:
        raise UnfitError(f"no chance: {wrong}") from None
    return state


def _give(owner: Any, had: Any) -> None:
    if isinstance(owner, Random):
        owner.setstate(had)
        return
    for name, value in had.items():
        setattr(owner, name, value)
