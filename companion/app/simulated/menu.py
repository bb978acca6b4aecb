"""Entries by number, for a view that has nothing but lines: a list, and digits that choose from it.

With ten choices or more every number has two digits, so that no key is needed to end one.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from textwrap import wrap

from companion.app.simulated.onlooker import offered
from companion.app.simulated.practice_table import PracticeTable
from companion.core.live import View
from companion.core.referee.game import Prompt, open_prompts
from companion.kit.explainer import Explainer
from companion.kit.face import Answer, in_a_row
from companion.outputs.display.forms import answers_to
from companion.practice.company import NOTES


class Menu:
    """What the people at this terminal may enter by themselves. The house does the rest."""

    def __init__(self, table: PracticeTable, people: Collection[int]) -> None:
        self._kit, self._company = table.kit, table.company
        self._people, self._put = people, table.inbox.put
        self._answers: list[Answer] = []
        self._held: dict[int, tuple[str, ...]] = {}
        self._seen: dict[int, dict[int, tuple[str, ...]]] = {}
        self._digits = ""
        self._read: set[str] = set()

    def lines(self, view: View) -> list[str]:
        """Return what to print: a page to read, a hand and the list, whenever they have changed."""
        return [*self._pages(), *self._hands(view), *self._choices(view)]

    def _pages(self) -> list[str]:
        """Return what these people may read and have not read yet; notes are pages they have."""
        found: list[str] = []
        for seat in self._people:
            open_ = self._company.page(seat)
            papers = [section for section in self._company.papers(seat) if section[0] != NOTES]
            for title, points in (*reversed(papers), *((open_,) if open_ else ())):
                fresh = [point for point in points if point not in self._read]
                self._read |= set(fresh)
                found += [f"      {title}"] * bool(fresh)
                found += [f"        {line}" for point in fresh for line in wrap(point, 70)]
        return found

    def typed(self, key: str) -> bool:
        """Take a digit of a number; tell whether it was one."""
        if not (key.isascii() and key.isdigit()) or not self._answers:
            return False
        self._digits += key
        if len(self._digits) >= self._width:
            number, self._digits = int(self._digits), ""
            if 1 <= number <= len(self._answers):
                self._choose(self._answers[number - 1])
        return True

    @property
    def _width(self) -> int:
        return len(str(len(self._answers)))

    def _choose(self, answer: Answer) -> None:
        if answer.values is not None:
            self._put(self._company.take(answer.prompt, answer.values))

    def _hands(self, view: View) -> list[str]:
        now = {seat: self._company.held(seat) for seat in self._people}
        before, self._held = self._held, now
        players = view.setup.players
        changed = [seat for seat, cards in now.items() if cards and cards != before.get(seat)]
        return [
            *(f"      {players[seat - 1]} holds {in_a_row(now[seat])}" for seat in changed),
            *self._shown(players),
        ]

    def _shown(self, players: Sequence[str]) -> Iterator[str]:
        """Tell what these people were shown of other hands, once."""
        now = {seat: dict(self._company.seen(seat)) for seat in self._people}
        before, self._seen = self._seen, now
        for who, seen in now.items():
            if seen != before.get(who, {}):
                for seat, cards in seen.items():
                    yield f"      {players[who - 1]} sees {in_a_row(cards)} of {players[seat - 1]}"

    def _choices(self, view: View) -> list[str]:
        prompts = open_prompts(offered(self._company, self._people, view), self._people)
        own = [prompt for prompt in prompts if prompt.by in self._people]
        found = [answer for prompt in own for answer in self._answers_of(prompt, view)]
        answers = [answer for answer in found if answer.values is not None]
        if answers == self._answers:
            return []
        self._answers, self._digits = answers, ""
        width = self._width
        return [f"      [{n:0{width}}] {answer.label}" for n, answer in enumerate(answers, start=1)]

    def _answers_of(self, prompt: Prompt, view: View) -> Iterator[Answer]:
        """Yield answers in the game's words; what would need a form is spelled out by choices."""
        words = Explainer(self._kit, view.setup).words
        told = self._kit.face_of(view.setup).answers(prompt, view.state)
        for answer in answers_to(prompt, words) if told is None else told:
            if answer.values is not None:
                yield answer
                continue
            title = answer.title or answer.label
            for choice in answers_to(answer.prompt, words):
                yield replace(choice, label=f"{title}: {choice.choice or choice.label}")
