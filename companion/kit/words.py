"""A game in words: one text for screen, terminal, phone and record.

A game says what is its own: sentences for its verdicts, why it refuses, what its questions,
rulings and fields are called. What all games share, and plain words for what a game leaves out,
stand here, so that a game that brings no words at all can still be read.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from companion.core.referee.game import Prompt, Setup
from companion.kit.text import clean, count, listed, span

Fields = dict[str, Any]
Name = Callable[[int], str]
Sentence = Callable[[Fields], str | None]
Table = Mapping[str, str]

REFUSALS: Table = {
    "bad-seat": "nobody sits there",
    "bad-ruling": "that cannot be ruled here",
    "cannot-be-overturned": "there is nothing in that to take back",
    "game-over": "the game is over",
    "late-arrival": "it came later than this table allows for",
    "nothing-to-overturn": "no decision of that number can still be taken back",
    "nothing-to-rule": "there is nothing to rule on any more",
    "paused": "the table is at a pause",
    "open-question": "a question is open: answer it first",
    "unused-input": "that means nothing in this game",
}
"""Why something is refused, whatever is played."""

_WATCHED: Table = {
    "not-watched": "Nobody watched for a while; nobody is held to that time.",
    "recovered": "The table is watched again.",
}
"""What befell the whole table, where a match goes on after the program was away."""

_FIELDS: Table = {"seat": "Who?", "cards": "How many cards?"}
_LABELS: Table = {
    "scores": "Points",
    "hands": "Hand",
    "piles": "Pile",
    "pool": "Pool",
    "round": "Round",
}
_NEVER_TOLD = ("verdict", "open", "dealer", "phase")


def plainly(name: str) -> str:
    """Take a short name's joints out: "first-call" is "first call"."""
    return name.replace("-", " ").replace("_", " ").strip()


def readable(name: str) -> str:
    """Make a short name a person's: "first-call" is "First call"."""
    text = plainly(name)
    return text[:1].upper() + text[1:]


class Words:
    """Puts one match of one game into words; a game subclasses it and says what is its own."""

    title: ClassVar[str] = ""
    refusals: ClassVar[Table] = {}
    """Why something may not be done, in half a sentence, by the reason of its refusal."""
    questions: ClassVar[Table] = {}
    """What is asked, by the name of the first prompt that answers it."""
    actions: ClassVar[Table] = {}
    """What a prompt does, by its name."""
    answers: ClassVar[Table] = {}
    """What an answer says, by prompt and choice ("pile.safe") or by prompt: {choice} is taken."""
    fields: ClassVar[Table] = {}
    """What a field is called, by its name, or by prompt and field: "uphold.from"."""
    values: ClassVar[Table] = {}
    on_board: ClassVar[frozenset[str]] = frozenset()
    """The fields that are filled in on the board, by prompt and field."""
    labels: ClassVar[Table] = {}
    """What a part of the public state, or a word in it, is called."""
    amends: ClassVar[Table] = {}
    """Why something is taken back, by the word that a ruling gives for it: half a sentence."""
    inputs: ClassVar[Table] = {}
    """What a button or pad is for, in a word or two."""
    points: ClassVar[str] = "scores"
    """The list by seat, of the public state, that the score sheet shows where no hand is scored."""

    def __init__(self, setup: Setup, name: Name) -> None:
        self._setup, self._name, self.name = setup, name, name
        self._sentences = {**self._shared(), **self.sentences()}

    def sentences(self) -> Mapping[str, Sentence]:
        """Return the sentence of every kind of verdict that this game alone knows."""
        return {}

    def moments(self) -> Mapping[str, Sentence]:
        """Return what everybody must know at once, in two or three words, by kind of verdict."""
        return {}

    def notes(self) -> Mapping[str, Sentence]:
        """Return what a verdict means to the seat it names, in a few words, by its kind."""
        return {}

    def moment(self, kind: str, fields: Fields) -> str:
        """Return the word of the moment that a verdict brings; empty: it brings none."""
        known = self.moments().get(kind)
        return (known(fields) if known else None) or ""

    def note(self, kind: str, fields: Fields) -> str:
        """Return what stands at the seat that a verdict names."""
        known = self.notes().get(kind)
        if known:
            return known(fields) or ""
        if kind in ("refused", "fault"):
            return self.why(fields["reason"]) if kind == "refused" else clean(fields["reason"])
        return "wins" if kind == "won" else readable(kind).lower()

    def knows(self, kind: str) -> bool:
        """Tell whether a kind of verdict has a sentence, so that a gap can be found."""
        return kind in self._sentences

    def say(self, kind: str, fields: Fields) -> str:
        """Return a verdict in one sentence; a kind without one is told by its name and fields."""
        sentence = self._sentences.get(kind)
        return (sentence(fields) if sentence else None) or self._plainly(kind, fields)

    def state(self, state: Fields) -> list[str]:
        """Return how the table stands, a line each; what is open is added for every game."""
        told = {name: value for name, value in state.items() if name not in _NEVER_TOLD}
        lines = [f"{self.label(name)}: {self._told(value)}" for name, value in told.items()]
        return [self.label(str(state.get("phase", ""))), *lines]

    # Why not, what next, what is it called: for whoever offers something to enter.

    def why(self, reason: str) -> str:
        """Return why something is refused, in half a sentence."""
        known = self.refusals.get(reason) or REFUSALS.get(reason)
        return known or readable(reason).lower()

    def amended(self, why: str) -> str:
        """Return why something was taken back, in half a sentence."""
        return self.amends.get(why) or clean(readable(why).lower())

    def reason(self, reason: str) -> str:
        """Return why something is refused, as a sentence of its own."""
        told = self.why(reason)
        return f"{told[:1].upper()}{told[1:]}."

    def question(self, prompt: Prompt) -> str:
        """Return what an open question asks, by a prompt that answers it."""
        known = self.questions.get(prompt.name)
        return self._filled(known, prompt) if known else f"{readable(prompt.name)}?"

    def action(self, prompt: Prompt) -> str:
        """Return what a prompt does."""
        known = self.actions.get(prompt.name)
        if known:
            return self._filled(known, prompt)
        told = ", ".join(self.given(prompt, name) for name in prompt.fixed)
        return f"{readable(prompt.name)}: {told}" if told else readable(prompt.name)

    def answer(self, prompt: Prompt, choice: object, label: str) -> str:
        """Return what a prompt does with a choice, whose label it is given."""
        known = self.answers.get(f"{prompt.name}.{choice}") or self.answers.get(prompt.name)
        if known:
            return self._filled(known, prompt).replace("{choice}", label)
        return f"{self.action(prompt)}: {label}"

    def given(self, prompt: Prompt, name: str) -> str:
        """Return what is filled in already: yes and no by what they are about."""
        value = prompt.fixed[name]
        if isinstance(value, bool):
            return readable(name).lower() if value else f"not {readable(name).lower()}"
        if isinstance(value, list):
            return " ".join(map(str, value))
        if prompt.fields[name].type.seat:
            return self._name(value)
        text = str(value)
        return self.values.get(text) or (plainly(text) if text == text.lower() else text)

    def field(self, prompt: str, name: str) -> str:
        """Return the label of a field."""
        found = self.fields.get(f"{prompt}.{name}") or self.fields.get(name) or _FIELDS.get(name)
        return found or readable(name)

    def value(self, value: object) -> str:
        """Return the label of a choice that is not a seat."""
        if isinstance(value, bool):
            return "Yes" if value else "No"
        text = str(value)
        return self.values.get(text) or (readable(text) if text == text.lower() else text)

    def choice(self, field: str, value: Any, state: Mapping[str, Any]) -> str | None:
        """Return what a choice does as the table stands; None: its own name says it."""
        return None

    def board(self, state: Mapping[str, Any]) -> dict[str, Any] | None:
        """Return the board as a phone draws it: see docs/console.md; None: there is none."""
        return None

    def label(self, name: str) -> str:
        """Return what a part of the public state, or a word in it, is called."""
        return self.labels.get(name) or _LABELS.get(name) or readable(name)

    def _filled(self, text: str, prompt: Prompt) -> str:
        for name, value in prompt.fixed.items():
            seat = prompt.fields[name].type.seat
            text = text.replace(f"{{{name}}}", self._name(value) if seat else str(value))
        return text

    # What the sentences of every game share.

    def _shared(self) -> Mapping[str, Sentence]:
        return {
            "refused": self._refused,
            "ruled": lambda v: f"The dealer rules: {v['ruling']}.",
            "fault": self._fault,
            "score": self._score,
            "won": lambda v: f"{self._who(v)} wins with {count(v['total'], 'point')}.",
        }

    def _fault(self, v: Fields) -> str:
        if v["seat"] is None and v["input"] is None and v["reason"] in _WATCHED:
            return _WATCHED[v["reason"]]
        return f"Sensor: {self._sensor(v)}: {clean(v['reason'])}."

    def _score(self, v: Fields) -> str:
        hand, total = self._by_seat(v["hand"]), self._by_seat(v["total"])
        return f"Score of the hand: {hand}. In all: {total}."

    def _refused(self, v: Fields) -> str:
        return f"{self._why_refused(v)} ({v['reason']})."

    def refusal(self, v: Fields) -> str:
        """Return a refusal for people who look no code up: what, whose and why."""
        return f"{self._why_refused(v)}."

    def _why_refused(self, v: Fields) -> str:
        what = v.get("input") or v.get("cue", "").upper() or v["event"]
        who = f"{self._who(v)}, {what}" if v.get("seat") else str(what)
        return f"Refused: {who}: {self._because(v)}{self._awaited(v)}"

    def _because(self, v: Fields) -> str:
        """Return why, in half a sentence, where a refusal tells more than its reason."""
        return self.why(v["reason"])

    def _awaited(self, v: Fields) -> str:
        """Return what comes first, where a game tells it."""
        return ""

    def _sensor(self, v: Fields) -> str:
        seat = self._name(v["seat"]) if v["seat"] else "whole table"
        return f"{seat}, {v['input'] or 'all inputs'}"

    def _plainly(self, kind: str, fields: Fields) -> str:
        """Return a verdict that nobody wrote a sentence for."""
        rest = {name: value for name, value in fields.items() if name != "seat"}
        told = ", ".join(f"{readable(n).lower()} {self._told(v)}" for n, v in rest.items())
        text = f"{readable(kind)}: {told}." if told else f"{readable(kind)}."
        seat = fields.get("seat")
        return text if seat is None else f"{self._name(seat)}: {text[:1].lower()}{text[1:]}"

    def _told(self, value: Any) -> str:
        if isinstance(value, list) and len(value) == self._setup.seats:
            return self._by_seat(value)
        if isinstance(value, list):
            return listed([*map(str, value)]) or "none"
        return "none" if value is None else self.value(value).lower()

    def _who(self, v: Fields) -> str:
        return self._name(v["seat"])

    def _names(self, seats: list[int]) -> str:
        return listed([self._name(seat) for seat in seats])

    def _or(self, seats: list[int]) -> str:
        return " or ".join(self._name(seat) for seat in seats)

    def _by_seat(self, values: list[Any]) -> str:
        named = enumerate(values, start=1)
        return listed([f"{self._name(seat)} {'-' if v is None else v}" for seat, v in named])


def apart(v: Fields) -> str:
    """Return how close two moments were, and how close is too close."""
    return f"{span(v['gap_us'])} apart, sure only beyond {span(v['doubt_us'])}"
