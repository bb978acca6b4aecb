"""What the caller knows of each game: whether anybody calls there, and when."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from companion.core.referee.game import Setup


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


def _sherlock_holmes(options: Any) -> Customs:
    return Customs(
        phases=frozenset(("dealt", "ready", "play")),
        prompt_us=options.prompt_us,
        breaths=frozenset(("capture", "forfeit", "sweep", "yard", "call", "void")),
        interrupts=frozenset(("white", "red", "blue")),
    )


_CUSTOMS: Mapping[str, Callable[[Any], Customs]] = {"sherlock-holmes": _sherlock_holmes}


def customs_of(setup: Setup) -> Customs | None:
    """How this match is called; None where nobody calls, as in games of turns."""
    known = _CUSTOMS.get(setup.game)
    return None if known is None else known(setup.options)
