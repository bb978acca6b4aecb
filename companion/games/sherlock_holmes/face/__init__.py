"""The face of Sherlock Holmes: its numbers, its words, its strips."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.core.referee.verdicts import Verdict
from companion.games.sherlock_holmes.face.photos import photo_of
from companion.kit.evidence import Evidence
from companion.kit.face import Figure, Word
from companion.kit.photo import Photo
from companion.kit.plain_face import PlainFace
from companion.kit.text import count, ordinal, span

Fields = dict[str, Any]

_SEAT_FIGURES = (("hands", "hand"), ("piles", "pile"), ("scores", "score"))
_INPUTS = {
    "white": "match",
    "red": "Holmes!",
    "blue": "Yard!",
    "pile": "play",
    "shield": "protect",
    "rail": "arm",
    "reach": "sweep",
}
_REASONS = {
    "early": "early",
    "late": "late",
    "slow-withdrawal": "hand left",
    "rest": "rested",
    "false-call": "false call",
    "missed-holmes": "missed Holmes",
    "wrong-name": "wrong name",
    "ruling": "dealer's word",
}
_TONES = {
    "forfeit": "bad", "warning": "bad", "taken": "bad", "doubt": "doubt", "ask": "doubt",
    "call": "good",
    "capture": "good", "safe": "good", "won": "good", "score": "accent", "sweep-open": "bad",
    "sweep": "accent", "yard": "blue", "out": "accent", "refused": "dim", "void": "dim",
    "fault": "bad", "overturned": "doubt", "ruled": "doubt",
    "played": "ink",
}  # fmt: skip


class SherlockHolmesFace(PlainFace):
    """How Sherlock Holmes looks."""

    pays = True
    forgets = False
    inputs: Mapping[str, str] = _INPUTS
    tones: Mapping[str, str] = _TONES
    """What costs, what wins, what is open."""

    def figures(self, state: Mapping[str, Any], seat: int) -> tuple[Figure, ...]:
        """Hand, pile and score."""
        return tuple(Figure(label, state[name][seat - 1]) for name, label in _SEAT_FIGURES)

    def centre(self, state: Mapping[str, Any]) -> tuple[Figure, ...]:
        """The pool, and which round it is."""
        return Figure("pool", state["pool"]), Figure("round", state["round"])

    def resting(self, state: Mapping[str, Any]) -> Word | None:
        """What everybody waits for."""
        words = {"dealing": "Deal", "dealt": "Get ready", "counting": "Count"}
        word = words.get(state["phase"])
        return Word(word, "accent") if word else None

    def shrinks(self, state: Mapping[str, Any]) -> Sequence[int]:
        """The playing piles."""
        return tuple(state["piles"])

    def word(self, verdict: Verdict) -> Word | None:
        """The one thing that everybody must know now."""
        text = self._word(verdict.kind, verdict.fields)
        return Word(text, self.tone(verdict)) if text else None

    def _word(self, kind: str, v: Fields) -> str:
        match kind:
            case "call" if v["place"] == 1:
                return f"{self._name(v['seat'])} was first"
            case "doubt":
                return "Too close to call"
            case "ask" if v["question"] == "call":
                return f"{self._name(v['seat'])}: a match?"
            case "ask":
                return f"{self._name(v['pile'])}'s pile?"
            case "capture":
                return f"{self._name(v['seat'])} takes {v['won'] + v['pool']}"
            case "forfeit" | "warning":
                return f"{self._name(v['seat'])}: {_REASONS[v['reason']]}"
        return self._announced(kind, v)

    def _announced(self, kind: str, v: Fields) -> str:
        match kind:
            case "sweep-open":
                return "SWEEP"
            case "sweep":
                return "Sweep over"
            case "yard":
                return "SCOTLAND YARD" + (" AGAIN" if v["again"] else "")
            case "out":
                return f"{self._name(v['seat'])} is out"
            case "won":
                return f"{self._name(v['seat'])} wins"
            case "overturned":
                return "Taken back"
            case "ruled" if v["ruling"] == "void-hand":
                return "The hand is void"
        return ""

    def said(self, verdict: Verdict) -> dict[int, Word]:
        """A few words at each seat that a verdict is about."""
        v, tone = verdict.fields, self.tone(verdict)
        match verdict.kind:
            case "doubt":
                return {seat: Word("too close to call", tone) for seat in v["between"]}
            case "safe":
                return {v["pile"]: Word("pile safe", tone)}
            case "taken":
                return {v["pile"]: Word(f"pile taken by {self._name(v['seat'])}", tone)}
            case "score":
                won = enumerate(v["hand"], start=1)
                return {seat: Word(f"+{count(points, 'point')}", tone) for seat, points in won}
        seat = v.get("seat")
        text = self._at_seat(verdict.kind, v)
        return {seat: Word(text, tone)} if text and isinstance(seat, int) else {}

    def _at_seat(self, kind: str, v: Fields) -> str:
        match kind:
            case "played":
                reaction = v["reaction_us"]
                return "played" if reaction is None else f"played in {_ms(reaction)}"
            case "forfeit":
                return f"{_REASONS[v['reason']]}: {count(v['cards'], 'card')}"
            case "warning":
                return f"{_REASONS[v['reason']]}: a warning"
            case "call" if v["place"] == 1:
                return "called first"
            case "call":
                behind = v["behind_us"]
                return f"called {ordinal(v['place'])}" + (f", +{_brief(behind)}" if behind else "")
            case "capture":
                return f"takes {count(v['won'] + v['pool'], 'card')}"
            case "ask":
                return "does the call stand?"
            case "void":
                return f"{v['what']} lapses"
        return self._shouted(kind, v)

    def _shouted(self, kind: str, v: Fields) -> str:
        match kind:
            case "sweep-open":
                return "SHERLOCK HOLMES!"
            case "yard":
                return "SCOTLAND YARD!"
            case "out":
                return "out of cards"
            case "won":
                return "wins the match"
            case "fault":
                return f"{v['input'] or 'sensors'}: {v['reason']}"
            case "refused" if v.get("input"):
                return f"{v['input']}: {self.words.why(v['reason'])}"
        return ""

    def photo(self, verdict: Verdict, finding: str, evidence: Evidence) -> Photo | None:
        """Calls, piles, plays, and hands that stayed too long."""
        return photo_of(verdict, finding, evidence, self._players)

    def contested(self, verdict: Verdict) -> bool:
        """A second call, a dead heat, a sweep."""
        v = verdict.fields
        second = verdict.kind == "call" and v["place"] > 1
        doubt = verdict.kind == "doubt" and v["gap_us"] is not None
        return second or doubt or verdict.kind == "sweep"

    def question(self, state: Mapping[str, Any]) -> tuple[str, frozenset[int]]:
        """The oldest open question in words."""
        for asked in state["open"]:
            between = frozenset(asked.get("between", ()))
            match asked["question"]:
                case "first-call":
                    return "Who called first?", between
                case "call":
                    caller = asked["seat"]
                    return f"Does {self._name(caller)}'s call stand?", frozenset({caller})
                case "pile":
                    return f"Whose is {self._name(asked['pile'])}'s pile?", between
                case "pool":
                    return "Who takes the pool?", between
        return "", frozenset()


def _brief(us: int) -> str:
    """As exact as a glance can take in."""
    return _ms(us) if us >= 10_000 else span(us)


def _ms(us: int) -> str:
    return f"{round(us / 1000)} ms"
