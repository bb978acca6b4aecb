"""What a transcript of this game may say: the fields of its entries."""

from companion.core.referee.events import PADS
from companion.core.referee.game import Vocabulary
from companion.core.referee.schema import (
    BOOL,
    INT,
    SEAT,
    TEXT,
    TEXTS,
    Fields,
    one_of,
    optional,
    required,
)
from companion.games.baker_street.rules.cards import KINDS
from companion.games.baker_street.rules.rulings import ABOUT, RULINGS

_SEAT = {"seat": required(SEAT)}
_CARDS = {"seal": optional(BOOL), "key": optional(BOOL)}
_DOORS = {"entrance": optional(TEXT), "exit": optional(TEXT)}
_WAY: Fields = {
    **_SEAT, "to": required(TEXT), **_DOORS, **_CARDS, "read": optional(BOOL)
}  # fmt: skip

ENTRIES: dict[str, Fields] = {
    "case": {"number": optional(INT), "items": required(TEXTS)},
    "roll": {**_SEAT, "value": optional(INT)},
    "die": {**_SEAT, "value": required(INT)},
    "move": {**_WAY, "value": optional(INT)},
    "stay": _SEAT,
    "cab": _WAY,
    "clue-open": _SEAT,
    "clue-close": _SEAT,
    "take": {**_SEAT, "card": required(one_of(*KINDS))},
    "announce": {**_SEAT, "items": required(TEXTS)},
    "result": {**_SEAT, "correct": required(BOOL)},
    "end": _SEAT,
}

VOCABULARY = Vocabulary(
    seats=range(2, 7),
    deal={},
    entries=ENTRIES,
    rulings=RULINGS,
    about=ABOUT,
    spare=PADS,
)
