"""What the sentences of every game share: names, lists by seat, and why something was refused."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from companion.kit.text import listed, span

Fields = dict[str, Any]
Sentence = Callable[[Fields], str | None]


class GamePhrases:
    """Puts a game's verdicts into words; a game brings its sentences, by kind of verdict."""

    refusals: ClassVar[Mapping[str, str]] = {}
    """Why something may not be done, by the reason of its refusal."""

    def __init__(self, name: Callable[[int], str]) -> None:
        self._name = name
        self._sentences = self.sentences()

    def sentences(self) -> Mapping[str, Sentence]:
        """Give every kind of verdict that this game alone knows its sentence."""
        raise NotImplementedError

    def say(self, kind: str, fields: Fields) -> str | None:
        """Say a verdict in one sentence, or nothing if it is none of this game's."""
        sentence = self._sentences.get(kind)
        return None if sentence is None else sentence(fields)

    def state(self, state: Fields) -> list[str]:
        """Say how the table stands, a line each; what is open is added for every game."""
        raise NotImplementedError

    @staticmethod
    def choice(name: str, value: Any, state: Fields) -> str | None:
        """Say what a value of a field stands for, as the table stands; None: it says it itself."""
        return None

    def _who(self, v: Fields) -> str:
        return self._name(v["seat"])

    def _names(self, seats: list[int]) -> str:
        return listed([self._name(seat) for seat in seats])

    def _or(self, seats: list[int]) -> str:
        return " or ".join(self._name(seat) for seat in seats)

    def _by_seat(self, values: list[Any]) -> str:
        named = enumerate(values, start=1)
        return listed([f"{self._name(seat)} {'-' if v is None else v}" for seat, v in named])

    def _refused(self, v: Fields) -> str | None:
        why = self.refusals.get(v["reason"])
        if why is None:
            return None
        what = v.get("input") or v.get("cue", "").upper() or v["event"]
        who = f"{self._who(v)}, {what}" if v.get("seat") else str(what)
        return f"Refused: {who}: {why}{self._awaited(v)} ({v['reason']})."

    def _awaited(self, v: Fields) -> str:
        """Say what comes first, where a game tells it."""
        return ""


def apart(v: Fields) -> str:
    """Say how close two moments were, and how close is too close."""
    return f"{span(v['gap_us'])} apart, sure only beyond {span(v['doubt_us'])}"
