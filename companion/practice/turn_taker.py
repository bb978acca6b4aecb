"""What the players of every game of turns do alike: carry out what they mean, then look again."""

from random import Random
from typing import Any

from companion.core.referee.events import Entry
from companion.practice.company import Put
from companion.practice.hands import Hands
from companion.practice.plan import Plan
from companion.practice.temperament import Temperament


class TurnTaker:
    """One simulated player: movements of their hands, and one thing that they will enter next."""

    momentary = frozenset(("_plan", "_entry", "_asked", "_again"))

    def __init__(self, seat: int, temperament: Temperament, random: Random, put: Put) -> None:
        self._seat, self._is, self._random, self._put = seat, temperament, random, put
        self._plan = Plan()
        self._entry: tuple[int, str, dict[str, Any]] | None = None
        self._asked: object = None
        """What they last saw themselves asked."""
        self._again: int | None = None
        """When they look again, should nothing have come of what they did."""

    def look_again(self) -> None:
        """Forget what they meant to do."""
        self._plan = Plan()
        self._entry = self._asked = self._again = None

    def due(self) -> int | None:
        """Return when they next do something."""
        dues = (self._plan.due, self._entry[0] if self._entry else None, self._again)
        return min((due for due in dues if due is not None), default=None)

    def act(self, now: int, hands: Hands) -> None:
        """Do it."""
        self._plan.carry_out(now, hands, lambda name, t: None)
        if self._entry is not None and self._entry[0] <= now:
            (_, name, fields), self._entry = self._entry, None
            self._put(self._entered(now, name, fields))
        if self._again is not None and self._again <= now:
            self._respond(now)

    def _entered(self, now: int, name: str, fields: dict[str, Any]) -> Entry:
        """Make the entry; it says whose it is."""
        return Entry(now, name, {"seat": self._seat, **fields})

    def _respond(self, t: int) -> None:
        """Answer what they see."""
        raise NotImplementedError
