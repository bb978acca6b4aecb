"""How often something is tried: in the suite as often as it pays, in a soak as often as it can.

`scripts/soak` plays at full length what `scripts/test` plays a sample of: whoever asks `times`,
`some` or `shared` here, every property, and what is marked `soak`, which the suite leaves to it.
"""

import os
from collections.abc import Iterable
from inspect import isfunction
from types import ModuleType
from typing import TypeVar

SOAKING = bool(os.environ.get("COMPANION_SOAK")) or os.environ.get("HYPOTHESIS_PROFILE") == "soak"

Each = TypeVar("Each")


def times(usually: int, soaking: int) -> int:
    return soaking if SOAKING else usually


def some(every: Iterable[Each], usually: int) -> list[Each]:
    """Give so many of them, evenly spread; in a soak, all."""
    found = [*every]
    if SOAKING or len(found) <= usually:
        return found
    return [found[n * len(found) // usually] for n in range(usually)]


def shared(every: Iterable[Each], turn: int, of: int = 2) -> list[Each]:
    """Give every second of them, or third: who takes the other turns has the others.

    In a soak, all.
    """
    return [*every] if SOAKING else [*every][turn::of]


def soaks(module: ModuleType) -> bool:
    """Whether a module plays something longer in a soak."""
    asked = (times, some, shared)
    return any(each in asked for each in vars(module).values() if isfunction(each))
