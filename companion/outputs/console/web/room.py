"""Everything the console knows, on its own thread: the desk, the switches, the phones.

Whatever the judging thread says comes in as notes, and goes out as pictures: to a phone that comes,
whole; then what has changed in them, with rising numbers, so that a phone knows whether it has all.
"""

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from companion.core.live import View
from companion.core.referee.events import Event
from companion.core.referee.verdicts import Verdict
from companion.kit.kit import Kit
from companion.kit.rulings import Note
from companion.outputs.console.acts import Acts, Done, Said
from companion.outputs.console.changes import Picture, changes
from companion.outputs.console.controls import Controls, Running
from companion.outputs.console.desk import PhoneDesk
from companion.outputs.console.messages import Message
from companion.outputs.console.offers import RefusedError
from companion.outputs.console.pairing import NotPairedError, Pairing, Phone
from companion.outputs.console.starting import rules_shown, start_shown
from companion.outputs.console.verbs import VERBS, do, switches

NOT_DEALER = "Only the dealer's phone can do that."


class Shown(NamedTuple):
    """What a phone has before it, and under which number it came."""

    seq: int
    picture: Picture


def _written(told: Picture) -> str:
    return json.dumps(told, ensure_ascii=True, separators=(",", ":"))


def _by_number(match: dict[str, Any]) -> dict[str, Any]:
    """Put the verdicts under their numbers, so that one more is one change and not sixty."""
    return {**match, "history": {str(row["n"]): row for row in match["history"]}}


class Room:
    """One table's console."""

    def __init__(
        self,
        kits: Mapping[str, Kit],
        controls: Controls,
        running: Running,
        pairing: Pairing,
        clock: Callable[[], int],
    ) -> None:
        self._kits, self.pairing, self.clock = kits, pairing, clock
        self.acts = Acts(controls, running, kits, pairing)
        self.seq = 0
        self._wakes: set[asyncio.Event] = set()
        self._pictures: dict[bool, tuple[int, dict[str, Any] | None]] = {}

    def begin(self, view: View) -> None:
        """Show a new match."""
        self.acts.desk = self._desk(view)
        self.judged((), view)

    def empty(self) -> None:
        """Show no match: none is on."""
        self.acts.desk = None
        self.changed()

    def asked(self, note: Note) -> None:
        """Pass on who asked for what."""
        if self.acts.desk is not None:
            self.acts.desk.asked(note)
            self.changed()

    def heard(self, event: Event) -> None:
        """Pass on what was sensed; it shows only with the next verdict."""
        if self.acts.desk is not None:
            self.acts.desk.heard(event)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Pass on what was decided."""
        self._desk_for(view).judged(verdicts, view)
        self.changed()

    def _desk(self, view: View) -> PhoneDesk:
        return PhoneDesk(self._kits[view.setup.game], view.setup)

    def _desk_for(self, view: View) -> PhoneDesk:
        desk = self.acts.desk
        if desk is None or desk.setup is view.setup:
            pass
        elif replace(desk.setup, players=view.setup.players) == view.setup:
            desk.rename(view.setup)
        else:
            desk = None
        self.acts.desk = desk or self._desk(view)
        return self.acts.desk

    def run_as(self, running: Running) -> None:
        """Show the switches as somebody else has set them."""
        self.acts.running = running
        self.changed()

    def changed(self) -> None:
        """Have everybody shown how things stand now."""
        self.seq += 1
        for wake in self._wakes:
            wake.set()

    def watch(self) -> asyncio.Event:
        """Begin to be woken by changes."""
        wake = asyncio.Event()
        wake.set()
        self._wakes.add(wake)
        return wake

    def unwatch(self, wake: asyncio.Event) -> None:
        """Be woken no more."""
        self._wakes.discard(wake)

    def news(self, phone: Phone, shown: Shown | None) -> tuple[str, Shown] | None:
        """Say what has changed since a phone was shown something; None: nothing it would see."""
        now = Shown(self.seq, self._drawn(phone))
        if shown is None:
            return _written({"type": "snapshot", "seq": now.seq, **now.picture}), now
        different = [*changes(shown.picture, now.picture)]
        if not different:
            return None
        told = {"type": "change", "from": shown.seq, "seq": now.seq, "changes": different}
        return _written(told), now

    def snapshot(self, phone: Phone) -> str:
        """Draw everything for one phone."""
        return _written({"type": "snapshot", "seq": self.seq, **self._drawn(phone)})

    def _drawn(self, phone: Phone) -> dict[str, Any]:
        """Draw what one phone shows: only the dealer's is shown what may be entered."""
        now = self.clock()
        dealer = self.pairing.is_dealer(phone, now)
        return {
            "you": {
                "label": phone.label,
                "tag": phone.tag,
                "dealer": dealer,
                "can_pair": self.pairing.is_free(now) and not dealer,
            },
            "watching": self.pairing.watching(),
            "match": self._picture(dealer),
            "start": self._start(),
            "notices": list(self.acts.running.notices),
            "switches": switches(self.acts) if dealer else {},
            "phones": [
                {"number": other.number, "label": other.label}
                for other in (self.pairing.others(phone) if dealer else ())
            ],
        }

    def _start(self) -> dict[str, Any] | None:
        """Draw what can be chosen, while no match is on."""
        start = self.acts.running.start
        return start_shown(start) if start is not None and self.acts.desk is None else None

    def rules(self, game: str) -> dict[str, Any] | None:
        """Return the rules of a game, for whoever wants to read; None: there is no such game."""
        return rules_shown(self._kits[game].page) if game in self._kits else None

    def _picture(self, dealer: bool) -> dict[str, Any] | None:
        """Draw the match once for all who see the same."""
        seq, picture = self._pictures.get(dealer, (-1, None))
        if seq != self.seq:
            desk = self.acts.desk
            picture = _by_number(desk.snapshot(dealer)) if desk else None
            self._pictures[dealer] = (self.seq, picture)
        return picture

    def take(self, phone: Phone, address: str, message: Message) -> Done:
        """Do what a phone says; return what to say of it, and when. Raises RefusedError."""
        try:
            done = self._do(phone, address, message)
        except NotPairedError as error:
            raise RefusedError(str(error)) from None
        self.changed()
        return done

    def _do(self, phone: Phone, address: str, message: Message) -> Done:
        now = self.clock()
        if not VERBS[message.do].anyone and not self.pairing.is_dealer(phone, now):
            raise RefusedError(NOT_DEALER)
        return do(self.acts, message.do, Said(message.values, phone, address, now))
