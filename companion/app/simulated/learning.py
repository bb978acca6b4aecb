"""Puts the guided round together: a patient table, a stacked pack, and a teacher."""

from collections.abc import Callable, Sequence

from companion.app.simulated.keyboard import Keyboard
from companion.app.simulated.practice_data import keys_for
from companion.app.simulated.practice_table import PracticeTable, Sitting
from companion.app.table.calling import LEAD_US
from companion.app.table.match import header_of, seated
from companion.core.live import Inbox
from companion.core.live.pace import Pace
from companion.core.referee.events import Cue
from companion.games import FLAGSHIP, KITS
from companion.kit.explainer import Explainer
from companion.kit.text import listed
from companion.outputs.voice.speech import Voice
from companion.practice.course import Classroom, Course, Teaching
from companion.setup.profile.model import Profile
from hw.speaker import Onset


def spoken(voice: Voice, inbox: Inbox, floor_us: int) -> Callable[[str, int], None]:
    """Have the teacher's READY and PLAY said; they count from when they were heard."""

    def call(word: str, now: int) -> None:
        def heard(onset: Onset) -> None:
            inbox.put(Cue(onset.t, max(onset.u, floor_us), word))

        voice.cue(word, now + LEAD_US, heard)

    return call


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
    keyboard = Keyboard(keys_for([learner], course.seats), table.hands, table.inbox.wake)
    keys = {name: key.upper() for name, key in keyboard.keymap.of(learner).items()}
    explainer = Explainer(table.kit, table.session.setup)
    floor = table.session.setup.uncertainty["cue"]
    call = spoken(voice, table.inbox, floor) if voice else None
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
