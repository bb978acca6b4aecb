"""The cards that a hosted table deals to people, through a restart.

Cards are not evidence: no line of a transcript tells them. So a match in which the table deals is
lived through again card by card, or from what everybody had at a checkpoint.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.app.simulated.kept_company import KeptCompany
from companion.app.simulated.practice_table import Progress
from companion.core.live import Session
from companion.core.live.session import Step
from companion.core.transcript.header import Header
from companion.games import KITS
from companion.keep.journal.account import Account, course
from companion.keep.journal.journal import Journal
from companion.keep.journal.opening import Opened
from companion.practice.company import Aside, Company

ASIDE = "aside"
"""The note that keeps what the referee never hears of, such as a card passed face down."""


def beside(journal: Journal) -> Aside:
    """Return what keeps in a journal what no event tells."""

    def keep(said: Mapping[str, Any]) -> None:
        journal.note(ASIDE, **said)

    return keep


class Dealt:
    """A match in which the table deals; made while nothing has happened in it yet."""

    def __init__(self, session: Session, company: Company) -> None:
        self.session, self.company = session, company
        self.kit, self.parts = KITS[session.setup.game], company.parts
        self.progress = Progress(self.kit.played.counts)
        self._kept = KeptCompany(self)
        self.beside = self._kept.beside

    def found(self, opened: Opened) -> Opened:
        """Return the match from where its cards are known: a checkpoint, or its beginning."""
        last = opened.last
        if last is None or last.since is None or self._kept.give_back(last.beside):
            return opened
        return opened.turned_to(last.match)

    def steps(self, last: Account, header: Header) -> Iterator[Step]:
        """Return what the match went through, with what was done beside it."""
        return course(last, header, self._noted)

    def _noted(self, note: dict[str, Any]) -> None:
        if note.get("note") == ASIDE:
            self.company.recall(note)
