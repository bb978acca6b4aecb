"""How far a match is known to be durable, kept beside it: so that a cut can be told from a tear.

It is written once nobody waits, and not synced itself: it may lag behind the truth after a power
cut, and never runs ahead of it. Records up to the mark were acknowledged; if they are not there,
they were lost, and that is said.
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from companion.keep.journal.disk import Disk

NAME = "acknowledged"
_LINE = re.compile(rb"([0-9]{1,12}) ([0-9]{1,15}) *\n")
_WIDE = 31
"""Every mark is as long as any other: one takes the place of the one before."""


@dataclass(frozen=True, slots=True)
class Mark:
    """The last record of a match that somebody was told of."""

    match: int = 0
    seq: int = 0

    @classmethod
    def found(cls, disk: Disk, folder: Path, match: int) -> Self:
        """Read the mark of a match; the beginning where there is none, or none of this match."""
        try:
            line = _LINE.fullmatch(disk.read(folder / NAME))
        except OSError:
            return cls()
        same = line is not None and int(line[1]) == match
        return cls(match, int(line[2])) if line is not None and same else cls()

    def line(self) -> bytes:
        """Return what is written."""
        return f"{self.match} {self.seq}".ljust(_WIDE).encode() + b"\n"
