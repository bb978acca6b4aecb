"""The guided round: whoever does what it asks gets through it; whoever errs is told, and helped."""

from collections.abc import Callable, Sequence

from companion.app.cli.learn import lesson_table
from companion.core.live import Skipping, View
from companion.core.referee.events import Cue, Event
from companion.core.referee.verdicts import Verdict
from companion.games.sherlock_holmes.bots.course import SEATS, Teacher
from companion.games.sherlock_holmes.bots.course import guided_round as lesson
from companion.games.sherlock_holmes.bots.pack import practice_pack
from companion.setup.profile import load_profile

PILE, SHIELD, WHITE, RED, BLUE = "space", "x", "a", "d", "f"


class Learner:
    """Does what he is told, by the keys, a while after he was told."""

    def __init__(self, clumsy: str = "") -> None:
        self.said: list[str] = []
        self.table, self._keys, teacher = lesson_table(load_profile(), Skipping(), self.said.append)
        assert isinstance(teacher, Teacher)
        self.teacher = teacher
        self._will: list[tuple[int, str, int]] = []
        self._clumsy = clumsy
        self._patient_until = 0
        self.verdicts: list[Verdict] = []
        self.table.join(listener=self, actor=self)

    def study(self, minutes: int = 10) -> None:
        with self.table:
            last = minutes * 60_000_000
            self.table.run(lambda: not self.teacher.over and self.table.pace() < last)

    def strike(self, key: str, at: int, hold: int = 130_000) -> None:
        self._will.append((at, key, hold))

    def heard(self, event: Event) -> None:
        if not isinstance(event, Cue):
            return
        if event.cue == "ready" and self._errs("early"):
            self.strike(PILE, event.t + 400_000)
        elif event.cue == "play":
            self.strike(PILE, event.t + 400_000)
            if self._step() == "match":
                self.strike(WHITE, event.t + 1_500_000)
            if self._step() == "holmes":
                self._sweep(event.t + 1_500_000)

    def _sweep(self, at: int) -> None:
        if self._errs("idle"):
            self.strike(RED, at)
            return
        for n, key in enumerate((RED, "2", "3", "4")):
            self.strike(key, at + n * 500_000)

    def _errs(self, how: str) -> bool:
        erring = self._clumsy == how
        self._clumsy = "" if erring else self._clumsy
        return erring

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        self.verdicts += verdicts
        for verdict in verdicts:
            called = verdict.kind == "sweep-open" and verdict.fields["seat"] == 2
            if called and not self._errs("unprotected"):
                self.strike(SHIELD, view.t + 300_000, 5_000_000)

    def due(self) -> int | None:
        if not self._will and self.table.pace() > self._patient_until:
            self._go_on(self.table.pace() + 3_000_000)
        return min(self._will)[0] if self._will else None

    def act(self, now: int) -> None:
        for move in sorted(self._will):
            if move[0] <= now:
                self._will.remove(move)
                self._keys.tap(move[1], move[0], move[2])

    def _go_on(self, at: int) -> None:
        """Say that he has read, or do what needs no PLAY; then wait for what comes of it."""
        self._patient_until = at + 1_000_000
        if self.teacher.reading:
            self.strike(PILE, at)
        elif self.teacher.watching and self._step() == "yard":
            self.strike(BLUE, at)
        else:
            self._patient_until = 0

    def _step(self) -> str:
        return lesson().steps[self.teacher.step].name


def studied(clumsy: str = "") -> Learner:
    learner = Learner(clumsy)
    learner.study()
    return learner


def praises() -> list[str]:
    return [step.praise for step in lesson().steps]


def test_who_does_what_is_asked_gets_through() -> None:
    learner = studied()
    assert learner.teacher.over
    assert [said for said in learner.said if said in praises()] == praises()
    assert learner.said[-1] == lesson().finish
    assert not any(lesson().again in said for said in learner.said)


def test_the_words_name_the_keys() -> None:
    learner = studied()
    assert "{" not in " ".join(learner.said)
    assert any("Press SPACE when you have read this." in said for said in learner.said)


def _retold(clumsy: str, reason: Callable[[str], bool]) -> None:
    learner = studied(clumsy)
    assert learner.teacher.over, "an error must not end the lesson"
    told = next(said for said in learner.said if lesson().again in said)
    assert reason(told), told


def test_a_card_too_early_is_explained_and_tried_again() -> None:
    _retold("early", lambda told: "played before PLAY" in told)


def test_a_sweep_of_nothing_is_tried_again() -> None:
    _retold("idle", lambda told: "The sweep of Ada is over" in told)


def test_a_pile_left_open_is_lost_and_tried_again() -> None:
    _retold("unprotected", lambda told: "Ada's pile is taken" in told)


def test_the_lesson_waits_for_as_long_as_it_takes() -> None:
    said: list[str] = []
    table, _, teacher = lesson_table(load_profile(), Skipping(), said.append)
    assert isinstance(teacher, Teacher)
    with table:
        table.run(lambda: table.pace() < 600_000_000)
    assert teacher.reading
    assert teacher.step == 0


def test_every_stacked_pack_is_the_whole_pack() -> None:
    cards = practice_pack().cards
    for step in range(len(lesson().steps)):
        for dealer in range(1, SEATS + 1):
            assert sorted(lesson().pack(cards, step, dealer)) == sorted(cards)
