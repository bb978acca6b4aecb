"""Simulated players at a hosted table: cards, hands, counts and, where nobody else does, a dealer.

A match of bots goes the way that a real one goes. Where people sit by phone, the table deals to
them as well, and a bot stands in for whoever has left, with the cards that lie there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from random import Random

from companion.app.hosted.chairs import CarefulHands
from companion.app.hosted.guests import Guests, Invite
from companion.app.simulated.practice_data import temperaments
from companion.core.live import Actor, Session
from companion.core.live.inbox import Entry, Item
from companion.core.referee.events import Deal, Event
from companion.games import KITS
from companion.outputs.start.chosen import STRENGTH
from companion.practice.company import Aside, Company, Put, Seating
from companion.practice.dealer import Dealer
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
    """Sits the same bots down at every match; each match is dealt by a chance of its own.

    For the judging thread.
    """

    who: Mapping[int, str]
    seed: int
    hands: Hands
    put: Callable[[Item], None]
    rests: Callable[[], bool] = lambda: False
    """Whether the table is at a pause, and no round is on."""
    matches: int = 0
    company: Company | None = None
    """Who plays the match that is on."""
    people: frozenset[int] = frozenset()
    """The seats of people to whom the table deals: a bot can stand in for each of them."""
    chance: int | None = None
    """What the match that is on is dealt by; None: the next of the seed."""
    aside: Aside = lambda said: None
    """Keeps what simulated players and phones do that the referee never hears of."""
    awake: frozenset[int] = frozenset()
    """The seats that the program plays now."""
    _session: Session | None = None
    _careful: CarefulHands | None = None

    def gather(self, session: Session) -> Company | None:
        """Gather who deals to a match and plays it; None: people do both, with cards of theirs."""
        self.matches += 1
        self.company, self._session = None, session
        if not self.who and not self.people:
            return None
        setup = session.setup
        named = {**dict.fromkeys(self.people, STRENGTH), **self.who}
        self._careful = CarefulHands(self.hands)
        seating = Seating(
            {"seats": setup.seats}, self._seed(), {s: temperaments()[n] for s, n in named.items()},
            self._careful, self.put, self._serves, setup.options, aside=self.aside,
            awake=self._plays,
        )  # fmt: skip
        self.company = KITS[setup.game].played.gather(seating)
        for part in self.company.parts if self.people else ():
            if isinstance(part, Dealer):
                part.deals = True
        return self.company

    def join(self, session: Session) -> Guests:
        """Deal to a match, and play it."""
        gathered = self.company is not None and self._session is session
        company = self.company if gathered else self.gather(session)
        parts = company.parts if company is not None else ()
        return Guests(parts, [Idle(part, self.rests) for part in parts])

    def play_for(self, seats: Collection[int]) -> None:
        """Play these seats from now on, and no others: the cards stay where they are."""
        before, self.awake = self.awake, frozenset(seats)
        changed = before ^ self.awake
        company, session = self.company, self._session
        if company is None or session is None or not changed:
            return
        if self._careful is not None:
            self._careful.let_go(before - self.awake)
        company.wake(changed)
        # Everybody is told how the match stands; whoever was woken has not seen it yet.
        session.rename(session.setup.players)

    def _seed(self) -> int:
        return self.seed + self.matches if self.chance is None else self.chance

    def _plays(self, seat: int) -> bool:
        return seat in self.awake

    def _serves(self, dealer: int) -> bool:
        """Tell whether a bot rules: a person who deals does it from the phone or the display."""
        return dealer in self.who


def rolling(put: Put, draw: Callable[[], int]) -> Invite:
    """Roll for every match of a hosted table, each by a fresh chance: also one that is resumed."""

    def join(session: Session) -> Guests:
        dice = Dice(put, Random(draw()))
        return Guests((dice,), (dice,))

    return join
