"""Everything the console knows, on its own thread: the desk, the switches, the phones.

Whatever the judging thread says comes in as notes, and goes out as pictures: to a phone that comes,
whole; then what has changed in them, with rising numbers, so that a phone knows whether it has all.
"""

import asyncio
import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from companion.core.live import View
from companion.core.referee.events import Cue, Event
from companion.core.referee.verdicts import Verdict
from companion.kit.kit import Kit
from companion.kit.rulings import Note
from companion.language import current, speaking
from companion.language.retold import again
from companion.outputs.console.acts import Acts, Done, Said
from companion.outputs.console.buzzers import Buzzers
from companion.outputs.console.changes import Picture, changes
from companion.outputs.console.controls import (
    Controls,
    Kept,
    KeptPhone,
    Running,
    Spoken,
    joined,
)
from companion.outputs.console.desk import PhoneDesk
from companion.outputs.console.keys import PhoneKey
from companion.outputs.console.messages import Message
from companion.outputs.console.offers import RefusedError
from companion.outputs.console.pairing import NotPairedError, Pairing, Phone
from companion.outputs.console.phone_chairs import BOT, PERSON, TableChair
from companion.outputs.console.pictures import Drawn, Pictures
from companion.outputs.console.starting import known_names, rules_shown, start_shown
from companion.outputs.console.verbs import VERBS, do, switches

PLAY = "play"
FRESH_US = 1_000_000
"""A word that was said longer ago sounds on no phone any more."""
NOT_DEALER = "console-not-dealer"
"""The message that somebody may not do this."""


class Shown(NamedTuple):
    """What a phone has before it, and under which number it came."""

    seq: int
    picture: Picture


def written(told: Picture) -> str:
    """Write what a phone is told."""
    return json.dumps(told, ensure_ascii=True, separators=(",", ":"))


def _by_number(match: dict[str, Any]) -> dict[str, Any]:
    """Put the verdicts under their numbers, so that one more is one change and not sixty."""
    return {**match, "history": {str(row["n"]): row for row in match["history"]}}


def _kept(phone: Phone) -> KeptPhone:
    assert phone.chair is not None
    return KeptPhone(phone.chair, phone.name, phone.number, phone.tag, phone.key.digests)


def _who(chair: TableChair, sits: Phone | None, free: bool) -> str:
    """Say in a word who plays on a chair."""
    played = chair.who == BOT or (chair.stand_in and chair.seat is not None)
    if sits is not None:
        return "bot" if played and chair.seat is not None and not sits.connections else "phone"
    if played:
        return "bot"
    if chair.wired and chair.who == PERSON:
        return "wired"
    return "free" if free else "nobody"


class Room:
    """One table's console."""

    def __init__(
        self,
        kits: Mapping[str, Kit],
        controls: Controls,
        running: Running,
        pairing: Pairing,
        clock: Callable[[], int],
        pictures: Pictures | None = None,
        buzzers: Buzzers | None = None,
        spoken: Spoken | None = None,
    ) -> None:
        self._kits, self.pairing, self.clock, self.buzzers = kits, pairing, clock, buzzers
        self._spoken = spoken or Spoken()
        self.acts = Acts(controls, running, kits, pairing)
        if pictures is not None:
            self.acts.pictures = pictures
        self.hearing: set[Callable[[str], None]] = set()
        """Told of every PLAY once it was heard, as it goes on the line."""
        self.seq = 0
        self._wakes: dict[asyncio.Event, Phone] = {}
        self._shown_as: dict[int, int | None] = {}
        """From which chair each phone is shown the table."""
        self._pictures: dict[tuple[bool, str], tuple[int, dict[str, Any] | None]] = {}
        """The match as it was last drawn, for dealers and others, in every language in use."""
        self._here: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
        self._seated: list[tuple[Any, ...]] = []
        self._moved_to: dict[int, tuple[Phone, int | None]] = {}
        self.moved: Callable[[Phone, int | None], None] = lambda phone, chair: None
        """Told where a phone sits, whenever that changes; None: nowhere."""
        self.kept: Kept | None = None
        """The receipt for who sits where, as it was last kept."""
        self._sit_down(running)

    def recall(self, phones: Sequence[KeptPhone]) -> None:
        """Know again who sat here by phone before a restart."""
        now = self.clock()
        for kept in phones:
            key = PhoneKey("", now, kept=kept.keys)
            phone = Phone(key, kept.number, now, now, 0, kept.tag, kept.chair, kept.name)
            self.pairing.recall(phone)
        self._seated = self._sitting()
        self.changed()

    def begin(self, view: View) -> None:
        """Show a new match."""
        self.acts.desk = self._desk(view)
        self.acts.chairs.end()
        self.acts.chairs.begin()
        self.judged((), view)

    def empty(self) -> None:
        """Show no match: none is on."""
        self.acts.desk = None
        self.acts.chairs.end()
        self.changed()

    def vacate(self, chairs: Collection[int]) -> None:
        """Let those watch whose chair was given to somebody else at the display."""
        self.acts.chairs.vacate(chairs)
        self.changed()

    def arrived(self, phone: Phone) -> None:
        """Note that a page of a phone is connected."""
        self.pairing.arrived(phone)
        self.acts.pictures.come(phone.number)
        self.acts.pictures.speak(phone.number, phone.language)
        self._shown_as.pop(phone.number, None)
        self.changed()

    def left(self, phone: Phone) -> None:
        """Note that a page of a phone was closed, or lost."""
        self.pairing.left(phone, self.clock())
        if not phone.connections:
            self.acts.pictures.go(phone.number)
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
        if isinstance(event, Cue) and event.cue == PLAY:
            self._tell(event)

    def _tell(self, cue: Cue) -> None:
        """Tell every page of a PLAY, and whether the table said it aloud: never before it was.

        What is told again of a match that is resumed is long over.
        """
        at = cue.t - self._spoken.ahead_us()
        if self.clock() - at > FRESH_US:
            return
        aloud = self._spoken.aloud() and not self.acts.running.muted
        told = written({"type": "cue", "word": PLAY, "t": at, "u": cue.u, "aloud": aloud})
        for tell in tuple(self.hearing):
            tell(told)

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
        self._sit_down(running)
        self.changed()

    def _sit_down(self, running: Running) -> None:
        """Take over the chairs; whoever was given another name by the table is called so.

        Who sat here before a restart brings a name along: the first that is heard is no change.
        """
        chairs = self.acts.chairs
        before = {chair.chair: chair.name for chair in chairs.there}
        chairs.there = running.chairs
        for chair in running.chairs:
            sits, was = chairs.at(chair.chair), before.get(chair.chair, chair.name)
            if sits is not None and chair.name and chair.name != was:
                sits.name = chair.name

    def changed(self) -> None:
        """Have everybody shown how things stand now."""
        self.seq += 1
        self._tell_table()
        self._turn_tables()
        for wake in self._wakes:
            wake.set()

    def speak(self, phone: Phone, language: str) -> None:
        """Speak to a phone in this language from now on."""
        phone.language = language
        self.acts.pictures.speak(phone.number, language)

    def _turn_tables(self) -> None:
        """Have every phone shown the table from the chair that it has now."""
        for phone in self._wakes.values():
            chair = phone.chair if self.pairing.knows(phone) else None
            if phone.number not in self._shown_as or self._shown_as[phone.number] != chair:
                self._shown_as[phone.number] = chair
                self.acts.pictures.seat(phone.number, chair)

    def _seat(self, phone: Phone) -> int | None:
        """Return the seat that a phone plays in the match that is on."""
        if phone.chair is None or not self.pairing.knows(phone):
            return None
        known = self.acts.chairs.known(phone.chair)
        return known.seat if known is not None else None

    def _tell_table(self) -> None:
        """Tell the table which phones sit where and are here, and have that kept, if it is new."""
        chairs, controls = self.acts.chairs, self.acts.controls
        here = (chairs.taken, chairs.present)
        if here != self._here:
            self._here = here
            controls.here(*here)
        self._tell_moved()
        sitting = self._sitting()
        if sitting != self._seated:
            self._seated = sitting
            self.kept = controls.keep_phones([_kept(phone) for phone, *_ in sitting])

    def _tell_moved(self) -> None:
        """Tell of every phone that sits elsewhere than before, or gets up."""
        now = {phone.number: phone for phone in self.pairing.phones() if phone.chair is not None}
        before, self._moved_to = self._moved_to, {n: (p, p.chair) for n, p in now.items()}
        gone = (phone for n, (phone, _) in before.items() if n not in now)
        for phone in gone:
            self.moved(phone, None)
        for number, (phone, chair) in self._moved_to.items():
            if before.get(number) != (phone, chair):
                self.moved(phone, chair)

    def _sitting(self) -> list[tuple[Any, ...]]:
        """Return who sits where by phone, and by what each is known."""
        return [
            (phone, phone.chair, phone.name, phone.key.now, phone.key.before)
            for phone in self.pairing.phones()
            if phone.chair is not None
        ]

    def watch(self, phone: Phone) -> asyncio.Event:
        """Begin to be woken by changes that a phone may see."""
        wake = asyncio.Event()
        wake.set()
        self._wakes[wake] = phone
        return wake

    def unwatch(self, wake: asyncio.Event) -> None:
        """Be woken no more."""
        self._wakes.pop(wake, None)

    def drawn(self, number: int) -> None:
        """Have a phone shown the picture that was drawn for it."""
        for wake, phone in self._wakes.items():
            if phone.number == number:
                wake.set()

    def picture(self, phone: Phone, shown: Any) -> Drawn | None:
        """Return the newest picture for a phone; None: it has it already."""
        return self.acts.pictures.news(phone.number, shown)

    def news(self, phone: Phone, shown: Shown | None) -> tuple[str, Shown] | None:
        """Say what has changed since a phone was shown something; None: nothing it would see."""
        now = Shown(self.seq, self._drawn(phone))
        if shown is None:
            return written({"type": "snapshot", "seq": now.seq, **now.picture}), now
        different = [*changes(shown.picture, now.picture)]
        if not different:
            return None
        told = {"type": "change", "from": shown.seq, "seq": now.seq, "changes": different}
        return written(told), now

    def snapshot(self, phone: Phone) -> str:
        """Draw everything for one phone."""
        return written({"type": "snapshot", "seq": self.seq, **self._drawn(phone)})

    def _drawn(self, phone: Phone) -> dict[str, Any]:
        """Draw what one phone shows, in its language."""
        with speaking(phone.language or current()):
            return self._drawn_here(phone)

    def _drawn_here(self, phone: Phone) -> dict[str, Any]:
        """Draw it: only the dealer's phone is shown what may be entered."""
        now = self.clock()
        dealer = self.pairing.is_dealer(phone, now)
        return {
            "you": {
                "label": phone.label,
                "tag": phone.tag,
                "dealer": dealer,
                "can_pair": self.pairing.is_free(now) and not dealer,
            },
            "me": self._me(phone, dealer),
            "chairs": [self._chair(phone, chair) for chair in self.acts.chairs.there],
            "remembered": self._remembered(),
            "watching": self.pairing.watching(),
            "match": self._picture(dealer),
            "start": self._start(),
            "round": self.acts.running.start.round if self.acts.running.start else None,
            "notices": [again(line) for line in self.acts.running.notices],
            "switches": switches(self.acts) if dealer else {},
            "phones": [
                {
                    "number": other.number,
                    "label": other.label,
                    "name": other.name,
                    "chair": other.chair,
                    "here": bool(other.connections),
                }
                for other in (self._others(phone) if dealer else ())
            ],
        }

    def _me(self, phone: Phone, dealer: bool) -> dict[str, Any]:
        """Draw who this phone is at the table."""
        return {
            "chair": phone.chair,
            "seat": self._seat(phone),
            "name": phone.name,
            "dealer": dealer,
            "watching": phone.chair is None,
        }

    def _chair(self, phone: Phone, chair: TableChair) -> dict[str, Any]:
        """Draw a chair as one phone sees it."""
        chairs, sits = self.acts.chairs, self.acts.chairs.at(chair.chair)
        free = sits is not phone and not chairs.why_not(phone, chair.chair)
        return {
            "chair": chair.chair,
            "seat": chair.seat,
            "name": sits.name if sits is not None else chair.name,
            "colour": chair.colour,
            "who": _who(chair, sits, free),
            "away": sits is not None and not sits.connections,
            "mine": sits is phone,
            "free": free,
            "stand_in": chair.stand_in,
        }

    def _remembered(self) -> list[str]:
        start = self.acts.running.start
        return known_names(start) if start is not None else []

    def _others(self, phone: Phone) -> list[Phone]:
        """List the other phones that are here, or have a chair."""
        every = self.pairing.phones()
        return [p for p in every if p is not phone and (p.connections or p.chair is not None)]

    def _start(self) -> dict[str, Any] | None:
        """Draw what can be chosen, while no match is on."""
        start = self.acts.running.start
        return start_shown(start) if start is not None and self.acts.desk is None else None

    def rules(self, game: str) -> dict[str, Any] | None:
        """Return the rules of a game, for whoever wants to read; None: there is no such game."""
        return rules_shown(self._kits[game].page) if game in self._kits else None

    def _picture(self, dealer: bool) -> dict[str, Any] | None:
        """Draw the match once for all who see the same, in the same language."""
        wanted = (dealer, current())
        seq, picture = self._pictures.get(wanted, (-1, None))
        if seq != self.seq:
            desk = self.acts.desk
            picture = _by_number(desk.snapshot(dealer)) if desk else None
            self._pictures[wanted] = (self.seq, picture)
        return picture

    def take(self, phone: Phone, address: str, message: Message) -> Done:
        """Do what a phone says; return what to say of it, and when. Raises RefusedError."""
        try:
            with speaking(phone.language or current()):
                done = self._do(phone, address, message)
        except NotPairedError as error:
            raise RefusedError(error.key, **error.slots) from None
        before = self.kept
        if VERBS[message.do].quiet:
            return done
        self.changed()
        if self.kept is before:
            return done
        return replace(done, kept=joined(done.kept, self.kept))

    def _do(self, phone: Phone, address: str, message: Message) -> Done:
        now = self.clock()
        if not VERBS[message.do].anyone and not self.pairing.is_dealer(phone, now):
            raise RefusedError(NOT_DEALER)
        return do(self.acts, message.do, Said(message.values, phone, address, now))
