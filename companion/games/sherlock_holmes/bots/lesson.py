"""The guided round as data: its steps, and the packs that make each of them happen."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from companion.core.referee.verdicts import Verdict
from companion.kit.data import shipped

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
