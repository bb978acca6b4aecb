"""What a camera sees otherwise than the ledger has it: asked beside play, and never corrected.

The dealer is asked, and play goes on. A question is open for as long as what it is about lies
there: it lapses with the card or the pool that it names, and with the next PLAY.
"""

from typing import Any

from companion.games.sherlock_holmes.rules.phases import HolmesPhase
from companion.games.sherlock_holmes.rules.state import HolmesMatch, Sight

CARD, STRAY, POOL_COUNT, HAND, COUNT = "card", "stray", "pool-count", "hand", "count"
ABOUT = (CARD, STRAY, POOL_COUNT, HAND, COUNT)


def ask(m: HolmesMatch, t: int, sight: Sight) -> None:
    """Ask the dealer, once; whatever was asked of the same place before is replaced."""
    if sight in open_now(m):
        return
    settle(m, sight.about, sight.seat)
    m.sights.append(sight)
    m.find(t, "ask", **told(sight))


def settle(m: HolmesMatch, about: str, seat: int) -> None:
    """Ask no more about this."""
    m.sights = [one for one in m.sights if (one.about, one.seat) != (about, seat)]


def open_now(m: HolmesMatch) -> list[Sight]:
    """List what is still asked: what it is about lies there."""
    return [one for one in m.sights if _lies(m, one)]


def asked(m: HolmesMatch, about: str, seat: int) -> Sight | None:
    """Return what is asked about this place."""
    return next((one for one in open_now(m) if (one.about, one.seat) == (about, seat)), None)


def told(sight: Sight) -> dict[str, Any]:
    """Return a question as verdict and state tell it."""
    question = {"question": sight.about}
    one, other = (*sight.numbers, 0, 0)[:2]
    match sight.about:
        case "card":
            return {**question, "seat": sight.seat, "cards": [*sight.words]}
        case "stray":
            return {**question, "seat": sight.seat, "card": sight.words[0]}
        case "pool-count":
            return {**question, "seen": one, "pool": other}
        case "hand":
            return {**question, "seat": sight.seat, "seen": one, "hand": other}
    return {**question, "seat": sight.seat, "holmes": one, "suspects": other}


def _lies(m: HolmesMatch, sight: Sight) -> bool:
    match sight.about:
        case "card":
            return m.ledger.mark(sight.seat) == sight.numbers[0]
        case "stray":
            return not m.ledger.piles[sight.seat]
        case "pool-count":
            return sight.numbers[0] > len(m.ledger.pool)
        case "hand" if sight.numbers[0] == m.ledger.hands[sight.seat]:
            return False
    return m.phase is HolmesPhase.COUNTING
