"""What the company of a simulated table has, kept beside its match, and given to another one.

Cards are not evidence: no line of a transcript tells them. So with how a match stands
(`keep/journal/checkpoints.py`) it is kept what everybody held and knew, and by which program.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Protocol

from companion.app.simulated.practice_table import Progress
from companion.core.live import Session
from companion.core.rows import UnfitError
from companion.keep.journal.likeness import alphabet_of, home_of, is_within, rules_of
from companion.kit.kit import Kit
from companion.practice.belongings import Belongings
from companion.practice.company import Company

PRACTICE = "companion.practice"
_KNOWN = {"by", "hands", "cards", "company"}


def is_company(beside: Any) -> bool:
    """Tell whether something that lay beside a match is what a company had."""
    return isinstance(beside, dict) and beside.keys() == _KNOWN and type(beside["hands"]) is int


class Laid(Protocol):
    """A table at which a company plays."""

    kit: Kit
    company: Company
    session: Session
    progress: Progress

    @property
    def parts(self) -> Sequence[object]:
        """Everybody who plays there without being a person, and what they play with."""


class KeptCompany:
    """The company of one table; made while nothing has happened there yet."""

    def __init__(self, table: Laid) -> None:
        game = table.kit.rules
        homes = (PRACTICE, home_of(game))
        self._table, self._by = table, rules_of(game, PRACTICE)
        self._belongings = Belongings(
            table.parts,
            lambda cls: is_within(cls.__module__, homes),
            alphabet_of(game, PRACTICE),
        )

    def beside(self) -> dict[str, Any] | None:
        """Return what everybody has now; None where it cannot be kept."""
        try:
            company = self._belongings.written()
        except UnfitError:
            return None
        hands = self._table.progress.hands
        return {"by": self._by, "hands": hands, "cards": self._sum(), "company": company}

    def give_back(self, beside: Any) -> bool:
        """Have everybody have what they had; false: that cannot be believed, and nothing is."""
        if not is_company(beside) or not self._by or beside["by"] != self._by:
            return False
        at_first = self._belongings.written()
        try:
            self._belongings.give_back(beside["company"])
        except UnfitError:
            return False
        if self._sum() != beside["cards"]:
            self._belongings.give_back(at_first)
            return False
        self._table.progress.hands = beside["hands"]
        return True

    def _sum(self) -> str:
        """Sum up the cards and papers as those who have them see them."""
        company, setup = self._table.company, self._table.session.setup
        each: Sequence[Any] = (company.held, company.papers, company.seen)
        told = [[see(seat) for see in each] for seat in range(1, setup.seats + 1)]
        return sha256(repr((company.tops(), told)).encode()).hexdigest()
