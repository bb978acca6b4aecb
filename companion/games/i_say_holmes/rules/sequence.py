"""The story sequence: what the bottom line of the card before allows, as far as it is known."""

from dataclasses import replace
from enum import Enum

from companion.games.i_say_holmes.rules.cards import (
    AFOOT,
    LOCATION,
    PENDING,
    Effect,
    PrintedCard,
    Type,
)
from companion.games.i_say_holmes.rules.options import TRUST
from companion.games.i_say_holmes.rules.state import ISayMatch

I_SAY = "i-say"
CONDITION = "condition"
"""Why a card is refused that has a condition of its own."""


class BottomLine(Enum):
    """What a bottom line says of a card."""

    LISTED = "listed"
    NOT_LISTED = "not listed"
    UNKNOWN = "unknown"


def says(m: ISayMatch, card: PrintedCard) -> BottomLine:
    """Return what the bottom line of the card before says of a card (IH-8)."""
    return _reads(m, words_for(m, card))


def says_i_say(m: ISayMatch) -> BottomLine:
    """Return whether the card before offers I Say (-10), as far as it is known (IH-28)."""
    return _reads(m, (I_SAY,))


def _reads(m: ISayMatch, names: tuple[str, ...]) -> BottomLine:
    before = m.governing
    if any(name in (before.next or ()) for name in names):
        return BottomLine.LISTED
    complete = before.next is not None and not before.partial
    if complete or any(name in before.never for name in names):
        return BottomLine.NOT_LISTED
    return BottomLine.UNKNOWN


def words_for(m: ISayMatch, card: PrintedCard) -> tuple[str, ...]:
    """Return the words of a bottom line that would mean this card, its title first."""
    fits = card.place is not None and m.chit in (card.place, PENDING)
    return (card.title, str(card.type), *((LOCATION,) if fits else ()))


def refusal(m: ISayMatch, card: PrintedCard) -> str | None:
    """Return why a card cannot be laid now, or None; what is not known is no reason."""
    if card.type is Type.START:
        return CONDITION
    if card.type is Type.VILLAIN:
        return "use-escape"
    if card.type is Type.DEFENCE:
        return "defence-only"
    if card.type is Type.I_SAY:
        return None if _condition(m.governing, card) else CONDITION
    if card.place not in (None, m.chit) and m.chit != PENDING:
        return "chit-mismatch"
    return "not-in-sequence" if says(m, card) is BottomLine.NOT_LISTED else None


def _condition(before: PrintedCard, card: PrintedCard) -> bool:
    """Tell whether an I Say card may be laid (IH-30, IH-31, IH-33, IH-35)."""
    match card.effect:
        case Effect.ARREST:
            return before.type is not Type.MOVEMENT
        case Effect.TRADE:
            return before.type is Type.IN_LONDON
        case Effect.FLEE:
            return before.type is Type.MOVEMENT
    return True


def must_ask(m: ISayMatch, card: PrintedCard) -> bool:
    """Tell whether the dealer has to read the card before out (IH-8)."""
    if card.type is Type.I_SAY or m.options.unknown_sequence == TRUST:
        return False
    return says(m, card) is BottomLine.UNKNOWN


def must_ask_i_say(m: ISayMatch, card: PrintedCard, told: bool | None) -> bool:
    """Tell whether the dealer has to say if an I Say card is in sequence (IH-28)."""
    if card.type is not Type.I_SAY or told is not None or m.options.unknown_sequence == TRUST:
        return False
    return says_i_say(m) is BottomLine.UNKNOWN


def suggestions(m: ISayMatch) -> list[str]:
    """Return a hint for the dealer of what the line may say; no verdict rests on it."""
    if m.seq == AFOOT and not m.governing.next:
        return ["Hansom Cab", "Train", "Thick Fog"]
    return list(m.governing.next or ())


def learn(m: ISayMatch, word: str, listed: bool) -> None:
    """Keep what the dealer read on the card before."""
    card = m.governing
    if listed:
        card = replace(card, next=(*(card.next or ()), word))
    else:
        card = replace(card, never=(*card.never, word))
    m.cards[card.title] = card


def learn_value(m: ISayMatch, title: str, value: int) -> None:
    """Keep what the dealer says a card is worth."""
    m.cards[title] = replace(m.card(title), value=value)


def taught(m: ISayMatch) -> dict[str, dict[str, object]]:
    """Return what was learned in the form of the header's `cards`, to be offered for saving."""
    shipped = m.options.cards
    pairs = ((m.cards[title], shipped[title]) for title in shipped)
    return {card.title: _details(card, old) for card, old in pairs if card != old}


def _details(card: PrintedCard, old: PrintedCard) -> dict[str, object]:
    told: dict[str, object] = {}
    if card.next != old.next:
        told |= {"next": list(card.next or ()), "partial": card.partial}
    if card.never != old.never:
        told["never"] = list(card.never)
    if card.value != old.value:
        told["value"] = card.value
    return told
