"""Simulated players at a hosted table: cards, hands, counts and, where nobody else does, a dealer.

For a demonstration and for endurance: a match of bots goes the way that a real one goes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random

from companion.app.hosted.guests import Guests, Invite
from companion.app.simulated.practice_data import temperaments
from companion.core.live import Actor, Session
from companion.core.live.inbox import Entry, Item
from companion.core.referee.events import Deal, Event
from companion.games import KITS
from companion.practice.company import Company, Put, Seating
from companion.practice.dice import Dice
from companion.practice.hands import Hands


class Dealing:
    """Puts the cards of a deal in order, if the game asks for one and nobody has given it."""

    def __init__(self, session: Callable[[], Session | None], draw: Callable[[], int]) -> None:
        self._session, self._draw = session, draw

    def take(self, entered: Entry) -> Entry:
        """Return what was entered, to be completed when it is taken: on the judge's thread."""
        return lambda now: self._completed(entered(now))

    def _completed(self, event: Event) -> Event:
        if not isinstance(event, Deal) or event.fields.get("order"):
            return event
        cards = self._cards()
        if not cards:
            return event
        order = Random(self._draw()).sample(cards, len(cards))
        return Deal(event.t, "deal", {**event.fields, "order": order})

    def _cards(self) -> tuple[str, ...]:
        """Return what is to be shuffled now; nothing where people do it with their hands."""
        session = self._session()
        prompts = session.prompts() if session is not None else ()
        deals = (prompt.choices for prompt in prompts if prompt.event == "deal")
        return next((tuple(choices["order"]) for choices in deals if "order" in choices), ())


class Idle:
    """A bot that does nothing while the table is at a pause."""

    def __init__(self, bot: Actor, rests: Callable[[], bool]) -> None:
        self._bot, self._rests, self.act = bot, rests, bot.act

    def due(self) -> int | None:
        """Return when it wants to act."""
        return None if self._rests() else self._bot.due()


@dataclass(slots=True)
class Bots:
    """Sits the same bots down at every match; each match is dealt by a chance of its own."""

    who: Mapping[int, str]
    seed: int
    hands: Hands
    put: Callable[[Item], None]
    rests: Callable[[], bool] = lambda: False
    """Whether the table is at a pause, and no round is on."""
    matches: int = 0
    company: Company | None = None
    """Who plays the match that is on."""

    def join(self, session: Session) -> Guests:
        """Deal to a match, and play it; where no bot sits, people do both."""
        self.matches += 1
        self.company = None
        if not self.who:
            return Guests()
        setup = session.setup
        tempers = {seat: temperaments()[name] for seat, name in self.who.items()}
        seating = Seating(
            {"seats": setup.seats}, self.seed + self.matches, tempers, self.hands, self.put,
            self._serves, setup.options,
        )  # fmt: skip
        self.company = KITS[setup.game].played.gather(seating)
        parts = self.company.parts
        return Guests(parts, [Idle(part, self.rests) for part in parts])

    def _serves(self, dealer: int) -> bool:
        """Tell whether a bot rules: a person who deals does it from the phone or the display."""
        return dealer in self.who


def rolling(put: Put, draw: Callable[[], int]) -> Invite:
    """Roll for every match of a hosted table, each by a fresh chance: also one that is resumed."""

    def join(session: Session) -> Guests:
        dice = Dice(put, Random(draw()))
        return Guests((dice,), (dice,))

    return join
