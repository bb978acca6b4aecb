"""What a transcript of this game may say: entries and rulings, verdicts and refusals."""

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
    by_seat,
    map_of,
    nullable,
    one_of,
    required,
)
from companion.games.sherlock_holmes.rules import counting, penalties, rulings, standins

_SEAT = required(SEAT)
_SEATS = required(SEATS)
_INT = required(INT)
_MAYBE_US = required(nullable(MICROSECONDS))
_DOUBT = {"between": required(RIVALS), "gap_us": _MAYBE_US, "doubt_us": _MAYBE_US}
_POINTS = required(by_seat(INT))
_RULES = {
    "early": penalties.EARLY,
    "false-call": penalties.FALSE_CALL,
    "guessed": penalties.EARLY,
    "late": penalties.LATE,
    "missed-holmes": penalties.MISSED_HOLMES,
    "rest": penalties.REST,
    "ruling": penalties.DEALERS_WORD,
    "slow-withdrawal": penalties.WITHDRAWAL,
    "wrong-name": penalties.WRONG_NAME,
}
"""Why a forfeit is due, with the rule that says so."""

VERDICTS: Verdicts = {
    "played": Kind(
        {"seat": _SEAT, "reaction_us": _MAYBE_US, "doubt_us": _MAYBE_US}, unhurried=True
    ),
    "call": Kind(
        {"seat": _SEAT, "place": _INT, "behind_us": _MAYBE_US, "doubt_us": _MAYBE_US},
    ),
    "capture": Kind({"seat": _SEAT, "from": _SEATS, "pool": _INT, "won": _INT, "cards": _INT}),
    "forfeit": Kind(
        {"seat": _SEAT, "cards": _INT, "doubt_us": _MAYBE_US},
        by="reason",
        cases={reason: {"rule": required(one_of(rule))} for reason, rule in _RULES.items()},
        hasty=frozenset(("early", "guessed")),
    ),
    "warning": Kind(
        {"seat": _SEAT, "doubt_us": _MAYBE_US},
        by="reason",
        cases=cases("rest", rule=required(one_of(penalties.REST))),
    ),
    "sweep-open": Kind({"seat": _SEAT}),
    "safe": Kind({"pile": _SEAT, "doubt_us": _MAYBE_US}, unhurried=True),
    "taken": Kind({"pile": _SEAT, "seat": _SEAT, "doubt_us": _MAYBE_US}, unhurried=True),
    "sweep": Kind(
        {
            "seats": _SEATS,
            "taken": required(map_of(SEAT)),
            "safe": _SEATS,
            "untouched": _SEATS,
            "pool": _INT,
            "pool_to": required(nullable(SEAT)),
        }
    ),
    "yard": Kind({"seat": _SEAT, "cards": _INT, "again": required(BOOL)}),
    "out": Kind({"seat": _SEAT}),
    "void": Kind(
        {"seat": _SEAT},
        by="reason",
        cases={
            **cases("holmes", "ruling", "sweep", what=required(one_of("call"))),
            "late": {"what": required(one_of("call", "sweep"))},
            **cases("out", "wrong-name", what=required(one_of("sweep"))),
        },
        final=True,
    ),
    "ask": Kind(
        by="question",
        cases={
            "call": {"seat": _SEAT, "suggest": _SEATS},
            "pile": {"pile": _SEAT, "between": required(RIVALS)},
            "card": {"seat": _SEAT, "cards": required(TEXTS)},
            "stray": {"seat": _SEAT, "card": required(TEXT)},
            "pool-count": {"seen": _INT, "pool": _INT},
            "hand": {"seat": _SEAT, "seen": _INT, "hand": _INT},
            "count": {"seat": _SEAT, "holmes": _INT, "suspects": _INT},
        },
        final=True,
    ),
    "doubt": Kind(
        _DOUBT,
        by="question",
        cases={"first-call": {}, "pile": {"pile": _SEAT}, "pool": {}},
        final=True,
    ),
    "ruled": Kind(by="ruling", cases=cases("recount", "void-hand")),
    "counted": Kind({"seat": _SEAT, "cards": _INT, "holmes": _INT, "suspects": _INT}),
    "score": Kind({"hand": _POINTS, "total": _POINTS}),
    "won": Kind({"seat": _SEAT, "total": _INT}),
}

REFUSALS = frozenset(
    {
        "already-called",
        "already-played",
        "already-sweeping",
        "bad-ruling",
        "count",
        "counting",
        "game-over",
        "hand-running",
        "holmes-is-red",
        "missed-holmes",
        "no-hand",
        "no-pile",
        "no-play",
        "no-ready",
        "no-sweep",
        "nothing-to-rule",
        "open-question",
        "recount",
        "sweep",
        "two-in-succession",
    }
)

VOCABULARY = Vocabulary(
    seats=range(3, 9),
    deal={},
    entries={**counting.ENTRIES, **standins.ENTRIES},
    rulings=rulings.RULINGS,
    verdicts=VERDICTS,
    refusals=REFUSALS,
)
