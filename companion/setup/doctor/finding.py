"""What the doctor says of one thing: how it is, and how to mend it."""

from dataclasses import dataclass
from typing import Literal

from companion.language import known, say

Grade = Literal["ok", "note", "wrong"]


@dataclass(frozen=True, slots=True)
class Ailment:
    """`wrong` keeps the table from being played at as the profile says; a `note` does not."""

    grade: Grade
    what: str
    how: str
    mend: str = ""

    def lines(self) -> list[str]:
        """Say it: one line, and one more with the remedy."""
        named = f"doctor-what-{self.what}"
        what = say(named) if known(named) else self.what
        first = f"{say(f'doctor-sign-{self.grade}'):<4}  {what}: {self.how}"
        return [first, f"        {self.mend}"] if self.mend else [first]
