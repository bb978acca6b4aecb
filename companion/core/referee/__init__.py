"""The pure core: events in, verdicts out. No clock, no I/O, no chance."""

from companion.core.referee.game import Game, Prompt, Setup, Vocabulary
from companion.core.referee.referee import Referee
from companion.core.referee.verdicts import Finding, Verdict

__all__ = ["Finding", "Game", "Prompt", "Referee", "Setup", "Verdict", "Vocabulary"]
