"""Sorry! by doing: draw and start, choose a move, share a 7, slide, and say SORRY!"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from companion.games.sorry.rules.moves import KINDS
from companion.games.sorry.rules.pack import full_pack
from companion.practice.company import Stack
from companion.practice.course import (
    LEARNER,
    Course,
    Deed,
    LessonMark,
    LessonStep,
    Slip,
    found,
)

SEATS = 2
RIVAL = 2
MINE, THEIRS = "red", "yellow"
START, HOME = "start", "home"
Standing = tuple[Sequence[int | str], Sequence[int | str]]
"""Where the learner's men stand, and the rival's."""
_MY_TURN = {"phase": "draw", "turn": LEARNER}
_DRAW = LessonMark("pile", _MY_TURN)
_ONLY = (_DRAW, LessonMark("white", {"phase": "move", "turn": LEARNER}))
_OPENING = (
    Deed("pile", LEARNER, at={"phase": "lead-draw"}),
    Deed("pile", RIVAL, at={"phase": "lead-draw"}),
    Deed("colour", LEARNER, {"colour": MINE}),
    Deed("colour", RIVAL, {"colour": THEIRS}),
)
"""The learner draws the higher card, leads, and takes red."""


def _choosing(right: Callable[[int | None], bool]) -> tuple[LessonMark, ...]:
    """Mark blue until a move is shown that will do, and then white."""
    moving = {"phase": "move", "turn": LEARNER}
    looks = LessonMark("blue", {**moving, "picked": lambda number: not right(number)})
    return _DRAW, looks, LessonMark("white", {**moving, "picked": right})


def top(card: str) -> Stack:
    """Stack the pack with this card on top, and a lower one below it, which the rival draws."""
    lower = KINDS[KINDS.index(card) - 1]
    rest = full_pack(extra_one=False)
    rest.remove(card)
    rest.remove(lower)
    order = [card, lower, *rest]
    return lambda dealer: order


def standing(mine: Sequence[int | str], theirs: Sequence[int | str]) -> tuple[Deed, ...]:
    """Return what sets the table so: it is the learner's turn, and the men stand there."""
    men = {MINE: [*mine], THEIRS: [*theirs]}
    return (*_OPENING, Deed("board", fields={"men": men}, at=_MY_TURN))


def _set(mine: Sequence[int | str], theirs: Sequence[int | str]) -> Mapping[str, Any]:
    """Recognise a table that is set so."""
    men = {MINE: sorted(map(str, mine)), THEIRS: sorted(map(str, theirs))}

    def stand(shown: Mapping[str, Sequence[int | str]]) -> bool:
        return {colour: sorted(map(str, shown[colour])) for colour in men} == men

    return {**_MY_TURN, "men": stand}


def _parts(count: int) -> Any:
    return lambda parts: len(parts) == count


def _reaches_home(parts: Sequence[Mapping[str, Any]]) -> bool:
    return len(parts) > 1 and any(part["to"] == HOME for part in parts)


def _slides(parts: Sequence[Mapping[str, Any]]) -> bool:
    return any(part["slide_to"] is not None for part in parts)


BEGIN = LessonStep(
    "start",
    say="sorry-lesson-start",
    praise="sorry-lesson-start-praise",
    done=found("moved", seat=LEARNER),
    pack=top("2"),
    before=_OPENING,
    set_at=_MY_TURN,
    marks=_ONLY,
)
_TEN: Standing = ([8, 45, START, START], [34, START, START, START])
CHOOSE = LessonStep(
    "choose",
    say="sorry-lesson-choose",
    praise="sorry-lesson-choose-praise",
    done=found("moved", seat=LEARNER),
    pack=top("10"),
    before=standing(*_TEN),
    set_at=_set(*_TEN),
    marks=_choosing(bool),
)
_SEVEN: Standing = (["S3", 21, START, START], [34, START, START, START])
SHARE = LessonStep(
    "seven",
    say="sorry-lesson-seven",
    praise="sorry-lesson-seven-praise",
    done=found("moved", seat=LEARNER, parts=_reaches_home),
    slips=(
        Slip(
            found("moved", seat=LEARNER, parts=_parts(1)),
            "sorry-lesson-seven-one-man",
        ),
        Slip(
            found("moved", seat=LEARNER),
            "sorry-lesson-seven-nobody-home",
        ),
    ),
    pack=top("7"),
    before=standing(*_SEVEN),
    set_at=_set(*_SEVEN),
    marks=_choosing(lambda number: number == 2),
)
_THREE: Standing = ([13, 40, START, START], [18, START, START, START])
SLIDE = LessonStep(
    "slide",
    say="sorry-lesson-slide",
    praise="sorry-lesson-slide-praise",
    done=found("moved", seat=LEARNER, parts=_slides),
    slips=(
        Slip(
            found("moved", seat=LEARNER),
            "sorry-lesson-slide-other-man",
        ),
    ),
    pack=top("3"),
    before=standing(*_THREE),
    set_at=_set(*_THREE),
    marks=_choosing(lambda number: number == 1),
)
_SORRY: Standing = ([START, START, START, 30], [50, 22, START, START])
SAY = LessonStep(
    "sorry",
    say="sorry-lesson-sorry",
    praise="sorry-lesson-sorry-praise",
    done=found("moved", seat=LEARNER, card="SORRY"),
    pack=top("SORRY"),
    before=standing(*_SORRY),
    set_at=_set(*_SORRY),
    marks=_choosing(bool),
)

COURSE = Course(
    about="sorry-lesson-about",
    welcome="sorry-lesson-welcome",
    steps=(BEGIN, CHOOSE, SHARE, SLIDE, SAY),
    finish="sorry-lesson-finish",
    seats=SEATS,
    options=lambda: {"pack": "virtual", "next_card": "touched"},
)
