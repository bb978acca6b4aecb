"""221-B Baker Street by doing: roll, enter a place, read its clue, take a cab, seal, solve."""

from collections.abc import Mapping
from typing import Any

from companion.games.baker_street.bots.cases import case_book
from companion.games.baker_street.rules.places import DEPOT, STREET
from companion.practice.course import LEARNER, Course, Deed, LessonMark, LessonStep, Slip, found

SEATS = 2
RIVAL = 2
CASE = 1
_NEAR = "apothecary"
_MY_TURN = {"phase": "turn", "turn": LEARNER}
_OPENING = (
    Deed("red", LEARNER, at={"phase": "order", "to_roll": LEARNER}),
    Deed("red", RIVAL, at={"phase": "order", "to_roll": [RIVAL]}),
)
"""Both roll for the first turn."""
_FIRST = (6, 1)
"""What they roll: the learner begins."""


def _placed(place: str) -> tuple[Deed, ...]:
    """Return what sets the table so: it is the learner's turn, and their token is there."""
    return (*_OPENING, Deed("position", LEARNER, {"at": place}, _MY_TURN))


def _in(place: str) -> Mapping[str, Any]:
    return {**_MY_TURN, "tokens": lambda tokens: tokens[LEARNER - 1] == place}


def _elsewhere(place: str) -> bool:
    return place not in (STREET, None)


ROLL = LessonStep(
    "roll",
    say="baker-street-lesson-roll",
    praise="baker-street-lesson-roll-praise",
    done=found("rolled", seat=LEARNER),
    rolls=(*_FIRST, 4),
    before=_OPENING,
    set_at=_MY_TURN,
    marks=(LessonMark("red", _MY_TURN),),
)
ENTER = LessonStep(
    "enter",
    say="baker-street-lesson-enter",
    praise="baker-street-lesson-enter-praise",
    done=found("arrived", seat=LEARNER, location=_elsewhere),
    slips=(
        Slip(
            found("arrived", seat=LEARNER),
            "baker-street-lesson-enter-street",
        ),
    ),
    rolls=(*_FIRST, 4),
    before=(*_OPENING, Deed("red", LEARNER, at=_MY_TURN)),
    set_at={"phase": "rolled", "turn": LEARNER},
)
READ = LessonStep(
    "read",
    say="baker-street-lesson-read",
    praise="baker-street-lesson-read-praise",
    done=found("clue-closed", seat=LEARNER),
    slips=(
        Slip(
            found("refused", seat=LEARNER, reason="just-opened"),
            "baker-street-lesson-read-quick",
        ),
        Slip(
            found("clue-time-up", seat=LEARNER),
            "baker-street-lesson-read-late",
        ),
    ),
    rolls=(*_FIRST, 4),
    before=(
        *_OPENING,
        Deed("red", LEARNER, at=_MY_TURN),
        Deed("move", LEARNER, {"to": _NEAR}, {"phase": "rolled", "turn": LEARNER}),
    ),
    set_at={"phase": "arrived", "turn": LEARNER},
    marks=(LessonMark("white"),),
)
CAB = LessonStep(
    "cab",
    say="baker-street-lesson-cab",
    praise="baker-street-lesson-cab-praise",
    done=found("cab", seat=LEARNER),
    slips=(
        Slip(
            found("roll-wanted", seat=LEARNER),
            "baker-street-lesson-cab-rolled",
        ),
        Slip(found("stayed", seat=LEARNER), "baker-street-lesson-cab-stayed"),
    ),
    rolls=_FIRST,
    before=_placed(DEPOT),
    set_at=_in(DEPOT),
    marks=(LessonMark("cab"),),
)
SEAL = LessonStep(
    "seal",
    say="baker-street-lesson-seal",
    praise="baker-street-lesson-seal-praise",
    done=found("sealed", seat=LEARNER),
    slips=(
        Slip(
            found("left", seat=LEARNER),
            "baker-street-lesson-seal-open",
        ),
    ),
    rolls=(*_FIRST, 4),
    before=(*_placed(_NEAR), Deed("red", LEARNER, at=_in(_NEAR))),
    set_at={"phase": "rolled", "turn": LEARNER},
)
SOLVE = LessonStep(
    "solve",
    say="baker-street-lesson-solve",
    praise="baker-street-lesson-solve-praise",
    done=found("won", seat=LEARNER),
    slips=(
        Slip(
            found("out", seat=LEARNER),
            "baker-street-lesson-solve-wrong",
        ),
        Slip(
            found("roll-wanted", seat=LEARNER),
            "baker-street-lesson-solve-rolled",
        ),
    ),
    rolls=_FIRST,
    before=_OPENING,
    set_at=_MY_TURN,
    marks=(LessonMark("announce", _MY_TURN),),
)


def _options() -> Mapping[str, Any]:
    """Return options with one case left to choose, and time to read."""
    cases = len(case_book())
    known = [number for number in range(1, cases + 1) if number != CASE]
    return {"cases": cases, "played": known, "clue_seconds": 120}


COURSE = Course(
    about="baker-street-lesson-about",
    welcome="baker-street-lesson-welcome",
    steps=(ROLL, ENTER, READ, CAB, SEAL, SOLVE),
    finish="baker-street-lesson-finish",
    seats=SEATS,
    options=_options,
)
