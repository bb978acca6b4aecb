"""How a player of I Say, Holmes! thinks: what to lay, what to give away, when to answer.

They want a small hand, few points, and no Villain found on them. What others hold is a guess.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from companion.core.referee.game import Prompt
from companion.games.i_say_holmes.bots.sight import ISaySight
from companion.games.i_say_holmes.rules.cards import (
    ALIBI,
    CARDS,
    MASTERMIND,
    VILLAINS,
    Effect,
    Type,
)

HEAVY = 45
"""A hand that counts so much is worth losing."""
GUESS = 0.12
"""How often somebody is arrested on a mere suspicion."""


@dataclass(frozen=True, slots=True)
class ISayChoice:
    """A card to lay, with what is said with it."""

    card: str
    fields: dict[str, Any] = field(default_factory=dict)
    worth: float = 0.0


def villains(cards: Sequence[str]) -> list[str]:
    """Return the Villains among some cards."""
    return [card for card in cards if card in VILLAINS]


def burden(sight: ISaySight) -> int:
    """Return what the hand counts, Villains left out."""
    return sum(sight.value(card) for card in sight.hand if card not in VILLAINS)


def suspects(sight: ISaySight, whom: Sequence[int]) -> list[int]:
    """Return those whom the player believes to hold a Villain."""
    return [seat for seat in whom if villains(sight.believed.get(seat, ()))]


def choose(sight: ISaySight, random: Random, care: float) -> ISayChoice | None:
    """Return the card to lay, or None to draw. `care` is from 0 to 1."""
    found = [*_choices(sight, random)]
    if sight.drawn is not None:
        found = [choice for choice in found if choice.card == sight.drawn]
    must = [choice for choice in found if _compulsory(sight, choice.card)]
    likely = must or [choice for choice in found if choice.worth > 0]
    if any(choice.worth > max((c.worth for c in must), default=0) for choice in found):
        likely = found
    slack = 4 * (1 - care)
    return max(likely, key=lambda c: c.worth + random.uniform(0, slack), default=None)


def _compulsory(sight: ISaySight, card: str) -> bool:
    """Tell whether a card that suits forbids to draw; an I Say card only in sequence (D15)."""
    return CARDS[card].type is not Type.I_SAY or sight.in_sequence


def _choices(sight: ISaySight, random: Random) -> Iterator[ISayChoice]:
    for prompt in sight.offered("play"):
        fixed = prompt.fixed.get("card")
        titles = (fixed,) if fixed else prompt.choices["card"]
        for card in dict.fromkeys(sight.hand):
            if card in titles and (fixed or CARDS[card].type is Type.I_SAY or sight.suits(card)):
                yield _aimed(sight, card, prompt, random)


def _aimed(sight: ISaySight, card: str, prompt: Prompt, random: Random) -> ISayChoice:
    """Return the choice to lay a card: against whom, and what it is worth."""
    fields: dict[str, Any] = {}
    worth = 1 + sight.value(card) / 6
    if CARDS[card].type is Type.I_SAY:
        worth += 2.5 if sight.in_sequence else -3
    whom = prompt.choices.get("target", ())
    if whom:
        target, gain = _target(sight, card, whom, random)
        worth += gain
        if target:
            fields["target"] = target
    if "side" in prompt.fields:
        fields["side"] = random.choice(prompt.choices["side"])
    if CARDS[card].effect is Effect.FLEE:
        held = villains(sight.hand)
        worth += 6 if held else 2
        if held and "villain" in prompt.fields:
            fields["villain"] = max(held, key=sight.value)
    if CARDS[card].effect is Effect.FOG:
        worth += 2 if burden(sight) > HEAVY or villains(sight.hand) else -2
    return ISayChoice(card, fields, worth)


def _target(sight: ISaySight, card: str, whom: Sequence[int], random: Random) -> tuple[int, float]:
    """Return whom a card is best played against, 0 for nobody; and what that is worth."""
    known = suspects(sight, whom)
    match CARDS[card].effect:
        case Effect.ARREST if known:
            return random.choice(known), 25
        case Effect.ARREST if card == "Arrest":
            return random.choice(whom), -6
        case Effect.ARREST:
            bold = random.random() < 2 * GUESS
            return (random.choice(whom), 1) if bold else (0, -1)
        case Effect.GIVE:
            return random.choice(whom), 6 if villains(sight.hand) else 1
        case Effect.TRADE:
            return random.choice(whom), 5 if burden(sight) > HEAVY else -8
        case Effect.LOOK | Effect.SHOW:
            unknown = [seat for seat in whom if seat not in sight.believed]
            return random.choice(unknown or whom), 2 if unknown else 0
    return _leader(sight, whom, random), 2


def _leader(sight: ISaySight, whom: Sequence[int], random: Random) -> int:
    """Return who is to be stopped: the lowest score, or anybody among equals."""
    least = min(sight.scores[seat - 1] for seat in whom)
    return random.choice([seat for seat in whom if sight.scores[seat - 1] == least])


def accuse(sight: ISaySight, random: Random) -> int | None:
    """Return whom to arrest; None, if that is allowed and nobody is suspected."""
    whom = sight.offered("arrest")[0].choices["target"]
    known = suspects(sight, whom)
    if known:
        return int(random.choice(known))
    if sight.offered("no-arrest") and random.random() > GUESS:
        return None
    unknown = [seat for seat in whom if seat not in sight.believed]
    return int(random.choice(unknown or whom))


def defence(sight: ISaySight, against: str, allows: Sequence[str]) -> str | None:
    """Return the card to answer with, or None; the innocent fear no arrest."""
    held = [card for card in allows if card in sight.hand]
    effect, guilty = CARDS[against].effect, bool(villains(sight.hand))
    if not held:
        return None
    if effect is Effect.ARREST:
        return held[0] if guilty else None
    if ALIBI in held:
        return ALIBI
    if effect in (Effect.LOOK, Effect.SHOW):
        return MASTERMIND if guilty else None
    wants = effect in (Effect.POINTS, Effect.TRADE) or burden(sight) > HEAVY
    return MASTERMIND if wants else None


def to_give(sight: ISaySight, random: Random) -> str:
    """Return the card to pass on: a Villain, unless an escape is meant; else what counts most."""
    held = villains(sight.hand)
    others = len(sight.hand) - len(held)
    if held and random.random() < others / (others + 8):
        return min(held, key=sight.value)
    harmless = [card for card in sight.hand if card not in VILLAINS]
    return max(harmless or sight.hand, key=sight.value)
