"""Hands on the piles of others, as a hosted table takes them: where the game knows such hands.

A phone may say that its hand lies on any pile. Where the game of the match that is on knows no such
hand, it would be taken for the owner's: nobody presses for another chair.
"""

from __future__ import annotations

from collections.abc import Callable

from companion.core.live import Session
from companion.core.referee.events import REACH
from companion.games import KITS
from hw.phones.reach import is_reach
from hw.signals import RECOVERED, Fault, Report


class Reaching:
    """Looks at what the table reports, from any thread."""

    def __init__(
        self, session: Callable[[], Session | None], tell: Callable[[Fault], None]
    ) -> None:
        """`session` returns the match that is on; `tell` tells people what went wrong."""
        self._session, self._tell = session, tell
        self._known: tuple[Session | None, bool] = (None, False)

    def takes(self, report: Report) -> bool:
        """Tell people of a fault; say whether the match may hear of a report.

        That a hand is known again is told in any case: that it was not may have been.
        """
        taken = not is_reach(report) or self._reaches()
        if isinstance(report, Fault) and (taken or report.reason == RECOVERED):
            self._tell(report)
        return taken

    def _reaches(self) -> bool:
        session = self._session()
        if session is not self._known[0]:
            self._known = session, session is not None and _reaches(session)
        return self._known[1]


def _reaches(session: Session) -> bool:
    setup = session.setup
    return REACH in KITS[setup.game].face_of(setup).inputs
