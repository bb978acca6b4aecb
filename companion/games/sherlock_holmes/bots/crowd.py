"""All simulated players of a table: what reaches their eyes and ears, and what their hands do."""

from collections.abc import Mapping, Sequence
from random import Random

from companion.core.live.listener import View
from companion.core.referee.events import Cue, Event
from companion.core.referee.verdicts import Verdict
from companion.games.sherlock_holmes.bots.bot import Bot
from companion.games.sherlock_holmes.bots.sight import seen
from companion.games.sherlock_holmes.bots.tabletop import Tabletop
from companion.practice.hands import Hands
from companion.practice.temperament import Temperament

EAR_US = 2_900
"""Sound takes so long from the middle of the table to an ear."""


class Crowd:
    """Listens for all bots, and acts for them. It must be told after the croupier."""

    def __init__(
        self, who: Mapping[int, Temperament], table: Tabletop, hands: Hands, seed: int
    ) -> None:
        seats = len(table.seats)
        self._bots = [
            Bot(seat, seats, temperament, Random(f"bot {seat} {seed}"))
            for seat, temperament in who.items()
        ]
        self._table, self._hands = table, hands
        self._looked: object = None
        self._due: int | None = None

    def heard(self, event: Event) -> None:
        """Hear a word."""
        if isinstance(event, Cue):
            for bot in self._bots:
                bot.hear(event.cue, event.t + EAR_US)
            self._look_ahead()

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Hear what was decided, and look up if anything has changed."""
        now = (view.state["phase"], view.state["round"], self._table.version)
        if not verdicts and now == self._looked:
            return
        sight = seen(self._table, view.state)
        for bot in self._bots:
            if now != self._looked:
                bot.see(sight, view.t)
            for verdict in verdicts:
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
            for bot in self._bots:
                if bot.due() == due:
                    bot.act(due, self._hands)
            self._look_ahead()

    def _look_ahead(self) -> None:
        dues = [due for bot in self._bots if (due := bot.due()) is not None]
        self._due = min(dues, default=None)
