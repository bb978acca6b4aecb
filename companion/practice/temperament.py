"""How somebody is: quick or slow, careful or not. The temperaments themselves are data."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from random import Random
from typing import Any


@dataclass(frozen=True, slots=True)
class Nerves:
    """A reaction time: a normal part and an exponential tail, as measured people have it."""

    centre_us: int
    spread_us: int
    tail_us: int

    def draw(self, random: Random) -> int:
        """One reaction; nobody is faster than nerves can be."""
        normal = random.gauss(self.centre_us, self.spread_us)
        slow = random.expovariate(1 / self.tail_us)
        return max(self.centre_us // 2, round(normal + slow))


@dataclass(frozen=True, slots=True)
class Temperament:
    """What kind of player somebody is; data/temperaments.toml says what each number means."""

    reaction: Nerves
    choice: Nerves
    hunch: float
    startle: float
    lapse: float
    linger: float
    rest: float
    notice: float
    mistake: float
    mute: float
    slip: float
    yard: float
    asleep: float
    reach: float


_TIMES = ("reaction", "choice")
_OTHERS = tuple(field.name for field in fields(Temperament) if field.name not in _TIMES)


def parse_temperaments(document: Mapping[str, Any]) -> dict[str, Temperament]:
    """Read temperaments from their document; ValueError says in one line what is wrong."""
    return {name: _temperament(name, numbers) for name, numbers in document.items()}


def _temperament(name: str, numbers: Mapping[str, Any]) -> Temperament:
    if set(numbers) != {*_TIMES, *_OTHERS}:
        raise ValueError(f"[{name}] expected exactly: {', '.join((*_TIMES, *_OTHERS))}")
    times: dict[str, Any] = {
        key: Nerves(*(1000 * number for number in numbers[key])) for key in _TIMES
    }
    others: dict[str, Any] = {key: float(numbers[key]) for key in _OTHERS}
    if not all(0 <= others[key] <= 1 for key in _OTHERS if key != "reach"):
        raise ValueError(f"[{name}] expected chances from 0 to 1")
    return Temperament(**times, **others)
