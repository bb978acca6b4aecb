"""Simulated players at a hosted table: cards, hands, counts and, where nobody else does, a dealer.

For a demonstration and for endurance: a match of bots goes the way that a real one goes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from companion.app.hosted.host import Guests
from companion.app.simulated.companies import GAMES
from companion.app.simulated.practice_data import practice_pack, temperaments
from companion.core.live import Session
from companion.core.live.inbox import Item
from companion.games.sherlock_holmes.bots.croupier import Croupier, shuffled
from companion.games.sherlock_holmes.bots.crowd import Crowd
from companion.games.sherlock_holmes.bots.house import House
from companion.games.sherlock_holmes.bots.tabletop import Tabletop
from companion.games.sherlock_holmes.bots.tally import Tally
from companion.practice.company import Seating
from companion.practice.hands import Hands


@dataclass(slots=True)
class Bots:
    """Sits the same bots down at every match; each match is dealt by a chance of its own."""

    who: Mapping[int, str]
    seed: int
    hands: Hands
    put: Callable[[Item], None]
    matches: int = 0
    cards: Tabletop | None = None
    """The cards as they lie in the match that is on."""

    def join(self, session: Session) -> Guests:
        """Deal to a match, and play it."""
        self.matches += 1
        if session.setup.game != "sherlock-holmes":
            return self._gathered(session)
        pack, seats, seed = practice_pack(), session.setup.seats, self.seed + self.matches
        croupier = Croupier(pack, seats, seed, self.put)
        self.cards = croupier.table
        tempers = {seat: temperaments()[name] for seat, name in self.who.items()}
        parts = (
            croupier,
            Crowd(tempers, croupier.table, self.hands, seed),
            Tally(range(1, seats + 1), pack, croupier.table, self.put, seed),
            House(croupier.table, self.put, seed, self._serves),
        )
        return Guests(parts, parts)

    def _gathered(self, session: Session) -> Guests:
        """The company of any other game that simulated players know; of the rest nobody."""
        kind, setup = GAMES.get(session.setup.game), session.setup
        if kind is None:
            return Guests()
        tempers = {seat: temperaments()[name] for seat, name in self.who.items()}
        seating = Seating(
            {"seats": setup.seats}, self.seed + self.matches, tempers, self.hands, self.put,
            self._serves, setup.options,
        )  # fmt: skip
        parts = kind.gather(seating, shuffled).parts
        return Guests(parts, parts)

    def _serves(self, dealer: int) -> bool:
        """A person who deals rules from the phone or the display."""
        return dealer in self.who
