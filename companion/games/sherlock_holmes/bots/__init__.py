"""Everybody that a simulated match of Sherlock Holmes needs, joined."""

from companion.games.sherlock_holmes.bots.croupier import Croupier
from companion.games.sherlock_holmes.bots.crowd import Crowd
from companion.games.sherlock_holmes.bots.house import House
from companion.games.sherlock_holmes.bots.pack import practice_pack
from companion.games.sherlock_holmes.bots.tally import Tally
from companion.practice.company import Company, Seating


def company(seating: Seating) -> Company:
    """Bring the cards, the players, those who count, and whoever deals."""
    pack, put, seed = practice_pack(), seating.put, seating.seed
    croupier = Croupier(pack, len(seating.seats), seed, put, seating.stack)
    cards = croupier.table
    parts = (
        croupier,
        Crowd(seating.bots, cards, seating.hands, seed),
        Tally(seating.seats, pack, cards, put, seed),
        House(cards, put, seed, seating.serves),
    )
    return Company(parts, cards.tops, reached=("pile",))
