"""What a match has taught about the owner's things, and the offer to keep it.

The dealer reads a card while people play and has it remembered. That is in the match; only its
owner decides whether it goes into their file. Which games can be taught is told by their kits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.app.hosted.guests import Guests, Invite
from companion.app.table.match import pack_of
from companion.core.live import Session, View
from companion.core.live.listener import Listening
from companion.core.referee.verdicts import Verdict
from companion.games import KITS
from companion.kit.kit import Kit
from companion.kit.notice import Notice
from companion.kit.pack import Learned, Learning
from companion.setup.profile.model import Profile


def offer(kit: Kit, taught: Learning, learned: Learned, profile: Profile, how: str) -> Notice:
    """Say that something was learned, and what to do to keep it."""
    return taught.offer(kit.name, learned, file_of(kit, taught, profile), how)


def file_of(kit: Kit, taught: Learning, profile: Profile) -> str | None:
    """Return the owner's file, if their profile names one."""
    file: str | None = pack_of(profile, kit)[taught.key]
    return file


class _Listener(Listening):
    """Tells of what was learned when a round has been counted."""

    def __init__(self, kit: Kit, taught: Learning, offered: Callable[[Learned], None]) -> None:
        self._kit, self._taught, self._offer = kit, taught, offered
        self._told: Learned = {}

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Offer it once a round, if there is more than before."""
        if not any(verdict.kind in self._taught.after for verdict in verdicts):
            return
        learned = self._taught.found(view.state)
        if learned and learned != self._told:
            self._told = learned
            self._offer(learned)


def learning(profile: Profile, say: Callable[[Notice], None]) -> Invite:
    """Invite whoever tells of what was learned to every match that can teach something."""

    def join(session: Session) -> Guests:
        kit = KITS[session.setup.game]
        taught = kit.pack.learning
        if taught is None:
            return Guests()

        def tell(learned: Learned) -> None:
            say(offer(kit, taught, learned, profile, taught.command))

        return Guests([_Listener(kit, taught, tell)])

    return join
