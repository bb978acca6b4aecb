"""Verdicts for people: one line each, with names, times, margins and uncertainty."""

from collections import deque
from collections.abc import Callable
from typing import Any

from companion.core.referee.game import Setup
from companion.core.referee.verdicts import Verdict
from companion.kit.text import clean, clock
from companion.kit.words import Name, Words
from companion.language import say

_REMEMBERED = 500

Worded = Callable[[Setup, Name], Words]
"""Makes what puts the verdicts of a match into words."""


class Explainer:
    """Explains the verdicts of one match."""

    def __init__(self, words: Worded, setup: Setup) -> None:
        self._players = [clean(player) for player in setup.players]
        self.words = words(setup, self._name)
        self._told: deque[tuple[Verdict, object]] = deque(maxlen=_REMEMBERED)

    def _name(self, seat: int) -> str:
        known = 1 <= seat <= len(self._players)
        return self._players[seat - 1] if known else say("kit-seat", seat=seat)

    def line(self, verdict: Verdict) -> str:
        """Return one verdict with its number and its time."""
        return f"{verdict.n:>4}  {clock(verdict.t)} s  {self.sentence(verdict)}"

    def sentence(self, verdict: Verdict) -> str:
        """Return what was decided, and nothing else."""
        self._told.append((verdict, self.words.memory()))
        return self._said(verdict)

    def _said(self, verdict: Verdict) -> str:
        if verdict.kind == "overturned":
            return self._taken_back(verdict.fields)
        return self.words.say(verdict.kind, verdict.fields)

    def _taken_back(self, v: dict[str, Any]) -> str:
        why = self.words.amended(v["why"]) if v.get("why") else "none"
        resumed, what = self._resumed(v)
        said = self._repeated(v["of"])
        return say("kit-taken-back", of=v["of"], said=said, why=why, next=resumed, what=what)

    def _repeated(self, n: int) -> str:
        """Return what a number stood for, if that is not too long ago."""
        found = next(((verdict, then) for verdict, then in self._told if verdict.n == n), None)
        if found is None:
            return "none"
        verdict, then = found
        now = self.words.memory()
        self.words.recall(then)
        said = self._said(verdict)
        self.words.recall(now)
        return said

    def _resumed(self, v: dict[str, Any]) -> tuple[str, str]:
        """Return how play goes on and with what, if the game went back."""
        if v.get("due"):
            return "due", str(v["due"])
        return ("leader", self._name(v["leader"])) if v.get("leader") else ("none", "")

    def state(self, state: dict[str, Any]) -> str:
        """Return how the table stands at the end of a transcript."""
        told = [*self.words.state(state), say("kit-open-questions", n=len(state["open"]))]
        return "\n".join(["", *(f"  {line}" for line in told)])
