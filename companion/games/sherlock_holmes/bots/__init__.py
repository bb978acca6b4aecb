"""Everybody that a simulated match of Sherlock Holmes needs, joined."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from random import Random

from companion.core.live.inbox import Item
from companion.core.live.listener import Listening, View
from companion.core.referee.events import Cue, Entry, Event, Press
from companion.core.referee.game import Prompt
from companion.core.referee.verdicts import Verdict
from companion.games.sherlock_holmes.bots.bot import LEARNT, HolmesBot
from companion.games.sherlock_holmes.bots.croupier import HolmesCroupier
from companion.games.sherlock_holmes.bots.pack import HOLMES, PracticePack, practice_pack
from companion.games.sherlock_holmes.bots.sight import HolmesSight, seen
from companion.games.sherlock_holmes.bots.tabletop import Tabletop
from companion.games.sherlock_holmes.rules.standins import ENTRIES
from companion.practice.company import Company, Seating
from companion.practice.dealer import Answered, Dealer
from companion.practice.hands import Hands
from companion.practice.temperament import Temperament

EAR_US = 2_900
"""Sound takes so long from the middle of the table to an ear."""


class HolmesCrowd:
    """Listens for all bots, and acts for them. It must be told after the croupier."""

    hears = (Cue,)
    momentary = frozenset(("_looked", "_due"))

    def __init__(
        self,
        who: Mapping[int, Temperament],
        table: Tabletop,
        hands: Hands,
        seed: int,
        awake: Callable[[int], bool] = lambda seat: True,
    ) -> None:
        seats = len(table.seats)
        self._seated = {
            seat: HolmesBot(seat, seats, temperament, Random(f"bot {seat} {seed}"))
            for seat, temperament in who.items()
        }
        self._bots = [*self._seated.values()]
        self._awake = awake
        self._table, self._hands = table, hands
        self._looked: object = None
        self._due: int | None = None

    def look_again(self) -> None:
        """Let every bot see the table anew."""
        self.wake(self._seated)

    def wake(self, seats: Collection[int]) -> None:
        """Let these forget what they meant to do, and everybody look at the table anew."""
        for seat in seats:
            if seat in self._seated:
                self._seated[seat].look_again()
        self._looked = None
        self._look_ahead()

    def heard(self, event: Event) -> None:
        """Hear a word."""
        if isinstance(event, Cue):
            for bot in self._bots:
                bot.hear(event.cue, event.t + EAR_US)
            self._look_ahead()

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Hear what was decided, and look up if anything has changed."""
        now = (view.state["phase"], view.state["round"], self._table.version)
        heeded = [verdict for verdict in verdicts if verdict.kind in LEARNT]
        if not heeded and now == self._looked:
            return
        sight = seen(self._table, view.state)
        for bot in self._bots:
            if now != self._looked:
                bot.see(sight, view.t)
            for verdict in heeded:
                bot.learn(verdict, view.t)
        self._looked = now
        self._look_ahead()

    def due(self) -> int | None:
        """When the first of them moves a hand."""
        return self._due

    def act(self, now: int) -> None:
        """Let everyone's hands move whose time has come, in the order of time."""
        while self._due is not None and self._due <= now:
            due = self._due
            for seat, bot in self._seated.items():
                if self._awake(seat) and bot.due() == due:
                    bot.act(due, self._hands)
            self._look_ahead()

    def _look_ahead(self) -> None:
        dues = [bot.due() for seat, bot in self._seated.items() if self._awake(seat)]
        self._due = min([due for due in dues if due is not None], default=None)


LOOK_US, EACH_US = 1_500_000, 120_000
"""To pick the cards up, and to look at one."""


class HandCounters(Listening):
    """Counts for these seats; listens, and enters as an actor. Told after the croupier."""

    hears = (Entry,)

    def __init__(
        self,
        seats: Iterable[int],
        pack: PracticePack,
        table: Tabletop,
        put: Callable[[Item], None],
        seed: int,
    ) -> None:
        self._seats, self._pack, self._table, self._put = tuple(seats), pack, table, put
        self._random = Random(f"tally {seed}")
        self._phase = ""
        self._due: dict[int, int] = {}

    def heard(self, event: Event) -> None:
        """Leave alone who has counted."""
        if isinstance(event, Entry) and event.name == "count":
            self._due.pop(event.fields.get("seat", 0), None)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Begin to count when play has stopped."""
        phase = view.state["phase"]
        if phase == self._phase:
            return
        self._phase = phase
        self._due = {seat: self._when(seat, view.t) for seat in self._counting(phase)}

    def due(self) -> int | None:
        """When the next player has counted."""
        return min(self._due.values()) if self._due else None

    def act(self, now: int) -> None:
        """Enter what was counted."""
        for seat in [seat for seat, at in self._due.items() if at <= now]:
            del self._due[seat]
            self._put(self._entry(seat))

    def _counting(self, phase: str) -> tuple[int, ...]:
        return self._seats if phase == "counting" else ()

    def _when(self, seat: int, t: int) -> int:
        cards = len(self._table.hands[seat])
        return t + LOOK_US + round(cards * EACH_US * self._random.uniform(0.7, 1.5))

    def _entry(self, seat: int) -> Callable[[int], Event]:
        hand = self._table.hands[seat]
        counted = {
            "seat": seat,
            "holmes": sum(card in self._pack.holmes for card in hand),
            "suspects": sum(card in self._pack.suspects for card in hand),
        }
        return lambda now: Entry(now, "count", counted)


__all__ = ["HolmesHouse"]


class HolmesHouse(Dealer):
    """Deals and answers while `serves` says so of the seat that deals. Told after the croupier."""

    hears = (Press,)

    def __init__(
        self,
        table: Tabletop,
        put: Callable[[Item], None],
        seed: int,
        serves: Callable[[int], bool] = lambda dealer: True,
    ) -> None:
        super().__init__(put, seed, serves)
        self._table = table
        self._saw: dict[int, HolmesSight] = {}
        """What lay there when a seat called: a call is judged by what lay there then."""

    def heard(self, event: Event) -> None:
        """Look up when somebody calls."""
        if type(event) is Press and event.input == "white":
            self._saw[event.seat] = seen(self._table, {"phase": "", "round": 0})

    def answer(self, asked: Sequence[Prompt], view: View) -> Answered:
        """By the cards where they tell; else by lot."""
        first = asked[0]
        if first.name != "uphold":
            return first, self.filled(first)
        seat = first.fixed["seat"]
        sight = self._saw.get(seat) or seen(self._table, view.state)
        piles, in_pool = sight.matches(seat)
        from_pool = min(in_pool, view.state["pool"])
        there = [pile for pile in piles if pile in first.choices["from"]]
        if (there or from_pool) and sight.top(seat) != HOLMES:
            return first, {"seat": seat, "from": there, "pool": from_pool}
        name = "void-call" if sight.top(seat) == HOLMES else "false-call"
        refuted = next((prompt for prompt in asked if prompt.name == name), first)
        return refuted, self.filled(refuted)


def company(seating: Seating) -> Company:
    """Bring the cards, the players, those who count, and whoever deals."""
    pack, put, seed = practice_pack(), seating.put, seating.seed
    croupier = HolmesCroupier(pack, len(seating.seats), seed, put, seating.stack)
    cards = croupier.table
    parts = (
        croupier,
        HolmesCrowd(seating.bots, cards, seating.hands, seed, seating.awake),
        HandCounters(seating.seats, pack, cards, put, seed),
        HolmesHouse(cards, put, seed, seating.serves),
    )
    return Company(parts, cards.tops, stand_ins=frozenset(ENTRIES), reached=("pile",))
