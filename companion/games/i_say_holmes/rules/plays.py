"""A card is laid in turn: may it be, what the dealer has to say to it, and what it sets off."""

from companion.core.referee.events import Entry
from companion.games.i_say_holmes.rules import (
    arrests,
    moving,
    penalties,
    piles,
    sequence,
    turns,
    windows,
)
from companion.games.i_say_holmes.rules.cards import (
    COUNTRY,
    LONDON,
    PENDING,
    VILLAINS,
    YARD,
    Aim,
    Effect,
    PrintedCard,
    Type,
)
from companion.games.i_say_holmes.rules.phases import ISayPhase
from companion.games.i_say_holmes.rules.state import Attack, ISayMatch, ISayQuestion
from companion.games.i_say_holmes.rules.vocabulary import PREVIOUS

I_SAY_POINTS = -10
FLEEING_POINTS = -10

NEEDS_CARDS = (Effect.LOOK, Effect.SHOW, Effect.ARREST)
"""What cannot be done to a player without cards (D22)."""

_GIVES_WAY = (Effect.FOG, Effect.TRADE, Effect.GIVE)
"""What a last card no longer does: the Went Out arrest comes instead (D10)."""


def play(m: ISayMatch, event: Entry) -> None:
    """Take a card that is laid, refuse it, or ask the dealer about it (IH-7, IH-8)."""
    if m.phase is ISayPhase.START:
        turns.start(m, event)
        return
    if turns.not_mine(m, event):
        return
    reason = _malformed(m, event) or sequence.refusal(m, m.card(event.fields["card"]))
    if reason is None:
        _ask_or_lay(m, event)
    elif reason == sequence.CONDITION:
        m.refuse(event, reason, card=event.fields["card"], seq=m.seq)
    else:
        m.refuse(event, reason)


def _malformed(m: ISayMatch, event: Entry) -> str | None:
    """Return what is wrong with an entry by itself, whatever the story says."""
    title = event.fields["card"]
    if title not in m.options.cards:
        return "unknown-card"
    none_left = m.phase is ISayPhase.TURN and event.fields.get("drawn")
    if none_left or not m.hands[m.turn]:
        return "no-cards"
    card = m.card(title)
    return _bad_aim(m, card, event) or _bad_villain(m, card, event)


def _bad_aim(m: ISayMatch, card: PrintedCard, event: Entry) -> str | None:
    target = event.fields.get("target")
    if card.aim is Aim.NEIGHBOUR:
        return None if "side" in event.fields else "side-missing"
    if card.aim is Aim.NOBODY:
        return None
    if target is None:
        return "target-missing" if card.aim is Aim.OPPONENT else None
    if target == m.turn:
        return "self-target"
    return "no-cards" if card.effect in NEEDS_CARDS and not m.hands[target] else None


def _bad_villain(m: ISayMatch, card: PrintedCard, event: Entry) -> str | None:
    villain = event.fields.get("villain")
    if card.effect is not Effect.FLEE or villain is None:
        return None
    if villain not in VILLAINS:
        return "not-a-villain"
    return "count-mismatch" if m.hands[m.turn] < len((card.title, villain)) else None


def _ask_or_lay(m: ISayMatch, event: Entry, *, forced: bool = False) -> None:
    """Ask what only the dealer can read on the cards, then lay this one."""
    card, told = m.card(event.fields["card"]), event.fields.get("in_sequence")
    if not forced and sequence.must_ask(m, card):
        _ask(m, event, ISayQuestion("sequence", m.turn, event))
    elif sequence.must_ask_i_say(m, card, told):
        _ask(m, event, ISayQuestion("i-say", m.turn, event))
    else:
        known = sequence.says_i_say(m)
        paid = known is sequence.BottomLine.LISTED or (
            known is sequence.BottomLine.UNKNOWN and bool(told)
        )
        lay(m, event, event.t, in_sequence=paid)


def _ask(m: ISayMatch, event: Entry, question: ISayQuestion) -> None:
    m.question = question
    hint = sequence.suggestions(m) if question.kind == "sequence" else []
    card = event.fields["card"]
    m.ask(event.t, question.kind, m.turn, card=card, seq=m.seq, suggest=hint)


def allow(m: ISayMatch, event: Entry, t: int) -> None:
    """Lay a card because the dealer says so (IH-50)."""
    _ask_or_lay(m, Entry(t, event.name, event.fields), forced=True)


def lay(m: ISayMatch, event: Entry, t: int, *, in_sequence: bool) -> None:
    """Put a card on the pile and let it do what it does."""
    card, seat = m.card(event.fields["card"]), m.turn
    on_yard = m.seq == YARD
    m.answered, m.refused, m.defence = None, None, None
    piles.discard(m, seat)
    if not card.leaves_no_trace:
        m.seq = card.title
    m.find(t, "played", seat=seat, card=card.title)
    if card.type is Type.I_SAY and in_sequence:
        penalties.book(m, t, seat, I_SAY_POINTS, "i-say")
    if not m.hands[seat]:
        m.out = seat
        m.find(t, "went-out", seat=seat)
    m.bonus = on_yard and card.title == "Inspector"
    _set_chit(m, t, card)
    _take_effect(m, t, card, event)


def _set_chit(m: ISayMatch, t: int, card: PrintedCard) -> None:
    """Turn the Location chit, or tell that it stays (IH-11 to IH-15)."""
    if card.effect is Effect.FLIP and m.chit != PENDING:
        m.chit = COUNTRY if m.chit == LONDON else LONDON
    elif card.effect is Effect.FOG:
        m.chit = PENDING
    elif card.place is not None and m.chit == PENDING:
        m.chit = card.place
    elif card.type is not Type.MOVEMENT:
        return
    m.find(t, "chit", side=m.chit)


def _take_effect(m: ISayMatch, t: int, card: PrintedCard, event: Entry) -> None:
    target = _target(m, card, event)
    if m.out and card.effect in _GIVES_WAY:
        arrests.settle(m, t)
    elif target is not None:
        windows.face(m, t, _attack(m, card, event, target))
    elif card.effect is Effect.FOG:
        m.find(t, "redeal", hands=m.hands[1:])
        moving.wait(m, "redeal")
    elif card.effect is Effect.RESHUFFLE:
        piles.shuffle_in(m, t)
        moving.wait(m, "reshuffle")
    else:
        if card.effect is Effect.FLEE:
            _flee(m, t, event)
        arrests.settle(m, t)


def _target(m: ISayMatch, card: PrintedCard, event: Entry) -> int | None:
    if card.aim is Aim.NOBODY:
        return None
    if card.aim is Aim.NEIGHBOUR:
        previous = event.fields["side"] == PREVIOUS
        return m.right_of(m.turn) if previous else m.left_of(m.turn)
    return event.fields.get("target")


def _attack(m: ISayMatch, card: PrintedCard, event: Entry, target: int) -> Attack:
    return Attack(
        event=m.cause or event,
        by=m.turn,
        seat=target,
        card=card.title,
        effect=card.effect,
        amount=card.amount,
        allows=card.allows,
        harmless=card.type is Type.I_SAY,
    )


def _flee(m: ISayMatch, t: int, event: Entry) -> None:
    """Put one Villain away, if the player says so; the points come either way (IH-35)."""
    penalties.book(m, t, m.turn, FLEEING_POINTS, "fleeing")
    if "villain" in event.fields and m.hands[m.turn]:
        piles.discard(m, m.turn)
        m.find(t, "discarded", seat=m.turn, card=event.fields["villain"])
