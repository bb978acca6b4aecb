"""From the deal to the next turn: who begins, who is next, who draws."""

from companion.core.referee.events import Deal, Entry, Event
from companion.games.i_say_holmes.rules import piles
from companion.games.i_say_holmes.rules.cards import AFOOT, DEALT, DECK, LONDON
from companion.games.i_say_holmes.rules.phases import ISayAct, ISayPhase
from companion.games.i_say_holmes.rules.state import NOBODY, ISayMatch


def untimely(m: ISayMatch, event: Event) -> bool:
    """Refuse what needs a running game that waits for nothing else; tell whether it was refused."""
    if m.barred(event, ISayAct.TURN):
        return True
    if m.question is not None:
        m.busy(event)
    return m.question is not None


def not_mine(m: ISayMatch, event: Entry) -> bool:
    """Refuse all but the player on turn, and anything while the game waits; tell so (IH-6)."""
    if untimely(m, event):
        return True
    if event.fields["seat"] != m.turn:
        m.refuse(event, "not-your-turn")
        return True
    return False


def deal(m: ISayMatch, event: Deal) -> None:
    """Begin a round (IH-2, IH-4)."""
    if m.barred(event, ISayAct.DEAL):
        return
    _new_round(m)
    m.find(
        event.t,
        "ready",
        deal=list(range(3, len(m.seats) + 1)),
        hands=m.hands[1:],
        draw_pile=m.draw_pile,
        chit=m.chit,
    )
    if "opens" in event.fields:
        _open(m, event.t, event.fields["opens"])


def _new_round(m: ISayMatch) -> None:
    m.round += 1
    m.scope += 1
    m.phase, m.turn, m.seq, m.chit = ISayPhase.START, 0, "", LONDON
    m.hands = [0, *(DEALT for _ in m.seats)]
    m.draw_pile, m.discards, m.aside = DECK - sum(m.hands), 0, 0
    m.before = m.scores.copy()
    m.out, m.cleared, m.caught, m.further = 0, frozenset(), NOBODY, ()
    m.answered, m.refused, m.defence = None, None, None
    m.held = {}


def start(m: ISayMatch, event: Entry) -> None:
    """Let the holder of The Game is Afoot! open (IH-5)."""
    if event.fields["card"] != AFOOT:
        m.refuse(event, "not-started")
        return
    seat = event.fields["seat"]
    if not m.hands[seat]:
        m.refuse(event, "no-cards")
        return
    _open(m, event.t, seat)


def _open(m: ISayMatch, t: int, seat: int) -> None:
    piles.discard(m, seat)
    m.seq = AFOOT
    m.find(t, "started", seat=seat)
    begin(m, t, m.left_of(seat))


def begin(m: ISayMatch, t: int, seat: int) -> None:
    """Give a seat its turn."""
    m.phase, m.turn = ISayPhase.TURN, seat
    m.scope += 1
    m.find(t, "turn", seat=seat, seq=m.seq, chit=m.chit)


def draw(m: ISayMatch, event: Entry) -> None:
    """Take the top card, for want of a suitable one: the player's word for it (IH-9)."""
    if not_mine(m, event):
        return
    if m.phase is ISayPhase.DRAWN:
        m.refuse(event, "already-drew")
        return
    if not take(m, event.t):
        m.find(event.t, "flag", why="no-cards-left", seat=m.turn)
        begin(m, event.t, m.left_of(m.turn))


def take(m: ISayMatch, t: int) -> bool:
    """Draw a card for the player on turn; tell whether there was one."""
    m.refused, m.answered = None, None
    if not piles.draw(m, t, m.turn, 1):
        return False
    m.phase = ISayPhase.DRAWN
    m.find(t, "drew", seat=m.turn)
    return True


def keep(m: ISayMatch, event: Entry) -> None:
    """Keep a drawn card that is not suitable (IH-10)."""
    if not_mine(m, event):
        return
    if m.phase is not ISayPhase.DRAWN:
        m.refuse(event, "not-drawn")
        return
    kept(m, event.t)


def kept(m: ISayMatch, t: int) -> None:
    """End the turn of a player who keeps the drawn card."""
    m.refused = None
    m.find(t, "kept", seat=m.turn)
    begin(m, t, m.left_of(m.turn))
