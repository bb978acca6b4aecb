"""Puts the guided round together: a patient table, a stacked pack, and a teacher."""

from collections.abc import Callable

from companion.app.simulated.keyboard import Keyboard
from companion.app.simulated.practice_data import keys_for
from companion.app.simulated.practice_table import PracticeTable, Sitting
from companion.app.table.calling import LEAD_US
from companion.app.table.match import header_of, seated
from companion.core.live import Inbox
from companion.core.live.pace import Pace
from companion.core.referee.events import Cue
from companion.games.sherlock_holmes.bots.lesson import LEARNER, SEATS, guided_round
from companion.games.sherlock_holmes.bots.pack import practice_pack
from companion.games.sherlock_holmes.bots.teacher import Teacher
from companion.kit.explainer import Explainer
from companion.outputs.voice.speech import Voice
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
    profile: Profile, pace: Pace, say: Callable[[str], None], voice: Voice | None = None
) -> tuple[PracticeTable, Keyboard, Teacher]:
    """Build the table of the lesson; the teacher calls there, and nobody else."""
    at, pack, given = seated(profile, SEATS), practice_pack(), guided_round()
    others = [seat for seat in range(1, SEATS + 1) if seat != LEARNER]
    sitting = Sitting(
        header_of(at, options={"pack": pack.counts(), **given.options}),
        bots=dict.fromkeys(others, "patient"),
        stack=lambda dealer: teacher.pack(pack.cards, dealer),
    )
    table = PracticeTable(at, sitting, pace)
    keyboard = Keyboard(keys_for([LEARNER], SEATS), table.hands, table.inbox.wake)
    keys = {name: key.upper() for name, key in keyboard.keymap.of(LEARNER).items()}
    explainer = Explainer(table.kit, table.session.setup)
    floor = table.session.setup.uncertainty["cue"]
    call = spoken(voice, table.inbox, floor) if voice else None
    teacher = Teacher(given, keys, table.inbox.put, say, explainer.sentence, call)
    table.join(listener=keyboard, actor=keyboard)
    table.join(listener=teacher, actor=teacher)
    if voice:
        table.join(listener=voice)
    return table, keyboard, teacher
