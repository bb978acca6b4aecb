"""Highest Card in words: one sentence a verdict, for the screen, the phone and the voice."""

from collections.abc import Mapping
from typing import ClassVar

from companion.kit.text import count, span
from companion.kit.words import Fields, Sentence, Table, Words, apart

_TOUCHED = {"pile": "turned up a card", "white": "pressed white"}


class HighestCardWords(Words):
    """What this game alone has to say. What it leaves out, all games share."""

    refusals: ClassVar[Table] = {
        "hand-running": "the cards are dealt already",
        "not-dealt": "deal first",
        "no-ready": "wait for READY",
        "no-play": "PLAY comes after READY",
        "race-on": "this trick is still open",
        "sits-out": "too early: this trick goes without you",
    }
    questions: ClassVar[Table] = {"first": "Who was first?", "again": "Or nobody?"}
    actions: ClassVar[Table] = {
        "deal": "Deal all cards",
        "first": "First was",
        "again": "Play the trick again",
    }
    labels: ClassVar[Table] = {
        "dealing": "Deal",
        "waiting": "Wait for READY",
        "race": "First white takes the trick",
        "asked": "The dealer decides",
        "over": "Game over",
        "target": "Tricks to win",
    }

    inputs: ClassVar[Table] = {"pile": "turn up a card", "white": "mine is the highest"}
    points: ClassVar[str] = "tricks"

    def moments(self) -> Mapping[str, Sentence]:
        """Return what stands in the middle of the table, in large letters."""
        return {
            "trick": lambda v: f"{self._who(v)} takes it",
            "unclaimed": lambda v: "Nobody",
        }

    def notes(self) -> Mapping[str, Sentence]:
        """Return what stands at the seat that a verdict names."""
        return {
            "played": lambda v: span(v["reaction_us"]),
            "early": lambda v: "too early: sits out",
            "trick": lambda v: "takes the trick",
            "behind": lambda v: f"{span(v['gap_us'])} behind",
        }

    def sentences(self) -> Mapping[str, Sentence]:
        """Return the sentence of every kind of verdict that this game alone knows."""
        return {
            "dealt": lambda v: f"Dealt: the first with {count(v['target'], 'trick')} wins.",
            "played": lambda v: (
                f"{self._who(v)} turns up a card, {span(v['reaction_us'])} after PLAY."
            ),
            "early": self._early,
            "unclaimed": lambda v: "Nobody took that trick.",
            "trick": self._trick,
            "behind": lambda v: f"{self._who(v)} was behind {self._name(v['first'])}: {apart(v)}.",
            "doubt": lambda v: f"Too close to call: {self._or(v['between'])}, {apart(v)}.",
            "ruled": self._ruled,
            "won": lambda v: f"{self._who(v)} wins with {count(v['total'], 'trick')}.",
        }

    def _early(self, v: Fields) -> str:
        what = _TOUCHED[v["input"]]
        return f"{self._who(v)} {what} before PLAY and sits this trick out: {apart(v)}."

    def _ruled(self, v: Fields) -> str:
        what = f"{self._who(v)} was first" if v["ruling"] == "first" else "play it again"
        return f"The dealer rules: {what}."

    def _trick(self, v: Fields) -> str:
        when = f"{span(v['after_us'])} after PLAY, give or take {span(v['doubt_us'])}"
        return f"{self._who(v)} takes the trick, {when}: {count(v['tricks'], 'trick')} now."
