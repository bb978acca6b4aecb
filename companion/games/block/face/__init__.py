"""The face of Block: the card that is due, who leads, and BLOCK against the next card.

Piles are closed and memory is part of the game (BD-22): no card below a top is shown.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from companion.core.referee.game import Want
from companion.core.referee.verdicts import Verdict
from companion.kit.evidence import Edge, Evidence
from companion.kit.face import Figure, Word
from companion.kit.photo import Photo, mark_of, race
from companion.kit.plain_face import PlainFace
from companion.kit.text import faulty, thing
from companion.kit.travel import Travel, hand, pile
from companion.language import Spoken, say

NEAR_US = 1_500_000
"""Presses further apart than this were no race."""

_BUTTONS = ("white", "red")


def photo_of(
    verdict: Verdict, finding: str, evidence: Evidence, players: Sequence[str]
) -> Photo | None:
    """Return the strip of a verdict; None where nobody was near."""
    v, t = verdict.fields, verdict.t
    near = [e for e in evidence.between(t - NEAR_US, t + NEAR_US) if e.on and e.input in _BUTTONS]
    match verdict.kind:
        case "doubt" if v["question"] == "block-or-play":
            found = _between(near, v["between"], t)
        case "doubt" if v["question"] == "play-order":
            found = _between([e for e in near if e.input == "white"], v["between"], t)
        case "block":
            found = _rivals(near, v["seat"], "red", t)
        case "refused" if v.get("input") in _BUTTONS:
            found = _rivals(near, v["seat"], v["input"], t)
        case _:
            return None
    return _race(verdict.n, finding, found, players)


def _between(near: Sequence[Edge], seats: Sequence[int], t: int) -> list[Edge]:
    """Return each seat's press that lies nearest to the instant in question."""
    found = []
    for seat in seats:
        own = [edge for edge in near if edge.seat == seat]
        found += [min(own, key=lambda edge: abs(edge.t - t))] if own else []
    return found


def _rivals(near: Sequence[Edge], seat: int, input_: str, t: int) -> list[Edge]:
    """Return a press, and the nearest press of the other button by somebody else."""
    own = [e for e in near if (e.seat, e.input) == (seat, input_) and e.t == t]
    others = [e for e in near if e.seat != seat and e.input != input_]
    if not own or not others:
        return []
    return [own[0], min(others, key=lambda edge: abs(edge.t - t))]


def _race(n: int, finding: str, found: Iterable[Edge], players: Sequence[str]) -> Photo | None:
    edges = [edge for edge in found if 1 <= edge.seat <= len(players)]
    if len(edges) < 2:
        return None
    zero = min(edge.t for edge in edges)
    marks = [
        (edge.seat, _button(edge.input, players[edge.seat - 1]), mark_of(edge, zero))
        for edge in edges
    ]
    kinds = {edge.input for edge in edges}
    title = say("block-photo-block") if len(kinds) > 1 else say("block-photo-order")
    return race(n, title, finding, marks)


def _button(name: str, who: str) -> str:
    return say(f"block-button-{name}", who=who)


Fields = dict[str, Any]

_TONES = {
    "block": "bad", "lead": "accent", "count": "good", "out": "accent", "score": "accent",
    "won": "good", "doubt": "doubt", "ask": "doubt", "ruled": "doubt", "overturned": "doubt",
    "refused": "dim", "void": "dim", "fault": "bad",
    "dealt": "ink", "led": "ink", "played": "ink",
}  # fmt: skip
_LATE = Spoken("block-late")
_AMENDED = Spoken("block-word-amended")
_CLOSE = ("too-late", "lead-due")
"""Refusals that may have been a race."""


class BlockFace(PlainFace):
    """How Block looks."""

    timed = False
    inputs: Mapping[str, str] = Spoken("block-input", _BUTTONS)
    tones: Mapping[str, str] = _TONES
    """What ends a run, what counts, what is open."""

    def figures(self, state: Mapping[str, Any], seat: int) -> tuple[Figure, ...]:
        """Return hand and score of a seat; the top of the pile is shown as a card."""
        hand, score = state["hands"][seat - 1], state["scores"][seat - 1]
        counted = Figure(say("block-figure-score"), score, score=True)
        return Figure(say("block-figure-hand"), hand), counted

    def centre(self, state: Mapping[str, Any]) -> tuple[Figure, ...]:
        """Return the card due, and who leads or has led."""
        leader = state["leader"]
        leads = state["phase"] == "lead"
        label = say("block-figure-leads") if leads else say("block-figure-led")
        due = Figure(say("block-figure-due"), state["due"] or "-")
        return due, Figure(label, self._named(leader))

    def _named(self, seat: int | None) -> str:
        return self._name(seat) if seat else "-"

    def resting(self, state: Mapping[str, Any]) -> Word | None:
        """Return what has to be done next: lay the card due, or deal."""
        if state["phase"] == "run" and state["due"]:
            return Word(say("block-word-due", card=state["due"]), "play")
        return Word(say("block-word-deal"), "accent") if state["phase"] == "dealing" else None

    def word(self, verdict: Verdict) -> Word | None:
        """Return the one thing that everybody must know now."""
        text = self._word(verdict.kind, verdict.fields)
        return Word(text, self.tone(verdict)) if text else None

    def _word(self, kind: str, v: Fields) -> str:
        match kind:
            case "dealt":
                return say("block-word-leads", who=self._name(v["leader"]))
            case "lead" if v["by"] == "block":
                return say("block-word-blocked", who=self._name(v["seat"]))
            case "lead":
                return say("block-word-leads", who=self._name(v["seat"]))
            case "doubt":
                return say("kit-too-close")
            case "overturned" if v.get("why") in _AMENDED:
                return _AMENDED[v["why"]]
            case "overturned" if v.get("leader") and not v.get("due"):
                return say("block-word-back", who=self._name(v["leader"]))
            case "void" if v["what"] == "hand":
                return say("block-word-again")
            case "out":
                return say("block-word-out", who=self._name(v["seat"]))
            case "won":
                return say("block-word-wins", who=self._name(v["seat"]))
        return ""

    def said(self, verdict: Verdict) -> dict[int, Word]:
        """Return a few words for each seat that a verdict is about."""
        v, tone = verdict.fields, self.tone(verdict)
        match verdict.kind:
            case "doubt":
                return {seat: Word(say("kit-note-doubt"), tone) for seat in v["between"]}
            case "dealt":
                hands = range(1, len(v["hands"]) + 1)
                todo = say("block-note-lead")
                return {s: Word(todo if s == v["leader"] else "") for s in hands}
            case "score":
                won = enumerate(v["hand"], start=1)
                told = {seat: say("block-note-score", points=f"{points:+}") for seat, points in won}
                return {seat: Word(text, tone) for seat, text in told.items()}
        seat, text = v.get("seat"), self._at_seat(verdict.kind, v)
        return {seat: Word(text, tone)} if text and isinstance(seat, int) else {}

    def _at_seat(self, kind: str, v: Fields) -> str:
        match kind:
            case "led" | "played":
                return say(f"block-note-{kind}", card=v["card"])
            case "block":
                return say("block-note-block", card=v["on"])
            case "count":
                return say("block-note-count", card=v["card"], points=v["points"])
            case "lead" | "out" | "won":
                return say(f"block-note-{kind}")
        return self._put_right(kind, v)

    def _put_right(self, kind: str, v: Fields) -> str:
        match kind:
            case "void":
                return say(f"block-note-void-{v['what']}")
            case "fault":
                what = thing(v["input"]) if v["input"] else say("block-note-sensors")
                return say("block-note-fault", what=what, why=faulty(v["reason"]))
            case "refused" if v.get("input"):
                plain = say("block-note-refused", what=thing(v["input"]))
                return _LATE.get(v["reason"], plain)
        return ""

    def wanted(
        self, wants: Sequence[Want], state: Mapping[str, Any], held: Mapping[int, tuple[str, ...]]
    ) -> Sequence[Want]:
        """Return whoever is seen to hold the card due; of the others nobody can say it."""
        return [want for want in wants if state["due"] in held.get(want.seat, ())]

    def travels(self, verdict: Verdict) -> Sequence[Travel]:
        """Return the card that is laid, or the one that goes back."""
        v = verdict.fields
        if verdict.kind in ("led", "played"):
            return (Travel(hand(v["seat"]), pile(v["seat"]), v["card"]),)
        if verdict.kind == "block":
            return (Travel(hand(v["seat"]), pile(v["seat"]), "BLOCK"),)
        return ()

    def photo(self, verdict: Verdict, finding: str, evidence: Evidence) -> Photo | None:
        """Return the strip of a verdict: BLOCK against the next card, or card against card."""
        return photo_of(verdict, finding, evidence, self._players)

    def contested(self, verdict: Verdict) -> bool:
        """Tell whether it was close: a dead heat, or a press that came just too late."""
        late = verdict.kind == "refused" and verdict.fields["reason"] in _CLOSE
        return verdict.kind == "doubt" or (late and bool(verdict.fields.get("input")))

    def settles(self, verdict: Verdict) -> bool:
        """Tell whether a verdict ends the showing of a strip: it does once the next card lies."""
        return verdict.kind in ("led", "played", "dealt")

    def question(self, state: Mapping[str, Any]) -> tuple[str, frozenset[int]]:
        """Return the open question in words; while nothing is asked, whose turn it is to lead."""
        for asked in state["open"]:
            between = asked.get("between", [])
            if asked["question"] == "block-or-play" and len(between) > 1:
                names = {"first": self._name(between[0]), "second": self._name(between[1])}
                return say("block-asked-block-or-play", **names), frozenset(between)
            if asked["question"] == "play-order":
                return say("block-asked-play-order", card=state["due"]), frozenset(between)
            if asked["question"] == "blocks-left":
                return say("block-asked-blocks-left"), frozenset()
        return "", frozenset()
