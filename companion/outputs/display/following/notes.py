"""What a stage notes on the judging thread, to be worked through where it is drawn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.core.live.listener import View
from companion.core.referee.events import Event
from companion.core.referee.verdicts import Verdict
from companion.kit.page import Section


@dataclass(frozen=True, slots=True)
class LampSwitched:
    """A lamp was switched."""

    seat: int
    colour: str
    on: bool


@dataclass(frozen=True, slots=True)
class Held:
    """What those who sit before this screen hold now."""

    hands: Mapping[int, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Papers:
    """What they have to read now, and which page lies open."""

    page: Section | None
    others: tuple[Section, ...]


Note = Event | tuple[Sequence[Verdict], View] | LampSwitched | Held | Papers
