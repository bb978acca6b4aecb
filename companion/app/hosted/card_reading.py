"""Cards that a camera saw, as the match that is on knows them: by the pack of its game.

A mark is a number; which card has it is told by what was printed. Where a game's cards are not
printed, or no match is on, nothing is read. When hands are laid out to be counted, the camera is
told at whose places to look.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from companion.app.hosted.chairs import Chairs
from companion.app.hosted.guests import Guests
from companion.app.table.evidence import card_of, event_of
from companion.app.table.match import printed_pack
from companion.core.live import Session, View
from companion.core.live.listener import Listening
from companion.core.referee.events import Event
from companion.core.referee.verdicts import Verdict
from companion.games import KITS
from companion.kit.kit import Kit
from companion.setup.profile import Profile, ProfileError
from hw.drivers.camera import CameraSource
from hw.signals import Report, Sighting


class CardReading:
    """Makes evidence of what the table reports, from any thread; of cards by their marks."""

    def __init__(self, profile: Profile, session: Callable[[], Session | None]) -> None:
        """`session` returns the match that is on."""
        self._profile, self._session = profile, session
        self._known: tuple[Session | None, Mapping[int, str]] = (None, {})
        self.camera: CameraSource | None = None
        self._chairs: Callable[[], Chairs] = lambda: Chairs(())

    def look_through(self, camera: CameraSource | None, chairs: Callable[[], Chairs]) -> None:
        """Read cards by this camera; `chairs` returns where the seats of a match are: it knows
        chairs."""
        self.camera, self._chairs = camera, chairs

    @property
    def on(self) -> bool:
        """Whether a camera is looking at the table."""
        return self.camera is not None and self.camera.on

    def event_of(self, report: Report) -> Event | None:
        """Return what the referee hears of a report; None: nothing, they are no cards of ours."""
        if isinstance(report, Sighting):
            return card_of(report, self._cards())
        return event_of(report)

    def join(self, session: Session) -> Guests:
        """Have the camera look at the hands of a match while they are laid out to be counted."""
        camera, kit = self.camera, KITS[session.setup.game]
        if camera is None:
            return Guests()
        names = [*self._pack(session).values()]
        if not names or not kit.printing.countable(names, session.setup.options):
            camera.count_hands(())
            return Guests()
        return Guests([_Counting(kit, lambda seats: self._count(camera, seats))])

    def _count(self, camera: CameraSource, seats: Sequence[int]) -> None:
        camera.count_hands([self._chairs().chair(seat) for seat in seats])

    def _cards(self) -> Mapping[int, str]:
        """Return the pack of the match that is on; the camera then looks for that, and no other."""
        session = self._session()
        if session is not self._known[0]:
            cards = {} if session is None else self._pack(session)
            self._known = session, cards
            if self.camera is not None and cards:
                self.camera.look_for(frozenset(cards))
        return self._known[1]

    def _pack(self, session: Session) -> Mapping[int, str]:
        """Return which card has which mark; a list of words that cannot be read reads no card."""
        try:
            return printed_pack(self._profile, session.setup.game)
        except ProfileError:
            return {}


class _Counting(Listening):
    """Follows whose hands are laid out."""

    def __init__(self, kit: Kit, count: Callable[[Sequence[int]], None]) -> None:
        self._kit, self._count = kit, count
        self._seats: Sequence[int] | None = None

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Tell the camera when that has changed."""
        seats = tuple(self._kit.printing.laid_out(view.state))
        if seats != self._seats:
            self._seats = seats
            self._count(seats)
