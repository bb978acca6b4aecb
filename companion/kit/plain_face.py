"""The face of a game that has none of its own: its public state speaks for itself."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.core.referee.game import Prompt
from companion.core.referee.verdicts import Verdict
from companion.kit.evidence import Evidence
from companion.kit.page import Section
from companion.kit.photo import Photo
from companion.kit.text import listed
from companion.outputs.display.scene import Answer, Board, Figure, Word

_FINAL = ("refused", "ask", "doubt", "fault", "overturned", "ruled")


class PlainFace:
    """Shows every list that has a number for each seat, and every number beside them."""

    timed = True
    inputs: Mapping[str, str] = {}

    def __init__(self, game: str, players: Sequence[str]) -> None:
        self.title = game.replace("-", " ").title()
        self._players = players

    def figures(self, state: Mapping[str, Any], seat: int) -> tuple[Figure, ...]:
        """A number for this seat from every list by seat."""
        lists = ((name, value) for name, value in state.items() if self._by_seat(value))
        return tuple(Figure(name, value[seat - 1]) for name, value in lists)

    def _by_seat(self, value: Any) -> bool:
        fits = isinstance(value, list) and len(value) == len(self._players)
        return fits and all(type(entry) is int for entry in value)

    def centre(self, state: Mapping[str, Any]) -> tuple[Figure, ...]:
        """Every single number."""
        return tuple(Figure(name, value) for name, value in state.items() if type(value) is int)

    def resting(self, state: Mapping[str, Any]) -> Word | None:
        """The phase."""
        return Word(str(state.get("phase", "")))

    def word(self, verdict: Verdict) -> Word | None:
        """Only what all games share."""
        if verdict.kind == "won":
            winners = verdict.fields.get("seats") or [verdict.fields["seat"]]
            names = listed([self._players[seat - 1] for seat in winners])
            return Word(f"{names} {'wins' if len(winners) == 1 else 'win'}", "good")
        return Word("Too close to call", "doubt") if verdict.kind == "doubt" else None

    def said(self, verdict: Verdict) -> dict[int, Word]:
        """The kind of verdict, at the seat that it names."""
        seat = verdict.fields.get("seat")
        return {seat: Word(verdict.kind, self.tone(verdict))} if isinstance(seat, int) else {}

    def tone(self, verdict: Verdict) -> str:
        """Refusals, doubts and wins stand out."""
        return {"refused": "dim", "doubt": "doubt", "won": "good"}.get(verdict.kind, "ink")

    def shrinks(self, state: Mapping[str, Any]) -> Sequence[int]:
        """No piles are known here."""
        return ()

    def photo(self, verdict: Verdict, finding: str, evidence: Evidence) -> Photo | None:
        """No strip is known here."""
        return None

    def contested(self, verdict: Verdict) -> bool:
        """Nothing is."""
        return False

    def overturnable(self, verdict: Verdict) -> bool:
        """What decided something can be taken back."""
        return verdict.kind not in _FINAL

    def question(self, state: Mapping[str, Any]) -> tuple[str, frozenset[int]]:
        """Say that a ruling is awaited."""
        waiting = bool(state.get("open"))
        return ("The dealer decides" if waiting else ""), frozenset()

    def answers(self, prompt: Prompt, state: Mapping[str, Any]) -> list[Answer] | None:
        """As the prompt itself reads."""
        return None

    def board(
        self, state: Mapping[str, Any], prompts: Sequence[Prompt], motion: Any
    ) -> Board | None:
        """No board is known here."""
        return None

    def motion(self, verdict: Verdict, before: Any) -> Any:
        """Nothing moves."""
        return None

    def settles(self, verdict: Verdict) -> bool:
        """A strip stays until the next word."""
        return False

    def deadline(self, state: Mapping[str, Any]) -> int | None:
        """Nothing is counted down."""
        return None

    def between(self, state: Mapping[str, Any]) -> bool:
        """Between hands, and at the end."""
        return state.get("phase") in ("dealing", "over")

    def papers(self, state: Mapping[str, Any], seat: int) -> tuple[Section, ...]:
        """Nothing is kept for anybody."""
        return ()
