"""All that is printed for a game, page after page. Pure."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from companion.kit.kit import Kit
from companion.kit.printing import printed_cards
from companion.outputs.printing.cases import case_pages
from companion.outputs.printing.mats import mats
from companion.outputs.printing.pages import PAPERS, Measure, Page, Paper
from companion.outputs.printing.rules import rule_sheets
from companion.outputs.printing.sheets import Backs, card_sheets
from companion.outputs.printing.trial import trial_pages

PARTS = ("cards", "cases", "rules", "mats")
"""What can be printed, in the order of a book."""
BACK_INK = "crimson"


@dataclass(frozen=True, slots=True)
class Order:
    """What somebody wants to be printed."""

    paper: Paper = PAPERS["a4"]
    backs: Backs = field(default_factory=Backs)
    seats: int = 4
    parts: tuple[str, ...] = PARTS
    own: str | None = None
    """The owner's file of cards or words."""
    trial: bool = False
    """The test page alone."""


def book(measure: Measure, kit: Kit, order: Order) -> Iterator[Page]:
    """Return every page; what has no back is followed by an empty one where sheets are turned."""
    if order.trial:
        yield from trial_pages(measure, order.paper, order.backs)
        return
    made = {"cards": _cards, "cases": _cases, "rules": _rules, "mats": _mats}
    for part in order.parts:
        pages = made[part](measure, kit, order)
        yield from pages if part == "cards" else _one_sided(pages, order)


def _cards(measure: Measure, kit: Kit, order: Order) -> Iterator[Page]:
    cards = printed_cards(kit.printing, order.own)
    return card_sheets(measure, cards, order.paper, order.backs, BACK_INK)


def _cases(measure: Measure, kit: Kit, order: Order) -> Iterator[Page]:
    return case_pages(measure, kit.printing.cases(), order.paper)


def _rules(measure: Measure, kit: Kit, order: Order) -> Iterator[Page]:
    seats = kit.rules.vocabulary.seats
    players = f"{min(seats)}–{max(seats)}"
    return rule_sheets(measure, kit.page, players, order.paper)


def _mats(measure: Measure, kit: Kit, order: Order) -> Iterator[Page]:
    if kit.printing.mats:
        yield from mats(measure, order.seats, order.paper)


def _one_sided(pages: Iterator[Page], order: Order) -> Iterator[Page]:
    for page in pages:
        yield page
        if order.backs.duplex != "none":
            yield Page("empty", page.width, page.height, ())
