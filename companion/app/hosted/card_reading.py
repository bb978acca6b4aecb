"""Cards that a camera saw, as the match that is on knows them: by the pack of its game.

A mark is a number; which card has it is told by what was printed. Where a game's cards are not
printed, or no match is on, nothing is read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.app.table.evidence import card_of
from companion.core.live import Session
from companion.core.referee.events import Event
from hw.drivers.camera import CameraSource
from hw.signals import Sighting

Pack = Callable[[Session], Mapping[int, str]]
"""Says which card of a match's pack has which mark."""


class CardReading:
    """Takes what a camera sees, from its thread, and puts it before the referee as cards."""

    def __init__(
        self, session: Callable[[], Session | None], pack: Pack, put: Callable[[Event], None]
    ) -> None:
        """`session` returns the match that is on."""
        self._session, self._pack, self._put = session, pack, put
        self._known: tuple[Session | None, Mapping[int, str]] = (None, {})
        self.camera: CameraSource | None = None

    def sighted(self, sighting: Sighting) -> None:
        """Take cards that were seen, by the seats of the match."""
        card = card_of(sighting, self._cards())
        if card is not None:
            self._put(card)

    @property
    def on(self) -> bool:
        """Whether a camera is looking at the table."""
        return self.camera is not None and self.camera.on

    def _cards(self) -> Mapping[int, str]:
        session = self._session()
        if session is not self._known[0]:
            cards = {} if session is None else self._pack(session)
            self._known = session, cards
            if self.camera is not None and cards:
                self.camera.look_for(frozenset(cards))
        return self._known[1]
