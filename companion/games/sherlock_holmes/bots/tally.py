"""The players count their cards when a hand is over, and enter what they found."""

from collections.abc import Callable, Iterable, Sequence
from random import Random

from companion.core.live.inbox import Item
from companion.core.live.listener import Listening, View
from companion.core.referee.events import Entry, Event
from companion.core.referee.verdicts import Verdict
from companion.games.sherlock_holmes.bots.pack import Pack
from companion.games.sherlock_holmes.bots.tabletop import Tabletop

LOOK_US, EACH_US = 1_500_000, 120_000
"""To pick the cards up, and to look at one."""


class Tally(Listening):
    """Counts for these seats; listens, and enters as an actor. Told after the croupier."""

    def __init__(
        self,
        seats: Iterable[int],
        pack: Pack,
        table: Tabletop,
        put: Callable[[Item], None],
        seed: int,
    ) -> None:
        self._seats, self._pack, self._table, self._put = tuple(seats), pack, table, put
        self._random = Random(f"tally {seed}")
        self._phase = ""
        self._due: dict[int, int] = {}

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
