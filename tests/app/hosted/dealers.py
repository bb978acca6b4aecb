"""A dealer's phone at a table whose time skips, and a hand that is ruled from it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from companion.app.hosted.guests import Guests
from companion.core.live import Session
from companion.games import KITS
from companion.keep.journal.account import Account
from companion.outputs.console.messages import parse
from companion.outputs.console.pairing import Pairing
from companion.outputs.console.web.room import Room
from companion.outputs.start import ChangeSitter
from tests.app.hosted.tables import FastTable

Holds = Callable[[Account], bool]
"""Whether what was acknowledged is in a match."""


@dataclass
class DealersPhone:
    """A phone at a table whose time skips: says one thing after the other, and keeps answers."""

    table: FastTable
    answered: list[tuple[str, Holds]] = field(default_factory=list)
    room: Room = field(init=False)
    _waiting: list[tuple[str, Any, Holds]] = field(default_factory=list)
    _count: int = 0

    def __post_init__(self) -> None:
        pairing = Pairing(lambda: "token", lambda: "CODE", lambda: "KQ7F")
        handles = self.table.service.handles
        self.room = Room(KITS, handles, handles.running, pairing, self.table.host.pace)
        self.phone = pairing.open(0)
        pairing.pair(self.phone, "", "CODE", 0)
        pairing.arrived(self.phone)
        self.table.host.remembering.append(self._join)
        self.table.host.wishes.noted.append(self.room.asked)

    def _join(self, session: Session) -> Guests:
        self.room.begin(session.view)
        return Guests((self.room,))

    def snapshot(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.room.snapshot(self.phone))
        return found

    def say(self, holds: Holds, **message: Any) -> None:
        self._count += 1
        said = parse(json.dumps({**message, "id": self._count}))
        done = self.room.take(self.phone, "", said)
        assert done.kept is not None
        self._waiting.append((done.text, done.kept, holds))
        self.look()

    def offer(self, name: str, label: str = "") -> dict[str, Any] | None:
        match = self.snapshot()["match"]
        offers = match["offers"] if match else []
        fits = (o for o in offers if o["name"] == name and label in o["label"])
        return next(fits, None)

    def look(self) -> None:
        """Read what has come."""
        for told in [told for told in self._waiting if told[1].done()]:
            self._waiting.remove(told)
            assert told[1].exception() is None
            self.answered.append((told[0], told[2]))


def entered(name: str, **fields: Any) -> Holds:
    def holds(told: Account) -> bool:
        lines = [json.loads(line) for line in told.event_lines()]
        found = [line for line in lines if line.get(line["event"], line["event"]) == name]
        return any(all(line.get(key) == fields[key] for key in fields) for line in found)

    return holds


def was_set(**settings: Any) -> Holds:
    def holds(told: Account) -> bool:
        return any(settings.items() <= note.items() for note in told.notes)

    return holds


NAMES = ["Zoë", "Ben", "Cy", "Dot"]


def evening(phone: DealersPhone) -> Iterator[bool]:
    """A hand with a phone, each step once the table is there: yields whether it is."""
    phone.say(was_set(chairs=[1, 2, 3, 4]), do="begin")
    yield from until(lambda: phone.offer("deal"))
    phone.say(was_set(names=NAMES), do="names", names=NAMES)
    answer(phone, "deal", entered("deal"))
    watcher = phone.table.watcher
    yield from until(lambda: len(watcher.of("forfeit")) >= 4)
    phone.say(was_set(paused=True), do="pause", on=True)
    n = watcher.of("forfeit")[0].n
    phone.say(entered("overturn", of=n), do="overturn", n=n)
    yield from until(lambda: watcher.of("overturned"))
    answer(phone, "out", entered("out", seat=1), seat=1)
    for seat, name in enumerate(NAMES, start=1):
        yield from until(partial(phone.offer, "count", name))
        answer(phone, "count", entered("count", seat=seat), name, holmes=1, suspects=0)
    yield from until(lambda: len(phone.answered) >= 10)
    phone.say(lambda told: told.ended, do="leave")
    yield from until(lambda: len(phone.answered) >= 11)


def until(there: Callable[[], Any]) -> Iterator[bool]:
    while not there():
        yield False


def answer(phone: DealersPhone, name: str, holds: Holds, label: str = "", **fields: Any) -> None:
    offer = phone.offer(name, label)
    assert offer is not None
    phone.say(holds, do="answer", offer=offer["id"], fields=fields)


def sit_down(table: FastTable) -> None:
    for seat in (1, 2, 3, 4):
        table.service.handles.choose(ChangeSitter(seat, "person"))


def ruled_evening(
    table: FastTable,
    answered: list[tuple[str, Holds]],
    logged: Callable[[list[dict[str, Any]]], None] = lambda log: None,
) -> DealersPhone:
    """Play a hand with a phone to its end; `logged` is shown who ruled what, as it is shown."""
    sit_down(table)
    phone = DealersPhone(table, answered)
    steps = evening(phone)

    def over(watcher: object) -> bool:
        phone.look()
        if match := phone.snapshot()["match"]:
            logged(match["log"])
        return next(steps, None) is None

    table.play(over)
    return phone
