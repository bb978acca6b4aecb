"""`companion learn`: a game by doing, in two minutes, and then a real hand."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial

from companion.app.cli.play import add_screen_options, glass_of
from companion.app.cli.shell import CANNOT, add_profile_option, loaded
from companion.app.simulated.keyboard import Keyboard
from companion.app.simulated.play_match import Manners, play_once
from companion.app.simulated.playing import Wish, in_time, light_lamps, pace_for
from companion.app.simulated.practice_data import keys_for
from companion.app.simulated.practice_table import PracticeTable, Sitting
from companion.app.simulated.sound import open_sound
from companion.app.simulated.tidings import Tidings
from companion.app.simulated.view_choice import VIEWS, WITHOUT_PEOPLE, face_of, wanted
from companion.app.simulated.views import MatchView, Playing
from companion.app.table.calling import LEAD_US, Says
from companion.app.table.match import header_of, seated
from companion.core.live import Inbox
from companion.core.live.pace import Pace
from companion.core.referee.events import Cue
from companion.games import FLAGSHIP, KITS
from companion.kit.explainer import Explainer
from companion.kit.text import listed
from companion.outputs.voice.speech import Voice
from companion.practice.course import Classroom, Course, Teaching
from companion.setup.profile import Profile
from hw.speaker import Onset


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
        self._inbox.put(Cue(onset.t, max(onset.u, self._floor_us), word))
        self.on_the_way = False


def lesson_table(
    profile: Profile,
    pace: Pace,
    say: Callable[[str], None],
    voice: Voice | None = None,
    game: str = FLAGSHIP,
) -> tuple[PracticeTable, Keyboard, Teaching]:
    """Build the table of a game's lesson; the teacher calls there, and nobody else."""
    course = course_of(game)
    learner, at = course.learner, seated(profile, course.seats)
    others = [seat for seat in range(1, course.seats + 1) if seat != learner]

    def stack(dealer: int) -> Sequence[str] | None:
        return teacher.stacked(dealer)

    sitting = Sitting(
        header_of(at, game, options=course.options()),
        bots=dict.fromkeys(others, "patient"),
        stack=stack,
    )
    table = PracticeTable(at, sitting, pace)
    keyboard = Keyboard(
        keys_for([learner], course.seats), table.hands, table.inbox.wake, table.recess
    )
    keys = {name: key.upper() for name, key in keyboard.keymap.of(learner).items()}
    explainer = Explainer(table.kit, table.session.setup)
    floor = table.session.setup.uncertainty["cue"]
    words = SpokenWords(in_time(table, voice), table.inbox, floor) if voice else None
    if words:
        table.rounds.out = lambda: words.on_the_way or table.rounds.ready_is_out()
    call = words.call if words else None
    room = Classroom(keys, table.inbox.put, say, explainer.sentence, call)
    teacher = course.teacher(room)
    table.join(listener=keyboard, actor=keyboard)
    table.join(listener=teacher, actor=teacher)
    if voice:
        table.join(listener=voice)
    return table, keyboard, teacher


def course_of(game: str) -> Course:
    """Return how a game is taught; LookupError says in one line that nobody wrote a lesson."""
    course = KITS[game].course
    if course is None:
        taught = listed([name for name, kit in KITS.items() if kit.course])
        raise LookupError(
            f"nobody has written a lesson for {game}; `companion rules {game}` shows how it is "
            f"played, and there are lessons for: {taught}"
        )
    return course


_DESCRIPTION = """\
Learn a game by playing it: a few short steps at a patient table, each of which waits
until you have done it, and then a real hand at a gentle pace.
"""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "learn",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "game",
        nargs="?",
        metavar="GAME",
        choices=KITS.names(),
        default=FLAGSHIP,
        help="the game (%(default)s)",
    )
    add_profile_option(parser)
    add_screen_options(parser, [name for name in VIEWS if name not in WITHOUT_PEOPLE])
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Teach, then play."""
    profile, tidings = loaded(args), Tidings()
    try:
        course_of(args.game)
    except LookupError as error:
        print(f"companion learn: {error}", file=sys.stderr)
        return CANNOT
    try:
        asked = wanted(args.view, profile.display)
        name, face = face_of(asked, glass_of(args, profile.display), tidings.tell)
    except OSError as error:
        print(f"companion learn: {error.filename}: {error.strerror}", file=sys.stderr)
        return CANNOT
    if name in WITHOUT_PEOPLE:
        print("companion learn: there is no keyboard and no screen to learn at", file=sys.stderr)
        return CANNOT
    with closing(face), closing(open_sound(profile, tidings, muted=args.mute)) as sound:
        manners = Manners(1, sound=sound, tidings=tidings)
        finished = teach(args.game, profile, face, manners)
        return play_real_hand(args.game, profile, face, manners) if finished else 0


def teach(game: str, profile: Profile, face: MatchView, manners: Manners) -> bool:
    """Go through the lesson; tell whether it was finished."""
    sound = manners.sound
    voice = sound.voice if sound else None
    table, keyboard, teacher = lesson_table(profile, pace_for(1.0), face.say, voice, game)
    light_lamps(table, by_eye=sound is None or not sound.audible)
    playing = Playing(
        table,
        keyboard,
        (course_of(game).learner,),
        lambda: not teacher.over,
        quiet=True,
        passing=True,
        reading=lambda: teacher.reading,
        sound=sound,
        tidings=manners.tidings,
    )
    with table:
        face.play(playing)
    return teacher.over


def play_real_hand(game: str, profile: Profile, face: MatchView, manners: Manners) -> int:
    """One hand against ordinary bots, dealt and ruled by the house."""
    seats = course_of(game).seats
    wish = Wish(profile, seats, seats - 1, 1904, game, pace="gentle", auto_dealer=True)
    return play_once(wish, face, manners=manners)
