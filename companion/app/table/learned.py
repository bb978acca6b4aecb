"""What a match has taught about the owner's cards, and the offer to keep it.

The dealer reads a card while people play and has it remembered. That is in the match; only its
owner decides whether it goes into his file.
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, BinaryIO

from companion.app.cli.judging import Judgement
from companion.app.hosted.host import Guests, Invite
from companion.core.live import Session, View
from companion.core.referee.events import Event
from companion.core.referee.verdicts import Verdict
from companion.kit.notice import Notice
from companion.setup.profile.model import Profile

Learned = Mapping[str, Mapping[str, Any]]


def learned_in(stream: BinaryIO, name: str) -> Learned:
    """Judge a transcript, and give what was learned in it."""
    out = io.StringIO()
    Judgement(stream, out).run(name)
    state = json.loads(out.getvalue().splitlines()[-1])
    learned: Learned = state.get("learned", {})
    return learned


def offer(learned: Learned, profile: Profile, how: str) -> Notice:
    """Say that something was learned, and what to do to keep it."""
    count = len(learned)
    what = f"{count} card{'s' if count > 1 else ''} learned"
    if profile.packs.i_say_holmes:
        return Notice(f"{what}; {how} keeps that in {profile.packs.i_say_holmes}", what)
    where = "[packs] i-say-holmes = { cards = FILE }"
    return Notice(f"{what}; name a file in the profile ({where}), and {how} keeps it there", what)


class _Listener:
    """Tells of what was learned when a round has been counted."""

    def __init__(self, profile: Profile, say: Callable[[Notice], None]) -> None:
        self._profile, self._say = profile, say
        self._told: Learned = {}

    def heard(self, event: Event) -> None:
        """Nothing is learned by that alone."""

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Offer it once a round, if there is more than before."""
        learned = view.state.get("learned") or {}
        counted = any(verdict.kind == "score" for verdict in verdicts)
        if counted and learned and learned != self._told:
            self._told = learned
            self._say(offer(learned, self._profile, "companion cards learn"))


def learning(profile: Profile, say: Callable[[Notice], None]) -> Invite:
    """Invite whoever tells of what was learned to every match that can teach something."""

    def join(session: Session) -> Guests:
        taught = session.setup.game == "i-say-holmes"
        return Guests([_Listener(profile, say)] if taught else [])

    return join
