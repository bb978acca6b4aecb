"""What a transcript of this game may say: the fields of its deal and its entries."""

from companion.core.referee.game import Vocabulary
from companion.core.referee.schema import INT, SEAT, TEXT, TEXTS, Fields, one_of, optional, required
from companion.games.sorry.rules.calls import ACCEPT, DROP
from companion.games.sorry.rules.geometry import COLOURS
from companion.games.sorry.rules.rulings import RULINGS

DEAL: Fields = {"order": optional(TEXTS)}

_SEAT = {"seat": required(SEAT)}

ENTRIES: dict[str, Fields] = {
    "lead-draw": {**_SEAT, "card": required(TEXT)},
    "colour": {**_SEAT, "colour": required(one_of(*COLOURS))},
    "draw": _SEAT,
    "card": {**_SEAT, "card": required(TEXT)},
    "move": {**_SEAT, "move": required(INT)},
    "pass": _SEAT,
    "discard": {**_SEAT, "card": required(TEXT), "hand": optional(TEXTS)},
    "double": _SEAT,
    "answer": {**_SEAT, "answer": required(one_of(ACCEPT, DROP))},
}

VOCABULARY = Vocabulary(
    seats=range(2, 5),
    deal=DEAL,
    entries=ENTRIES,
    rulings=RULINGS,
    private=frozenset({"hand"}),
)
