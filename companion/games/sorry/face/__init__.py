"""The face of Sorry!: its board, its numbers, its words, its strips."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.core.referee.game import Prompt, Setup
from companion.core.referee.verdicts import Verdict
from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.drawing.pointing import Choices, Pointing
from companion.games.sorry.face import drawing, letters
from companion.games.sorry.face.middle import card_name
from companion.games.sorry.face.motion import Motion, motion_of
from companion.games.sorry.face.moves import choices_of
from companion.games.sorry.face.places import letter_of
from companion.games.sorry.face.value import SorryStanding, men_of, moves_of
from companion.games.sorry.face.words import asked_for, move_label, said_of, todo
from companion.kit.evidence import Edge, Evidence
from companion.kit.face import Answer, Figure, Word
from companion.kit.photo import Mark, Photo, mark_of, race
from companion.kit.plain_face import PlainFace
from companion.language import Spoken, say

_NEAR_US = 1_500_000
"""Presses further apart than this never met."""
_DOUBTS = {
    "draw-or-commit": ("white", "pile"),
    "two-calls": ("red", "red"),
    "call-or-win": ("white", "red"),
}
"""The inputs that met, by the question that they left open."""


def photo_of(
    verdict: Verdict, finding: str, evidence: Evidence, players: Sequence[str]
) -> Photo | None:
    """Return the strip of a verdict; None where nothing was a matter of time."""
    near = evidence.between(verdict.t - _NEAR_US, verdict.t + _NEAR_US)
    edges = [e for e in near if e.on and 1 <= e.seat <= len(players)]
    v = verdict.fields
    met: Sequence[Edge | None]
    match verdict.kind:
        case "doubt":
            about, inputs = v["question"], _DOUBTS[v["question"]]
            met = [_nearest(edges, seat, inputs, verdict.t) for seat in v["between"]]
        case "call":
            about, met = "two-calls", _firsts(edges, "red", verdict.t)
        case "won" if v["by"] == "home" and "seat" in v:
            about = "call-or-win"
            won = _nearest(edges, v["seat"], ("white",), verdict.t)
            met = [won, *_firsts(edges, "red", verdict.t)]
        case _:
            return None
    found = [edge for edge in met if edge is not None]
    if (len(found) < 2 and verdict.kind != "call") or not found:
        return None
    return _raced(verdict, say(f"sorry-photo-{about}"), finding, found, players)


def _nearest(edges: list[Edge], seat: int, inputs: Sequence[str], t: int) -> Edge | None:
    mine = [e for e in edges if e.seat == seat and e.input in inputs]
    return min(mine, key=lambda edge: abs(edge.t - t), default=None)


def _firsts(edges: list[Edge], name: str, t: int) -> list[Edge]:
    """Return each seat's press of a button that is nearest to the verdict."""
    seats = sorted({edge.seat for edge in edges if edge.input == name})
    found = (_nearest(edges, seat, (name,), t) for seat in seats)
    return [edge for edge in found if edge is not None]


def _raced(
    verdict: Verdict, title: str, finding: str, edges: list[Edge], players: Sequence[str]
) -> Photo:
    zero = min(edge.t for edge in edges)
    marks: list[tuple[int, str, Mark]] = [
        (e.seat, say(f"sorry-photo-{e.input}", who=players[e.seat - 1]), mark_of(e, zero))
        for e in edges
    ]
    return race(verdict.n, title, finding, marks)


@dataclass(frozen=True, slots=True)
class SorryBoard(SorryStanding):
    """Sorry! in the middle of the table."""

    @property
    def choices(self) -> Choices:
        """Return the listed moves, by everything that they touch."""
        return choices_of(self.moves)

    def draw(
        self, canvas: Canvas, rect: Rect, word: Word, pointing: Pointing, *, moving: bool
    ) -> None:
        """Draw the board in a square, with the moves that can still be meant."""
        drawing.draw_board(canvas, rect, self, word, pointing, moving=moving)

    def draw_moving(self, canvas: Canvas, rect: Rect, moment: float) -> None:
        """Draw the men that glide."""
        drawing.draw_gliding(canvas, rect, self, moment)

    def badge(self, canvas: Canvas, rect: Rect, seat: int) -> bool:
        """Draw a seat's man in a place; tell whether the seat has one."""
        colour = self.colours[seat - 1] if self.colours else ""
        if colour:
            drawing.draw_badge(canvas, rect, colour)
        return bool(colour)

    def letter(self, seat: int) -> str:
        """Return a seat's colour, as the letters show it."""
        colour = self.colours[seat - 1] if self.colours else ""
        return letter_of(colour) if colour else ""

    def lines(self, pointing: Pointing) -> list[str]:
        """Return the board in letters, line by line."""
        return letters.lines_of(self, pointing)


_TONES = {
    "moved": "ink", "won": "good", "score": "accent", "forfeit": "bad", "call": "accent",
    "stake": "accent", "doubt": "doubt", "ruled": "doubt", "overturned": "doubt", "board": "doubt",
    "refused": "dim", "picked": "dim", "turn": "dim", "moves": "dim", "refilled": "dim",
    "fault": "bad",
    "answered": "ink", "colours": "ink", "dealt": "ink", "discarded": "ink", "drawn": "ink",
    "extra-draw": "ink", "hand": "ink", "lead": "ink", "passed": "ink", "reshuffle": "ink",
    "tie": "ink",
}  # fmt: skip
_INPUTS = ("white", "red", "blue", "pile")
_KEYS = {**{card: card for card in "1234578"}, "10": "0", "11": "-", "12": "=", "SORRY": "."}
"""The key that plays or enters a card: as the number row of a keyboard has them."""
_KEYS_BESIDE_A_MOVE = {card: key for card, key in _KEYS.items() if key != "1"}
"""While a forced move is open, 1 makes it; the next player's other cards keep their keys."""
_NO_KEYS: Mapping[str, str] = {}
_BACK = ("overturned", "board", "dealt", "stake")


class SorryFace(PlainFace):
    """How Sorry! looks."""

    tones: Mapping[str, str] = _TONES
    """What wins, what is lost, what is open; whose turn it is says the board."""

    timed = False

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._partners: bool = setup.options.partners
        self._points: bool = setup.options.points
        unused = () if self._points else ("red",)
        used = tuple(name for name in _INPUTS if name not in unused)
        self.inputs = Spoken("sorry-input", used)

    def figures(self, state: Mapping[str, Any], seat: int) -> tuple[Figure, ...]:
        """Return men at home; games or points; in the point game the size of the hand."""
        colour = state["colours"][seat - 1]
        home = state["men"].get(colour, []).count("home")
        total = Figure(
            say("sorry-figure-points" if self._points else "sorry-figure-won"),
            state["total"][seat - 1],
        )
        hand = (Figure(say("sorry-figure-hand"), state["hands"][seat - 1]),) if self._points else ()
        return Figure(say("sorry-figure-home"), home), *hand, total

    def centre(self, state: Mapping[str, Any]) -> tuple[Figure, ...]:
        """Return the number of cards in the pack; and the stake, once it was raised."""
        stake = (
            (Figure(say("sorry-figure-stake"), state["multiplier"]),)
            if state["multiplier"] > 1
            else ()
        )
        return Figure(say("sorry-figure-pack"), state["left"]), *stake

    def resting(self, state: Mapping[str, Any]) -> Word | None:
        """Return what everybody waits for."""
        text, tone = asked_for(state, self._name)
        return Word(text, tone) if text else None

    def between(self, state: Mapping[str, Any]) -> bool:
        """Tell whether the match is between games: only when one is over, not at a reshuffle."""
        return bool(state["phase"] == "over")

    def said(self, verdict: Verdict) -> dict[int, Word]:
        """Return a few words for the seats that a verdict is about."""
        v, tone = verdict.fields, self.tone(verdict)
        if verdict.kind == "doubt":
            return {seat: Word(say("kit-note-doubt"), tone) for seat in v["between"]}
        if verdict.kind == "score":
            won = enumerate(v["hand"], start=1)
            return {
                seat: Word(say("sorry-seat-score", points=points), tone) for seat, points in won
            }
        if verdict.kind == "dealt":
            return {seat: Word("") for seat in range(1, len(self._players) + 1)}
        seats = v.get("seats") or [v.get("seat")]
        text = said_of(verdict.kind, v) if verdict.kind != "tie" else ""
        return {seat: Word(text, tone) for seat in seats if text and isinstance(seat, int)}

    def answers(self, prompt: Prompt, state: Mapping[str, Any]) -> list[Answer] | None:
        """Return the answers: moves by what they do, cards by their names; the rest as it reads."""
        by = prompt.fixed.get("seat")
        who = self._name(by) if by else ""
        match prompt.name:
            case "move":
                return [_move(m, prompt, state["picked"]) for m in state["moves"]]
            case "card" if state["phase"] == "move":
                return _each(prompt, "card", lambda card: _named(who, card), _KEYS_BESIDE_A_MOVE)
            case "card":
                return _each(prompt, "card", card_name, _KEYS)
            case "discard":
                return _each(prompt, "card", _discarded)
            case "lead-draw":
                return _each(prompt, "card", lambda card: _named(who, card))
            case "colour" | "answer":
                key = f"sorry-answer-{prompt.name}"
                return _each(prompt, prompt.name, lambda word: say(f"{key}-{word}", who=who))
            case "draw" | "pass" | "double":
                label = say(f"sorry-answer-{prompt.name}", who=who)
                return [Answer(label, prompt, dict(prompt.fixed))]
        return None

    def board(
        self, state: Mapping[str, Any], prompts: Sequence[Prompt], motion: Motion | None
    ) -> SorryBoard:
        """Return the board, with what each seat does next."""
        seats = range(1, len(self._players) + 1)
        return SorryBoard(
            men=men_of(state),
            moves=moves_of(state) if state["phase"] == "move" else (),
            picked=state["picked"] or 0,
            card=state["card"] or "",
            pack=state["left"],
            stake=state["multiplier"],
            motion=motion,
            colours=tuple(colour or "" for colour in state["colours"]),
            todo=todo(state, prompts, self._players),
            notes=tuple(self._note(seat, state) for seat in seats),
            inputs=tuple(self.inputs),
            out=tuple(seat for seat in seats if seat not in state["in_play"]),
        )

    def _note(self, seat: int, state: Mapping[str, Any]) -> str:
        """Return whom a seat plays with, or that it is out."""
        if seat not in state["in_play"]:
            return say("sorry-seat-out")
        if not self._partners:
            return ""
        partner = self._name((seat + 1) % len(self._players) + 1)
        return say("sorry-seat-with", partner=partner)

    def motion(self, verdict: Verdict, before: Motion | None) -> Motion | None:
        """Return how men glide after a move; None after a ruling: they are simply elsewhere."""
        if verdict.kind == "moved":
            return motion_of(verdict.n, verdict.fields["parts"])
        return None if verdict.kind in _BACK else before

    def photo(self, verdict: Verdict, finding: str, evidence: Evidence) -> Photo | None:
        """Return the strip of a verdict: calls, and what met the winning move or the next draw."""
        return photo_of(verdict, finding, evidence, self._players)

    def contested(self, verdict: Verdict) -> bool:
        """Tell whether a verdict leaves something in doubt."""
        return verdict.kind == "doubt"

    def settles(self, verdict: Verdict) -> bool:
        """Tell whether a verdict takes the strip off the table: a ruling, or the next turn."""
        return verdict.kind in ("ruled", "turn", "call", "overturned", "dealt")

    def question(self, state: Mapping[str, Any]) -> tuple[str, frozenset[int]]:
        """Return the open question in words, and the seats that it is about."""
        for asked in state["open"]:
            return say(f"sorry-asked-{asked['question']}"), frozenset(asked["between"])
        return "", frozenset()


def _move(move: Mapping[str, Any], prompt: Prompt, picked: int | None) -> Answer:
    """Return the answer that makes a listed move; the one that was picked is marked."""
    number = move["id"]
    values = {**prompt.fixed, "move": number}
    return Answer(move_label(move), prompt, values, number, marked=number == picked)


def _named(who: str, card: str) -> str:
    return say("sorry-answer-card", who=who, card=card_name(card))


def _discarded(card: str) -> str:
    return say("sorry-answer-discard", card=card_name(card))


def _each(
    prompt: Prompt, name: str, label: Callable[[str], str], keys: Mapping[str, str] = _NO_KEYS
) -> list[Answer]:
    """Return an answer for every value that a field may have."""
    return [
        Answer(label(value), prompt, {**prompt.fixed, name: value}, key=keys.get(value, ""))
        for value in prompt.choices.get(name, ())
    ]
