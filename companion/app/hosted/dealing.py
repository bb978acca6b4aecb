"""Shuffles at a hosted table, where the program keeps the cards: the core draws no lots."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from companion.core.live import Session
from companion.core.live.inbox import Item
from companion.core.referee.events import Deal, Event


class Dealing:
    """Puts the cards of a deal in order, if the game asks for one and nobody has given it."""

    def __init__(self, session: Callable[[], Session | None], draw: Callable[[], int]) -> None:
        self._session, self._draw = session, draw

    def take(self, item: Item) -> Item:
        """Return what was entered, to be completed when it is taken: on the judge's thread."""
        return lambda now: self._completed(item(now) if callable(item) else item)

    def _completed(self, event: Event) -> Event:
        if not isinstance(event, Deal) or event.fields.get("order"):
            return event
        cards = self._cards()
        if not cards:
            return event
        order = Random(self._draw()).sample(cards, len(cards))
        return Deal(event.t, "deal", {**event.fields, "order": order})

    def _cards(self) -> tuple[str, ...]:
        """Return what is to be shuffled now; nothing where people do it with their hands."""
        session = self._session()
        prompts = session.prompts() if session is not None else ()
        deals = (prompt.choices for prompt in prompts if prompt.event == "deal")
        return next((tuple(choices["order"]) for choices in deals if "order" in choices), ())
