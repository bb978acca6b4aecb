"""What people ask of the table: another match, a ruling, other names, another volume.

Each wish leaves a receipt, given once it is durable, and the journal keeps who had it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Any

from companion.app.hosted.orders import Orders
from companion.app.hosted.people import genders_of
from companion.app.hosted.receipts import Kept, Receipts
from companion.core.live import Inbox
from companion.core.live.inbox import Entry
from companion.core.referee.events import Event
from companion.core.transcript.errors import TranscriptError
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from companion.keep.journal.journal import Journal
from companion.kit.rulings import ASKED, SET, asked_of

CARRIED = ("volume", "muted")
"""What is set for the table, whatever is played: the next match is begun with it."""

Line = dict[str, Any]


@dataclass(frozen=True, slots=True)
class NextMatch:
    """A match that is to begin, and how the table is set for it."""

    header: Line
    settings: Mapping[str, Any] = field(default_factory=dict)
    """Kept with the match, for a later start: `chairs`, `bots`, `pace`."""

    __hash__ = None  # type: ignore[assignment]


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants to follow, who it is, and the receipt for it."""

    do: str
    by: str
    following: NextMatch | None = None
    kept: Kept = field(default_factory=Kept)

    __hash__ = None  # type: ignore[assignment]


class Wishes:
    """Takes what people ask for, from any thread; what follows a match waits here to be granted."""

    def __init__(
        self,
        journal: Journal,
        inbox: Inbox,
        orders: Orders,
        receipts: Receipts,
        use_names: Callable[[Sequence[str]], None],
    ) -> None:
        self.noted: list[Callable[[Line], None]] = []
        """Told who asked for what, as it is kept; also, one by one, of a match that is resumed."""
        self.carried: dict[str, Any] = {}
        """How the table is set, whatever is played: the next match is begun with it."""
        self._journal, self._inbox = journal, inbox
        self._orders, self._receipts, self._use_names = orders, receipts, use_names
        self._following: SimpleQueue[Wish] = SimpleQueue()

    def follow_with(self, following: NextMatch, by: str, do: str) -> Kept:
        """End what is on and begin another match; ValueError if that cannot be."""
        try:
            parse_header(following.header, GAMES)
        except TranscriptError as error:
            raise ValueError(error.what) from None
        return self._wish(Wish(do, by, following))

    def leave(self, by: str) -> Kept:
        """End this match and have none on until somebody begins one."""
        return self._wish(Wish("leave", by))

    def _wish(self, wish: Wish) -> Kept:
        self._following.put(wish)
        self._inbox.wake()
        return wish.kept

    def enter(self, item: Entry, by: str) -> Kept:
        """Bring in what somebody entered, and keep who it was."""
        entering = self._receipts.of(item, lambda event: self._note_entered(event, by))
        self._inbox.put(entering)
        return entering.kept

    def play(self, item: Callable[[], Entry]) -> Kept:
        """Bring in what the player of a seat does; `item` says on the judging thread what it is,
        or in a ValueError why it is nothing. The evidence tells whose it is: nobody ruled."""
        kept = Kept()

        def take() -> None:
            try:
                entering = self._receipts.of(item(), lambda event: None, kept)
            except ValueError as error:
                kept.set_exception(error)
            else:
                self._inbox.put(entering)

        self._orders.give(take)
        return kept

    def keep(self, by: str, **settings: Any) -> Kept:
        """Keep how the table is set for a later start."""
        kept = Kept()
        self._orders.give(lambda: self._set(by, settings, kept))
        return kept

    def rename(self, players: Sequence[str], by: str) -> Kept:
        """Use these names for the players from now on."""
        kept, names = Kept(), [*players]
        self._orders.give(
            lambda: self._set(
                by,
                {"names": [str(name) for name in names], **genders_of(names)},
                kept,
                lambda: self._use_names(names),
            )
        )
        return kept

    # For the judging thread.

    @property
    def waiting(self) -> bool:
        """Tell whether somebody wants what is on to end."""
        return not self._following.empty()

    def take(self) -> list[Wish]:
        """Return what people want to follow, the last of them last; they wait no more."""
        return [self._following.get_nowait() for _ in range(self._following.qsize())]

    def note(self, what: str, **fields: Any) -> None:
        """Keep who asked for what, and tell whoever shows it."""
        self.tell(self._journal.note(what, **fields))

    def tell(self, noted: Line | None) -> None:
        """Tell whoever shows it what was kept, if a person asked for it."""
        if noted is not None and noted.get("by"):
            for tell in self.noted:
                tell(noted)

    def carry(self, settings: Mapping[str, Any]) -> None:
        """Remember for the next match what is the table's, and not that of a match."""
        self.carried |= {name: settings[name] for name in CARRIED if name in settings}

    def _set(
        self, by: str, settings: Line, kept: Kept, news: Callable[[], None] | None = None
    ) -> None:
        self.note(SET, **settings, by=by)
        self.carry(settings)
        self._receipts.owe(kept, news)

    def _note_entered(self, event: Event, by: str) -> None:
        asked = asked_of(event)
        if asked:
            self.note(ASKED, **asked, by=by)
