"""The deck of a simulated table: how many of each title, what they count, what is printed below.

The referee knows titles and effects only. A table of simulated cards needs whole cards, so the
deck is data; what the match's own options say of a card goes before it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from companion.games.i_say_holmes.rules.cards import CARDS, DEALT, DECK, PrintedCard, Type
from companion.kit.data import shipped

_NO_LINE = (Type.I_SAY, Type.DEFENCE, Type.VILLAIN)


@dataclass(frozen=True, slots=True)
class Printed:
    """What stands on every copy of a title."""

    value: int
    line: tuple[str, ...] = ()
    """The bottom line."""


@dataclass(frozen=True, slots=True)
class Deck:
    """Every card with its deal number, if it has one; and what is printed on each title."""

    copies: tuple[tuple[str, int], ...]
    """Title and deal number; 0: it goes to the draw pile."""
    printed: Mapping[str, Printed]

    def options(self) -> dict[str, dict[str, Any]]:
        """Return what a header says of these cards."""
        told: dict[str, dict[str, Any]] = {}
        for title, printed in self.printed.items():
            told[title] = {"value": printed.value}
            if CARDS[title].type not in _NO_LINE:
                told[title]["next"] = [*printed.line]
        return told

    def as_told(self, cards: Mapping[str, Mapping[str, Any]]) -> "Deck":
        """Return the same deck, with what a header says of its cards."""
        changed = {title: _told(self.printed[title], cards[title]) for title in cards}
        return replace(self, printed={**self.printed, **changed})

    def as_known(self, cards: Mapping[str, PrintedCard]) -> "Deck":
        """Return the same deck, with what a match knows of its cards."""
        return self.as_told({title: _known(card) for title, card in cards.items()})

    def dealt(self, seats: int, random: Random) -> tuple[list[list[str]], list[str]]:
        """Return six each of the cards whose number says so; the rest is the draw pile (IH-2)."""
        stack = [title for title, number in self.copies if 3 <= number <= seats]
        stock = [title for title, number in self.copies if not 3 <= number <= seats]
        random.shuffle(stack)
        random.shuffle(stock)
        return hands_of(stack, seats)[0], stock


def hands_of(cards: Sequence[str], seats: int) -> tuple[list[list[str]], list[str]]:
    """Return six each of these cards, seat by seat; and what is left."""
    hands = [[*cards[DEALT * n : DEALT * (n + 1)]] for n in range(seats)]
    return hands, [*cards[DEALT * seats :]]


def _known(card: PrintedCard) -> dict[str, Any]:
    told: dict[str, Any] = {} if card.value is None else {"value": card.value}
    if card.next is not None and card.type not in _NO_LINE:
        told |= {"next": card.next, "partial": card.partial, "never": card.never}
    return told


def _told(known: Printed, told: Mapping[str, Any]) -> Printed:
    never, line = told.get("never", ()), told.get("next")
    if line is not None and not told.get("partial"):
        known = replace(known, line=tuple(line))
    elif line is not None:
        known = replace(known, line=tuple(dict.fromkeys((*line, *known.line))))
    kept = tuple(word for word in known.line if word not in never)
    return Printed(told.get("value", known.value), kept)


def parse_deck(document: Mapping[str, Any]) -> Deck:
    """Return the deck of a document; ValueError says in one line what is wrong."""
    copies: list[tuple[str, int]] = []
    printed: dict[str, Printed] = {}
    for card in document["card"]:
        title, numbers = card["title"], card.get("deal", [])
        missing = card["copies"] - len(numbers)
        if title not in CARDS or title in printed or missing < 0:
            raise ValueError(f"card {title!r}: expected each title once, with all its copies")
        copies += [(title, number) for number in (*numbers, *[0] * missing)]
        printed[title] = Printed(card["value"], tuple(card.get("next", ())))
    _check(copies, printed)
    return Deck(tuple(copies), printed)


def _check(copies: Sequence[tuple[str, int]], printed: Mapping[str, Printed]) -> None:
    if len(copies) != DECK or len(printed) != len(CARDS):
        raise ValueError(f"{len(copies)} cards of {len(printed)} titles; expected {DECK} of all")
    for seats in range(3, 9):
        stack = sum(3 <= number <= seats for _, number in copies)
        if stack != DEALT * seats:
            raise ValueError(f"{stack} cards are dealt to {seats}; expected {DEALT * seats}")


def deck() -> Deck:
    """Return the deck that simulated tables play with."""
    return parse_deck(shipped("companion.games.i_say_holmes", "data/deck.toml"))
