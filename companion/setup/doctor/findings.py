"""One finding: what was looked at, how it is, and what to do about it."""

from dataclasses import dataclass
from typing import Literal

Grade = Literal["ok", "note", "wrong"]
SIGNS: dict[Grade, str] = {"ok": "ok  ", "note": "note", "wrong": "!!  "}


@dataclass(frozen=True, slots=True)
class Finding:
    """`wrong` keeps the table from being played at as the profile says; a `note` does not."""

    grade: Grade
    what: str
    how: str
    mend: str = ""

    def lines(self) -> list[str]:
        """Say it: one line, and one more with the remedy."""
        first = f"{SIGNS[self.grade]}  {self.what}: {self.how}"
        return [first, f"        {self.mend}"] if self.mend else [first]
