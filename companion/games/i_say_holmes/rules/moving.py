"""Cards on their way from hand to hand: the game waits until somebody says they have arrived."""

from companion.core.referee.events import Entry, Press
from companion.games.i_say_holmes.rules import arrests, turns
from companion.games.i_say_holmes.rules.phases import Act, Phase
from companion.games.i_say_holmes.rules.state import Match
from companion.games.i_say_holmes.rules.vocabulary import PASS_LEFT, PASS_RIGHT

PASSES = (PASS_LEFT, PASS_RIGHT)


def wait(m: Match, what: str) -> None:
    """Wait for the cards to be moved."""
    m.phase, m.moving, m.passed = Phase.MOVING, what, frozenset()


def done(m: Match, event: Entry) -> None:
    """Hear that the cards have been moved."""
    if m.barred(event, Act.DONE):
        return
    if event.fields["what"] == m.moving:
        arrived(m, event.t)
    else:
        m.busy(event)


def passing(m: Match) -> bool:
    """Tell whether every player is passing cards on, and may say so with a button."""
    return m.phase is Phase.MOVING and m.moving in PASSES


def passed(m: Match, press: Press) -> None:
    """Hear "I have passed" from a seat; after the last one all is done."""
    if press.seat in m.passed:
        m.refuse(press, "already-answered")
        return
    m.passed |= {press.seat}
    if len(m.passed) == len(m.seats):
        arrived(m, press.t)


def arrived(m: Match, t: int) -> None:
    """Go on once the cards are where they were to go."""
    if m.moving == PASS_LEFT:
        _one_card_left(m)
    elif m.moving == PASS_RIGHT:
        m.hands = [0, *(m.hands[m.left_of(seat)] for seat in m.seats)]
    skips_to, m.skips_to = m.skips_to, 0
    m.moving, m.passed, m.defence = "", frozenset(), None
    if skips_to:
        m.bonus = False
        turns.begin(m, t, skips_to)
    else:
        arrests.settle(m, t)


def _one_card_left(m: Match) -> None:
    """Pass one card each to the left; who has none passes nothing, but receives (D23)."""
    gave = [int(hand > 0) for hand in m.hands]
    for seat in m.seats:
        m.hands[seat] += gave[m.right_of(seat)] - gave[seat]
