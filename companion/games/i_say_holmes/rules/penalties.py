"""What a card does to a player who has no answer to it."""

from collections.abc import Callable

from companion.games.i_say_holmes.rules import arrests, moving, piles
from companion.games.i_say_holmes.rules.cards import ALL, Effect
from companion.games.i_say_holmes.rules.state import Attack, ISayMatch


def happen(m: ISayMatch, t: int, attack: Attack) -> None:
    """Let an attack take its course."""
    _HAPPEN[attack.effect](m, t, attack)


def _draws(m: ISayMatch, t: int, attack: Attack) -> None:
    got = piles.draw(m, t, attack.seat, attack.amount)
    m.find(t, "draws", seat=attack.seat, cards=got)
    arrests.settle(m, t)


def _look(m: ISayMatch, t: int, attack: Attack) -> None:
    """Show cards to the player; a whole hand is not counted aloud (IH-3, IH-19, IH-32)."""
    cards = "all" if attack.amount == ALL else min(attack.amount, m.hands[attack.seat])
    m.find(t, "look", by=attack.by, seat=attack.seat, cards=cards)
    arrests.settle(m, t)


def _points(m: ISayMatch, t: int, attack: Attack) -> None:
    book(m, t, attack.seat, attack.amount, attack.card.lower())
    arrests.settle(m, t)


def book(m: ISayMatch, t: int, seat: int, delta: int, why: str) -> None:
    """Count points at once (IH-48)."""
    m.scores[seat] += delta
    m.find(t, "points", seat=seat, delta=delta, why=why)


def _show(m: ISayMatch, t: int, attack: Attack) -> None:
    m.find(t, "show", by=attack.by, seat=attack.seat)
    arrests.settle(m, t)


def _trade(m: ISayMatch, t: int, attack: Attack) -> None:
    one, other = attack.by, attack.seat
    m.hands[one], m.hands[other] = m.hands[other], m.hands[one]
    m.find(t, "trade", between=[one, other])
    moving.wait(m, "trade")


def _give(m: ISayMatch, t: int, attack: Attack) -> None:
    m.hands[attack.by] -= 1
    m.hands[attack.seat] += 1
    m.find(t, "give", by=attack.by, seat=attack.seat, cards=1)
    moving.wait(m, "give")


def _arrest(m: ISayMatch, t: int, attack: Attack) -> None:
    arrests.conduct(m, t, attack.by, attack.seat, harmless=attack.harmless)


_HAPPEN: dict[Effect, Callable[[ISayMatch, int, Attack], None]] = {
    Effect.DRAWS: _draws,
    Effect.LOOK: _look,
    Effect.POINTS: _points,
    Effect.SHOW: _show,
    Effect.TRADE: _trade,
    Effect.GIVE: _give,
    Effect.ARREST: _arrest,
}
