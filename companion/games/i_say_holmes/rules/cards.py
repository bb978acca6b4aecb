"""The cards as the printed rules describe them: titles, types, and what each one does.

The rule sheet gives no values, no numbers of copies and hardly a bottom line. Owners add those
from their own copy through the header's options; nothing here is guessed.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

DECK = 120
DEALT = 6
"""How many cards each player gets (IH-2)."""
MAX_VALUE = 50

AFOOT = "The Game is Afoot!"
YARD = "Scotland Yard"
ALIBI, MASTERMIND = "Alibi", "Mastermind"

LONDON, COUNTRY, PENDING = "London", "Country", "pending"
"""The sides of the Location chit, and the chit of those who are lost in the fog."""


class Type(StrEnum):
    """The categories by which cards are coloured, and named on bottom lines."""

    START = "start"
    MOVEMENT = "movement"
    IN_LONDON = "london"
    IN_COUNTRY = "country"
    INFORMATION = "information"
    ACTION = "action"
    DEFENCE = "alibi"
    I_SAY = "i-say"
    VILLAIN = "villain"


class Aim(StrEnum):
    """Whom a card is played against."""

    NOBODY = "nobody"
    OPPONENT = "opponent"
    MAYBE = "an opponent, or nobody"
    NEIGHBOUR = "the neighbour that is printed on it"


class Effect(StrEnum):
    """What a card does once it lies."""

    NONE = "none"
    FLIP = "chit-flip"
    STAY = "chit-stay"
    FOG = "fog"
    DRAWS = "draws"
    LOOK = "look"
    POINTS = "points"
    SHOW = "show"
    GIVE = "give"
    ARREST = "arrest"
    TRADE = "trade"
    RESHUFFLE = "reshuffle"
    FLEE = "flee"


ALL = 0
"""The amount of a look at the whole hand."""

SAME = ("same",)
"""The bottom line of a card that leaves no trace: the card before it still governs."""

LOCATION = "location"
TOKENS = ("movement", LOCATION, "london", "country", "information", "action", "i-say")
"""The types that a bottom line can name; it can also name a title."""


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """One title, with what is known of it."""

    title: str
    type: Type
    effect: Effect = Effect.NONE
    aim: Aim = Aim.NOBODY
    amount: int = 0
    alibi: bool = False
    """Whether an Alibi stops it."""
    mastermind: bool = False
    """Whether a Mastermind stops it."""
    next: tuple[str, ...] | None = None
    """What its bottom line names; None if nobody has told."""
    partial: bool = True
    """Whether the bottom line may name more than is known."""
    never: tuple[str, ...] = ()
    """What its bottom line is known not to name."""
    value: int | None = None
    deal: int | None = None

    @property
    def leaves_no_trace(self) -> bool:
        """Tell whether the card before this one still governs after it (IH-29, D14)."""
        return self.next == SAME

    @property
    def allows(self) -> tuple[str, ...]:
        """Return the cards that stop it."""
        known = ((ALIBI, self.alibi), (MASTERMIND, self.mastermind))
        return tuple(title for title, stops in known if stops)

    @property
    def place(self) -> str | None:
        """Return the side of the chit that a Location belongs to."""
        return {Type.IN_LONDON: LONDON, Type.IN_COUNTRY: COUNTRY}.get(self.type)


def _movement(title: str, effect: Effect) -> PrintedCard:
    return PrintedCard(title, Type.MOVEMENT, effect, next=(LOCATION,))


def _chase(title: str) -> PrintedCard:
    aim, stays = Aim.OPPONENT, (LOCATION,)
    return PrintedCard(title, Type.MOVEMENT, Effect.DRAWS, aim, 1, True, True, stays)


def _against(
    title: str, kind: Type, effect: Effect, amount: int = 0, *, alibi: bool = False
) -> PrintedCard:
    """Return a card against one opponent; a Mastermind stops it whatever it is (IH-38)."""
    bottom = SAME if kind is Type.I_SAY else None
    return PrintedCard(title, kind, effect, Aim.OPPONENT, amount, alibi, True, bottom)


def _detective(title: str, *, alibi: bool) -> PrintedCard:
    return PrintedCard(title, Type.I_SAY, Effect.ARREST, Aim.MAYBE, 0, alibi, True, SAME)


def _plain(kind: Type, *titles: str) -> list[PrintedCard]:
    return [PrintedCard(title, kind) for title in titles]


def _no_trace(kind: Type, title: str, effect: Effect = Effect.NONE) -> PrintedCard:
    return PrintedCard(title, kind, effect, next=SAME)


_SHIPPED: Iterable[PrintedCard] = (
    PrintedCard(AFOOT, Type.START),
    _movement("Train", Effect.FLIP),
    _movement("Hansom Cab", Effect.STAY),
    _chase("Boat"),
    _chase("Foot Chase"),
    PrintedCard("Thick Fog", Type.MOVEMENT, Effect.FOG, next=("london", "country")),
    *_plain(Type.IN_LONDON, "London", "221-B Baker St.", "West End"),
    PrintedCard(YARD, Type.IN_LONDON, Effect.DRAWS, Aim.NEIGHBOUR, 2, True, True),
    *_plain(Type.IN_COUNTRY, "The Country", "Village", "Estate", "Manor", "Castle"),
    _against("Clue", Type.INFORMATION, Effect.LOOK, 2),
    _against("I Suspect", Type.INFORMATION, Effect.DRAWS, 1, alibi=True),
    _against("Telegram", Type.INFORMATION, Effect.POINTS, 10),
    _against("Disguise", Type.INFORMATION, Effect.SHOW),
    PrintedCard("Constabulary", Type.ACTION, Effect.GIVE, Aim.MAYBE),
    _against("Inspector", Type.ACTION, Effect.DRAWS, 2, alibi=True),
    _against("Arrest", Type.ACTION, Effect.ARREST, alibi=True),
    _no_trace(Type.DEFENCE, ALIBI),
    _no_trace(Type.DEFENCE, MASTERMIND),
    _detective("Holmes", alibi=False),
    _detective("Watson", alibi=True),
    _against("Deduction", Type.I_SAY, Effect.LOOK, ALL),
    _against("Mycroft", Type.I_SAY, Effect.TRADE),
    _no_trace(Type.I_SAY, "Plot Thickens", Effect.RESHUFFLE),
    _no_trace(Type.I_SAY, "Fleeing", Effect.FLEE),
    *_plain(Type.VILLAIN, "Milverton", "Clay", "Moran", "Moriarty"),
)

CARDS: dict[str, PrintedCard] = {card.title: card for card in _SHIPPED}
"""Every title of the rule sheet."""

VILLAINS = tuple(card.title for card in CARDS.values() if card.type is Type.VILLAIN)
