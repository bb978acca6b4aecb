"""Arrests and what comes of them: pleas, hands that change owner, the last chapter, escapes."""

from companion.core.referee.events import Entry
from companion.games.i_say_holmes.rules import counting, piles, turns
from companion.games.i_say_holmes.rules.cards import VILLAINS
from companion.games.i_say_holmes.rules.phases import ISayAct, ISayPhase, refusal
from companion.games.i_say_holmes.rules.state import Caught, ISayMatch


def settle(m: ISayMatch, t: int) -> None:
    """Go on once a card has done all it does: an arrest that is due, or the next turn."""
    bonus, m.bonus = m.bonus, False
    if m.out:
        ask_to_arrest(m, t, m.out)
    elif bonus and m.accusable(m.turn):
        ask_to_arrest(m, t, m.turn)
    else:
        turns.begin(m, t, m.left_of(m.turn))


def ask_to_arrest(m: ISayMatch, t: int, seat: int) -> None:
    """Ask for a name (IH-25, IH-43); if nobody is left to accuse, the story ends (D11)."""
    whom = m.accusable(seat)
    if not whom:
        counting.end_round(m, t, "none-guilty")
        return
    m.phase, m.accuser = ISayPhase.ACCUSE, seat
    m.ask(t, "arrest", seat, suggest=list(whom), must=bool(m.out))


def conduct(m: ISayMatch, t: int, by: int, seat: int, *, harmless: bool) -> None:
    """Arrest somebody, who now says whether they hold a Villain (IH-40)."""
    m.phase, m.accuser, m.accused, m.harmless = ISayPhase.PLEA, by, seat, harmless
    m.find(t, "arrest", by=by, seat=seat)
    m.ask(t, "plea", seat)


def plea(m: ISayMatch, event: Entry) -> None:
    """Take the plea of the accused."""
    seat, confesses = event.fields["seat"], event.fields["guilty"]
    villains = tuple(event.fields.get("villains", ()))
    reason = refusal(m.phase, ISayAct.PLEA) or _wrong_plea(m, seat, confesses, villains)
    if reason is not None:
        m.refuse(event, reason)
    elif confesses:
        guilty(m, event.t, villains)
    else:
        _not_guilty(m, event.t)


def _wrong_plea(m: ISayMatch, seat: int, confesses: bool, villains: tuple[str, ...]) -> str | None:
    if seat != m.accused:
        return "not-accused"
    if confesses:
        return not_these(villains, m.hands[seat])
    return "count-mismatch" if villains else None


def not_these(villains: tuple[str, ...], most: int) -> str | None:
    """Return why these cannot be the Villains of a hand of so many cards."""
    if not villains:
        return "villains-missing"
    if any(title not in VILLAINS for title in villains):
        return "not-a-villain"
    return "count-mismatch" if len(villains) > most else None


def guilty(
    m: ISayMatch, t: int, villains: tuple[str, ...], held: dict[int, int] | None = None
) -> None:
    """End the round with the accused and the Villains found (IH-41)."""
    by, seat = m.accuser, m.accused
    m.find(t, "guilty", by=by, seat=seat, villains=list(villains))
    counting.end_round(m, t, "arrest", Caught(villains, minus=by, plus=seat, holder=seat), held)


def _not_guilty(m: ISayMatch, t: int) -> None:
    m.find(t, "not-guilty", by=m.accuser, seat=m.accused)
    if m.out:
        m.cleared |= {m.accused}
        m.find(t, "cleared", by=m.accuser, seat=m.accused)
        ask_to_arrest(m, t, m.accused)
        return
    if not m.harmless:
        _take_hand(m, t)
    turns.begin(m, t, m.left_of(m.turn))


def _take_hand(m: ISayMatch, t: int) -> None:
    """Give the hand of the wrongly accused to their accuser; they draw a new one (IH-42)."""
    by, seat = m.accuser, m.accused
    cards = m.hands[seat]
    m.hands[by] += cards
    m.hands[seat] = 0
    drawn = piles.draw(m, t, seat, cards)
    m.find(t, "hand-taken", by=by, seat=seat, cards=cards, drawn=drawn)


def escape(m: ISayMatch, event: Entry) -> None:
    """Let a player who holds nothing but Villains get away with them (IH-45)."""
    if turns.not_mine(m, event):
        return
    seat, villains = m.turn, tuple(event.fields["villains"])
    reason = "already-drew" if m.phase is ISayPhase.DRAWN else not_these(villains, m.hands[seat])
    if reason is None and len(villains) != m.hands[seat]:
        reason = "count-mismatch"
    if reason is not None:
        m.refuse(event, reason)
        return
    m.find(event.t, "escaped", seat=seat, villains=list(villains))
    counting.end_round(m, event.t, "escape", Caught(villains, minus=seat, holder=seat))
