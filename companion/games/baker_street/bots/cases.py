"""The case book of a simulated table: stories, questions, clues and answers of our own.

A clue has words for people, and says to bots which answers it rules out. What is hidden is in here
and nowhere else: players get a card when a case opens, and a clue when they take the booklet up.
Cases, answers and clues are known by their short names; whoever reads them is told in words.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from companion.kit.data import shipped
from companion.language import say

NOTHING = "baker-street-clue-nothing"
"""What the booklet says of a place that tells nothing (BS-18)."""


@dataclass(frozen=True, slots=True)
class Item:
    """A lettered question, with the answers that the case card names."""

    case: str
    letter: str
    answers: tuple[str, ...]

    @property
    def question(self) -> str:
        """Return what is asked."""
        return say(f"{_key(self.case)}-question-{self.letter}")

    def told(self, answer: str) -> str:
        """Return an answer in words."""
        return say(f"{_key(self.case)}-{self.letter}-{answer}")


@dataclass(frozen=True, slots=True)
class CaseCard:
    """What everybody hears: the case as it is read aloud."""

    number: int
    name: str
    items: tuple[Item, ...]

    @property
    def title(self) -> str:
        """Return what the case is called."""
        return say(f"{_key(self.name)}-title")

    @property
    def story(self) -> str:
        """Return what has happened, as far as everybody knows."""
        return say(f"{_key(self.name)}-story")


@dataclass(frozen=True, slots=True)
class Clue:
    """What the booklet says of one place: the words, and the answers they rule out, by letter."""

    words: str = NOTHING
    """The key of what people read."""
    rules_out: Mapping[str, frozenset[str]] | None = None

    @property
    def text(self) -> str:
        """Return what people read."""
        return say(self.words)


@dataclass(frozen=True, slots=True)
class Case:
    """A case with all that is hidden."""

    card: CaseCard
    clues: Mapping[str, Clue]
    solution: Mapping[str, str]
    """The right answer to every letter."""
    ending: str
    """The key of what really happened."""

    @property
    def answer(self) -> str:
        """Return what really happened, for who has announced."""
        return say(self.ending)

    def solved(self) -> list[tuple[str, str]]:
        """Return every letter with its right answer in words."""
        return [(item.letter, item.told(self.solution[item.letter])) for item in self.card.items]

    def clue(self, place: str) -> Clue:
        """Return what the booklet says of a place."""
        return self.clues.get(place, Clue())

    def solved_by(self, answers: Mapping[str, str]) -> bool:
        """Tell whether every letter was answered right."""
        return dict(answers) == dict(self.solution)


def _key(case: str) -> str:
    return f"baker-street-case-{case}"


def parse_cases(document: Mapping[str, Any]) -> tuple[Case, ...]:
    """Return the cases of a book; ValueError says in one line what is wrong."""
    told = document.get("cases", ())
    return tuple(_case(number, entry) for number, entry in enumerate(told, start=1))


def _case(number: int, told: Mapping[str, Any]) -> Case:
    name = told["name"]
    items = tuple(Item(name, item["letter"], tuple(item["answers"])) for item in told["items"])
    solution = {item["letter"]: item["answer"] for item in told["items"]}
    clues = {place: _clue(name, place, ruled) for place, ruled in told["clues"].items()}
    case = Case(CaseCard(number, name, items), clues, solution, f"{_key(name)}-answer")
    _check(case)
    return case


def _clue(case: str, place: str, ruled_out: Mapping[str, Sequence[str]]) -> Clue:
    ruled = {letter: frozenset(answers) for letter, answers in ruled_out.items()}
    return Clue(f"{_key(case)}-clue-{place}", ruled)


def _check(case: Case) -> None:
    """Raise unless the clues lead to the solution, and to nothing else."""
    possible = left(case.card.items, case.clues.values())
    for item in case.card.items:
        where = f'case {case.card.number} "{case.card.name}", letter {item.letter}'
        if case.solution[item.letter] not in item.answers:
            raise ValueError(f"{where}: the answer is not among those that the card names")
        if possible[item.letter] != (case.solution[item.letter],):
            found = ", ".join(possible[item.letter]) or "nothing"
            raise ValueError(f"{where}: the clues leave {found}; expected the answer alone")


def left(items: Sequence[Item], clues: Any) -> dict[str, tuple[str, ...]]:
    """Return the answers that clues leave possible, by letter."""
    ruled_out: dict[str, set[str]] = {item.letter: set() for item in items}
    for clue in clues:
        for letter, answers in (clue.rules_out or {}).items():
            if letter in ruled_out:
                ruled_out[letter] |= answers
    return {
        item.letter: tuple(a for a in item.answers if a not in ruled_out[item.letter])
        for item in items
    }


@cache
def case_book() -> tuple[Case, ...]:
    """Return the cases that simulated tables solve."""
    return parse_cases(shipped("companion.games.baker_street", "data/cases.toml"))
