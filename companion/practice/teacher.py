"""One try at one step of a lesson: sets the table, says what to do, and sees how it goes."""

from collections.abc import Mapping, Sequence
from enum import Enum, auto
from typing import Any

from companion.core.live.listener import View
from companion.core.referee.events import INPUTS, Cue, Event, Press
from companion.core.referee.game import DEALER, Prompt
from companion.core.referee.verdicts import Verdict
from companion.language import say
from companion.practice.course import (
    LEARNER,
    Classroom,
    Deed,
    LessonStep,
    fits,
    reading_us,
    worded,
)

SETTING_US = 400_000
"""Between two things that are done to set the table."""
SOON_US = 1_500_000
PLAY_US = 1_800_000
AGAIN_US = 1_500_000
"""How long it is said what went wrong before the step begins again."""
CUE_U_US = 3_000
PAPERS = "N"
"""The key of case and notes, where a game has any."""


class Outcome(Enum):
    """How a try has ended."""

    DONE = auto()
    FAILED = auto()


class _At(Enum):
    SETTING = auto()
    """Sets the table, in skipped time."""
    BEGINNING = auto()
    """Is about to say what the step is about, to whoever looks by now."""
    READING = auto()
    """Waits until the learner has read what to do."""
    READY = auto()
    PLAY = auto()
    WATCHING = auto()
    """Waits until the learner has done it."""
    CLOSING = auto()
    """Says how it went."""
    OVER = auto()


class Teacher:
    """Listens to the match and acts in it. `first` is said before what the step itself says."""

    def __init__(self, step: LessonStep, room: Classroom, first: str = "") -> None:
        self._step, self._room, self._first = step, room, first
        self._at = _At.SETTING
        self._left = [*step.before]
        self._due: int | None = None
        self._view: View | None = None
        self._replies: list[tuple[int, Deed]] = []
        self.outcome: Outcome | None = None
        self.said = ""
        """What was said of how it went."""

    @property
    def set(self) -> bool:
        """Whether the table is set, and the learner can begin."""
        return self._at is not _At.SETTING

    @property
    def reading(self) -> bool:
        """Whether everything waits for the learner to have read."""
        return self._at is _At.READING

    @property
    def watching(self) -> bool:
        """Whether it is the learner's to do something."""
        return self._at is _At.WATCHING

    @property
    def over(self) -> bool:
        """Whether this try has ended, and what was said of it could be read."""
        return self._at is _At.OVER

    @property
    def marks(self) -> frozenset[str] | None:
        """What the step wants the learner to use or enter now; None: it names nothing, and what the
        rules wait for is wanted."""
        if self.reading:
            return frozenset((self._room.begin,))
        if not self._attentive:
            return frozenset()
        state: Mapping[str, Any] = self._view.state if self._view else {}
        wanted = [mark.what for mark in self._step.marks if _holds(mark.at, state)]
        return frozenset(wanted) or None

    @property
    def _attentive(self) -> bool:
        return self._at in (_At.READY, _At.PLAY, _At.WATCHING)

    # What a listener is told.

    def heard(self, event: Event) -> None:
        """See the learner's hand come down: they have read what to do."""
        if type(event) is Press and event.seat == LEARNER and self._at is _At.READING:
            self._go(_At.READY, event.t + SOON_US)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """See how the table stands, and how the learner fares."""
        self._view = view
        if self._at is _At.SETTING:
            self._due = self._due or view.t + SETTING_US
            return
        if self._attentive and any(map(self._step.done, verdicts)):
            self._close(Outcome.DONE, self._worded(self._step.praise), view.t)
        for verdict in verdicts:
            if self._attentive:
                self._note(verdict, view.t)

    def _note(self, verdict: Verdict, now: int) -> None:
        if slip := self._slip(verdict):
            self._close(Outcome.FAILED, slip, now)
        else:
            self._reply(verdict, now)

    def _slip(self, verdict: Verdict) -> str:
        """Return what went wrong, in plain words; nothing where nothing did."""
        for slip in self._step.slips:
            if slip.when(verdict):
                return self._worded(slip.say)
        refused = verdict.kind == "refused" and verdict.fields.get("seat") == LEARNER
        if not refused:
            return ""
        return say("practice-refused", why=self._room.why(verdict.fields["reason"]))

    def _reply(self, verdict: Verdict, now: int) -> None:
        for reply in self._step.others:
            if reply.when is not None and reply.when(verdict):
                self._replies.append((now + reply.after_us, reply.deed))

    # What an actor does.

    def due(self) -> int | None:
        """Return when something is done or said next."""
        dues = [t for t, _ in self._replies]
        dues += [] if self._due is None else [self._due]
        return min(dues, default=None)

    def act(self, now: int) -> None:
        """Do it."""
        for reply in [reply for reply in self._replies if reply[0] <= now]:
            self._replies.remove(reply)
            self._do(reply[1], now)
        if self._due is not None and self._due <= now:
            self._due = None
            self._go_on(now)

    def _go_on(self, now: int) -> None:
        match self._at:
            case _At.SETTING:
                self._set_up(now)
            case _At.BEGINNING:
                self._begin(now)
            case _At.READY:
                self._call("ready", now)
                self._go(_At.PLAY, now + PLAY_US)
            case _At.PLAY:
                self._call("play", now)
                self._go(_At.WATCHING, None)
            case _At.CLOSING:
                self._go(_At.OVER, None)

    def _set_up(self, now: int) -> None:
        """Do the next thing that sets the table, until all is done."""
        self._due = now + SETTING_US
        if self._left:
            if self._can(self._left[0]):
                self._do(self._left.pop(0), now)
            return
        if self._view is None or not _holds(self._step.set_at, self._view.state):
            return
        self._go(_At.BEGINNING, now)

    def _begin(self, now: int) -> None:
        begin = self._room.names[self._room.begin]
        read = f"\n{say('practice-begin', begin=begin)}" if self._step.called else ""
        said = f"{self._worded(self._step.say)}{read}"
        self._room.say(f"{self._first} {said}".strip())
        self._go(_At.READING if self._step.called else _At.WATCHING, None)
        first = (reply for reply in self._step.others if reply.when is None)
        self._replies += [(now + reply.after_us, reply.deed) for reply in first]

    def _can(self, deed: Deed) -> bool:
        """Tell whether a deed's time has come: it is offered, and the table stands as it needs."""
        view = self._view
        if view is None or not _holds(deed.at, view.state):
            return False
        return deed.what in INPUTS or any(_offers(prompt, deed) for prompt in view.prompts)

    def _do(self, deed: Deed, now: int) -> None:
        if deed.what in INPUTS:
            self._room.press(deed.seat, deed.what, now)
            return
        fields = {"seat": deed.seat, **deed.fields} if deed.seat else deed.fields
        prompts = self._view.prompts if self._view else ()
        for prompt in [prompt for prompt in prompts if _offers(prompt, deed)][:1]:
            self._room.put(prompt.answered(fields))

    def _call(self, word: str, now: int) -> None:
        if self._room.call is None:
            self._room.put(Cue(now, CUE_U_US, word))
        else:
            self._room.call(word, now)

    def _close(self, outcome: Outcome, said: str, now: int) -> None:
        self.outcome, self.said = outcome, said
        self._replies = []
        self._room.say(said)
        failed = outcome is Outcome.FAILED
        self._go(_At.CLOSING, now + (AGAIN_US if failed else reading_us(said)))

    def _go(self, at: _At, due: int | None) -> None:
        self._at, self._due = at, due

    def _worded(self, words: str) -> str:
        names = self._room.names
        return worded(words, {**names, "papers": PAPERS, "begin": names[self._room.begin]})


def _holds(wanted: Mapping[str, Any], state: Mapping[str, Any]) -> bool:
    return all(fits(value, state.get(name)) for name, value in wanted.items())


def _offers(prompt: Prompt, deed: Deed) -> bool:
    return prompt.name == deed.what and (not deed.seat or prompt.by in (deed.seat, DEALER))
