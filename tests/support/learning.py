"""Somebody who learns a game in skipped time: they do what a test says, by their own keys."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.app.simulated.lesson import LessonTry, course_of
from companion.app.simulated.onlooker import Onlooker
from companion.app.simulated.screen_views import stage_of
from companion.app.simulated.views import Playing
from companion.core.live import Skipping, View
from companion.core.live.listener import Listening
from companion.core.referee.events import INPUTS
from companion.core.referee.game import Want
from companion.core.referee.verdicts import Verdict
from companion.outputs.display.stage import Stage
from companion.practice.course import LEARNER, Deed, fits
from companion.practice.teacher import Outcome
from companion.setup.profile import load_profile

PAUSE_US = 1_200_000
MINUTE_US = 60_000_000


class Learner(Listening):
    """Goes through one try of a step, deed by deed, each as soon as the table is as it says."""

    def __init__(self, game: str, step: int, deeds: Sequence[Deed], first: str = "") -> None:
        self.said: list[str] = []
        self.tried = LessonTry(
            game, step, load_profile(), Skipping(), self.said.append, first=first
        )
        self.teacher, self.table = self.tried.teacher, self.tried.table
        self._left, self._due = [*deeds], 0
        self._view: View | None = None
        self.verdicts: list[Verdict] = []
        self.failed_at = 0
        self.marked: list[tuple[str, frozenset[str] | None]] = []
        """Everything that was done, with what was marked just before."""

    def study(self) -> "Learner":
        with self.table:
            self.tried.prepare()
            self.began = self.table.session.state()
            self.table.join(listener=self, actor=self)
            began = self.table.pace()
            self.table.run(lambda: not self.teacher.over and self.table.pace() < began + MINUTE_US)
            self.took = self.table.pace() - self.failed_at
        return self

    @property
    def outcome(self) -> Outcome | None:
        return self.teacher.outcome if self.teacher.over else None

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        self.verdicts += verdicts
        self._view = view
        if self.teacher.outcome and not self.failed_at:
            self.failed_at = self.table.pace()

    def due(self) -> int | None:
        if not self.teacher.reading and not (self._left and self._can(self._left[0])):
            self._due = 0
            return None
        self._due = self._due or self.table.pace() + PAUSE_US
        return self._due

    def act(self, now: int) -> None:
        self._due = 0
        if self.teacher.reading:
            self._tap("pile", now)
        elif self._left and self._can(self._left[0]):
            self._do(self._left.pop(0), now)

    def _can(self, deed: Deed) -> bool:
        view = self._view
        if view is None or not all(fits(v, view.state.get(n)) for n, v in deed.at.items()):
            return False
        return deed.what in INPUTS or deed.what.isdigit() or self._prompt(deed) is not None

    def _prompt(self, deed: Deed) -> Any:
        company, view = self.table.company, self._view
        assert view is not None
        offered = [company.offered(p) for p in view.prompts if p.by == LEARNER]
        every = [*company.own(LEARNER), *(p for p in offered if p is not None)]
        named = (prompt for prompt in every if prompt.name == deed.what)
        return next((prompt for prompt in named if _has(prompt, deed.fields)), None)

    def _do(self, deed: Deed, now: int) -> None:
        self.marked.append((deed.what, self.teacher.marks))
        if deed.what in INPUTS or deed.what.isdigit():
            self._tap(deed.what, now)
            return
        prompt = self._prompt(deed)
        values = {**prompt.fixed, **deed.fields}
        self.table.inbox.put(self.table.company.take(prompt, values))

    def _tap(self, what: str, now: int) -> None:
        keys = self.tried.keyboard.keymap.of(LEARNER)
        hold = 5_000_000 if what == "shield" else 130_000
        self.tried.keyboard.tap(keys.get(what, what), now, hold)


def _has(prompt: Any, fields: Mapping[str, Any]) -> bool:
    """Tell whether a prompt offers these values, so that nobody does what no screen offers."""
    return all(
        value in prompt.choices.get(name, (prompt.fixed.get(name),))
        for name, value in fields.items()
    )


def on_screen(game: str, step: int, first: str = "") -> Stage:
    """Return the stage of somebody who is about to try a step, after being told `first`."""
    said: list[str] = []
    tried = LessonTry(game, step, load_profile(), Skipping(), said.append, first=first)
    with tried.table:
        tried.prepare()
        playing = Playing(tried.table, tried.keyboard, (LEARNER,), lambda: not said)
        stage = stage_of(playing)
        tried.table.join(listener=Onlooker(stage, tried.table.company, playing.people))
        tried.table.run(playing.going)
    stage.teach(said[0])
    stage.read(tried.teacher.reading)
    stage.number((step + 1, len(course_of(game).steps)))
    marks = tried.teacher.marks
    wants = [Want(LEARNER, name) for name in INPUTS if name in (marks or ())]
    stage.want(None if marks is None else wants, marks or ())
    return stage


def studied(game: str, step: int, *deeds: Deed) -> Learner:
    """Return how a try at a step went for somebody who does this."""
    return Learner(game, step, deeds).study()
