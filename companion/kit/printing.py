"""What a game has to be printed: its cards in the order of its pack, and its papers to be folded.

A card's mark is counted from its place in the pack, one a physical card, so that a camera which
sees the mark knows the card: `cards_by_mark`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from hw.sight.marks import CARD_ROOM, FIRST_CARD

if TYPE_CHECKING:
    from companion.kit.kit import Kit


@dataclass(frozen=True, slots=True)
class CardDrawing:
    """One card as it is to be drawn."""

    card: str
    """What a transcript calls it."""
    word: str
    """What stands large in its middle; it is not translated."""
    emblem: str
    """The figure in its corners, by its name among companion.drawing's figures."""
    ink: str
    """The colour of word and figure, by its name among the inks of the printer's room."""
    corner: str = ""
    """What stands small in its corners; empty: the word."""
    notes: tuple[str, ...] = ()
    """A line or two in small letters below the figure."""


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A card with its mark."""

    mark: int
    card: str
    drawing: CardDrawing


@dataclass(frozen=True, slots=True)
class Leaf:
    """A page that is folded shut: what stands outside, and what inside."""

    outside: str
    inside: tuple[str, ...]
    """Its paragraphs."""


@dataclass(frozen=True, slots=True)
class CasePapers:
    """A mystery on paper: what is read aloud, its questions, its clues and its answers."""

    title: str
    story: tuple[str, ...]
    questions: tuple[tuple[str, tuple[str, ...]], ...]
    """Each question with the answers that are possible."""
    clues: tuple[Leaf, ...]
    answers: Leaf


MOST_CARDS = CARD_ROOM
"""How many cards a pack may have: there are no more marks."""
WORD_INKS = (
    "crimson", "navy", "green", "purple", "brown", "teal", "rose", "olive", "ochre", "slate",
)  # fmt: skip
"""Inks for words that nobody has given one, the most different first."""
SPARE_FIGURES = (
    *("key", "crown", "bell", "anchor", "star", "horseshoe", "candle", "hourglass", "umbrella"),
    *("quill", "teacup", "dagger", "cuffs", "tower", "tree", "pipe"),
    *(f"rosette-{leaves}" for leaves in range(3, 25)),
)
"""Figures for words that nobody has given one."""

Pack = Callable[[str | None], Sequence[CardDrawing]]
"""Makes the cards, of the owner's file if one is named; ProfileError says what is off in it."""


@dataclass(frozen=True, slots=True)
class Printing:
    """What a game has printed; the default: its rules, and mats for the table."""

    pack: Pack = lambda file: ()
    own: str = ""
    """The option that names the owner's file; empty: the pack is what it is."""
    cases: Callable[[], tuple[CasePapers, ...]] = tuple
    mats: bool = True
    """Whether it is played on mats with piles."""
    laid_out: Callable[[Mapping[str, Any]], Sequence[int]] = lambda state: ()
    """Says by the public state which seats lay out what they hold, for a camera to count."""
    countable: Callable[[Sequence[str], Any], bool] = lambda cards, options: True
    """Tells whether a camera can count with a pack, in a match with these options."""


def drawn_anyhow(words: Sequence[str], known: Mapping[str, tuple[str, str]]) -> list[CardDrawing]:
    """Return a card for each word: as it is known to be drawn, else with a spare figure and ink."""
    unknown = [word for word in dict.fromkeys(words) if word not in known]
    spare = {
        word: (SPARE_FIGURES[n % len(SPARE_FIGURES)], WORD_INKS[n % len(WORD_INKS)])
        for n, word in enumerate(unknown)
    }
    drawn = {**spare, **known}
    return [CardDrawing(word, word, *drawn[word]) for word in words]


def printed_cards(printing: Printing, file: str | None = None) -> tuple[PrintedCard, ...]:
    """Return the whole pack, each card with its mark."""
    drawn = printing.pack(file)
    return tuple(PrintedCard(n, one.card, one) for n, one in enumerate(drawn, FIRST_CARD))


def cards_by_mark(kit: "Kit", file: str | None = None) -> dict[int, str]:
    """Return what a camera needs: the name of the card for every mark of the pack."""
    return {one.mark: one.card for one in printed_cards(kit.printing, file)}
