"""What a transcript of this game may say: entries and rulings, verdicts and refusals."""

from companion.core.referee.events import PADS
from companion.core.referee.game import Vocabulary
from companion.core.referee.kinds import OVERTURNED, REFUSED, Kind, Verdicts, cases
from companion.core.referee.schema import (
    BOOL,
    INT,
    INTS,
    MICROSECONDS,
    RIVALS,
    SEAT,
    SEATS,
    TEXT,
    TEXTS,
    Fields,
    FieldType,
    an_object,
    by_seat,
    either,
    is_text,
    list_of,
    nullable,
    one_of,
    optional,
    required,
    text_such_as,
)
from companion.games.i_say_holmes.rules.cards import (
    ALIBI,
    CARDS,
    COUNTRY,
    LONDON,
    MASTERMIND,
    PENDING,
    TOKENS,
    VILLAINS,
)

PREVIOUS, NEXT = "previous", "next"
NO_DEFENCE = "none"
BUTTONS = {"red": ALIBI, "blue": MASTERMIND, "white": NO_DEFENCE}
"""What the buttons of the player who is attacked mean."""

PASS_LEFT, PASS_RIGHT = "pass-left", "pass-right"
MOVES = (PASS_LEFT, PASS_RIGHT, "redeal", "trade", "give", "reshuffle")
"""How cards go from hand to hand, or pile to pile, while the game waits."""

WAITED_FOR = ("deal", "start", "play", "window", "plea", "arrest", "held", "nothing")
"""What the game can wait for, beside an answer of the dealer's and cards on their way."""

QUESTIONS = ("sequence", "i-say", "value", "deadline", "which")
"""What the dealer can be asked."""

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

_CARD = required(one_of(*CARDS))
_INT = required(INT)
_SEATS = required(SEATS)
_BY = {"by": required(SEAT), **_SEAT}
_SIDE = required(one_of(LONDON, COUNTRY, PENDING))
_VILLAINS = required(list_of(one_of(*VILLAINS)))
_SUGGESTED = {"card": _CARD, "seq": _CARD, "suggest": required(list_of(text_such_as(*TOKENS)))}
_ALLOWED = {"result": required(BOOL)}
_BUTTON = one_of(*BUTTONS)

VERDICTS: Verdicts = {
    "ready": Kind(
        {
            "deal": required(INTS),
            "hands": required(by_seat(INT)),
            "draw_pile": _INT,
            "chit": _SIDE,
        }
    ),
    "started": Kind(_SEAT),
    "turn": Kind({**_SEAT, "seq": _CARD, "chit": _SIDE}),
    "played": Kind({**_SEAT, "card": _CARD}),
    "drew": Kind(_SEAT),
    "kept": Kind(_SEAT),
    "went-out": Kind(_SEAT),
    "chit": Kind({}, by="side", cases=cases(LONDON, COUNTRY, PENDING)),
    "window": Kind(
        {
            **_SEAT,
            "against": _CARD,
            "allows": required(list_of(one_of(ALIBI, MASTERMIND))),
            "deadline": required(nullable(MICROSECONDS)),
        }
    ),
    "window-closed": Kind(_SEAT),
    "declined": Kind(_SEAT),
    "defended": Kind(_SEAT, by="with", cases=cases(ALIBI, MASTERMIND)),
    "draws": Kind({**_SEAT, "cards": _INT}),
    "look": Kind({**_BY, "cards": required(either(INT, one_of("all")))}),
    "show": Kind(_BY),
    "give": Kind({**_BY, "cards": _INT}),
    "trade": Kind({"between": required(RIVALS)}),
    "hand-taken": Kind({**_BY, "cards": _INT, "drawn": _INT}),
    "discarded": Kind({**_SEAT, "card": required(one_of(*VILLAINS))}),
    "detected": Kind({**_BY, "villains": _VILLAINS}),
    "implied": Kind(
        {"by": required(SEAT)},
        by="what",
        cases={**cases("keep", "no-defence", "no-arrest", **_SEAT), **cases(*MOVES)},
    ),
    "points": Kind({**_SEAT, "delta": _INT}, by="why", cases=cases("telegram", "i-say", "fleeing")),
    PASS_LEFT: Kind(),
    PASS_RIGHT: Kind(),
    "redeal": Kind({"hands": required(by_seat(INT))}),
    "reshuffle": Kind({"draw_pile": _INT}),
    "arrest": Kind(_BY),
    "guilty": Kind({**_BY, "villains": _VILLAINS}),
    "not-guilty": Kind(_BY),
    "cleared": Kind(_BY),
    "escaped": Kind({**_SEAT, "villains": _VILLAINS}),
    "flag": Kind(_SEAT, by="why", cases=cases("cleared-seat-held-villain", "no-cards-left")),
    "round-end": Kind(by="why", cases=cases("arrest", "escape", "none-guilty")),
    "score": Kind({"hand": required(by_seat(INT)), "total": required(by_seat(INT))}),
    "won": Kind({"seats": required(list_of(SEAT, least=1)), "total": _INT}),
    "ask": Kind(
        _SEAT,
        by="question",
        cases={
            "arrest": {"suggest": _SEATS, "must": required(BOOL)},
            "held": {},
            "plea": {},
            "sequence": _SUGGESTED,
            "i-say": _SUGGESTED,
            "value": {"card": _CARD},
        },
        final=True,
    ),
    "doubt": Kind(
        {
            "between": required(list_of(SEAT, least=1, most=1)),
            "gap_us": required(MICROSECONDS),
            "doubt_us": required(MICROSECONDS),
        },
        by="question",
        cases={
            "deadline": {"answer": required(_BUTTON)},
            "which": {"answers": required(list_of(_BUTTON, least=2))},
        },
        final=True,
    ),
    "ruled": Kind(
        by="ruling",
        cases={
            **cases("sequence", "i-say", "deadline", "defence", **_ALLOWED),
            "which": {"result": required(_BUTTON)},
            "lift": {"result": _INT},
            "count": {"result": required(an_object({**_SEAT, "value": _INT}))},
            "chit": {"result": _SIDE},
            "score": {"result": required(an_object({**_SEAT, "delta": _INT}))},
            "value": {"result": required(an_object({"card": _CARD, "value": _INT}))},
        },
    ),
    "refused": Kind(
        {
            **REFUSED,
            "speak": optional(BOOL),
            "waiting_for": optional(one_of(*WAITED_FOR, *MOVES, *QUESTIONS)),
            "card": optional(one_of(*CARDS)),
            "seq": optional(nullable(one_of(*CARDS))),
        },
        by="reason",
        final=True,
    ),
    "overturned": Kind(
        {
            **OVERTURNED,
            "phase": optional(TEXT),
            "turn": optional(nullable(SEAT)),
            "seq": optional(nullable(one_of(*CARDS))),
            "chit": optional(one_of(LONDON, COUNTRY, PENDING)),
        }
    ),
}

REFUSALS = frozenset(
    {
        "alibi-not-allowed",
        "already-answered",
        "already-cleared",
        "already-drew",
        "bad-total",
        "busy",
        "chit-mismatch",
        "condition",
        "count-mismatch",
        "defence-only",
        "match-over",
        "no-cards",
        "no-window",
        "not-a-villain",
        "not-accused",
        "not-drawn",
        "not-in-sequence",
        "not-its-word",
        "not-started",
        "not-target",
        "not-your-turn",
        "nothing-to-rule",
        "round-over",
        "self-target",
        "side-missing",
        "target-missing",
        "unknown-card",
        "unused-input",
        "use-escape",
        "villains-missing",
        "window-closed",
    }
)

VOCABULARY = Vocabulary(
    seats=range(3, 9),
    deal=DEAL,
    entries=ENTRIES,
    rulings=RULINGS,
    resumed=("phase", "turn", "seq", "chit"),
    secret=("hands",),
    spare=PADS,
    verdicts=VERDICTS,
    refusals=REFUSALS,
)
