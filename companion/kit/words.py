"""A game in words: one text for screen, terminal, phone and record.

A game says what is its own: sentences for its verdicts, why it refuses, what its questions,
rulings and fields are called. What all games share, and plain words for what a game leaves out,
stand here, so that a game that brings no words at all can still be read.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Any, ClassVar

from companion.core.referee.game import Prompt, Setup
from companion.kit.text import clean, cue, faulty, span, thing
from companion.language import Spoken, listed, say

Fields = dict[str, Any]
Name = Callable[[int], str]
Sentence = Callable[[Fields], str | None]
Table = Mapping[str, str]

REFUSALS: Table = Spoken("kit-refused")
"""Why something is refused, whatever is played."""
_WATCHED: Table = Spoken("kit-watched")
"""What befell the whole table, where a match goes on after the program was away."""
_ENTRIES: Table = Spoken("kit-entry")
_FIELDS: Table = Spoken("kit-field")
_LABELS: Table = Spoken("kit-label")
_NEVER_TOLD = ("verdict", "open", "dealer", "phase")


def plainly(name: str) -> str:
    """Take a short name's joints out: "first-call" is "first call"."""
    return name.replace("-", " ").replace("_", " ").strip()


def readable(name: str) -> str:
    """Make a short name a person's: "first-call" is "First call"."""
    text = plainly(name)
    return text[:1].upper() + text[1:]


class Words:
    """Puts one match of one game into words; a game subclasses it and says what is its own.

    Its tables are `Spoken("block-refused")` and so on, which say what the catalogue has; a table
    of plain texts will do for a game that speaks one language.
    """

    title: ClassVar[str] = ""
    refusals: ClassVar[Table] = {}
    """Why something may not be done, in half a sentence, by the reason of its refusal."""
    questions: ClassVar[Table] = {}
    """What is asked, by the name of the first prompt that answers it."""
    actions: ClassVar[Table] = {}
    """What a prompt does, by its name."""
    entries: ClassVar[Table] = {}
    """What is entered, in a word, by the name of its prompt: for refusals."""
    prompts: ClassVar[Table] = {}
    """What a prompt without an action is called, by its name; it stands at the beginning."""
    terms: ClassVar[Table] = {}
    """What a field, or a word in one, is called within a sentence."""
    answers: ClassVar[Table] = {}
    """What an answer says, by prompt and choice ("pile.safe") or by prompt: it takes $choice."""
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

    def memory(self) -> object:
        """Return what the next sentence depends on besides its verdict; most games: nothing."""
        return None

    def recall(self, memory: object) -> None:
        """Go back to what was remembered then, to say a sentence of that time again."""

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
            return self.why(fields["reason"]) if kind == "refused" else faulty(fields["reason"])
        return say("kit-note-won") if kind == "won" else readable(kind).lower()

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
        lines = [
            say("kit-labelled", label=self.label(name), value=self._told(value))
            for name, value in told.items()
        ]
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
        return say("kit-reason", why=f"{told[:1].upper()}{told[1:]}")

    def question(self, prompt: Prompt) -> str:
        """Return what an open question asks, by a prompt that answers it."""
        told = self._filled(self.questions, prompt.name, prompt)
        return told or say("kit-question", what=self._called(prompt))

    def action(self, prompt: Prompt) -> str:
        """Return what a prompt does."""
        known = self._filled(self.actions, prompt.name, prompt)
        if known:
            return known
        told = ", ".join(self.given(prompt, name) for name in prompt.fixed)
        plain = self._called(prompt)
        return say("kit-labelled", label=plain, value=told) if told else plain

    def _called(self, prompt: Prompt) -> str:
        return self.prompts.get(prompt.name) or readable(prompt.name)

    def tells(self, prompt: Prompt) -> frozenset[str]:
        """Return which of a prompt's fields the text of its action tells; a plain one tells all."""
        if prompt.name not in self.actions:
            return frozenset(prompt.fixed)
        if isinstance(self.actions, Spoken):
            return self.actions.slots(prompt.name)
        text = self.actions[prompt.name]
        return frozenset(name for name in prompt.fixed if f"{{{name}}}" in text)

    def answer(self, prompt: Prompt, choice: object, label: str) -> str:
        """Return what a prompt does with a choice, whose label it is given."""
        own = f"{prompt.name}.{choice}"
        name = own if own in self.answers else prompt.name
        told = self._filled(self.answers, name, prompt, choice=label)
        return told or say("kit-labelled", label=self.action(prompt), value=label)

    def given(self, prompt: Prompt, name: str) -> str:
        """Return what is filled in already: yes and no by what they are about."""
        value = prompt.fixed[name]
        if isinstance(value, bool):
            plain = self.named(prompt.name, name)
            return plain if value else say("kit-not", what=plain)
        seat = prompt.fields[name].type.seat
        if isinstance(value, list):
            return self._named(value) if seat else " ".join(map(str, value))
        if isinstance(value, int) and seat:
            return self._name(value)
        text = str(value)
        known = self.terms.get(text) or self.values.get(text)
        return known or (plainly(text) if text == text.lower() else text)

    def named(self, prompt: str, field: str) -> str:
        """Return what a field is called within a sentence."""
        return self.terms.get(field) or readable(field).lower()

    def _headed(self, name: str) -> str:
        """Return what a field, or a word in one, is called at the beginning of a line."""
        told = self.terms.get(name)
        return f"{told[:1].upper()}{told[1:]}" if told else readable(name)

    def field(self, prompt: str, name: str) -> str:
        """Return the label of a field."""
        found = self.fields.get(f"{prompt}.{name}") or self.fields.get(name) or _FIELDS.get(name)
        return found or self._headed(name)

    def value(self, value: object) -> str:
        """Return the label of a choice that is not a seat."""
        if isinstance(value, bool):
            return say("kit-yes") if value else say("kit-no")
        text = str(value)
        return self.values.get(text) or (self._headed(text) if text == text.lower() else text)

    def choice(self, field: str, value: Any, state: Mapping[str, Any]) -> str | None:
        """Return what a choice does as the table stands; None: its own name says it."""
        return None

    def board(self, state: Mapping[str, Any]) -> dict[str, Any] | None:
        """Return the board as a phone draws it: see docs/console.md; None: there is none."""
        return None

    def label(self, name: str) -> str:
        """Return what a part of the public state, or a word in it, is called."""
        return self.labels.get(name) or _LABELS.get(name) or readable(name)

    def _filled(self, table: Table, name: str, prompt: Prompt, **more: str) -> str:
        """Return a text of a table with what is fixed in a prompt; nothing: it has no such text."""
        if name not in table:
            return ""
        slots = {field: self._slot(prompt, field) for field in prompt.fixed} | more
        if isinstance(table, Spoken):
            return table.said(name, slots)
        text = table[name]
        for field, value in slots.items():
            text = text.replace(f"{{{field}}}", value)
        return text

    def _slot(self, prompt: Prompt, field: str) -> str:
        value = prompt.fixed[field]
        return self._named(value) if prompt.fields[field].type.seat else str(value)

    def _named(self, seats: object) -> str:
        """Name a seat or several; where a word stands in place of one, that word."""
        if isinstance(seats, list):
            return listed([self._named(seat) for seat in seats])
        return self._name(seats) if isinstance(seats, int) else str(seats)

    # What the sentences of every game share.

    def _shared(self) -> Mapping[str, Sentence]:
        return {
            "refused": self._refused,
            "ruled": lambda v: say("kit-ruled", ruling=v["ruling"]),
            "fault": self._fault,
            "score": self._score,
            "won": lambda v: say("kit-won", who=self._who(v), points=v["total"]),
        }

    def _fault(self, v: Fields) -> str:
        if v["seat"] is None and v["input"] is None and v["reason"] in _WATCHED:
            return _WATCHED[v["reason"]]
        where = self._name(v["seat"]) if v["seat"] else say("kit-whole-table")
        what = thing(v["input"]) if v["input"] else say("kit-all-inputs")
        return say("kit-fault", where=where, what=what, why=faulty(v["reason"]))

    def _score(self, v: Fields) -> str:
        hand, total = self._by_seat(v["hand"]), self._by_seat(v["total"])
        return say("kit-score", hand=hand, total=total)

    def _refused(self, v: Fields) -> str:
        return say("kit-refusal-coded", why=self._why_refused(v), code=v["reason"])

    def refusal(self, v: Fields) -> str:
        """Return a refusal for people who look no code up: what, whose and why."""
        return say("kit-refusal", why=self._why_refused(v))

    def _why_refused(self, v: Fields) -> str:
        what = self._what(v)
        why = f"{self._because(v)}{self._awaited(v)}"
        if v.get("seat"):
            return say("kit-refusal-them", who=self._who(v), what=what, why=why)
        return say("kit-refusal-it", what=what, why=why)

    def _what(self, v: Fields) -> str:
        """Return what is refused, in a word: an input, a word that was called, an entry."""
        if v.get("input"):
            return thing(v["input"])
        name = str(v["event"])
        return cue(v["cue"]) if v.get("cue") else self.entries.get(name) or _ENTRIES.get(name, name)

    def _because(self, v: Fields) -> str:
        """Return why, in half a sentence, where a refusal tells more than its reason."""
        return self.why(v["reason"])

    def _awaited(self, v: Fields) -> str:
        """Return what comes first, where a game tells it."""
        return ""

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
            return listed([*map(str, value)]) or say("kit-none")
        return say("kit-none") if value is None else self.value(value).lower()

    def _who(self, v: Fields) -> str:
        return self._name(v["seat"])

    def _names(self, seats: list[int]) -> str:
        return listed([self._name(seat) for seat in seats])

    def _or(self, seats: list[int]) -> str:
        return either([self._name(seat) for seat in seats])

    def _by_seat(self, values: list[Any]) -> str:
        named = enumerate(values, start=1)
        return listed(
            [
                say("kit-of-seat", who=self._name(seat), value="-" if v is None else v)
                for seat, v in named
            ]
        )


def either(words: Sequence[str]) -> str:
    """Join words of which one will do."""
    return reduce(lambda first, second: say("kit-or", first=first, second=second), words)


def apart(v: Fields) -> str:
    """Return how close two moments were, and how close is too close."""
    return say("kit-apart", gap=span(v["gap_us"]), doubt=span(v["doubt_us"]))
