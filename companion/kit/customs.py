"""When the caller may speak in a game: its phases, its pauses, and what holds PLAY back."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.core.referee.events import BUTTONS
from companion.core.referee.game import Game, Setup

PROMPT_US = 1_500_000
"""How long players have after PLAY where a game says nothing of it."""


@dataclass(frozen=True, slots=True)
class Customs:
    """How a game is called."""

    phases: frozenset[str]
    """The phases of its public state in which the next word may come."""
    prompt_us: int
    """How long players have after PLAY; no READY comes before it is over."""
    breaths: frozenset[str]
    """The verdicts after which a table takes a breath."""
    interrupts: frozenset[str]
    """The inputs that claim the table's attention: in the READY pause they hold PLAY back."""


def plain_customs(rules: type[Game], setup: Setup) -> Customs | None:
    """Return how a game is called that says no more than its phases; None: nobody calls."""
    known = rules.vocabulary
    if not known.called:
        return None
    return Customs(
        phases=known.called,
        prompt_us=_prompt_us(setup.options),
        breaths=frozenset(),
        interrupts=frozenset(BUTTONS) - known.spare,
    )


def _prompt_us(options: Any) -> int:
    given = options.get("prompt_us") if isinstance(options, Mapping) else None
    return int(getattr(options, "prompt_us", given or PROMPT_US))
