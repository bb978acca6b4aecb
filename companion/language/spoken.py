"""A table from short names to texts, whose texts are said when they are asked for.

refusals = Spoken("block-refused")
refusals["too-late"]                        # say("block-refused-too-late")
refusals.said("too-late", who="Ann")        # the same with its slots filled
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.language.catalogue import ENGLISH, catalogue
from companion.language.filling import Slot
from companion.language.speaking import known, say


class Spoken(Mapping[str, str]):
    """Every message whose key begins so; `names` are those that are listed, in this order."""

    def __init__(self, prefix: str, names: Sequence[str] | None = None) -> None:
        self._prefix, self._names = prefix, names

    def key(self, name: str) -> str:
        """Return the key of a name: what is no letter, digit or joint in it is a joint there."""
        return f"{self._prefix}-" + "".join(c if c.isalnum() or c in "-_" else "-" for c in name)

    def said(self, name: str, slots: Mapping[str, Slot]) -> str:
        """Return the text of a name with its slots filled."""
        return say(self.key(name), **slots)

    def slots(self, name: str) -> frozenset[str]:
        """Return the slots that the text of a name has."""
        return slots_of(catalogue(ENGLISH).find(self.key(name)))

    def __getitem__(self, name: str) -> str:
        if name not in self:
            raise KeyError(name)
        return say(self.key(name))

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and known(self.key(name))

    def __iter__(self) -> Iterator[str]:
        if self._names is not None:
            return iter(self._names)
        start = f"{self._prefix}-"
        return (key[len(start) :] for key in catalogue(ENGLISH).all() if key.startswith(start))

    def __len__(self) -> int:
        return sum(1 for _ in self)


def slots_of(message: Any) -> frozenset[str]:
    """Return the slots of a compiled message, those of its choices among them."""
    if isinstance(message, str):
        return frozenset()
    return frozenset().union(*map(_slots, message))


def _slots(part: Any) -> frozenset[str]:
    match part:
        case ["$", name] | ["#", name, _]:
            return frozenset((name,))
        case ["?", _, name, _, variants, _]:
            return frozenset((name,)).union(*map(slots_of, variants.values()))
        case ["~", message]:
            return slots_of(message)
        case ["m", key]:
            return slots_of(catalogue(ENGLISH).find(key))
        case _:
            return frozenset()
