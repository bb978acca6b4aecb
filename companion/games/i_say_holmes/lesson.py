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
    "You drew a card, though you hold one that goes on with the story: that one must be laid.",
)
_TWO = ("Boat", "Village", "Clue", _VILLAIN, "Telegram", "West End")
_THREE = ("Hansom Cab", "Train", "Manor", "Estate", "Watson", "Inspector")

STORY = LessonStep(
    "story",
    say="The Game is Afoot! has been laid, and its bottom line says what may follow: Movement. You "
    "hold a Hansom Cab, which is one. Lay it: touch the card, or type its number.",
    praise="The story goes on: after a Hansom Cab comes a place. Each card names what may follow.",
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
    say="A Movement card should follow again, and this time you hold none. Whoever has nothing "
    "that fits draws a card: choose to draw.",
    praise="If it fits, you lay it at once; if not, you keep it. Either way the turn goes on.",
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
    say="The story has come to London, where one learns things. Lay your Disguise against "
    "{name2}: whoever it is against must show you the card that counts most.",
    praise="Moriarty, a Villain! Remember who holds him: you alone have seen that.",
    done=found("show", by=LEARNER, seat=2),
    slips=(
        _DREW,
        Slip(
            found("show", by=LEARNER),
            "You looked at somebody else, who has no Villain: choose {name2}.",
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
    say="{name3} suspects you: I Suspect makes you draw a card, unless you defend yourself. You "
    "hold an Alibi: answer with {red}. At a table there are twelve seconds for that.",
    praise="Turned away. After an Alibi everybody passes one card of their own to the left.",
    done=found("defended", seat=LEARNER, **{"with": ALIBI}),
    slips=(
        Slip(
            found("declined", seat=LEARNER),
            "You said that you have no defence, and had to draw: {red} is your Alibi.",
        ),
        Slip(
            found("defended", seat=LEARNER, **{"with": MASTERMIND}),
            "{blue} is a Mastermind, and you hold none: your Alibi is {red}.",
        ),
        Slip(
            found("window-closed", seat=LEARNER),
            "Your time is over, and you had to draw: press {red} sooner.",
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
    say="I Say cards may be laid at any time, and leave the story as it was. The bottom line of "
    "the Train even names them: then they take 10 points off. Lay Deduction, against anybody.",
    praise="10 points less, and the lowest score wins. And you see that whole hand, below your "
    "own.",
    done=found("look", by=LEARNER, cards="all"),
    slips=(
        _DREW,
        Slip(
            found("played", seat=LEARNER, card=lambda card: card != "Deduction"),
            "That card went on with the story, but it is no I Say card: lay Deduction.",
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
    say="Now for Moriarty: a Disguise was laid, and an Arrest may follow it. Lay your Arrest "
    "against {name2}, whose hand you have seen.",
    praise="Guilty! The round is over: the Villain counts for you, and against whoever held him.",
    done=found("guilty", by=LEARNER),
    slips=(
        _DREW,
        Slip(
            found("not-guilty", by=LEARNER),
            "Not guilty: that player holds no Villain, and you must take that whole hand.",
        ),
        Slip(
            found("played", seat=LEARNER, card=lambda card: card != "Arrest"),
            "That card went on with the story, but nobody is arrested by it: lay Arrest.",
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
    about="Go on with the story, draw, look at a hand, defend yourself, say it, make an arrest.",
    welcome="I Say, Holmes! in four minutes, with two patient players.",
    steps=(STORY, DRAW, LOOK, DEFEND, SAY, ARREST),
    finish="That is all there is to know.",
    seats=SEATS,
    options=_options,
)
