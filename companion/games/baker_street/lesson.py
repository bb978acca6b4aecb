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


def _solved() -> str:
    """Put the solution of the case into a sentence, as all its clues together give it."""
    return "; ".join(
        f"{letter}: {answer}" for letter, answer in case_book()[CASE - 1].solution.items()
    )


ROLL = LessonStep(
    "roll",
    say="A case is open: Case and notes ({papers}) shows what happened, and what is asked. You "
    "stand in 221B Baker Street, as everybody does at first. Roll the die: {red}.",
    praise="So many steps you may go now, and no further.",
    done=found("rolled", seat=LEARNER),
    rolls=(*_FIRST, 4),
    before=_OPENING,
    set_at=_MY_TURN,
    marks=(LessonMark("red", _MY_TURN),),
)
ENTER = LessonStep(
    "enter",
    say="You have rolled a 4. Go into a place that is near enough: touch one that is lit on the "
    "map, or type its number.",
    praise="You are inside. Entering ends the move, and the place has a clue for you.",
    done=found("arrived", seat=LEARNER, location=_elsewhere),
    slips=(
        Slip(
            found("arrived", seat=LEARNER),
            "You stopped on the street, where there is no clue: choose a place instead.",
        ),
    ),
    rolls=(*_FIRST, 4),
    before=(*_OPENING, Deed("red", LEARNER, at=_MY_TURN)),
    set_at={"phase": "rolled", "turn": LEARNER},
)
READ = LessonStep(
    "read",
    say="You have come to the Apothecary. Take the Clue Booklet up with {white}, read this one "
    "clue in silence, and put it down with {white} again. At a table you have thirty seconds.",
    praise="What you have read stays in your notes ({papers}). Nobody else has seen it.",
    done=found("clue-closed", seat=LEARNER),
    slips=(
        Slip(
            found("refused", seat=LEARNER, reason="just-opened"),
            "That was too quick to read anything: press {white} again when you have read it.",
        ),
        Slip(
            found("clue-time-up", seat=LEARNER),
            "Your time is up, and the booklet is still open: press {white} when you have read.",
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
    say="Your turn begins at the Carriage Depot. A cab takes you to any place but 221B, instead of "
    "a roll: touch a place that is lit, or type its number.",
    praise="There already, however far it was. The clue of that place is yours to read.",
    done=found("cab", seat=LEARNER),
    slips=(
        Slip(
            found("roll-wanted", seat=LEARNER),
            "You rolled the die, and whoever rolls goes on foot: take a cab before you roll.",
        ),
        Slip(found("stayed", seat=LEARNER), "You stayed at the Depot, and no cab was taken."),
    ),
    rolls=_FIRST,
    before=_placed(DEPOT),
    set_at=_in(DEPOT),
    marks=(LessonMark("cab"),),
)
SEAL = LessonStep(
    "seal",
    say="You have read enough at the Apothecary, and have rolled a 4. Leave it, and lay your "
    "Scotland Yard card on its door: choose a way that says + seal (More … has them all). Others "
    "then need a key to get in.",
    praise="Sealed. Only whoever lays a Skeleton Key there gets in.",
    done=found("sealed", seat=LEARNER),
    slips=(
        Slip(
            found("left", seat=LEARNER),
            "You have left, and the door stands open: choose a way that says + seal.",
        ),
    ),
    rolls=(*_FIRST, 4),
    before=(*_placed(_NEAR), Deed("red", LEARNER, at=_in(_NEAR))),
    set_at={"phase": "rolled", "turn": LEARNER},
)
SOLVE = LessonStep(
    "solve",
    say="Back at 221B, and all clues together say: " + _solved() + ". Announce your answers, aloud "
    "at a table. Then the Answer Booklet opens before you alone: say whether all of it was right.",
    praise="Solved! Had anything been wrong, you would be out, and the others would go on.",
    done=found("won", seat=LEARNER),
    slips=(
        Slip(
            found("out", seat=LEARNER),
            "You said that something was wrong, and are out of the race. Compare the answers "
            "again.",
        ),
        Slip(
            found("roll-wanted", seat=LEARNER),
            "You rolled the die and must leave: announce before you roll.",
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
    about="Roll, enter a place, read its clue, take a cab, seal a door, and solve the case.",
    welcome="221-B Baker Street in four minutes, with one patient rival.",
    steps=(ROLL, ENTER, READ, CAB, SEAL, SOLVE),
    finish="That is all there is to know.",
    seats=SEATS,
    options=_options,
)
