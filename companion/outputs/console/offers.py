"""Prompts as offers: each with an id that is good for one answer to one state of the match.

Two taps on one offer end in one ruling, and so do two phones. An id lives as long as its prompt
stands; once answered it is spent, and the prompt is offered anew only when the answer has been
judged. What comes with an id that is gone is told so, and nothing happens.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.core.live import View
from companion.core.referee.events import Entered
from companion.core.referee.game import Prompt, open_prompts
from companion.core.referee.schema import problem
from companion.language.retold import SaidError
from companion.outputs.console.fields import outside

GONE, SPENT = "console-settled", "console-answered"
"""The messages why something is not entered."""


class RefusedError(SaidError):
    """What was asked is not done; the message is for the person who asked."""


@dataclass(slots=True)
class Offer:
    """A prompt on offer."""

    id: str
    prompt: Prompt
    given: Mapping[str, Any] | None = None
    """What was entered here last: a count can be looked at, and corrected."""
    done: bool = False
    """Whether the game took it."""
    answer: tuple[str, Mapping[str, Any]] | None = None
    """The entry that spent it, to be recognised once it has become evidence."""
    heard_at: int | None = None


def _question(prompt: Prompt) -> str:
    """Name the open question that a prompt answers; several prompts may answer one."""
    return repr(dict(prompt.fixed)) if prompt.fixed else prompt.name


def _key(prompt: Prompt) -> str:
    fields = {name: field.type.expects for name, field in prompt.fields.items()}
    what = (prompt.event, prompt.name, prompt.by, prompt.asked)
    return repr((what, fields, dict(prompt.choices), dict(prompt.fixed)))


class Offers:
    """What may be entered now."""

    def __init__(self) -> None:
        self._offers: dict[str, Offer] = {}
        self._count = 0

    def open(self) -> list[Offer]:
        """List what can be answered now."""
        return [offer for offer in self._offers.values() if offer.answer is None]

    def follow(self, view: View) -> None:
        """Take up the prompts as they stand; keep the ids of those that stood before."""
        before, self._offers = self._offers, {}
        for prompt in open_prompts(view.prompts):
            key = _key(prompt)
            old = before.get(key)
            if old is None or _is_judged(old, view):
                old = self._anew(prompt, old)
            self._offers[key] = old

    def _anew(self, prompt: Prompt, old: Offer | None) -> Offer:
        """Offer a prompt once more; entries stay to be looked at, refused ones to be mended."""
        self._count += 1
        offer = Offer(f"o{self._count}", prompt)
        if old is not None and (prompt.event == "entry" or not old.done):
            offer.given, offer.done = old.given, old.done
        return offer

    def heard(self, event: Entered) -> None:
        """Note that an answer has reached the judging thread."""
        for offer in self._offers.values():
            if offer.heard_at is None and offer.answer == (event.name, event.fields):
                offer.heard_at = event.t

    def refused(self, name: str, seat: int | None) -> None:
        """Note that the game did not take what was entered."""
        for offer in self._offers.values():
            given = offer.given or {}
            if offer.prompt.name == name and given.get("seat") == seat:
                offer.done = False

    def answer(self, id_: str, values: Mapping[str, Any]) -> tuple[Prompt, dict[str, Any]]:
        """Spend an offer on an answer, and return what is to be entered; or refuse."""
        offer = next((offer for offer in self._offers.values() if offer.id == id_), None)
        if offer is None:
            raise RefusedError(GONE)
        if offer.answer is not None:
            raise RefusedError(SPENT)
        fields = _whole(offer.prompt, values)
        offer.given, offer.done = fields, True
        for spent in self._rivals(offer):
            spent.answer = (offer.prompt.name, fields)
        return offer.prompt, fields

    def _rivals(self, answered: Offer) -> list[Offer]:
        """List every answer to the same question: "stands" and "false" are one decision."""
        if not answered.prompt.asked:
            return [answered]
        asked = [offer for offer in self._offers.values() if offer.prompt.asked]
        return [o for o in asked if _question(o.prompt) == _question(answered.prompt)]


def _is_judged(offer: Offer, view: View) -> bool:
    """Tell whether an answer can have had its effect: the referee waits for latecomers first."""
    return offer.heard_at is not None and view.t - view.setup.latency > offer.heard_at


def _whole(prompt: Prompt, values: Mapping[str, Any]) -> dict[str, Any]:
    if any(name in prompt.fixed for name in values):
        raise RefusedError("console-filled-in")
    fields = {**prompt.fixed, **values}
    wrong = problem(fields, prompt.fields)
    if wrong is not None:
        raise RefusedError("console-check", wrong=wrong)
    name = outside(prompt, fields)
    if name is not None:
        raise RefusedError("console-no-choice", name=name)
    return fields


def questions(offers: Sequence[Offer]) -> list[list[Offer]]:
    """Put together the offers that answer the same open question."""
    groups: dict[str, list[Offer]] = {}
    for offer in offers:
        if offer.prompt.asked:
            groups.setdefault(_question(offer.prompt), []).append(offer)
    return [*groups.values()]
