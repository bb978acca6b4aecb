"""Every shipped game is learned by doing: who does what is asked gets through, who errs is told."""

import re
from collections.abc import Iterator, Mapping

import pytest

from companion.app.simulated.lesson import LessonTry, LessonWalk, once_more
from companion.core.live import Skipping
from companion.games import KITS
from companion.practice.course import Course, Deed, reading_us, worded
from companion.practice.teacher import Outcome
from companion.setup.profile import load_profile
from tests.support.kits import shipped_games
from tests.support.learning import Learner, studied

Tries = Mapping[int, tuple[Deed, ...]]
PLAYED = {"phase": "play", "piles": lambda piles: piles[0] > 0}
PLAY = Deed("pile", at={"phase": "play"})
SWEEP = {"phase": "sweep"}
DRAW, BLUE = Deed("pile", at={"phase": "draw"}), Deed("blue", at={"phase": "move"})
MAKE = Deed("white", at={"phase": "move"})


def due(card: str, what: str = "white") -> Deed:
    return Deed(what, at={"due": card})


def lead(card: str) -> Deed:
    return Deed("lead", fields={"card": card})


def go(to: str, **cards: bool) -> Deed:
    return Deed("move", fields={"to": to, **cards})


def lay(card: str, **whom: int) -> Deed:
    return Deed("play", fields={"card": card, **whom})


def say(right: bool) -> Deed:
    return Deed("result", fields={"correct": right})


RIGHT: Mapping[str, Tries] = {
    "sherlock-holmes": {
        0: (PLAY,),
        1: (PLAY, Deed("white", at=PLAYED)),
        2: (PLAY, Deed("red", at=PLAYED), Deed("2", at=SWEEP), Deed("3"), Deed("4")),
        3: (PLAY, Deed("shield", at=SWEEP)),
        4: (Deed("blue"),),
    },
    "block": {
        0: (lead("C4"),),
        1: (due("C4"), due("C5")),
        2: (due("C7"),),
        3: (due("C7"), due("C8", "red")),
        4: (lead("A5"),),
        5: (lead("C3"),),
        6: (due("C10"),),
    },
    "sorry": {
        0: (DRAW, MAKE),
        1: (DRAW, BLUE, MAKE),
        2: (DRAW, BLUE, BLUE, MAKE),
        3: (DRAW, BLUE, MAKE),
        4: (DRAW, BLUE, MAKE),
    },
    "i-say-holmes": {
        0: (lay("Hansom Cab"),),
        1: (Deed("draw"),),
        2: (lay("Disguise", target=2),),
        3: (Deed("red"),),
        4: (lay("Deduction", target=3),),
        5: (lay("Arrest", target=2),),
    },
    "221b-baker-street": {
        0: (Deed("red"),),
        1: (go("apothecary"),),
        2: (Deed("white"), Deed("white", at={"phase": "reading"})),
        3: (Deed("cab", fields={"to": "bank"}),),
        4: (go("tobacconist", seal=True),),
        5: (Deed("announce"), say(True)),
    },
}

WRONG: tuple[tuple[str, int, tuple[Deed, ...], str], ...] = (
    ("sherlock-holmes", 0, (Deed("pile", at={"phase": "ready"}),), "before PLAY"),
    ("sherlock-holmes", 1, (PLAY, Deed("blue", at=PLAYED)), "That was SCOTLAND YARD"),
    ("sherlock-holmes", 2, (PLAY, Deed("red", at=PLAYED)), "your hand reached no pile"),
    ("sherlock-holmes", 3, (PLAY,), "another hand was on it"),
    ("block", 0, (lead("C10"),), "You led another card"),
    ("block", 1, (due("C4"), due("C5", "red")), "That was D: it puts a BLOCK card on your card"),
    ("block", 2, (due("C6"),), "you do not hold it"),
    ("block", 3, (due("C7"),), "C8 lay there before your BLOCK"),
    ("sorry", 1, (DRAW, MAKE), "That did not count: a choice comes first."),
    ("sorry", 2, (DRAW, BLUE, MAKE), "moved one man by all 7"),
    ("sorry", 3, (DRAW, BLUE, BLUE, MAKE), "did not end on a triangle"),
    ("i-say-holmes", 0, (Deed("draw"),), "You drew a card, though you hold one"),
    ("i-say-holmes", 3, (Deed("white"),), "You said that you have no defence"),
    ("i-say-holmes", 5, (lay("Arrest", target=3),), "Not guilty"),
    ("221b-baker-street", 1, (go("street"),), "You stopped on the street"),
    ("221b-baker-street", 3, (Deed("red"),), "take a cab before you roll"),
    ("221b-baker-street", 4, (go("tobacconist"),), "the door stands open"),
    ("221b-baker-street", 5, (Deed("announce"), say(False)), "out of the race"),
)


def course(game: str) -> Course:
    found = KITS[game].course
    assert found is not None, f"nobody has written a lesson for {game}"
    return found


@pytest.mark.parametrize("game", shipped_games())
def test_who_does_what_is_asked_gets_through(game: str) -> None:
    for step in range(len(course(game).steps)):
        learner = studied(game, step, *RIGHT[game][step])
        assert learner.outcome is Outcome.DONE, (step, learner.said)
        assert learner.took >= reading_us(learner.said[-1]), "the praise can be read"


@pytest.mark.parametrize(("game", "step", "deeds", "told"), WRONG)
def test_who_errs_is_told_why_and_begins_again_within_two_seconds(
    game: str, step: int, deeds: tuple[Deed, ...], told: str
) -> None:
    learner = studied(game, step, *deeds)
    assert learner.outcome is Outcome.FAILED
    assert told in learner.said[-1]
    assert learner.took < 2_000_000
    again = Learner(game, step, RIGHT[game][step], once_more(learner.said[-1])).study()
    assert again.said[0].startswith(f"{learner.said[-1]} Once more:")
    assert again.outcome is Outcome.DONE
    assert again.began == learner.began, "what went wrong has left no trace, and no score"


def sentences(game: str) -> Iterator[str]:
    """Give everything that a lesson can say of itself."""
    taught = course(game)
    yield from map(worded, (taught.about, taught.welcome, taught.finish))
    for step in taught.steps:
        yield from map(worded, (step.say, step.praise, *(slip.say for slip in step.slips)))


DOUBT = re.compile(r"\bsure\b|\bms\b|\d+\.\d|±|\(?\b[A-Z]{2}-[A-Z]?\d+\b|\bdoubt")


@pytest.mark.parametrize("game", shipped_games())
def test_no_lesson_speaks_of_rules_by_number_or_of_doubt(game: str) -> None:
    for said in sentences(game):
        assert not DOUBT.search(said), said
        assert not re.search(r"\{(?!pile|shield|white|red|blue|rail|papers|name\d)", said), said
    tried = [studied(game, 0, Deed(key)) for key in ("white", "red", "blue")]
    for said in (said for learner in tried for said in learner.said):
        assert not DOUBT.search(said), said
        assert "{" not in said, "the keys are named"


@pytest.mark.parametrize("game", shipped_games())
def test_a_lesson_has_four_to_seven_steps_and_room_to_say_it(game: str) -> None:
    assert 4 <= len(course(game).steps) <= 7
    for said in sentences(game):
        assert len(said) <= 280, said


def walked(game: str, by: int, times: int = 1) -> LessonWalk:
    walk = LessonWalk(course(game))
    for _ in range(times):
        walk.begin(LessonTry(game, walk.at, load_profile(), Skipping(), lambda words: None))
        walk.turn(by)
        assert walk.end()
    return walk


def test_a_step_can_be_skipped_and_gone_back_to() -> None:
    walk = walked("block", 1, times=2)
    assert walk.place == (3, 7)
    walk.begin(LessonTry("block", walk.at, load_profile(), Skipping(), lambda words: None))
    walk.turn(-1)
    assert walk.end()
    assert walk.place == (2, 7)
    assert not walk.first, "whoever turns the page is welcomed to nothing"


def test_there_is_nothing_before_the_first_step_and_after_the_last() -> None:
    assert walked("block", -1).place == (1, 7)
    assert walked("block", 1, times=7).over


def test_whoever_leaves_the_view_has_left_the_lesson() -> None:
    walk = LessonWalk(course("sorry"))
    walk.begin(LessonTry("sorry", 0, load_profile(), Skipping(), lambda words: None))
    assert not walk.end()


def test_a_lesson_waits_for_as_long_as_it_takes() -> None:
    learner = studied("sherlock-holmes", 4)
    assert learner.outcome is None
    assert learner.teacher.watching


@pytest.mark.parametrize("game", shipped_games())
def test_whatever_is_marked_is_what_comes_next(game: str) -> None:
    """Before everything that somebody does right, exactly that is marked, if anything is."""
    for step in range(len(course(game).steps)):
        if course(game).steps[step].marks:
            learner = studied(game, step, *RIGHT[game][step])
            assert learner.marked, (game, step)
            for done, marks in learner.marked:
                assert marks is None or marks == {done}, (game, step)
            assert any(marks for _, marks in learner.marked), (game, step)
