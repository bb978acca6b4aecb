"""The case book of a simulated table: stories, questions, clues and answers of our own.

A clue has words for people, and says to bots which answers it rules out. What is hidden is in here
and nowhere else: players get a card when a case opens, and a clue when they take the booklet up.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from companion.kit.data import shipped

NOTHING = "Nothing here has to do with the case."
"""What the booklet says of a place that tells nothing (BS-18)."""


@dataclass(frozen=True, slots=True)
class Item:
    """A lettered question, with the answers that the case card names."""

    letter: str
    question: str
    answers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CaseCard:
    """What everybody hears: the case as it is read aloud."""

    number: int
    title: str
    story: str
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Clue:
    """What the booklet says of one place: the words, and the answers they rule out, by letter."""

    text: str = NOTHING
    rules_out: Mapping[str, frozenset[str]] | None = None


@dataclass(frozen=True, slots=True)
class Case:
    """A case with all that is hidden."""

    card: CaseCard
    clues: Mapping[str, Clue]
    solution: Mapping[str, str]
    """The right answer to every letter."""
    answer: str
    """What really happened, for who has announced."""

    def clue(self, place: str) -> Clue:
        """Return what the booklet says of a place."""
        return self.clues.get(place, Clue())

    def solved_by(self, answers: Mapping[str, str]) -> bool:
        """Tell whether every letter was answered right."""
        return dict(answers) == dict(self.solution)


def parse_cases(document: Mapping[str, Any]) -> tuple[Case, ...]:
    """Return the cases of a book; ValueError says in one line what is wrong."""
    told = document.get("cases", ())
    return tuple(_case(number, entry) for number, entry in enumerate(told, start=1))


def _case(number: int, told: Mapping[str, Any]) -> Case:
    items = tuple(
        Item(item["letter"], item["question"], tuple(item["answers"])) for item in told["items"]
    )
    card = CaseCard(number, told["title"], _line(told["story"]), items)
    solution = {item["letter"]: item["answer"] for item in told["items"]}
    clues = {place: _clue(clue) for place, clue in told["clues"].items()}
    case = Case(card, clues, solution, _line(told["answer"]))
    _check(case)
    return case


def _line(text: str) -> str:
    return " ".join(text.split())


def _clue(told: Mapping[str, Any]) -> Clue:
    ruled_out = {letter: frozenset(answers) for letter, answers in told["not"].items()}
    return Clue(_line(told["text"]), ruled_out)


def _check(case: Case) -> None:
    """Raise unless the clues lead to the solution, and to nothing else."""
    possible = left(case.card.items, case.clues.values())
    for item in case.card.items:
        where = f'case {case.card.number} "{case.card.title}", letter {item.letter}'
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
