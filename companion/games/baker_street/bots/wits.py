"""How a player thinks: where to go next, whether to seal the door behind them, what to answer."""

from random import Random

from companion.games.baker_street.bots.sight import Sight
from companion.games.baker_street.bots.town import Town
from companion.games.baker_street.rules.cards import KEY, SY
from companion.games.baker_street.rules.places import HOME, LOCKSMITH, STREET, YARD

SHOPS = {SY: YARD, KEY: LOCKSMITH}
DARING = 2
"""With so many solutions left, who is bold announces one of them."""
OPEN_AT_MOST = 4
"""With so many left, who is bold is on their way home already."""

WHIM = 5.0
"""So many steps somebody may go out of their way for a place that they like better."""


class Wits:
    """One player's judgement; `nerve` from 0 to 1 is how soon they dare to guess."""

    def __init__(self, seat: int, town: Town, random: Random, nerve: float) -> None:
        self._seat, self._town, self._random = seat, town, random
        self._nerve = nerve
        self._limit: int | None = None
        self._whims: dict[str, float] = {}
        """By place: how many steps farther than it really is it seems to the player."""

    def ready(self, sight: Sight) -> bool:
        """Tell whether to announce: the player knows, has read everything, or dares to guess."""
        if not sight.card:
            return False
        return sight.certain or not sight.unread or sight.guesses <= self._daring()

    def _daring(self) -> int:
        """Return how many solutions may be left for a guess: the same all through a case."""
        if self._limit is None:
            bold = self._random.random() < self._nerve
            self._limit = self._random.choice((DARING, OPEN_AT_MOST)) if bold else 1
        return self._limit

    def forget(self) -> None:
        """Begin another case."""
        self._limit = None
        self._whims = {place: self._random.uniform(0, WHIM) for place in self._town.places}

    def wish(self, sight: Sight) -> str:
        """Return where the player wants to be next."""
        if self.ready(sight):
            return HOME
        here = sight.tokens[self._seat - 1]
        wanted = [
            place for place in sorted(sight.unread) if place != here and self._may(sight, place)
        ]
        if KEY not in sight.cards and sight.piles[KEY] and here != LOCKSMITH and _barred(sight):
            wanted.append(LOCKSMITH)
        if not wanted:
            return HOME if here != HOME else LOCKSMITH
        return min(wanted, key=lambda place: (self._far(sight, place), place))

    def _far(self, sight: Sight, place: str) -> float:
        """Return the steps, as they seem to the player; fewer if there is a card to take too."""
        shop = any(place == SHOPS[kind] and kind not in sight.cards for kind in (SY, KEY))
        return self._town.steps(sight.walk, place) + self._whims.get(place, 0) - 2.5 * shop

    def _may(self, sight: Sight, place: str) -> bool:
        return KEY in sight.cards or not sight.shut(place)

    def step(self, sight: Sight, offered: frozenset[str]) -> str:
        """Return where this roll leads: there, somewhere useful on the way, or along the street."""
        goal = self.wish(sight)
        reach = self._town.reach(sight.walk, sight.rolled or 0) & offered
        if goal in reach:
            return goal
        # A clue on the way costs no more than a turn; who is on the way home goes home.
        if goal != HOME:
            near = [place for place in sorted(reach & sight.unread) if self._may(sight, place)]
            if near:
                return near[0]
        return STREET if STREET in offered else min(offered)

    def drive(self, sight: Sight, offered: frozenset[str]) -> str:
        """Return where a cab should go: to what is far and unread; empty if there is none."""
        wanted = sorted(place for place in sight.unread & offered if self._may(sight, place))
        far = {place: self._town.steps(sight.walk, place) for place in wanted}
        return max(wanted, key=far.__getitem__, default="")

    def seals(self, sight: Sight) -> bool:
        """Tell whether to keep others out of the place that is left: more often if it was read."""
        here = sight.tokens[self._seat - 1] or ""
        return self._random.random() < (0.5 if here in sight.notes else 0.15)

    def answers(self, sight: Sight, misread: float) -> dict[str, str]:
        """Return what to announce: what is known, else one of what is left; some are misread."""
        items = sight.card.items if sight.card else ()
        possible = sight.possible
        return {
            item.letter: self._random.choice(
                item.answers if self._random.random() < misread else possible[item.letter]
            )
            for item in items
        }


def _barred(sight: Sight) -> bool:
    return any(sight.shut(place) for place in sight.unread)
