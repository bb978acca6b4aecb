"""Sherlock Holmes by doing: the guided round as `companion learn` finds it."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from typing import Any

from companion.core.live.inbox import Item
from companion.core.live.listener import View
from companion.core.referee.events import Cue, Event, Press, Ruling
from companion.core.referee.verdicts import Verdict
from companion.games.sherlock_holmes.bots.pack import practice_pack
from companion.kit.data import shipped
from companion.practice.course import Classroom, Course

LEARNER = 1
SEATS = 4


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing to learn by doing it."""

    name: str
    say: str
    praise: str
    cards: tuple[str, ...]
    """What is turned up, by seat; nothing for a step without READY and PLAY."""
    done: str
    who: str
    unless: str | None = None

    def is_done(self, verdict: Verdict) -> bool:
        """Whether this verdict says that the learner has done it."""
        told = verdict.fields
        return verdict.kind == self.done and self._his(told) and self._full(told)

    def _his(self, told: Mapping[str, Any]) -> bool:
        named = told[self.who]
        return LEARNER in named if isinstance(named, list) else bool(named == LEARNER)

    def _full(self, told: Mapping[str, Any]) -> bool:
        return self.unless is None or bool(told[self.unless])


@dataclass(frozen=True, slots=True)
class Lesson:
    """All steps, and what is said around them."""

    steps: tuple[LessonStep, ...]
    welcome: str
    begin: str
    again: str
    finish: str
    options: Mapping[str, Any]

    def pack(self, cards: Sequence[str], step: int, dealer: int) -> list[str]:
        """Stack a pack so that this step's cards, and then the later ones', are turned up."""
        rounds = [each.cards for each in self.steps[step:] if each.cards]
        rest = Counter(cards) - Counter(card for turned in rounds for card in turned)
        spare = iter(sorted(rest.elements()))
        order = []
        for place in range(len(cards)):
            turn, seat = place // SEATS, (dealer + place) % SEATS
            order.append(rounds[turn][seat] if turn < len(rounds) else next(spare))
        return order


def parse_lesson(document: Mapping[str, Any]) -> Lesson:
    """Read the lesson from its document."""
    steps = tuple(
        LessonStep(**{**step, "cards": tuple(step["cards"])}) for step in document["steps"]
    )
    words = {name: document[name] for name in ("welcome", "begin", "again", "finish")}
    return Lesson(steps, **words, options=document["options"])


@cache
def guided_round() -> Lesson:
    """Return the lesson that ships with the program."""
    return parse_lesson(shipped("companion.games.sherlock_holmes", "data/lesson.toml"))


SOON_US = 1_500_000
PLAY_US = 1_800_000
PRAISE_US = 2_500_000
CUE_U_US = 3_000
RUNNING = ("dealt", "ready", "play")


class _At(Enum):
    DEAL = auto()
    """Waits until there are cards."""
    READING = auto()
    """Waits until the learner has read what to do."""
    READY = auto()
    PLAY = auto()
    WATCHING = auto()
    """Waits until the learner has done it."""
    PRAISE = auto()
    AGAIN = auto()
    LEAVING = auto()
    """Waits until the hand that went wrong is over."""
    OVER = auto()


class Teacher:
    """Listens to the match and acts in it. `explain` puts a verdict into words; `call` says READY
    or PLAY, and whoever hears it makes evidence of it."""

    def __init__(
        self,
        lesson: Lesson,
        keys: Mapping[str, str],
        put: Callable[[Item], None],
        say: Callable[[str], None],
        explain: Callable[[Verdict], str],
        call: Callable[[str, int], None] | None = None,
    ) -> None:
        self._lesson, self._keys, self._put = lesson, keys, put
        self._say, self._explain = say, explain
        self._call = call or self._show
        self.step = 0
        self._at = _At.DEAL
        self._due: int | None = None
        self._phase = ""
        self._started = False

    @property
    def over(self) -> bool:
        """Whether every step was done."""
        return self._at is _At.OVER

    @property
    def reading(self) -> bool:
        """Whether the teacher waits for the learner to have read."""
        return self._at is _At.READING

    @property
    def watching(self) -> bool:
        """Whether the teacher waits for the learner to do it."""
        return self._at is _At.WATCHING

    def stacked(self, dealer: int) -> list[str]:
        """Return the pack that makes this step happen, for whoever deals."""
        return self._lesson.pack(practice_pack().cards, self.step, dealer)

    def heard(self, event: Event) -> None:
        """See the learner's hand come down: they have read what to do."""
        tapped = type(event) is Press and (event.seat, event.input) == (LEARNER, "pile")
        if tapped and self._at is _At.READING:
            self._go(_At.READY, event.t + SOON_US)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """See how the learner fares."""
        if not self._started:
            self._started = True
            self._say(self._lesson.welcome)
        self._phase = view.state["phase"]
        if self._at is _At.LEAVING and self._phase not in (*RUNNING, "sweep"):
            self._at = _At.DEAL
        if self._at is _At.DEAL and self._phase in RUNNING:
            self._introduce()
        for verdict in verdicts:
            if self._at in _ATTENTIVE:
                self._comment(verdict, view.t)

    def due(self) -> int | None:
        """Return when the teacher next says something."""
        return self._due

    def _show(self, word: str, now: int) -> None:
        """Call without a voice: the word is on the table at once."""
        self._put(Cue(now, CUE_U_US, word))

    def act(self, now: int) -> None:
        """Go on."""
        at, self._due = self._at, None
        if at is _At.READY:
            self._call("ready", now)
            self._go(_At.PLAY, now + PLAY_US)
        elif at is _At.PLAY:
            self._call("play", now)
            self._at = _At.WATCHING
        elif at is _At.PRAISE and self._phase == "sweep":
            self._due = now + SOON_US
        elif at is _At.PRAISE:
            self._next()
        elif at is _At.AGAIN:
            self._put(lambda t: Ruling(t, "out", {"seat": LEARNER}))
            self._at = _At.LEAVING

    @property
    def _now(self) -> LessonStep:
        return self._lesson.steps[self.step]

    def _go(self, at: _At, due: int | None) -> None:
        self._at, self._due = at, due

    def _introduce(self) -> None:
        begin = (self._lesson.begin,) if self._now.cards else ()
        self._tell(self._now.say, *begin)
        self._go(_At.READING if self._now.cards else _At.WATCHING, None)

    def _tell(self, *words: str) -> None:
        """Say what belongs together at once; a second line is for whoever has read the first."""
        self._say("\n".join(words).format(**self._keys))

    def _comment(self, verdict: Verdict, now: int) -> None:
        if self._now.is_done(verdict):
            self._tell(self._now.praise)
            self._go(_At.PRAISE, now + PRAISE_US)
        elif _went_wrong(verdict):
            self._say(f"{self._explain(verdict)} {self._lesson.again}")
            self._go(_At.AGAIN, now + PRAISE_US)

    def _next(self) -> None:
        self.step += 1
        if self.step == len(self._lesson.steps):
            self.step -= 1
            self._say(self._lesson.finish)
            self._at = _At.OVER
        else:
            self._introduce()


_ATTENTIVE = (_At.READY, _At.PLAY, _At.WATCHING)


def _went_wrong(verdict: Verdict) -> bool:
    """Whether the learner has to try again: paid, lost the pile, or swept nobody."""
    told = verdict.fields
    match verdict.kind:
        case "forfeit":
            return bool(told["seat"] == LEARNER)
        case "taken":
            return bool(told["pile"] == LEARNER)
        case "sweep":
            return True
    return False


def _options() -> Mapping[str, Any]:
    return {"pack": practice_pack().counts(), **guided_round().options}


def _teacher(room: Classroom) -> Teacher:
    return Teacher(guided_round(), room.keys, room.put, room.say, room.explain, room.call)


COURSE = Course(
    about="Five short steps at a patient table, each of which waits until you have done it, "
    "and then a real hand at a gentle pace.",
    seats=SEATS,
    learner=LEARNER,
    options=_options,
    teacher=_teacher,
)
