"""How many mistakes were noticed."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Self


@dataclass
class Tally:
    """How a part has done."""

    possible: int = 0
    tried: int = 0
    noticed: int = 0
    same: int = 0
    """Those that are known to mean the same; they are not among the possible ones."""

    def line(self, name: str) -> str:
        """Say it in one line."""
        share = f"{100 * self.noticed / self.tried:.0f} %" if self.tried else "not tried"
        tried = f"{self.noticed:>4} of {self.tried:>4} noticed  {share:>9}"
        same = f", {self.same} more mean the same" if self.same else ""
        return f"{name:<8} {tried}  ({self.possible} possible{same})"

    def written(self) -> str:
        """Write it down, for another process."""
        return json.dumps(asdict(self))

    @classmethod
    def read(cls, text: str) -> Self:
        """Return what was written down."""
        return cls(**json.loads(text))

    @classmethod
    def together(cls, tallies: Iterable["Tally"]) -> Self:
        """Return how several have done."""
        every = [*tallies]
        return cls(
            sum(tally.possible for tally in every),
            sum(tally.tried for tally in every),
            sum(tally.noticed for tally in every),
            sum(tally.same for tally in every),
        )
