"""Its deck on paper: the practice deck, or an owner's, of what their card file says."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.games.i_say_holmes.bots.deck import Deck, deck
from companion.games.i_say_holmes.pack import cards_of, copies_of
from companion.games.i_say_holmes.rules.cards import CARDS, Type
from companion.games.i_say_holmes.words import kind_word
from companion.kit.printing import MOST_CARDS, CardDrawing, Printing
from companion.kit.problem import Problem, ProfileError
from companion.language import say

_DRAWN = {
    Type.START: ("footprints", "black"),
    Type.MOVEMENT: ("wheel", "navy"),
    Type.IN_LONDON: ("tower", "purple"),
    Type.IN_COUNTRY: ("tree", "green"),
    Type.INFORMATION: ("glass", "teal"),
    Type.ACTION: ("cuffs", "crimson"),
    Type.DEFENCE: ("watch", "slate"),
    Type.I_SAY: ("pipe", "brown"),
    Type.VILLAIN: ("mask", "rose"),
}
"""The figure and the ink of each category."""
_A_LINE = 2
"""How many words of a bottom line stand in one line of a card."""


def cards(file: str | None) -> Sequence[CardDrawing]:
    """Return every copy of every title, with what is known to be printed on it."""
    return _practice(deck()) if file is None else _owners(file)


def _practice(known: Deck) -> list[CardDrawing]:
    return [
        _card(title, known.printed[title].value, number, known.printed[title].line)
        for title, number in known.copies
    ]


def _owners(file: str) -> list[CardDrawing]:
    """Return the owner's deck; nothing is made up but how many there are, where they do not say."""
    told, copies = cards_of(file), copies_of(file)
    numbers = {title: copies.get(title, _shipped().count(title)) for title in CARDS}
    many = sum(numbers.values())
    if not 1 <= many <= MOST_CARDS:
        wrong = say("i-say-holmes-file-deck-many", n=many)
        expected = say("i-say-holmes-file-deck-many-expected", most=MOST_CARDS)
        raise ProfileError(file, [Problem("", wrong, expected)])
    return [_told(title, told.get(title, {})) for title, n in numbers.items() for _ in range(n)]


def _shipped() -> list[str]:
    return [title for title, _ in deck().copies]


def _told(title: str, told: Mapping[str, Any]) -> CardDrawing:
    return _card(title, told.get("value"), told.get("deal", 0), told.get("next", ()))


def _card(title: str, value: int | None, deal: int, line: Sequence[str]) -> CardDrawing:
    figure, ink = _DRAWN[CARDS[title].type]
    counts = [] if value is None else [say("i-say-holmes-card-counts", n=value)]
    dealt = [say("i-say-holmes-card-deal", n=deal)] if deal else []
    words = [kind_word(word) for word in line if word != "same"]
    lines = [", ".join(words[n : n + _A_LINE]) for n in range(0, len(words), _A_LINE)]
    notes = (" · ".join([*counts, *dealt]), *lines)
    return CardDrawing(title, title, figure, ink, notes=tuple(filter(None, notes)))


PRINTING = Printing(cards, own="cards")
