"""What lies on a simulated table beside the board: the booklets, everybody's notes, and the steps.

The answers stay in here. A clue goes to whoever takes the booklet up, the solution to whoever has
announced, and the dealer hears whether it was right only once somebody disputes it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.core.live.listener import Listening, View
from companion.core.referee.verdicts import Verdict
from companion.games.baker_street.bots.cases import Card, Case, Clue
from companion.games.baker_street.bots.town import Walks
from companion.practice.company import NOTES, Section


class Props(Listening):
    """Follows the match before anybody else does."""

    def __init__(self, cases: Sequence[Case], seats: range, places: Mapping[str, Any]) -> None:
        self._cases, self._places = cases, places
        self.walks = Walks(seats)
        self._case: Case | None = None
        self._notes: dict[int, dict[str, Clue]] = {seat: {} for seat in seats}
        self._spoken: dict[int, Mapping[str, str]] = {}
        self._state: Mapping[str, Any] = {}

    @property
    def numbers(self) -> range:
        """Return the numbers of the cases that there are."""
        return range(1, len(self._cases) + 1)

    def letters(self, number: int) -> list[str]:
        """Return the letters of a case."""
        return [item.letter for item in self._cases[number - 1].card.items]

    @property
    def card(self) -> Card | None:
        """Return the case as it was read aloud."""
        return self._case.card if self._case else None

    def notes(self, seat: int) -> Mapping[str, Clue]:
        """Return the clues that a player has read."""
        return self._notes[seat]

    def speak(self, seat: int, answers: Mapping[str, str]) -> None:
        """Remember what somebody answers aloud."""
        self._spoken[seat] = answers

    def right(self, seat: int) -> bool | None:
        """Tell whether a spoken solution is right; None where a person said it: nobody can tell."""
        spoken = self._spoken.get(seat)
        return self._case.solved_by(spoken) if self._case and spoken is not None else None

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Open the case, hand out clues, and count steps."""
        self._state = view.state
        self.walks.take(verdicts)
        for verdict in verdicts:
            v = verdict.fields
            if verdict.kind == "case-open":
                self._open(v["number"])
            elif verdict.kind == "clue-started" and self._case:
                self._notes[v["seat"]][v["location"]] = self._case.clue(v["location"])

    def _open(self, number: int) -> None:
        self._case = self._cases[number - 1] if number in self.numbers else None
        self._spoken = {}
        for notes in self._notes.values():
            notes.clear()

    def due(self) -> int | None:
        """Return None: paper does nothing by itself."""
        return None

    def act(self, now: int) -> None:
        """Do nothing: paper does nothing by itself."""

    def page(self, seat: int) -> Section | None:
        """Return the booklet open before a seat: a clue, or the answer to who has announced."""
        state, case, reading = self._state, self._case, self._state.get("reading")
        if case is None:
            return None
        if reading and reading["seat"] == seat:
            place = reading["location"]
            return f"The Clue Booklet: {self._name(place)}", (case.clue(place).text,)
        phase = state.get("phase")
        if phase == "over" or (phase == "answer" and state.get("turn") == seat):
            answers = (f"{letter}: {answer}" for letter, answer in case.solution.items())
            return "The Answer Booklet", (*answers, case.answer)
        return None

    def papers(self, seat: int) -> tuple[Section, ...]:
        """Return what else a person at this seat may read: the questions, their notes, the case."""
        if self._case is None:
            return ()
        card = self._case.card
        case = (f"Case {card.number}: {card.title}", (card.story,))
        return (_questions(card), *self._written(seat), case)

    def _written(self, seat: int) -> tuple[Section, ...]:
        lines = [f"{self._name(p)}: {clue.text}" for p, clue in self._notes[seat].items()]
        return ((NOTES, tuple(reversed(lines))),) if lines else ()

    def _name(self, place: str) -> str:
        return self._places[place].name if place in self._places else place


def _questions(card: Card) -> Section:
    lines = (f"{item.letter}: {item.question} {_either(item.answers)}" for item in card.items)
    return "To be solved", tuple(lines)


def _either(answers: Sequence[str]) -> str:
    told = f"{', '.join(answers[:-1])} or {answers[-1]}"
    return f"{told[0].upper()}{told[1:]}?"
