"""Cards on their way from hand to hand: the game waits until somebody says they have arrived."""

from companion.core.referee.events import Entry, Press
from companion.games.i_say_holmes.rules import arrests, turns
from companion.games.i_say_holmes.rules.phases import ISayAct, ISayPhase
from companion.games.i_say_holmes.rules.state import ISayMatch
from companion.games.i_say_holmes.rules.vocabulary import PASS_LEFT, PASS_RIGHT

PASSES = (PASS_LEFT, PASS_RIGHT)


def wait(m: ISayMatch, what: str) -> None:
    """Wait for the cards to be moved."""
    m.phase, m.moving, m.passed = ISayPhase.MOVING, what, frozenset()


def done(m: ISayMatch, event: Entry) -> None:
    """Take the word that the cards have been moved."""
    if m.barred(event, ISayAct.DONE):
        return
    if event.fields["what"] == m.moving:
        arrived(m, event.t)
    else:
        m.busy(event)


def passing(m: ISayMatch) -> bool:
    """Tell whether every player is passing cards on, and may say so with a button."""
    return m.phase is ISayPhase.MOVING and m.moving in PASSES


def passed(m: ISayMatch, press: Press) -> None:
    """Take "I have passed" from a seat; after the last one all is done."""
    if press.seat in m.passed:
        m.refuse(press, "already-answered")
        return
    m.passed |= {press.seat}
    if len(m.passed) == len(m.seats):
        arrived(m, press.t)


def arrived(m: ISayMatch, t: int) -> None:
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


def _one_card_left(m: ISayMatch) -> None:
    """Pass one card each to the left; who has none passes nothing, but receives (D23)."""
    gave = [int(hand > 0) for hand in m.hands]
    for seat in m.seats:
        m.hands[seat] += gave[m.right_of(seat)] - gave[seat]
