"""What a game brings so that it can be learned by doing: a seat, a table, and a teacher."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from companion.core.live.actor import Actor
from companion.core.live.inbox import Item
from companion.core.live.listener import Listener
from companion.core.referee.verdicts import Verdict


class Teaching(Listener, Actor, Protocol):
    """A teacher at work: told everything, and doing something of their own."""

    @property
    def over(self) -> bool:
        """Whether every step was done."""

    @property
    def reading(self) -> bool:
        """Whether everything waits for the learner to have read."""

    def stacked(self, dealer: int) -> Sequence[str] | None:
        """Return the pack that the next step needs, as that dealer deals it; None: shuffled."""


@dataclass(frozen=True, slots=True)
class Classroom:
    """What a teacher works with."""

    keys: Mapping[str, str]
    """The learner's keys, by what they press."""
    put: Callable[[Item], None]
    say: Callable[[str], None]
    explain: Callable[[Verdict], str]
    call: Callable[[str, int], None] | None
    """Says READY or PLAY; None: the teacher makes them evidence without a sound."""


@dataclass(frozen=True, slots=True)
class Course:
    """How one game is taught."""

    about: str
    """What a learner will do, in a sentence or two."""
    seats: int
    learner: int
    options: Callable[[], Mapping[str, Any]]
    """The options of the match that the lesson is."""
    teacher: Callable[[Classroom], Teaching]
