"""What a transcript of this game may say: its entries and rulings, field by field."""

from companion.core.referee.events import PADS
from companion.core.referee.game import Vocabulary
from companion.core.referee.schema import (
    BOOL,
    INT,
    INTS,
    SEAT,
    TEXT,
    TEXTS,
    Fields,
    FieldType,
    is_text,
    one_of,
    optional,
    required,
)
from companion.games.i_say_holmes.rules.cards import ALIBI, COUNTRY, LONDON, MASTERMIND, PENDING

PREVIOUS, NEXT = "previous", "next"
NO_DEFENCE = "none"
BUTTONS = {"red": ALIBI, "blue": MASTERMIND, "white": NO_DEFENCE}
"""What the buttons of the player who is attacked mean."""

PASS_LEFT, PASS_RIGHT = "pass-left", "pass-right"
MOVES = (PASS_LEFT, PASS_RIGHT, "redeal", "trade", "give", "reshuffle")
"""How cards go from hand to hand, or pile to pile, while the game waits."""

LEARN = FieldType(
    "true, false or a word of the bottom line",
    lambda value: isinstance(value, bool) or is_text(value),
)
"""Whether what was read is kept: the title, or the word that is printed for all of its type."""

_SEAT: Fields = {"seat": required(SEAT)}

ENTRIES: dict[str, Fields] = {
    "play": {
        **_SEAT,
        "card": required(TEXT),
        "target": optional(SEAT),
        "side": optional(one_of(PREVIOUS, NEXT)),
        "villain": optional(TEXT),
        "in_sequence": optional(BOOL),
        "drawn": optional(BOOL),
    },
    "draw": _SEAT,
    "keep": _SEAT,
    "defend": {**_SEAT, "with": required(one_of(ALIBI, MASTERMIND, NO_DEFENCE))},
    "arrest": {**_SEAT, "target": required(SEAT)},
    "no-arrest": _SEAT,
    "plea": {**_SEAT, "guilty": required(BOOL), "villains": optional(TEXTS)},
    "escape": {**_SEAT, "villains": required(TEXTS)},
    "done": {"what": required(one_of(*MOVES))},
    "held": {**_SEAT, "total": optional(INT), "cards": optional(TEXTS)},
    "hands": {"villains": optional(TEXTS), "totals": required(INTS)},
}

_ALLOW: Fields = {"allow": required(BOOL)}

DEAL: Fields = {"opens": optional(SEAT)}

RULINGS: dict[str, Fields] = {
    "sequence": {**_ALLOW, "learn": optional(LEARN)},
    "i-say": {**_ALLOW, "learn": optional(BOOL)},
    "deadline": _ALLOW,
    "which": {"answer": required(one_of(*BUTTONS))},
    "defence": _ALLOW,
    "lift": {"of": required(INT)},
    "count": {**_SEAT, "value": required(INT)},
    "chit": {"side": required(one_of(LONDON, COUNTRY, PENDING))},
    "score": {**_SEAT, "delta": required(INT)},
    "value": {"card": required(TEXT), "value": required(INT)},
}

VOCABULARY = Vocabulary(
    seats=range(3, 9),
    deal=DEAL,
    entries=ENTRIES,
    rulings=RULINGS,
    resumed=("phase", "turn", "seq", "chit"),
    secret=("hands",),
    spare=PADS,
)
