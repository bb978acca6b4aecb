"""I Say, Holmes! by doing: go on with the story, draw, look, defend yourself, say it, arrest."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from companion.games.i_say_holmes.bots.deck import deck
from companion.games.i_say_holmes.rules.cards import AFOOT, ALIBI, MASTERMIND
from companion.games.i_say_holmes.rules.vocabulary import NO_DEFENCE
from companion.practice.company import Stack
from companion.practice.course import (
    LEARNER,
    Course,
    Deed,
    LessonMark,
    LessonReply,
    LessonStep,
    Slip,
    found,
)

SEATS = 3
_VILLAIN = "Moriarty"
_MY_TURN = {"phase": "turn", "turn": LEARNER}


def _dealt(*hands: Sequence[str], drawn: str = "Castle") -> Stack:
    """Stack the deck: six cards each, by seat, and what is drawn first."""
    cards = Counter(title for title, _ in deck().copies)
    cards -= Counter([drawn, *(card for hand in hands for card in hand)])
    order = [*(card for hand in hands for card in hand), *sorted(cards.elements()), drawn]
    return lambda dealer: order


def _lay(seat: int, card: str, **more: Any) -> Deed:
    return Deed("play", seat, {"card": card, **more}, {"phase": "turn", "turn": seat})


def _after(card: str) -> Mapping[str, Any]:
    return {**_MY_TURN, "seq": card}


def _undefended(*seats: int) -> tuple[LessonReply, ...]:
    """Have these seats say that they have no defence, should they be attacked."""
    return tuple(
        LessonReply(found("window", seat=seat), Deed("defend", seat, {"with": NO_DEFENCE}))
        for seat in seats
    )


_DREW = Slip(
    found("drew", seat=LEARNER),
    "i-say-holmes-lesson-drew",
)
_TWO = ("Boat", "Village", "Clue", _VILLAIN, "Telegram", "West End")
_THREE = ("Hansom Cab", "Train", "Manor", "Estate", "Watson", "Inspector")

STORY = LessonStep(
    "story",
    say="i-say-holmes-lesson-story",
    praise="i-say-holmes-lesson-story-praise",
    done=found("played", seat=LEARNER, card="Hansom Cab"),
    slips=(_DREW,),
    pack=_dealt(
        ("Hansom Cab", "London", "Clue", ALIBI, "Telegram", "Village"),
        _TWO,
        (AFOOT, "Train", "Manor", "Estate", "Watson", "Inspector"),
    ),
    set_at=_after(AFOOT),
)
DRAW = LessonStep(
    "draw",
    say="i-say-holmes-lesson-draw",
    praise="i-say-holmes-lesson-draw-praise",
    done=found("drew", seat=LEARNER),
    marks=(LessonMark("draw"),),
    pack=_dealt(
        ("Arrest", "London", "Clue", ALIBI, "Telegram", "Village"),
        _TWO,
        (AFOOT, "Train", "Manor", "Estate", "Watson", "Inspector"),
    ),
    set_at=_after(AFOOT),
)
LOOK = LessonStep(
    "look",
    say="i-say-holmes-lesson-look",
    praise="i-say-holmes-lesson-look-praise",
    done=found("show", by=LEARNER, seat=2),
    slips=(
        _DREW,
        Slip(
            found("show", by=LEARNER),
            "i-say-holmes-lesson-look-other",
        ),
    ),
    pack=_dealt(
        (AFOOT, "Disguise", "Arrest", ALIBI, "Manor", "Village"), _TWO, ("London", *_THREE[1:])
    ),
    before=(
        _lay(2, "Boat", target=3),
        Deed("defend", 3, {"with": NO_DEFENCE}),
        _lay(3, "London"),
    ),
    set_at=_after("London"),
    others=_undefended(2, 3),
)
DEFEND = LessonStep(
    "defend",
    say="i-say-holmes-lesson-defend",
    praise="i-say-holmes-lesson-defend-praise",
    done=found("defended", seat=LEARNER, **{"with": ALIBI}),
    slips=(
        Slip(
            found("declined", seat=LEARNER),
            "i-say-holmes-lesson-defend-none",
        ),
        Slip(
            found("defended", seat=LEARNER, **{"with": MASTERMIND}),
            "i-say-holmes-lesson-defend-mastermind",
        ),
        Slip(
            found("window-closed", seat=LEARNER),
            "i-say-holmes-lesson-defend-late",
        ),
    ),
    pack=_dealt(
        ("Hansom Cab", "Disguise", "Arrest", ALIBI, "Manor", "Village"),
        ("London", *_TWO[1:]),
        (AFOOT, "I Suspect", "Train", "Manor", "Estate", "Inspector"),
    ),
    before=(
        _lay(1, "Hansom Cab"),
        _lay(2, "London"),
        _lay(3, "I Suspect", target=LEARNER),
    ),
    set_at={"phase": "window"},
    marks=(LessonMark("red", {"phase": "window"}),),
)
SAY = LessonStep(
    "i-say",
    say="i-say-holmes-lesson-i-say",
    praise="i-say-holmes-lesson-i-say-praise",
    done=found("look", by=LEARNER, cards="all"),
    slips=(
        _DREW,
        Slip(
            found("played", seat=LEARNER, card=lambda card: card != "Deduction"),
            "i-say-holmes-lesson-i-say-other",
        ),
    ),
    pack=_dealt(
        ("Deduction", "Village", "Arrest", ALIBI, "Manor", "Clue"),
        (AFOOT, "Hansom Cab", "Clue", _VILLAIN, "Telegram", "West End"),
        _THREE,
    ),
    before=(_lay(3, "Train"),),
    set_at=_after("Train"),
    others=_undefended(2, 3),
)
ARREST = LessonStep(
    "arrest",
    say="i-say-holmes-lesson-arrest",
    praise="i-say-holmes-lesson-arrest-praise",
    done=found("guilty", by=LEARNER),
    slips=(
        _DREW,
        Slip(
            found("not-guilty", by=LEARNER),
            "i-say-holmes-lesson-arrest-not-guilty",
        ),
        Slip(
            found("played", seat=LEARNER, card=lambda card: card != "Arrest"),
            "i-say-holmes-lesson-arrest-other",
        ),
    ),
    pack=_dealt(
        ("Hansom Cab", "Arrest", "London", ALIBI, "Manor", "Village"),
        ("London", *_TWO[1:]),
        (AFOOT, "Disguise", "Train", "Manor", "Estate", "Inspector"),
    ),
    before=(
        _lay(1, "Hansom Cab"),
        _lay(2, "London"),
        _lay(3, "Disguise", target=2),
        Deed("defend", 2, {"with": NO_DEFENCE}),
    ),
    set_at=_after("Disguise"),
    others=(
        *_undefended(2, 3),
        LessonReply(
            found("ask", question="plea", seat=2),
            Deed("plea", 2, {"guilty": True, "villains": [_VILLAIN]}),
        ),
        LessonReply(found("ask", question="plea", seat=3), Deed("plea", 3, {"guilty": False})),
    ),
)


def _options() -> Mapping[str, Any]:
    """Return options with the cards of the simulated deck, and time to read."""
    return {"cards": deck().options(), "window_us": 60_000_000}


COURSE = Course(
    about="i-say-holmes-lesson-about",
    welcome="i-say-holmes-lesson-welcome",
    steps=(STORY, DRAW, LOOK, DEFEND, SAY, ARREST),
    finish="i-say-holmes-lesson-finish",
    seats=SEATS,
    options=_options,
)
