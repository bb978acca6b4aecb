"""What each seat sees and does by phone: its own hand, its own papers, its own prompts.

Private by construction: a seat's stage is told what that seat holds, reads and may enter, and is
made for those eyes alone. Nothing else of a hand leaves the judging thread.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Protocol

from companion.app.hosted.guests import Guests, Invite
from companion.app.simulated.onlooker import section
from companion.core.live import Session, View
from companion.core.live.inbox import Entry
from companion.core.live.listener import Listener, Remembering
from companion.core.referee.events import Event
from companion.core.referee.game import Prompt
from companion.core.referee.schema import problem
from companion.core.referee.verdicts import Verdict
from companion.kit.page import Section
from companion.language.retold import SaidError
from companion.outputs.console.fields import outside
from companion.outputs.console.offers import GONE
from companion.practice.company import Company

NOT_YOURS = "hosted-not-yours"
"""The message that somebody enters what is another's."""


class SeatStage(Protocol):
    """What shows a match to one seat, and takes notes on the judging thread."""

    def heard(self, event: Event) -> None:
        """Note an event."""

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Note verdicts, and how the match stands."""

    def hold(self, hands: Mapping[int, tuple[str, ...]]) -> None:
        """Note what the seat holds, and what it was shown of other hands."""

    def give(self, page: Section | None, others: tuple[Section, ...]) -> None:
        """Note what the seat has to read."""


StageOf = Callable[[int], SeatStage | None]
"""Gives what shows a match to a seat, for its eyes alone; None: nothing does."""


def offered_to(seat: int, company: Company | None, view: View) -> tuple[Prompt, ...]:
    """Return what the player of a seat may enter, and nobody else: by the cards that they hold."""
    theirs = [prompt for prompt in view.prompts if prompt.by == seat]
    if company is None:
        return tuple(prompt for prompt in theirs if not prompt.stand_in)
    narrowed = (company.offered(prompt) for prompt in theirs)
    return (*company.own(seat), *(prompt for prompt in narrowed if prompt is not None))


class SeatSight:
    """Stands between a match and the stage of one seat. Told after the company."""

    def __init__(self, seat: int, stage: SeatStage, company: Company | None) -> None:
        self._seat, self._stage, self._company = seat, stage, company
        self._view: View | None = None
        self._lies: tuple[Any, ...] | None = None

    def heard(self, event: Event) -> None:
        """Pass it on; with it, cards may have changed hands that the referee knows nothing of."""
        self._stage.heard(event)
        if self._view is not None and self._look(self._view) != self._lies:
            self._show((), self._view)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Pass on what was decided, and what this seat has before it."""
        self._view = view
        self._show(verdicts, view)

    def remember(self, past: Sequence[Event | Verdict]) -> bool:
        """Pass on what was before, if the stage wants it; false: not yet."""
        stage = self._stage
        return stage.remember(past) if isinstance(stage, Remembering) else True

    def _show(self, verdicts: Sequence[Verdict], view: View) -> None:
        self._lies = held, page, papers, prompts = self._look(view)
        self._stage.hold(held)
        self._stage.give(page, papers)
        self._stage.judged(verdicts, replace(view, prompts=prompts))

    def _look(
        self, view: View
    ) -> tuple[dict[int, tuple[str, ...]], Section | None, tuple[Section, ...], tuple[Prompt, ...]]:
        seat, company = self._seat, self._company
        prompts = offered_to(seat, company, view)
        if company is None:
            return {}, None, (), prompts
        page = company.page(seat)
        return (
            {**company.seen(seat), seat: company.held(seat)},
            section(page) if page else None,
            tuple(map(section, company.papers(seat))),
            prompts,
        )


Shown = Callable[[View], View]
"""Makes of how a match stands what may be shown to everybody."""


class Openly:
    """Stands between a match and whatever everybody looks at: a display, those who watch."""

    def __init__(self, listener: Listener, shown: Shown) -> None:
        self._listener, self._shown, self.heard = listener, shown, listener.heard

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Pass it on, without what players do with cards of their own."""
        self._listener.judged(verdicts, self._shown(view))

    def remember(self, past: Sequence[Event | Verdict]) -> bool:
        """Pass on what was before, to whoever wants it; false: not yet."""
        listener = self._listener
        return listener.remember(past) if isinstance(listener, Remembering) else True


def openly(invite: Invite, shown: Shown) -> Invite:
    """Return the invitation of somebody who shows a match to everybody."""

    def join(session: Session) -> Guests:
        guests = invite(session)
        return Guests([Openly(one, shown) for one in guests.listeners], guests.actors)

    return join


class Sights:
    """Has every seat of every match see what is its own."""

    def __init__(self, company: Callable[[], Company | None]) -> None:
        self._company = company
        self.stage_of: StageOf = lambda seat: None
        self.deals: Callable[[], bool] = lambda: False
        """Whether the table deals to people in the match that is on."""
        self._session: Session | None = None

    def open(self, view: View) -> View:
        """Return how a match stands for everybody: with the table's cards, players choose on their
        own phones, and nobody does it for them."""
        company = self._company()
        if company is None or not self.deals():
            return view
        ours = (company.offered(p) for p in view.prompts if not isinstance(p.by, int))
        return replace(view, prompts=tuple(prompt for prompt in ours if prompt is not None))

    def join(self, session: Session) -> Guests:
        """Show a match to its seats; invited after the company."""
        self._session, company = session, self._company()
        stages = ((seat, self.stage_of(seat)) for seat in range(1, session.setup.seats + 1))
        return Guests([SeatSight(seat, stage, company) for seat, stage in stages if stage])

    def entry(self, seat: int, prompt: Prompt, values: Mapping[str, Any]) -> Entry:
        """Return what the table takes for what a seat enters; ValueError: nothing.

        For the judging thread: with it, a card may change hands at once.
        """
        session, company = self._session, self._company()
        if prompt.by != seat or session is None:
            raise SaidError(NOT_YOURS)
        given = {**prompt.fixed, **values}
        if given.get("seat", seat) != seat:
            raise SaidError(NOT_YOURS)
        found = _same(prompt, given, offered_to(seat, company, session.view))
        if found is None:
            raise SaidError(GONE)
        if (wrong := _wrong(found, given)) is not None:
            raise wrong
        item = company.take(found, given) if company is not None else found.answered(given)
        if not callable(item):
            raise SaidError(NOT_YOURS)
        return item


def _same(prompt: Prompt, given: Mapping[str, Any], offered: Sequence[Prompt]) -> Prompt | None:
    """Find what somebody answers among what is offered now: choices may have become fewer.

    A screen may have filled in more than the prompt had: one card of a hand is one answer.
    """
    alike = [found for found in offered if _what(found) == _what(prompt) and _fits(found, given)]
    return next((found for found in alike if not _wrong(found, given)), next(iter(alike), None))


def _what(prompt: Prompt) -> tuple[Any, ...]:
    return prompt.event, prompt.name, prompt.by


def _fits(prompt: Prompt, given: Mapping[str, Any]) -> bool:
    return all(given.get(name) == value for name, value in prompt.fixed.items())


def _wrong(prompt: Prompt, given: Mapping[str, Any]) -> SaidError | None:
    if any(given[name] != value for name, value in prompt.fixed.items()):
        return SaidError("console-filled-in")
    wrong = problem(given, prompt.fields) or outside(prompt, given)
    return SaidError("console-check", wrong=wrong) if wrong else None
