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
_WHY = (
    "early",
    "guessed",
    "late",
    "slow-withdrawal",
    "rest",
    "false-call",
    "missed-holmes",
    "wrong-name",
)
"""What may cost something; the catalogue says of each what went wrong."""
_COSTS = (
    *(
        Slip(found("forfeit", seat=LEARNER, reason=reason), f"sherlock-holmes-lesson-why-{reason}")
        for reason in _WHY
    ),
    Slip(
        found("yard", seat=LEARNER),
        "sherlock-holmes-lesson-was-yard",
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
    say="sherlock-holmes-lesson-play",
    praise="sherlock-holmes-lesson-play-done",
    done=found("played", seat=LEARNER, reaction_us=lambda us: us is not None),
    slips=_COSTS,
    pack=turned("FOG", "CLUE", "ALIBI", "HANSOM"),
    set_at=DEALT,
    marks=(_PILE,),
    called=True,
)
MATCH = LessonStep(
    "match",
    say="sherlock-holmes-lesson-match",
    praise="sherlock-holmes-lesson-match-done",
    done=found("capture", seat=LEARNER),
    slips=_COSTS,
    pack=turned("THIEF", "RUN", "THIEF", "WHISTLE"),
    set_at=DEALT,
    marks=(_PILE, LessonMark("white", _PLAYED)),
    called=True,
)
HOLMES = LessonStep(
    "holmes",
    say="sherlock-holmes-lesson-holmes",
    praise="sherlock-holmes-lesson-holmes-done",
    done=found("sweep", seats=LEARNER, taken=bool),
    slips=(
        *_COSTS,
        Slip(
            found("sweep"),
            "sherlock-holmes-lesson-holmes-slip",
        ),
    ),
    pack=turned("SHERLOCK HOLMES", "LANTERN", "FOG", "CLUE"),
    set_at=DEALT,
    marks=(_PILE, LessonMark("red", _PLAYED)),
    called=True,
)
PROTECT = LessonStep(
    "protect",
    say="sherlock-holmes-lesson-protect",
    praise="sherlock-holmes-lesson-protect-done",
    done=found("safe", pile=LEARNER),
    slips=(
        *_COSTS,
        Slip(
            found("taken", pile=LEARNER),
            "sherlock-holmes-lesson-protect-slip-1",
        ),
        Slip(found("sweep"), "sherlock-holmes-lesson-protect-slip-2"),
    ),
    pack=turned("RUN", "SHERLOCK HOLMES", "ALIBI", "FOOTPRINT"),
    set_at=DEALT,
    marks=(_PILE, LessonMark("shield", {"phase": "sweep"})),
    called=True,
)
YARD = LessonStep(
    "yard",
    say="sherlock-holmes-lesson-yard",
    praise="sherlock-holmes-lesson-yard-done",
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
    about="sherlock-holmes-lesson-about",
    welcome="sherlock-holmes-lesson-welcome",
    steps=(PLAY, MATCH, HOLMES, PROTECT, YARD),
    finish="sherlock-holmes-lesson-finish",
    seats=SEATS,
    options=_options,
    bots="patient",
)
