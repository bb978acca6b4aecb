"""The face of 221-B Baker Street: its map, its words, its countdown.

It knows no clue. What somebody at this screen may read lies open before them as a page of its own.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.core.referee.game import Prompt, Setup
from companion.core.referee.verdicts import Verdict
from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.drawing.pointing import Choices, Pointing
from companion.games.baker_street.face import drawing, letters
from companion.games.baker_street.face.value import (
    KEY,
    SEAL_CARD,
    BakerStanding,
    TownSpot,
    located,
    numbered,
    seals_of,
    spots_of,
)
from companion.games.baker_street.face.ways import GOING, answers_of, choices_of, ways_of
from companion.kit.face import LEFT, Answer, Figure, Word
from companion.kit.page import Section
from companion.kit.plain_face import PlainFace
from companion.language import Spoken, say


@dataclass(frozen=True, slots=True)
class TownBoard(BakerStanding):
    """The town in the middle of the table."""

    @property
    def choices(self) -> Choices:
        """Return the ways that may be gone, by everything that they touch."""
        return choices_of(self.ways)

    def draw(
        self, canvas: Canvas, rect: Rect, word: Word, pointing: Pointing, *, moving: bool
    ) -> None:
        """Draw the map in a square, with the ways that can still be meant."""
        drawing.draw_town(canvas, rect, self, word, pointing)

    def draw_moving(self, canvas: Canvas, rect: Rect, moment: float) -> None:
        """Draw nothing: tokens are where they belong at once."""

    def badge(self, canvas: Canvas, rect: Rect, seat: int) -> bool:
        """Return False: a token is a disc with its seat's number, as everywhere."""
        return False

    def letter(self, seat: int) -> str:
        """Return the letter of a seat's token: its number."""
        return str(seat)

    def lines(self, pointing: Pointing) -> list[str]:
        """Return the map in letters, line by line."""
        return letters.lines_of(self, pointing)


Name = Callable[[int], str]
Fields = Mapping[str, Any]

CARDS = (SEAL_CARD, KEY)


def asked_for(state: Fields, name: Name, place: Callable[[str], str]) -> tuple[str, str]:
    """Return what everybody waits for, and its tone; a name before its colon has its own line."""
    turn = state["turn"]
    who = name(turn) if turn else ""
    match state["phase"]:
        case "case":
            return say("baker-street-now-case"), "accent"
        case "order":
            return say("baker-street-now-order"), "accent"
        case "turn":
            rolls = bool(state["wanted"])
            return say(
                "baker-street-now-rolls" if rolls else "baker-street-now-roll", who=who
            ), "ink"
        case "rolled":
            return say("baker-street-now-where", who=who), "ink"
        case "arrived":
            where = place(state["tokens"][turn - 1] or "")
            return say("baker-street-now-arrived", who=who, place=where), "ink"
        case "reading" if state["reading"]["time_up"]:
            return say("baker-street-now-time-up", who=who), "bad"
        case "reading":
            return say("baker-street-now-reads", who=who, left=LEFT), "play"
        case "answer":
            return say("baker-street-now-answer", who=who), "accent"
    return "", "ink"


def todo(state: Fields, prompts: Sequence[Prompt], seats: int) -> tuple[str, ...]:
    """Return what each seat does next, as its buttons have it."""
    told = [""] * seats
    if state["phase"] == "order":
        for seat in state["to_roll"]:
            told[seat - 1] = _roll(rolls=seat in state["wanted"])
    turn = state["turn"]
    for prompt in prompts:
        if prompt.name == "roll" and isinstance(prompt.by, int) and prompt.by != turn:
            told[prompt.by - 1] = told[prompt.by - 1] or _roll(rolls=False)
    if turn:
        told[turn - 1] = _on_turn(state, {p.name for p in prompts if p.by == turn})
    return tuple(told)


def _roll(*, rolls: bool) -> str:
    return say("baker-street-todo-rolls" if rolls else "baker-street-todo-roll")


def _on_turn(state: Fields, may: set[str]) -> str:
    """Return what is open to the player on turn; first the look, the point of the journey."""
    ready = state["looks"][state["turn"] - 1] == "ready"
    reads = ready and ("clue-open" in may or not may)
    clue = say("baker-street-todo-clue") if reads else ""
    match state["phase"]:
        case "turn" if state["wanted"]:
            return _roll(rolls=True)
        case "turn":
            return _joined(clue, _roll(rolls=False))
        case "rolled":
            return say("baker-street-todo-steps", n=state["rolled"])
        case "arrived":
            return _joined(clue, say("baker-street-todo-end"))
        case "reading":
            return say("baker-street-todo-down")
        case "answer":
            return say("baker-street-todo-answer")
    return ""


def _joined(*parts: str) -> str:
    return "   ".join(filter(None, parts))


def said_of(kind: str, v: Fields) -> str:
    """Return what a verdict means to the seat it names, if its place does not say it better."""
    match kind:
        case "order-roll":
            return say("baker-street-seat-order-roll", value=v["value"])
        case "order" | "out" | "won":
            return say(f"baker-street-seat-{kind}")
    return ""


_TONES = {
    "won": "good", "out": "bad", "unsolved": "bad", "sealed": "accent", "unsealed": "accent",
    "cab": "accent", "took": "accent", "clue-time-up": "bad", "clue-warning": "dim",
    "announce-open": "accent", "ruled": "doubt", "overturned": "doubt", "refused": "dim",
    "turn": "dim", "ended": "dim", "roll-wanted": "dim", "clue-ready": "dim", "left": "dim",
    "prompt": "accent",
    "fault": "bad",
    "case-open": "ink", "order-roll": "ink", "order-tie": "ink", "order": "ink", "rolled": "ink",
    "stayed": "ink", "arrived": "ink", "clue-started": "ink", "clue-closed": "ink",
}  # fmt: skip
_STAY = "."
"""The key to stay, while digits are numbers of doors."""
_HELD = {True: "1", False: "0"}
_LETTERS = "abcdefgh"


class BakerStreetFace(PlainFace):
    """How 221-B Baker Street looks."""

    timed = False
    inputs: Mapping[str, str] = Spoken("baker-street-input", ("red", "white", "blue"))
    tones: Mapping[str, str] = _TONES
    """What wins, what is lost, what is sealed; whose turn it is says the map."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._spots: tuple[TownSpot, ...] = spots_of(setup.options.locations)
        self._numbers = numbered(self._spots)

    @property
    def _names(self) -> Mapping[str, str]:
        """Return what the places are called."""
        return {spot.id: spot.name for spot in self._spots}

    def figures(self, state: Mapping[str, Any], seat: int) -> tuple[Figure, ...]:
        """Return the two cards of a hand."""
        held = state["held"][seat - 1]
        seal, key = say("baker-street-figure-seal"), say("baker-street-figure-key")
        return Figure(seal, _HELD[held[SEAL_CARD]]), Figure(key, _HELD[held[KEY]])

    def centre(self, state: Mapping[str, Any]) -> tuple[Figure, ...]:
        """Return the number of the case."""
        case = state["case"]
        return (Figure(say("baker-street-figure-case"), case["number"]),) if case else ()

    def resting(self, state: Mapping[str, Any]) -> Word | None:
        """Return what everybody waits for."""
        text, tone = asked_for(state, self._name, lambda at: located(at, self._names))
        return Word(text, tone) if text else None

    def deadline(self, state: Mapping[str, Any]) -> int | None:
        """Return when the time of a look is over; None when nobody reads, or when it is over."""
        reading = state["reading"]
        return int(reading["deadline"]) if reading and not reading["time_up"] else None

    def between(self, state: Mapping[str, Any]) -> bool:
        """Return False: there is no score to look at."""
        return False

    def word(self, verdict: Verdict) -> Word | None:
        """Return how a case ended, if it has."""
        if verdict.kind == "won":
            who = self._name(verdict.fields["seat"])
            return Word(say("baker-street-now-solved", who=who), "good")
        if verdict.kind == "unsolved":
            return Word(say("baker-street-now-unsolved"), "bad")
        return None

    def said(self, verdict: Verdict) -> dict[int, Word]:
        """Return a few words for a seat, where its place on the map does not say it."""
        v = verdict.fields
        if verdict.kind == "turn":
            return {seat: Word("") for seat in range(1, len(self._players) + 1)}
        seat, text = v.get("seat", v.get("first")), said_of(verdict.kind, v)
        return {seat: Word(text, self.tone(verdict))} if text and isinstance(seat, int) else {}

    def question(self, state: Mapping[str, Any]) -> tuple[str, frozenset[int]]:
        """Return no question: nothing is ever in doubt here."""
        return "", frozenset()

    def answers(self, prompt: Prompt, state: Mapping[str, Any]) -> list[Answer] | None:
        """Return the answers: ways by where they lead, the rest by what it does."""
        if prompt.event != "entry":
            return None
        by = prompt.fixed.get("seat")
        who = self._name(by) if by else ""
        if prompt.name in GOING:
            return answers_of(prompt, self._numbers, seals_of(state), self._names)
        match prompt.name:
            case "case":
                return _cases(prompt)
            case "take":
                cards = {card: say(f"baker-street-answer-take-{card}") for card in CARDS}
                return _each(prompt, "card", cards)
            case "result":
                right, wrong = say("baker-street-answer-right"), say("baker-street-answer-wrong")
                return _each(prompt, "correct", {True: right, False: wrong})
            case "die" | "roll" if "value" in prompt.choices:
                return [Answer(say("baker-street-answer-die", who=who), prompt)]
        key = _STAY if prompt.name == "stay" and state["phase"] == "rolled" else ""
        label = say(f"baker-street-answer-{prompt.name}", who=who)
        return [Answer(label, prompt, dict(prompt.fixed), key=key)]

    def papers(self, state: Mapping[str, Any], seat: int) -> tuple[Section, ...]:
        """Return a player's checklist: where a clue was, and where one may still be (BS-36)."""
        seen, names = state["visited"][seat - 1], self._names
        rest = [spot.id for spot in self._spots if spot.clue and spot.id not in seen]
        lines = (f"[x] {names.get(place, place)}" for place in seen)
        todo_ = (f"[ ] {names[place]}" for place in rest)
        title = say("baker-street-papers-entered", who=self._name(seat))
        return (Section(title, (*lines, *todo_)),)

    def board(
        self, state: Mapping[str, Any], prompts: Sequence[Prompt], motion: Any
    ) -> TownBoard | None:
        """Return the map, with what each seat does next."""
        if not self._spots:
            return None
        piles, names = state["piles"], self._names
        return TownBoard(
            spots=self._spots,
            tokens=tuple(state["tokens"]),
            seals=seals_of(state),
            case=state["case"]["number"] if state["case"] else 0,
            cards=piles[SEAL_CARD],
            keys=piles[KEY],
            turn=state["turn"],
            rolled=state["rolled"] if state["phase"] == "rolled" else None,
            rolling=bool(state["wanted"]),
            ways=ways_of(prompts, self._numbers, seals_of(state)),
            todo=todo(state, prompts, len(self._players)),
            notes=tuple(located(at, names) for at in state["tokens"]),
        )


def _each(prompt: Prompt, field: str, labels: Mapping[Any, str]) -> list[Answer]:
    """Return an answer for every value that a field may have."""
    return [
        Answer(labels[value], prompt, {**prompt.fixed, field: value})
        for value in prompt.choices[field]
    ]


def _cases(prompt: Prompt) -> list[Answer]:
    """Return the suggested case with as many letters as cases have; any other one by its form."""
    first = prompt.choices["number"][0]
    usual = [
        Answer(
            say("baker-street-answer-case", number=first, last=_LETTERS[count - 1]),
            prompt,
            {"number": first, "items": list(_LETTERS[:count])},
        )
        for count in (2, 3, 4, 5)
    ]
    return [*usual, Answer(say("baker-street-answer-other-case"), prompt)]
