"""What a stage is told beside events and verdicts, as it notes it down."""

from collections.abc import Mapping
from dataclasses import dataclass

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
