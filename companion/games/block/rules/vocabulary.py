"""What a transcript of this game may say: deal, entries and rulings, verdicts and refusals."""

from companion.core.referee.game import Vocabulary
from companion.core.referee.kinds import OVERTURNED, Kind, Verdicts, cases
from companion.core.referee.schema import (
    INT,
    MICROSECONDS,
    RIVALS,
    SEAT,
    by_seat,
    nullable,
    one_of,
    optional,
    required,
)
from companion.games.block.rules import laying, rulings, scoring
from companion.games.block.rules.pack import CARDS, COUNT_CARDS

_CARD = one_of(*CARDS)
_SEAT = required(SEAT)
_INT = required(INT)
_MAYBE_CARD = required(nullable(_CARD))
_POINTS = required(by_seat(INT))
_LAID = {"seat": _SEAT, "card": required(_CARD), "hand": _INT, "due": _MAYBE_CARD}
_WITHDRAWN = {"seat": _SEAT, "card": required(_CARD)}

VERDICTS: Verdicts = {
    "dealt": Kind({"hands": required(by_seat(INT)), "leader": _SEAT, "dealer": _SEAT}),
    "led": Kind(_LAID),
    "played": Kind(_LAID),
    "block": Kind({"seat": _SEAT, "on": required(_CARD), "hand": _INT}),
    "lead": Kind(
        {"seat": _SEAT},
        by="by",
        cases={
            **cases("high", "natural", "block", card=required(_CARD)),
            "passed": {"card": _MAYBE_CARD},
        },
    ),
    "count": Kind(
        {"seat": _SEAT, "card": required(one_of(*COUNT_CARDS)), "points": _INT, "total": _INT}
    ),
    "out": Kind(
        {"seat": _SEAT, "left": required(by_seat(INT)), "by_card": _INT, "by_honours": _INT}
    ),
    "score": Kind({"hand": _POINTS, "penalties": _POINTS, "total": _POINTS, "next_dealer": _SEAT}),
    "won": Kind({"seat": _SEAT, "total": _INT}),
    "void": Kind(
        by="what",
        cases={**cases("block", "play", **_WITHDRAWN), "hand": {"dealer": _SEAT, "total": _POINTS}},
    ),
    "ask": Kind(by="question", cases={"blocks-left": {"cards": _INT}}, final=True),
    "doubt": Kind(
        {
            "between": required(RIVALS),
            "gap_us": required(MICROSECONDS),
            "doubt_us": required(MICROSECONDS),
        },
        by="question",
        cases=cases(*rulings.ANSWERS),
        final=True,
    ),
    "ruled": Kind(
        by="ruling", cases=cases(*(name for name in rulings.RULINGS if name not in rulings.DENIALS))
    ),
    "overturned": Kind(
        {
            **OVERTURNED,
            "due": optional(nullable(_CARD)),
            "leader": optional(nullable(SEAT)),
        }
    ),
}

REFUSALS = frozenset(
    {
        "already-blocked",
        "already-played",
        "bad-hands",
        "bad-ruling",
        "block-count",
        "block-not-led",
        "counting",
        "game-over",
        "hand-running",
        "lead-due",
        "must-lead",
        "no-block-left",
        "no-hand",
        "no-such-card",
        "not-just-played",
        "not-leader",
        "nothing-to-rule",
        "ruling-pending",
        "run-open",
        "too-late",
        "two-out",
        "unused-input",
    }
)

VOCABULARY = Vocabulary(
    seats=range(3, 7),
    deal=scoring.DEAL,
    entries={**laying.ENTRIES, **scoring.ENTRIES},
    rulings=rulings.RULINGS,
    denials=rulings.DENIALS,
    resumed=("due", "leader"),
    verdicts=VERDICTS,
    refusals=REFUSALS,
)
