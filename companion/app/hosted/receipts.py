"""Who asked for something is told that it was taken once it would survive a power cut.

A receipt is a promise that is kept on the judging thread: when what somebody entered has been
heard (the session has it durable by then), or, for what is only noted, at the end of the turn, so
that nothing of it stands between a press and its verdict. Where the card refuses, play goes on and
the receipt waits for the card.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress

from companion.core.live import Inbox
from companion.core.live.inbox import Entry, Item
from companion.core.live.listener import Listening
from companion.core.referee.events import Event
from companion.keep.journal.journal import Journal
from companion.language.retold import SaidError

Kept = Future[None]
"""Done once what somebody asked for is kept; ValueError in one line where it never will be."""

Noted = Callable[[Event], None]

NOBODY_LISTENS, LEFT_OUT = "hosted-nobody-listens", "hosted-left-out"
"""The messages why something was not entered."""


class Receipts(Listening):
    """Everything that was asked for and is not known to be durable. For the judging thread, but
    for `of`."""

    def __init__(self, journal: Journal, inbox: Inbox) -> None:
        self._journal, self._inbox = journal, inbox
        self._taken: dict[int, tuple[Event, Kept]] = {}
        self._owed: list[Kept] = []
        self._news: list[Callable[[], None]] = []

    def of(self, item: Entry, noted: Noted, kept: Kept | None = None) -> Entering:
        """Return what is to be put into the inbox instead of the item, with its receipt.

        `noted` hears of the event as it is stamped, before it is kept and judged.
        """
        return Entering(self, item, noted, kept)

    def stamped(self, event: Event, kept: Kept) -> None:
        """Take note that the loop has something; it is heard once it is kept and judged."""
        self._taken[id(event)] = (event, kept)

    def heard(self, event: Event) -> None:
        """Give the receipt for what was entered, if it is durable."""
        _, kept = self._taken.pop(id(event), (None, None))
        if kept is not None:
            self._owed.append(kept)
            self._pay()

    def owe(self, kept: Kept, news: Callable[[], None] | None = None) -> None:
        """Give a receipt for what was noted; `news` is told to everybody just before."""
        self._owed.append(kept)
        if news is not None:
            self._news.append(news)

    def turned(self) -> None:
        """Make durable what somebody waits for, and say so; called once a turn of the loop."""
        if self._owed or self._news:
            self._journal.settle()
            news, self._news = self._news, []
            for tell in news:
                tell()
            self._pay()
        if self._taken and not self._inbox.ahead:
            self._leave_out()

    def unheard(self, item: Item) -> None:
        """Say that something came while no match was on."""
        if isinstance(item, Entering):
            _refuse(item.kept, NOBODY_LISTENS)

    def _pay(self) -> None:
        if self._journal.durable:
            owed, self._owed = self._owed, []
            for kept in owed:
                with suppress(InvalidStateError):
                    kept.set_result(None)

    def _leave_out(self) -> None:
        """Refuse what was judged with the rest and not heard: a fault line stands in its place."""
        taken, self._taken = self._taken, {}
        for _, kept in taken.values():
            _refuse(kept, LEFT_OUT)


class Entering:
    """Something entered, which leaves a receipt behind when it is taken."""

    def __init__(
        self, receipts: Receipts, item: Entry, noted: Noted, kept: Kept | None = None
    ) -> None:
        self._receipts, self._item, self._noted = receipts, item, noted
        self.kept = kept or Kept()

    def __call__(self, now: int) -> Event:
        """Stamp it, on the judging thread."""
        event = self._item(now)
        self._noted(event)
        self._receipts.stamped(event, self.kept)
        return event


def _refuse(kept: Kept, why: str) -> None:
    with suppress(InvalidStateError):
        kept.set_exception(SaidError(why))


def kept_already() -> Kept:
    """Return a receipt for what needs no card."""
    kept = Kept()
    kept.set_result(None)
    return kept
