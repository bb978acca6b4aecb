"""Lets a driver serve only some of its places: a half-built table is simulated where it is not."""

from __future__ import annotations

from dataclasses import dataclass

from hw.signals import Place
from hw.source import Lamps, Sink, Source


@dataclass(frozen=True, slots=True)
class PartOfSource:
    """A source that answers for some of its inputs; the others are served elsewhere."""

    whole: Source
    inputs: frozenset[Place]

    @property
    def name(self) -> str:
        """The name of the whole driver, which people know."""
        return self.whole.name

    def start(self, sink: Sink) -> None:
        """Open the whole."""
        self.whole.start(sink)

    def close(self) -> None:
        """Close the whole."""
        self.whole.close()


@dataclass(frozen=True, slots=True)
class PartOfLamps:
    """Lamps of which only some exist."""

    whole: Lamps
    lamps: frozenset[Place]

    def set(self, seat: int, colour: str, on: bool) -> None:
        """Switch one lamp."""
        self.whole.set(seat, colour, on)

    def close(self) -> None:
        """Darken them."""
        self.whole.close()
