"""Sherlock Holmes by doing: play at PLAY, call a match, sweep, protect, pass cards on."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from companion.games.sherlock_holmes.bots.pack import practice_pack
from companion.practice.company import Stack
from companion.practice.course import LEARNER, Course, LessonMark, LessonStep, Slip, found

SEATS = 4
DEALT = {"phase": "dealt"}
_PLAYING = {"phase": "play", "piles": lambda piles: piles[LEARNER - 1] == 0}
_PLAYED = {"phase": "play", "piles": lambda piles: piles[LEARNER - 1] > 0}
_WHY = {
    "early": "Your card came before PLAY: hands off until the word has been said.",
    "late": "Your card came too late: tap {pile} as soon as you hear or see PLAY.",
    "slow-withdrawal": "Your hand stayed on the pile: tap {pile}, and let go at once.",
    "rest": "Your arm lay on the edge of the table, and that costs the pile.",
    "false-call": "You called a match, but your card equals no other: that costs the pile.",
    "missed-holmes": "You turned up Sherlock Holmes and did not call him: press {red} at once.",
    "wrong-name": "That was the other name: Sherlock Holmes is {red}, Scotland Yard is {blue}.",
}
_COSTS = (
    *(Slip(found("forfeit", seat=LEARNER, reason=reason), said) for reason, said in _WHY.items()),
    Slip(
        found("yard", seat=LEARNER),
        "That was SCOTLAND YARD: {blue} has everybody pass three cards to the left.",
    ),
)
_PILE = LessonMark("pile", _PLAYING)


def turned(*cards: str) -> Stack:
    """Stack the pack so that these cards are turned up first, by seat."""

    def stack(dealer: int) -> Sequence[str]:
        order = [cards[(dealer + place) % SEATS] for place in range(SEATS)]
        rest = Counter(practice_pack().cards) - Counter(cards)
        return [*order, *sorted(rest.elements())]

    return stack


PLAY = LessonStep(
    "play",
    say="At READY, get set. At PLAY, put your top card on your pile: tap {pile}, no longer than "
    "that. A card before PLAY costs you one, and some READYs have no PLAY.",
    praise="That is a play, and the table has measured how fast you were.",
    done=found("played", seat=LEARNER, reaction_us=lambda us: us is not None),
    slips=_COSTS,
    pack=turned("FOG", "CLUE", "ALIBI", "HANSOM"),
    set_at=DEALT,
    marks=(_PILE,),
    called=True,
)
MATCH = LessonStep(
    "match",
    say="Play at PLAY with {pile}, then look at the cards. Is yours the same as the one on another "
    "pile? That is a match: call it with {white}. The first to call takes that pile.",
    praise="Yours: both piles go under your hand. A match that is none would have cost your pile.",
    done=found("capture", seat=LEARNER),
    slips=_COSTS,
    pack=turned("THIEF", "RUN", "THIEF", "WHISTLE"),
    set_at=DEALT,
    marks=(_PILE, LessonMark("white", _PLAYED)),
    called=True,
)
HOLMES = LessonStep(
    "holmes",
    say="Play at PLAY with {pile}: you will turn up SHERLOCK HOLMES. Call him with {red}. Then "
    "sweep: lay a hand on the piles of the others with the keys 2, 3 and 4, or touch them, "
    "before their owners cover them.",
    praise="Swept. What you reached first is yours.",
    done=found("sweep", seats=LEARNER, taken=bool),
    slips=(
        *_COSTS,
        Slip(
            found("sweep"),
            "The sweep is over, and your hand reached no pile: be quick with 2, 3 and 4.",
        ),
    ),
    pack=turned("SHERLOCK HOLMES", "LANTERN", "FOG", "CLUE"),
    set_at=DEALT,
    marks=(_PILE, LessonMark("red", _PLAYED)),
    called=True,
)
PROTECT = LessonStep(
    "protect",
    say="Play at PLAY with {pile}. This time {name2} turns up SHERLOCK HOLMES. As soon as he is "
    "called, cover your pile with {shield}, and keep it covered until the sweep is over.",
    praise="Safe: your hand was there first.",
    done=found("safe", pile=LEARNER),
    slips=(
        *_COSTS,
        Slip(
            found("taken", pile=LEARNER),
            "Your pile is gone: another hand was on it before {shield} covered it.",
        ),
        Slip(found("sweep"), "The sweep is over, and you did not cover your pile: press {shield}."),
    ),
    pack=turned("RUN", "SHERLOCK HOLMES", "ALIBI", "FOOTPRINT"),
    set_at=DEALT,
    marks=(_PILE, LessonMark("shield", {"phase": "sweep"})),
    called=True,
)
YARD = LessonStep(
    "yard",
    say="Tired of your cards? Call SCOTLAND YARD with {blue}: everyone passes three cards to the "
    "left. Do it now.",
    praise="Three cards have gone to the left. You may do that twice in a row at most.",
    done=found("yard", seat=LEARNER),
    slips=_COSTS,
    set_at=DEALT,
    marks=(LessonMark("blue"),),
)


def _options() -> Mapping[str, Any]:
    """Return options under which nobody is hurried."""
    return {
        "pack": practice_pack().counts(),
        "prompt_us": 8_000_000,
        "withdraw_us": 4_000_000,
        "rest_us": 10_000_000,
        "sweep_us": 12_000_000,
        "holmes_us": 15_000_000,
        "target": 1000,
    }


COURSE = Course(
    about="Play at PLAY, call a match, sweep the table, protect your pile, call Scotland Yard.",
    welcome="Sherlock Holmes in two minutes. You sit at seat 1, with three patient players.",
    steps=(PLAY, MATCH, HOLMES, PROTECT, YARD),
    finish="That is all there is to know.",
    seats=SEATS,
    options=_options,
    bots="patient",
)
