"""Verdicts for people: one line each, with names, times, margins and uncertainty."""

from collections import deque
from collections.abc import Callable
from typing import Any

from companion.core.referee.game import Setup
from companion.core.referee.verdicts import Verdict
from companion.games.baker_street import words as baker_street
from companion.games.block import words as block
from companion.games.i_say_holmes import words as i_say_holmes
from companion.games.sherlock_holmes import words as sherlock_holmes
from companion.games.sorry import words as sorry
from companion.kit.text import clean, clock, count, listed
from companion.kit.words import GamePhrases

_REMEMBERED = 500
BY_THE_REFEREE = {
    "bad-seat": "nobody sits there",
    "cannot-be-overturned": "there is nothing in that to take back",
    "late-arrival": "it came later than this table allows for",
    "nothing-to-overturn": "no decision of that number can still be taken back",
}
"""Why the referee itself refuses, whatever is played."""

_PHRASES: dict[str, type[GamePhrases]] = {
    "sherlock-holmes": sherlock_holmes.Phrases,
    "block": block.Phrases,
    "sorry": sorry.Phrases,
    "i-say-holmes": i_say_holmes.Phrases,
}
_NAMED_BY_OPTIONS = {"221b-baker-street": baker_street.Phrases}
"""Games whose owner names things himself: their sentences need the header's options too."""


def _phrases(setup: Setup, name: Callable[[int], str]) -> GamePhrases:
    if setup.game in _NAMED_BY_OPTIONS:
        return _NAMED_BY_OPTIONS[setup.game](name, setup.options)
    return _PHRASES[setup.game](name)


def why(game: str, reason: str) -> str | None:
    """Say why a game refuses something, in half a sentence; None: its name says it all."""
    told = _PHRASES.get(game) or _NAMED_BY_OPTIONS.get(game)
    return told.refusals.get(reason) if told else None


def choice(game: str, field: str, value: Any, state: dict[str, Any]) -> str | None:
    """Say what a value that can be chosen stands for now; None: it says it itself."""
    told = _PHRASES.get(game)
    return told.choice(field, value, state) if told else None


class Explainer:
    """Explains the verdicts of one match."""

    def __init__(self, setup: Setup) -> None:
        self._players = [clean(player) for player in setup.players]
        self._phrases = _phrases(setup, self._name)
        self._said: deque[tuple[int, str]] = deque(maxlen=_REMEMBERED)

    def _name(self, seat: int) -> str:
        known = 1 <= seat <= len(self._players)
        return self._players[seat - 1] if known else f"seat {seat}"

    def line(self, verdict: Verdict) -> str:
        """Say one verdict: its number, its time, and what was decided."""
        return f"{verdict.n:>4}  {clock(verdict.t)} s  {self.sentence(verdict)}"

    def sentence(self, verdict: Verdict) -> str:
        """Say what was decided, and nothing else."""
        said = self._phrases.say(verdict.kind, verdict.fields) or self._common(verdict)
        said = said or f"{verdict.kind} {verdict.fields}"
        self._said.append((verdict.n, said))
        return said

    def _common(self, verdict: Verdict) -> str | None:
        v = verdict.fields
        match verdict.kind:
            case "refused":
                return f"Refused: {self._refused(v)} ({v['reason']})."
            case "overturned":
                return f"Taken back: number {v['of']}{self._repeated(v['of'])}{self._resumed(v)}"
            case "ruled":
                return f"The dealer rules: {v['ruling']}."
            case "fault":
                return f"Sensor: {self._where(v)}: {clean(v['reason'])}."
            case "score":
                return f"Score of the hand: {self._by_seat(v['hand'])}. {self._totals(v['total'])}"
            case "won":
                return f"{self._name(v['seat'])} wins with {count(v['total'], 'point')}."
        return None

    def _repeated(self, n: int) -> str:
        """Say again what a number stood for, if that is not too long ago."""
        return next((f": {said}" for number, said in self._said if number == n), ".")

    def _resumed(self, v: dict[str, Any]) -> str:
        """Say where play goes on, if the game went back."""
        if v.get("due"):
            return f" Now {v['due']} is due."
        return f" Now {self._name(v['leader'])} leads." if v.get("leader") else ""

    def _refused(self, v: dict[str, Any]) -> str:
        what = v.get("input") or v.get("cue", "").upper() or v["event"]
        who = f"{self._name(v['seat'])}, {what}" if v.get("seat") else str(what)
        why = BY_THE_REFEREE.get(v["reason"])
        return f"{who}: {why}" if why else who

    def _where(self, v: dict[str, Any]) -> str:
        seat = self._name(v["seat"]) if v["seat"] else "whole table"
        return f"{seat}, {v['input'] or 'all inputs'}"

    def _by_seat(self, values: list[Any]) -> str:
        named = zip(self._players, values, strict=True)
        return listed([f"{name} {'-' if value is None else value}" for name, value in named])

    def _totals(self, total: list[int]) -> str:
        return f"In all: {self._by_seat(total)}."

    def state(self, state: dict[str, Any]) -> str:
        """Say how the table stands at the end of a transcript."""
        asked = len(state["open"])
        told = [
            *self._phrases.state(state),
            f"{count(asked, 'question')} for the dealer" if asked else "nothing open",
        ]
        return "\n".join(["", *(f"  {line}" for line in told)])
