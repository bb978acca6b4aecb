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
from companion.kit.text import count
from companion.kit.travel import Travel, hand, pile

NEAR_US = 1_500_000
"""Presses further apart than this were no race."""

_BUTTONS = {"white": "card", "red": "BLOCK"}


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
        (edge.seat, f"{players[edge.seat - 1]}: {_BUTTONS[edge.input]}", mark_of(edge, zero))
        for edge in edges
    ]
    kinds = {edge.input for edge in edges}
    title = "BLOCK or the next card" if len(kinds) > 1 else "Who laid the card due"
    return race(n, title, finding, marks)


Fields = dict[str, Any]

_TONES = {
    "block": "bad", "lead": "accent", "count": "good", "out": "accent", "score": "accent",
    "won": "good", "doubt": "doubt", "ask": "doubt", "ruled": "doubt", "overturned": "doubt",
    "refused": "dim", "void": "dim", "fault": "bad",
    "dealt": "ink", "led": "ink", "played": "ink",
}  # fmt: skip
_INPUTS = {"white": "lay the card due", "red": "BLOCK"}
_LATE = {
    "too-late": "too late to BLOCK",
    "lead-due": "no card is due",
    "not-just-played": "not your card",
    "already-blocked": "blocked already",
    "no-block-left": "no BLOCK card is left",
    "ruling-pending": "wait for the dealer",
    "no-hand": "no hand is dealt yet",
    "counting": "the hand is over",
    "game-over": "the game is over",
    "unused-input": "of no use in this game",
    "late-arrival": "came too late to be judged",
    "paused": "not counted: the table is at a pause",
}
_AMENDED = {"no-block-held": "No BLOCK card: taken back", "not-held": "Wrong card: taken back"}
_CLOSE = ("too-late", "lead-due")
"""Refusals that may have been a race."""


class BlockFace(PlainFace):
    """How Block looks."""

    timed = False
    inputs: Mapping[str, str] = _INPUTS
    tones: Mapping[str, str] = _TONES
    """What ends a run, what counts, what is open."""

    def figures(self, state: Mapping[str, Any], seat: int) -> tuple[Figure, ...]:
        """Return hand and score of a seat; the top of the pile is shown as a card."""
        return Figure("hand", state["hands"][seat - 1]), Figure("score", state["scores"][seat - 1])

    def centre(self, state: Mapping[str, Any]) -> tuple[Figure, ...]:
        """Return the card due, and who leads or has led."""
        leader = state["leader"]
        led = Figure("leads" if state["phase"] == "lead" else "led", self._named(leader))
        return Figure("due", state["due"] or "-"), led

    def _named(self, seat: int | None) -> str:
        return self._name(seat) if seat else "-"

    def resting(self, state: Mapping[str, Any]) -> Word | None:
        """Return what has to be done next: lay the card due, or deal."""
        if state["phase"] == "run" and state["due"]:
            return Word(f"{state['due']} is due", "play")
        return Word("Deal", "accent") if state["phase"] == "dealing" else None

    def word(self, verdict: Verdict) -> Word | None:
        """Return the one thing that everybody must know now."""
        text = self._word(verdict.kind, verdict.fields)
        return Word(text, self.tone(verdict)) if text else None

    def _word(self, kind: str, v: Fields) -> str:
        match kind:
            case "dealt":
                return f"{self._name(v['leader'])} leads"
            case "lead" if v["by"] == "block":
                return f"BLOCK! {self._name(v['seat'])} leads"
            case "lead":
                return f"{self._name(v['seat'])} leads"
            case "doubt":
                return "Too close to call"
            case "overturned" if v.get("why") in _AMENDED:
                return _AMENDED[v["why"]]
            case "overturned" if v.get("leader") and not v.get("due"):
                return f"Taken back: {self._name(v['leader'])} leads"
            case "void" if v["what"] == "hand":
                return "Deal again"
            case "out":
                return f"{self._name(v['seat'])} is out"
            case "won":
                return f"{self._name(v['seat'])} wins"
        return ""

    def said(self, verdict: Verdict) -> dict[int, Word]:
        """Return a few words for each seat that a verdict is about."""
        v, tone = verdict.fields, self.tone(verdict)
        match verdict.kind:
            case "doubt":
                return {seat: Word("too close to call", tone) for seat in v["between"]}
            case "dealt":
                hands = range(1, len(v["hands"]) + 1)
                return {s: Word("lead any card" if s == v["leader"] else "") for s in hands}
            case "score":
                won = enumerate(v["hand"], start=1)
                return {seat: Word(f"{points:+} points", tone) for seat, points in won}
        seat, text = v.get("seat"), self._at_seat(verdict.kind, v)
        return {seat: Word(text, tone)} if text and isinstance(seat, int) else {}

    def _at_seat(self, kind: str, v: Fields) -> str:
        match kind:
            case "led":
                return f"led {v['card']}"
            case "played":
                return f"laid {v['card']}"
            case "block":
                return f"BLOCK on {v['on']}"
            case "lead":
                return "lead any card"
            case "count":
                return f"{v['card']}: {count(v['points'], 'point')}"
            case "out":
                return "out of cards"
            case "won":
                return "wins the game"
        return self._put_right(kind, v)

    def _put_right(self, kind: str, v: Fields) -> str:
        match kind:
            case "void":
                return f"{v['what']} goes back"
            case "fault":
                return f"{v['input'] or 'sensors'}: {v['reason']}"
            case "refused" if v.get("input"):
                return str(_LATE.get(v["reason"], f"{v['input']} refused"))
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
                names = f"{self._name(between[0])}'s BLOCK, or {self._name(between[1])}'s card"
                return f"Which was first: {names}?", frozenset(between)
            if asked["question"] == "play-order":
                return f"Who laid {state['due']}?", frozenset(between)
            if asked["question"] == "blocks-left":
                return "Who is left with BLOCK cards?", frozenset()
        return "", frozenset()
