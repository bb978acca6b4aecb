"""All simulated players of a table as one: when the first of them acts, and in what order.

Somebody whose seat a person plays sleeps: they follow the match, and do nothing.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Generic, Protocol, TypeVar

from companion.core.live.listener import Listening
from companion.practice.hands import Hands


class Player(Protocol):
    """Somebody who acts at their own time."""

    def due(self) -> int | None:
        """Return when they next do something."""

    def act(self, now: int, hands: Hands) -> None:
        """Do it."""

    def look_again(self) -> None:
        """Forget what they meant to do."""


P = TypeVar("P", bound=Player)


class Players(Listening, Generic[P]):
    """The bots of a table, by seat; an actor. Who makes them plan must `look_ahead` afterwards."""

    momentary = frozenset(("_due",))

    def __init__(
        self,
        bots: Mapping[int, P],
        hands: Hands,
        awake: Callable[[int], bool] = lambda seat: True,
    ) -> None:
        self.bots, self._hands, self._awake = bots, hands, awake
        self._due: int | None = None

    def due(self) -> int | None:
        """Return when the first of them does something."""
        return self._due

    def act(self, now: int) -> None:
        """Let everyone act whose time has come, in the order of time."""
        while (due := self._due) is not None and due <= now:
            for seat, bot in self.bots.items():
                if self._awake(seat) and bot.due() == due:
                    bot.act(due, self._hands)
            self.look_ahead()

    def look_again(self) -> None:
        """Let everyone forget what they meant to do; the next look at the table gives new plans."""
        self.wake(self.bots)

    def wake(self, seats: Collection[int]) -> None:
        """Let these forget what they meant to do, and everybody look at the table anew."""
        for seat in seats:
            if seat in self.bots:
                self.bots[seat].look_again()
        self.look_anew()
        self.look_ahead()

    def look_anew(self) -> None:
        """Forget what was last looked at, where a crowd looks only at what is new."""

    def look_ahead(self) -> None:
        """See who is next."""
        dues = (bot.due() for seat, bot in self.bots.items() if self._awake(seat))
        self._due = min((due for due in dues if due is not None), default=None)
