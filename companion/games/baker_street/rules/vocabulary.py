"""What a transcript of this game may say: entries and rulings, verdicts and refusals."""

from companion.core.referee.events import PADS
from companion.core.referee.game import Vocabulary
from companion.core.referee.kinds import REFUSED, Kind, Verdicts
from companion.core.referee.schema import (
    BOOL,
    INT,
    MICROSECONDS,
    SEAT,
    SEATS,
    TEXT,
    TEXTS,
    Fields,
    list_of,
    map_of,
    nullable,
    one_of,
    optional,
    required,
    text_such_as,
)
from companion.games.baker_street.rules.cards import KINDS
from companion.games.baker_street.rules.phases import BakerAct
from companion.games.baker_street.rules.places import SHIPPED, STREET
from companion.games.baker_street.rules.rulings import ABOUT, RULINGS
from companion.games.baker_street.rules.state import LIFTABLE

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

_INT = required(INT)
_PLACE = text_such_as(*(place.id for place in SHIPPED))
_SPOT = required(text_such_as(STREET, *_PLACE.such_as))
_DOOR = text_such_as("a", "b")
_AT = {**_SEAT, "location": required(_PLACE)}
_PILES = required(map_of(INT, KINDS))
_DONE = required(BOOL)

VERDICTS: Verdicts = {
    "prompt": Kind(by="what", cases={"choose-case": {"suggest": _INT}, "read-case": {}}),
    "case-open": Kind({"number": _INT, "items": required(TEXTS)}),
    "order-roll": Kind({**_SEAT, "value": _INT}),
    "order-tie": Kind({"seats": required(SEATS)}),
    "order": Kind({"first": required(SEAT)}),
    "turn": Kind(
        {
            **_SEAT,
            "may": required(
                list_of(
                    one_of(
                        "roll",
                        "stay",
                        BakerAct.CAB,
                        BakerAct.OPEN,
                        BakerAct.TAKE,
                        BakerAct.ANNOUNCE,
                        "end",
                    ),
                    least=1,
                )
            ),
        }
    ),
    "ended": Kind({**_SEAT, "how": required(one_of("street", "next"))}),
    "roll-wanted": Kind(_SEAT),
    "rolled": Kind({**_SEAT, "value": _INT}),
    "stayed": Kind(_SEAT),
    "left": Kind({**_AT, "exit": required(nullable(_DOOR))}),
    "cab": Kind({**_SEAT, "to": required(_PLACE)}),
    "arrived": Kind({**_SEAT, "location": _SPOT, "entrance": required(nullable(_DOOR))}),
    "sealed": Kind({**_AT, "entrance": required(_DOOR), "piles": _PILES}),
    "unsealed": Kind({**_AT, "entrance": required(_DOOR), "piles": _PILES}),
    "took": Kind({**_SEAT, "card": required(one_of(*KINDS)), "piles": _PILES}),
    "clue-ready": Kind(_AT),
    "clue-started": Kind({**_AT, "deadline": required(MICROSECONDS)}),
    "clue-warning": Kind({**_AT, "left_s": _INT}),
    "clue-time-up": Kind(_AT),
    "clue-closed": Kind({**_AT, "used_us": required(MICROSECONDS), "in_time": _DONE}),
    "announce-open": Kind({**_SEAT, "items": required(TEXTS)}),
    "won": Kind(_SEAT),
    "out": Kind({**_SEAT, "left_in": required(SEATS)}),
    "unsolved": Kind(),
    "ruled": Kind(
        by="ruling",
        cases={
            "position": {**_SEAT, "result": _SPOT},
            "card": {**_SEAT, "card": required(one_of(*KINDS)), "result": _DONE},
            "seal": {
                "location": required(_PLACE),
                "entrance": required(_DOOR),
                "result": _DONE,
                "seat": optional(SEAT),
            },
            "look": {**_SEAT, "result": _DONE},
            "lift": {**_SEAT, "result": required(one_of(*LIFTABLE))},
            "solution": {**_SEAT, "result": _DONE},
        },
    ),
    "refused": Kind({**REFUSED, "speak": optional(BOOL)}, by="reason", final=True),
}

REFUSALS = frozenset(
    {
        *LIFTABLE,
        "already-ended",
        "already-rolled",
        "already-sealed",
        "answer-pending",
        "bad-case",
        "bad-die",
        "bad-entrance",
        "bad-items",
        "booklet-not-open",
        "booklet-open",
        "entrance-missing",
        "game-over",
        "holds-one",
        "items-missing",
        "just-opened",
        "no-case",
        "no-clue-here",
        "no-key",
        "no-sy-card",
        "not-announced",
        "not-at-depot",
        "not-in-221b",
        "not-leaving",
        "not-moved",
        "not-rolled",
        "not-sealable",
        "not-sealed-there",
        "not-your-turn",
        "nothing-to-rule",
        "occupied",
        "own-seal",
        "pile-empty",
        "same-location",
        "sealed",
        "seat-out",
        "take-too-late",
        "unknown-location",
        "unused-input",
        "wrong-place",
    }
)

VOCABULARY = Vocabulary(
    seats=range(2, 7),
    deal={},
    entries=ENTRIES,
    rulings=RULINGS,
    about=ABOUT,
    spare=PADS,
    verdicts=VERDICTS,
    refusals=REFUSALS,
)
