"""What people at a simulated table see of it on their screen: their own hands, and their prompts.

With one person at the screen, nobody else looks at it. Two share it, and see each other's cards.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace

from companion.core.live import View
from companion.core.referee.events import Event
from companion.core.referee.game import Prompt
from companion.core.referee.verdicts import Verdict
from companion.kit.page import Section
from companion.outputs.display import Stage
from companion.practice.company import Company


def offered(company: Company, people: Collection[int], view: View) -> tuple[Prompt, ...]:
    """Return what to offer the people at this screen: what is theirs to enter, and the dealer's."""
    theirs = (p for p in view.prompts if not isinstance(p.by, int) or p.by in people)
    narrowed = (company.offered(prompt) for prompt in theirs)
    own = (prompt for seat in people for prompt in company.own(seat))
    return (*own, *(prompt for prompt in narrowed if prompt is not None))


def reader(people: Collection[int], view: View) -> int | None:
    """Return whose papers lie before the screen: whoever is on turn, or the only one there is."""
    turn: int | None = view.state.get("turn")
    if turn in people:
        return turn
    return next(iter(people)) if len(people) == 1 else None


def section(told: tuple[str, tuple[str, ...]]) -> Section:
    """Something to read, as a screen takes it."""
    return Section(*told)


class Onlooker:
    """Stands between a match and a stage, on the judging thread. Told after the company."""

    def __init__(self, stage: Stage, company: Company, people: Collection[int]) -> None:
        self._stage, self._company, self._people = stage, company, people

    def heard(self, event: Event) -> None:
        """Pass it on."""
        self._stage.heard(event)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Pass on what concerns these people."""
        held = {seat: self._company.held(seat) for seat in self._people}
        for seat in self._people:
            held |= {s: c for s, c in self._company.seen(seat).items() if s not in self._people}
        self._stage.hold(held)
        self._give(view)
        prompts = offered(self._company, self._people, view)
        self._stage.judged(verdicts, replace(view, prompts=prompts))

    def remember(self, past: Sequence[Event | Verdict]) -> bool:
        """Pass on what was before; false: not yet."""
        return self._stage.remember(past)

    def _give(self, view: View) -> None:
        seat = reader(self._people, view)
        page = self._company.page(seat) if seat else None
        papers = self._company.papers(seat) if seat else ()
        self._stage.give(section(page) if page else None, tuple(map(section, papers)))
