"""Which company plays which game at a simulated table, and what its matches are made of."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.app.simulated.practice_data import case_book, i_say_deck, practice_pack
from companion.games.baker_street import bots as baker_street
from companion.games.block import bots as block
from companion.games.i_say_holmes import bots as i_say_holmes
from companion.games.sherlock_holmes.bots.croupier import Croupier, Stack, shuffled
from companion.games.sherlock_holmes.bots.crowd import Crowd
from companion.games.sherlock_holmes.bots.house import House
from companion.games.sherlock_holmes.bots.tally import Tally
from companion.games.sorry import bots as sorry
from companion.practice.company import Company, Seating


def _sherlock_holmes(seating: Seating, stack: Stack = shuffled) -> Company:
    """The company of Sherlock Holmes; `stack` may give packs that are not shuffled."""
    pack, put, seed = practice_pack(), seating.put, seating.seed
    croupier = Croupier(pack, len(seating.seats), seed, put, stack)
    cards = croupier.table
    parts = (
        croupier,
        Crowd(seating.bots, cards, seating.hands, seed),
        Tally(seating.seats, pack, cards, put, seed),
        House(cards, put, seed, seating.serves),
    )
    return Company(parts, cards.tops, reached=("pile",))


@dataclass(frozen=True, slots=True)
class Kind:
    """One game as simulated tables play it."""

    gather: Callable[[Seating, Stack], Company]
    options: Callable[[], Mapping[str, Any]] = dict
    """What the header's options must say, unless somebody asks for something else."""
    completes: Callable[[Mapping[str, Any]], Mapping[str, Any]] = lambda own: {}
    """What simulated cards add to the options by which an owner describes his."""
    counts: frozenset[str] = field(default=frozenset(("score",)))
    """The verdicts with which a hand ends."""

    def described(self, own: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a match with simulated cards, completed by what an owner said of his."""
        return {**self.options(), **self.completes(own)}


GAMES: Mapping[str, Kind] = {
    "sherlock-holmes": Kind(_sherlock_holmes, lambda: {"pack": practice_pack().counts()}),
    "block": Kind(lambda seating, stack: block.company(seating)),
    "sorry": Kind(
        lambda seating, stack: sorry.company(seating),
        lambda: {"pack": "virtual", "next_card": "follows"},
        counts=frozenset(("won",)),
    ),
    "i-say-holmes": Kind(
        lambda seating, stack: i_say_holmes.company(seating, i_say_deck()),
        lambda: {"cards": i_say_deck().options()},
        lambda own: {"cards": i_say_deck().as_told(own.get("cards", {})).options()},
    ),
    "221b-baker-street": Kind(
        lambda seating, stack: baker_street.company(seating, case_book()),
        lambda: {"cases": len(case_book())},
        counts=frozenset(("won", "unsolved")),
    ),
}
"""The games that simulated players know."""
