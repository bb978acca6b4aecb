"""A hosted table in skipped time at which people sit by phone: every byte they are sent is kept."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from companion.app.hosted.guests import Guests
from companion.core.live import Session, View
from companion.core.referee.events import Event
from companion.core.referee.verdicts import Verdict
from companion.games import KITS
from companion.outputs.console import Running
from companion.outputs.console.controls import Kept, KeptPhone
from companion.outputs.console.messages import MessageError, parse
from companion.outputs.console.offers import RefusedError
from companion.outputs.console.pairing import Pairing, Phone
from companion.outputs.console.starting import Starting
from companion.outputs.console.web.room import Room
from companion.outputs.display import Stage
from companion.outputs.start import ChangeSitter, ChooseGame, ChooseValue
from tests.app.hosted.tables import FastTable, fast_table

STILL = 5_000
"""So many turns of the loop with nothing to show for are a table that stands still."""


Script = Iterator[Callable[[], bool]]


class HeldPhone:
    """One phone in somebody's hand."""

    def __init__(self, table: PhoneTable, phone: Phone) -> None:
        self._table, self.phone = table, phone
        self.receipts: list[Kept] = []

    def say(self, do: str, /, **message: Any) -> str:
        """Send a message; return what is said of it, or why it was refused."""
        try:
            raw = json.dumps({**message, "do": do, "id": 1})
            done = self._table.room.take(self.phone, "here", parse(raw))
        except (MessageError, RefusedError) as refusal:
            return f"no: {refusal}"
        if done.kept is not None:
            self.receipts.append(done.kept)
        return done.text

    def sit(self, chair: int, name: str) -> str:
        return self.say("sit", chair=chair, name=name)

    def leave(self) -> None:
        """Fall asleep, or lose the network."""
        self._table.room.left(self.phone)

    def come_back(self) -> None:
        """Come back by the cookie that it has."""
        found = self._table.room.pairing.find(self.phone.token, self._table.room.clock())
        assert found is self.phone
        self._table.room.arrived(self.phone)

    @property
    def picture(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self._table.room.snapshot(self.phone))
        return found

    @property
    def me(self) -> dict[str, Any]:
        found: dict[str, Any] = self.picture["me"]
        return found

    @property
    def stage(self) -> Stage:
        """What it is shown of the match."""
        return self._table.stages[self.me["seat"] or 0]


class PhoneTable:
    """The table's room of phones, on the judging thread: what happens is shown at once."""

    def __init__(self, table: FastTable, keys: Iterator[int]) -> None:
        self.table, self.service = table, table.service
        pairing = Pairing(lambda: f"key {next(keys)}", lambda: "CODE", lambda: f"tag{next(keys)}")
        self.room = Room(KITS, self.service.handles, Running(), pairing, self.service.pace)
        self.stages: dict[int, Stage] = {}
        host, seats = self.service.host, self.service.seats
        host.remembering.insert(0, self.join)
        host.emptied.append(self.room.empty)
        host.wishes.noted.append(self.room.asked)
        seats.sights.stage_of = self._stage
        seats.changed = self.service.handles.changed = self._run_as
        self._told = self.service.choosing.changed
        self.service.choosing.changed = self._chosen
        self.service.choosing.vacated = self.room.vacate
        self._session: Session | None = None
        self.recall(seats.recalled())
        self._run_as()

    def recall(self, phones: Sequence[KeptPhone]) -> None:
        self.room.recall(phones)

    def phone(self) -> HeldPhone:
        """Somebody opens the page."""
        phone = self.room.pairing.open(self.room.clock())
        self.room.arrived(phone)
        return HeldPhone(self, phone)

    def dealer(self) -> HeldPhone:
        """Somebody opens it by the code."""
        found = self.phone()
        assert found.say("pair", code="CODE") == "This is the dealer's phone now."
        return found

    def returning(self, token: str) -> HeldPhone | None:
        """Somebody opens the page again after a restart, with the cookie of before."""
        phone = self.room.pairing.find(token, self.room.clock())
        if phone is None:
            return None
        self.room.arrived(phone)
        return HeldPhone(self, phone)

    def choose(self, game: str, bots: Sequence[int] = (), **options: Any) -> None:
        handles = self.service.handles
        handles.choose(ChooseGame(game))
        for chair in self.service.choosing.chosen.chairs:
            if chair.bot:
                handles.choose(ChangeSitter(chair.seat, "empty"))
        for bot in bots:
            handles.choose(ChangeSitter(bot, "steady"))
        for name, value in options.items():
            handles.choose(ChooseValue(name, value))

    def play(self, script: Script) -> None:
        """Let people do what a script says: it yields what it waits for, turn by turn."""
        waits: list[Callable[[], bool]] = [lambda: True]
        turns = 0

        def look() -> None:
            nonlocal turns
            turns += 1
            assert turns < STILL, "the table stands still"
            if waits[0]():
                turns = 0
                try:
                    waits[0] = next(script)
                except StopIteration:
                    self.service.host.stop()

        self.table.each(look)
        self.table.host.run(self.service.first)

    # What the judging thread says.

    def _run_as(self, *running: Any) -> None:
        choosing = self.service.choosing
        start = Starting(choosing.choices, choosing.chosen)
        chairs = self.service.seats.chairs()
        self.room.run_as(Running(games=("block",), start=start, chairs=chairs))

    def _chosen(self) -> None:
        self._told()
        self._run_as()

    def join(self, session: Session) -> Guests:
        self._session = session
        setup = session.setup
        self.stages = {0: Stage(KITS[setup.game], setup)}
        self.room.begin(self.service.seats.sights.open(session.view))
        return Guests((self,))

    def _stage(self, seat: int) -> Stage:
        assert self._session is not None
        setup = self._session.setup
        self.stages[seat] = Stage(KITS[setup.game], setup, eyes=(seat,))
        return self.stages[seat]

    def heard(self, event: Event) -> None:
        self.stages[0].heard(event)
        self.room.heard(event)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        shown = self.service.seats.sights.open(view)
        self.stages[0].judged(verdicts, shown)
        self.room.judged(verdicts, shown)

    @property
    def company(self) -> Any:
        return self.service.bots.company

    def plays(self, seats: Collection[int]) -> None:
        """Let these people play as bots would, each at their own phone."""
        plan = self.service.plan
        plan.played = lambda: frozenset(seats) | frozenset(plan.bots)  # type: ignore[method-assign]
        self.service.seats.let_play()


@contextmanager
def phone_table(
    folder: Path, keys: Iterator[int] | None = None, **more: Any
) -> Iterator[PhoneTable]:
    """A table with nothing wired, at which somebody chooses."""
    more.setdefault("kept", folder / "chosen.json")
    with fast_table(folder, choose=True, **more) as table:
        yield PhoneTable(table, keys or itertools.count(1))
