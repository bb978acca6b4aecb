"""What is plugged into a machine, as values: parts with wires that can be pressed and lamps."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.setup.check.findings import Spot


@dataclass(frozen=True, slots=True)
class Wire:
    """Something that can be pressed or touched: where it is, as a profile and as people say it.

    A seat board knows of each wire where it belongs: `fixed` is the only spot that it can be.
    """

    part: str
    place: str
    told: str
    fixed: Spot | None = None


@dataclass(frozen=True, slots=True)
class LampWire:
    """Something that can be lit; `fixed` as for a wire."""

    part: str
    place: str
    told: str
    fixed: Spot | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """Something that was found: an encoder, a board, a touch controller, the header of a Pi.

    `settings` are the lines that a profile needs for it, by the section they belong to. One that
    people also type on is not `used` unless they say so.
    """

    id: str
    title: str
    about: str
    settings: tuple[tuple[str, str], ...] = ()
    wires: tuple[Wire, ...] = ()
    lamps: tuple[LampWire, ...] = ()
    used: bool = True


@dataclass(frozen=True, slots=True)
class FoundParts:
    """Everything that was found, and what stood in the way of finding more."""

    parts: tuple[Part, ...] = ()
    sounds: tuple[str, ...] = ()
    problems: tuple[str, ...] = ()

    def toggled(self, part: str) -> FoundParts:
        """Return the same with one part used that was not, or the other way round."""
        parts = tuple(
            replace(each, used=not each.used) if each.id == part else each for each in self.parts
        )
        return replace(self, parts=parts)

    @property
    def used(self) -> tuple[Part, ...]:
        """The parts that are to be used."""
        return tuple(part for part in self.parts if part.used)


@dataclass(frozen=True, slots=True)
class GameNeeds:
    """What a game asks of a table."""

    name: str
    title: str
    seats: tuple[int, int]
    inputs: tuple[str, ...]
