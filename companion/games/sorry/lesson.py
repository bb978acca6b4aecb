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
    say="You are red, and your four men wait at their start. Draw a card: {pile}. Only a 1 or a 2 "
    "lets a man out; this time it will be a 2. Make that move with {white}.",
    praise="Your first man is out. After a 2 you draw again, whatever you did with it.",
    done=found("moved", seat=LEARNER),
    pack=top("2"),
    before=_OPENING,
    set_at=_MY_TURN,
    marks=_ONLY,
)
_TEN: Standing = ([8, 45, START, START], [34, START, START, START])
CHOOSE = LessonStep(
    "choose",
    say="Draw: {pile}. It will be a 10: one of your men goes 10 forward, or 1 backward. {blue} "
    "shows one move after the other, {white} makes the one that is shown. Or touch a man and his "
    "square.",
    praise="That is how every card with a choice is played: look with {blue}, make it with "
    "{white}.",
    done=found("moved", seat=LEARNER),
    pack=top("10"),
    before=standing(*_TEN),
    set_at=_set(*_TEN),
    marks=_choosing(bool),
)
_SEVEN: Standing = (["S3", 21, START, START], [34, START, START, START])
SHARE = LessonStep(
    "seven",
    say="Draw: {pile}. It will be a 7, which two men may share. Your man in the safe squares "
    "needs exactly 3 to get home; the other one takes 4. Find that move with {blue}, make it with "
    "{white}.",
    praise="One man is home. All of the 7 must be used, and home needs the exact number.",
    done=found("moved", seat=LEARNER, parts=_reaches_home),
    slips=(
        Slip(
            found("moved", seat=LEARNER, parts=_parts(1)),
            "That moved one man by all 7. Look for the move that brings the other man home.",
        ),
        Slip(
            found("moved", seat=LEARNER),
            "The 7 was shared, but nobody got home: the man in the safe squares needs exactly 3.",
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
    say="Draw: {pile}. It will be a 3. Your man on 13 would end on the triangle of another colour, "
    "on 16, and slide to 19. Everybody on that slide goes back to start. Choose that move: {blue}, "
    "then {white}.",
    praise="Slid, and the yellow man is back at start. Triangles of your own colour do nothing.",
    done=found("moved", seat=LEARNER, parts=_slides),
    slips=(
        Slip(
            found("moved", seat=LEARNER),
            "That man did not end on a triangle: it is the one on 13 that slides.",
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
    say="Draw: {pile}. It will be SORRY!: a man from your start takes the place of a rival, who "
    "goes back. Two yellow men are out. Choose whom you will be sorry for: {blue}, then {white}.",
    praise="Sorry! The first with four men home wins.",
    done=found("moved", seat=LEARNER, card="SORRY"),
    pack=top("SORRY"),
    before=standing(*_SORRY),
    set_at=_set(*_SORRY),
    marks=_choosing(bool),
)

COURSE = Course(
    about="Draw and get out, choose a move, share a 7, slide, and say SORRY!",
    welcome="Sorry! in three minutes, against one patient rival.",
    steps=(BEGIN, CHOOSE, SHARE, SLIDE, SAY),
    finish="That is all there is to know.",
    seats=SEATS,
    options=lambda: {"pack": "virtual", "next_card": "touched"},
)
