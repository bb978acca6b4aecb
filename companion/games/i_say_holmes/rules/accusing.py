"""Names that a player enters when the game asks whom to arrest."""

from companion.core.referee.events import Entry
from companion.games.i_say_holmes.rules import arrests, turns, windows
from companion.games.i_say_holmes.rules.cards import Effect
from companion.games.i_say_holmes.rules.phases import ISayAct
from companion.games.i_say_holmes.rules.state import Attack, ISayMatch


def arrest(m: ISayMatch, event: Entry) -> None:
    """Accuse an opponent (IH-25, IH-43, IH-44)."""
    if _not_asked(m, event):
        return
    target = event.fields["target"]
    reason = _wrong_arrest(m, target)
    if reason is not None:
        m.refuse(event, reason)
        return
    m.defence, m.answered, m.refused = None, None, None
    if m.out:
        arrests.conduct(m, event.t, m.accuser, target, harmless=False)
    else:
        allows = m.card("Arrest").allows
        windows.face(
            m, event.t, Attack(event, m.accuser, target, "Arrest", Effect.ARREST, 0, allows)
        )


def _not_asked(m: ISayMatch, event: Entry) -> bool:
    if m.barred(event, ISayAct.ARREST):
        return True
    if event.fields["seat"] == m.accuser:
        return False
    m.refuse(event, "not-your-turn")
    return True


def _wrong_arrest(m: ISayMatch, target: int) -> str | None:
    if target == m.accuser:
        return "self-target"
    if target in m.cleared:
        return "already-cleared"
    return None if m.hands[target] else "no-cards"


def decline(m: ISayMatch, event: Entry) -> None:
    """Make no arrest, where the Inspector leaves the choice (IH-25)."""
    if _not_asked(m, event):
        return
    if m.out:
        m.busy(event)
    else:
        turns.begin(m, event.t, m.left_of(m.turn))
