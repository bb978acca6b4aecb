"""What a transcript of this game may say: deal, entries and rulings, verdicts and refusals."""

from companion.core.referee.game import Vocabulary
from companion.core.referee.kinds import Kind, Verdicts, cases
from companion.core.referee.schema import (
    BOOL,
    INT,
    MICROSECONDS,
    RIVALS,
    SEAT,
    SEATS,
    TEXT,
    TEXTS,
    Fields,
    an_object,
    by_seat,
    either,
    list_of,
    lists_by,
    nullable,
    one_of,
    optional,
    required,
)
from companion.games.sorry.rules.calls import ACCEPT, DROP
from companion.games.sorry.rules.geometry import COLOURS, SQUARES
from companion.games.sorry.rules.moves import KINDS
from companion.games.sorry.rules.rulings import ANSWERS, RULINGS

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

_CARD = required(one_of(*KINDS))
_INT = required(INT)
_SEATS = required(SEATS)
_COLOUR = required(one_of(*COLOURS))
_SQUARE = either(INT, one_of(*(square for square in SQUARES.values() if isinstance(square, str))))
_MEN = required(lists_by("squares by colour", COLOURS))
_MAN = an_object({"colour": _COLOUR, "at": _INT})
_PARTS = required(
    list_of(
        an_object(
            {
                "colour": _COLOUR,
                "from": required(_SQUARE),
                "to": required(_SQUARE),
                "slide_to": required(nullable(INT)),
                "bumped": required(list_of(_MAN)),
                "with": optional(_MAN),
            }
        )
    )
)
_MOVES = required(list_of(an_object({"id": _INT, "parts": _PARTS})))


VERDICTS: Verdicts = {
    "tie": Kind({"seats": _SEATS}),
    "lead": Kind({**_SEAT, "card": _CARD}),
    "colours": Kind({"colours": required(by_seat(one_of(*COLOURS)))}),
    "dealt": Kind({"cards": _INT, "hands": required(by_seat(INT)), "men": _MEN}),
    "turn": Kind({**_SEAT, "colour": _COLOUR}),
    "hand": Kind({**_SEAT, "cards": required(list_of(one_of(*KINDS)))}, private=True),
    "drawn": Kind({**_SEAT, "card": _CARD, "left": _INT}),
    "extra-draw": Kind(_SEAT),
    "moves": Kind(
        {
            **_SEAT,
            "card": _CARD,
            "forced": required(BOOL),
            "may_pass": required(BOOL),
            "moves": _MOVES,
        }
    ),
    "picked": Kind({**_SEAT, "move": _INT}),
    "moved": Kind(
        {
            **_SEAT,
            "card": _CARD,
            "parts": _PARTS,
            "men": _MEN,
            "implied": optional(BOOL),
        }
    ),
    "passed": Kind({**_SEAT, "card": _CARD}),
    "forfeit": Kind({**_SEAT, "card": _CARD}),
    "discarded": Kind({**_SEAT, "left": _INT}),
    "refilled": Kind({**_SEAT, "left": _INT}),
    "reshuffle": Kind({"cards": _INT}),
    "board": Kind({"men": _MEN}),
    "call": Kind({**_SEAT, "to_answer": _SEATS}, by="call", cases=cases("double", "redouble")),
    "answered": Kind(_SEAT, by="answer", cases=cases(ACCEPT, DROP)),
    "stake": Kind({"multiplier": _INT, "in_play": _SEATS}),
    "won": Kind(
        {"games": _INT, "total": required(by_seat(INT))},
        by="by",
        cases={
            "home": {"seat": optional(SEAT), "seats": optional(SEATS)},
            "drop-out": _SEAT,
        },
    ),
    "score": Kind(
        {
            "hand": required(by_seat(INT)),
            "total": required(by_seat(INT)),
            "normal": _INT,
            "bonus": _INT,
            "multiplier": _INT,
        }
    ),
    "doubt": Kind(
        {
            "between": required(RIVALS),
            "gap_us": required(MICROSECONDS),
            "doubt_us": required(MICROSECONDS),
        },
        by="question",
        cases=cases(*ANSWERS),
        final=True,
    ),
    "ruled": Kind(by="ruling", cases=cases(*(name for name in RULINGS if name != "board"))),
}

REFUSALS = frozenset(
    {
        "already-answered",
        "bad-board",
        "bad-pack",
        "bad-ruling",
        "call-pending",
        "card-due",
        "card-exhausted",
        "card-open",
        "choose-first",
        "colour-taken",
        "deal-due",
        "dropped-out",
        "game-over",
        "must-move",
        "no-call",
        "no-legal-move",
        "no-such-card",
        "no-such-move",
        "not-in-hand",
        "not-in-mode",
        "not-your-turn",
        "nothing-to-rule",
        "play-not-complete",
        "playable-card-held",
        "refill-due",
        "ruling-pending",
        "unused-input",
    }
)

VOCABULARY = Vocabulary(
    seats=range(2, 5),
    deal=DEAL,
    entries=ENTRIES,
    rulings=RULINGS,
    verdicts=VERDICTS,
    refusals=REFUSALS,
)
