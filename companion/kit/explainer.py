"""Verdicts for people: one line each, with names, times, margins and uncertainty."""

from collections import deque
from typing import Any

from companion.core.referee.game import Setup
from companion.core.referee.verdicts import Verdict
from companion.kit.kit import Kit
from companion.kit.text import clean, clock, count

_REMEMBERED = 500


class Explainer:
    """Explains the verdicts of one match."""

    def __init__(self, kit: Kit, setup: Setup) -> None:
        self._players = [clean(player) for player in setup.players]
        self.words = kit.words(setup, self._name)
        self._said: deque[tuple[int, str]] = deque(maxlen=_REMEMBERED)

    def _name(self, seat: int) -> str:
        known = 1 <= seat <= len(self._players)
        return self._players[seat - 1] if known else f"seat {seat}"

    def line(self, verdict: Verdict) -> str:
        """Return one verdict with its number and its time."""
        return f"{verdict.n:>4}  {clock(verdict.t)} s  {self.sentence(verdict)}"

    def sentence(self, verdict: Verdict) -> str:
        """Return what was decided, and nothing else."""
        back = verdict.kind == "overturned"
        said = (
            self._taken_back(verdict.fields)
            if back
            else self.words.say(verdict.kind, verdict.fields)
        )
        self._said.append((verdict.n, said))
        return said

    def _taken_back(self, v: dict[str, Any]) -> str:
        why = f" The reason: {self.words.amended(v['why'])}." if v.get("why") else ""
        return f"Taken back: number {v['of']}{self._repeated(v['of'])}{why}{self._resumed(v)}"

    def _repeated(self, n: int) -> str:
        """Return what a number stood for, if that is not too long ago."""
        return next((f": {said}" for number, said in self._said if number == n), ".")

    def _resumed(self, v: dict[str, Any]) -> str:
        """Return where play goes on, if the game went back."""
        if v.get("due"):
            return f" Now {v['due']} is due."
        return f" Now {self._name(v['leader'])} leads." if v.get("leader") else ""

    def state(self, state: dict[str, Any]) -> str:
        """Return how the table stands at the end of a transcript."""
        asked = len(state["open"])
        told = [
            *self.words.state(state),
            f"{count(asked, 'question')} for the dealer" if asked else "nothing open",
        ]
        return "\n".join(["", *(f"  {line}" for line in told)])
