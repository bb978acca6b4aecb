"""A game's lesson in a view: step by step, every try at a table of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from companion.app.simulated.keyboard import TAP_US, Keyboard
from companion.app.simulated.play_match import Manners
from companion.app.simulated.playing import light_lamps, pace_for
from companion.app.simulated.practice_data import keys_for
from companion.app.simulated.practice_table import (
    HandsAt,
    PracticeTable,
    Sitting,
    simulated_hands,
)
from companion.app.simulated.views import MatchView, Playing
from companion.app.table.calling import LEAD_US, InMatchTime, Says
from companion.app.table.match import header_of, seated
from companion.core.live import Inbox, Prelude, Standing
from companion.core.live.inbox import Foretold
from companion.core.live.pace import Pace
from companion.core.referee.events import Cue
from companion.games import KITS
from companion.kit.explainer import Explainer
from companion.kit.text import listed
from companion.language import say
from companion.outputs.voice.speech import Voice
from companion.practice.course import LEARNER, Classroom, Course, worded
from companion.practice.plan import HandMove, Plan
from companion.practice.teacher import Outcome, Teacher
from companion.setup.profile.model import Profile
from hw.speaker import Onset


def once_more(said: str) -> str:
    """Return what a teacher said of a slip, and that the step begins anew."""
    return say("evening-once-more", said=said)


def course_of(game: str) -> Course:
    """Return how a game is taught; LookupError says in one line that nobody wrote a lesson."""
    course = KITS[game].course
    if course is None:
        taught = listed([name for name, kit in KITS.items() if kit.course])
        raise LookupError(
            say("evening-nobody-has-written-lesson-companion", game=game, taught=taught)
        )
    return course


@dataclass(frozen=True, slots=True)
class Seen:
    """How the hands of a learner are felt, and by which time."""

    pace: Callable[[], Pace] = lambda: pace_for(1.0)
    hands: HandsAt = simulated_hands
    header: Callable[[dict[str, Any]], dict[str, Any]] = lambda header: header
    """States in the header how sure their stamps are."""
    button: Callable[[PracticeTable, str, str], str] = lambda table, name, key: key.upper()
    """Says what the teacher calls an input, of its name and its key."""


SEEN = Seen()


class SpokenWords:
    """Has the teacher's READY and PLAY said; they count from when they were heard."""

    def __init__(self, voice: Says, inbox: Inbox, floor_us: int) -> None:
        self._voice, self._inbox, self._floor_us = voice, inbox, floor_us
        self.on_the_way = False
        """Whether a word was handed out that nobody has heard yet."""

    def call(self, word: str, now: int) -> None:
        """Say a word."""
        self.on_the_way = True
        self._voice.cue(word, now + LEAD_US, partial(self._heard, word))

    def _heard(self, word: str, onset: Onset) -> None:
        cue = Cue(onset.t, max(onset.u, self._floor_us), word)
        self._inbox.put(Foretold(cue, onset.stands))
        self.on_the_way = False


def in_its_time(voice: Says, prelude: Prelude, pace: Standing) -> InMatchTime:
    """Return the voice as a try dates it, whose clock was put on before it passed, and may have
    stood still since."""
    return InMatchTime(voice, lambda: (prelude.by or 0) - pace.behind)


class LessonTry:
    """One try at one step: its table, the learner's keys, and its teacher."""

    def __init__(
        self,
        game: str,
        at: int,
        profile: Profile,
        pace: Pace,
        say: Callable[[str], None],
        voice: Voice | None = None,
        first: str = "",
        seen: Seen = SEEN,
    ) -> None:
        """Set the table of step `at`, which the teacher introduces after saying `first`."""
        course, self.prelude = course_of(game), Prelude(pace)
        step, own = course.steps[at], seated(profile, course.seats)
        others = [seat for seat in range(1, course.seats + 1) if seat != LEARNER]
        sitting = Sitting(
            seen.header(header_of(own, game, options=course.options())),
            bots=dict.fromkeys(others, course.bots) if course.bots else {},
            stack=step.pack,
            serves=lambda dealer: self.teacher.outcome is None,
            rolls=step.rolls,
            rematch=True,
        )
        self.table = PracticeTable(own, sitting, self.prelude)
        self.table.rounds.patient = True
        self.keyboard = Keyboard(
            keys_for([LEARNER], course.seats),
            seen.hands(self.table),
            self.table.inbox.wake,
            self.table.recess,
        )
        self._hands = _Puppet(self.table)
        self.teacher = Teacher(step, self._room(say, voice, seen), first)
        self.table.join(listener=self.keyboard, actor=self.keyboard)
        self.table.join(listener=self.teacher, actor=self.teacher)
        self.table.join(actor=self._hands)

    def _room(self, say: Callable[[str], None], voice: Voice | None, seen: Seen) -> Classroom:
        table = self.table
        explainer = Explainer(table.kit.words, table.session.setup)
        keys = self.keyboard.keymap.of(LEARNER).items()
        names = {name: seen.button(table, name, key) for name, key in keys}
        names |= {f"name{n}": who for n, who in enumerate(table.session.setup.players, start=1)}
        used = table.company.inputs
        return Classroom(
            names,
            table.inbox.put,
            self._hands.press,
            say,
            explainer.words.why,
            "pile" if "pile" in used else used[0],
            self._call(voice) if voice else None,
        )

    def _call(self, voice: Voice) -> Callable[[str, int], None]:
        """Return what says READY and PLAY; nobody stops the clock while a word is on its way."""
        table = self.table
        told = in_its_time(voice, self.prelude, table.pace)
        words = SpokenWords(told, table.inbox, table.session.setup.uncertainty["cue"])
        table.rounds.out = lambda: words.on_the_way or table.rounds.ready_is_out()
        return words.call

    def prepare(self) -> None:
        """Set the table; whoever joins from now on sees it ready."""
        self.table.prepare(self.prelude, lambda: not self.teacher.set)


class _Puppet:
    """The hands of everybody but the learner, where a lesson moves them; an actor."""

    def __init__(self, table: PracticeTable) -> None:
        self._plan, self._hands = Plan(), table.hands

    def press(self, seat: int, name: str, t: int) -> None:
        """Use an input of a seat as one does: down, and up again soon."""
        self._plan.mean(f"{seat} {name} {t}", HandMove(t, seat, name, TAP_US))

    def due(self) -> int | None:
        """Return when the next hand moves."""
        return self._plan.due

    def act(self, now: int) -> None:
        """Move it."""
        self._plan.carry_out(now, self._hands, lambda name, t: None)


class LessonWalk:
    """Where somebody is in a lesson. A view shows it, and turns to another step from any thread."""

    def __init__(self, course: Course) -> None:
        self._course = course
        self.at, self.over = 0, False
        self.first = worded(course.welcome)
        """What is said before the step: the welcome, or what went wrong."""
        self._turned = 0
        self._now: LessonTry | None = None

    @property
    def place(self) -> tuple[int, int]:
        """Which step it is, and of how many."""
        return self.at + 1, len(self._course.steps)

    @property
    def marks(self) -> frozenset[str] | None:
        """The learner's inputs that are wanted now; None: those that the rules wait for."""
        return self._now.teacher.marks if self._now else None

    def turn(self, by: int) -> None:
        """Leave this try for the step before or after it."""
        self._turned = by
        if self._now is not None:
            self._now.table.stop()

    def begin(self, tried: LessonTry) -> None:
        """Take up a new try."""
        self._now, self._turned = tried, 0

    def end(self) -> bool:
        """Go on after a try; tell whether anybody is still there."""
        assert self._now is not None
        teacher = self._now.teacher
        if self._turned:
            self._go(self._turned)
        elif not teacher.over:
            return False
        elif teacher.outcome is Outcome.DONE:
            self._go(1)
        else:
            self.first = once_more(teacher.said)
        return True

    def _go(self, by: int) -> None:
        self.first = ""
        self.at = max(0, self.at + by)
        if self.at == len(self._course.steps):
            self.at, self.over = self.at - 1, True


def teach(game: str, profile: Profile, face: MatchView, manners: Manners) -> bool:
    """Go through a game's lesson in a view; tell whether it was finished, and not left."""
    lesson = LessonWalk(course_of(game))
    for playing in tries(lesson, game, profile, face.say, manners):
        face.play(playing)
    return lesson.over


def tries(
    lesson: LessonWalk,
    game: str,
    profile: Profile,
    say: Callable[[str], None],
    manners: Manners,
    seen: Seen = SEEN,
) -> Iterator[Playing]:
    """Yield one try after the other, each to be played before the next is asked for; until the
    lesson is over, or left."""
    staying = True
    while staying and not lesson.over:
        sound = manners.sound
        voice = sound.voice if sound else None
        tried = LessonTry(game, lesson.at, profile, seen.pace(), say, voice, lesson.first, seen)
        lesson.begin(tried)
        with tried.table:
            tried.prepare()
            yield _shown(tried, lesson, manners)
        staying = lesson.end()
    say("")


def _shown(tried: LessonTry, lesson: LessonWalk, manners: Manners) -> Playing:
    """Have a try seen and heard; return what a view needs of it."""
    teacher, table, sound = tried.teacher, tried.table, manners.sound
    if sound:
        table.join(listener=sound.voice)
    light_lamps(table, by_eye=sound is None or not sound.audible)
    return Playing(
        table,
        tried.keyboard,
        (LEARNER,),
        lambda: not teacher.over,
        quiet=True,
        passing=True,
        reading=lambda: teacher.reading,
        sound=sound,
        tidings=manners.tidings,
        lesson=lesson,
    )
