"""What a phone may do to a hosted table: each a short order, none of them a wait."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Protocol

from companion.app.hosted.calls import Cues
from companion.app.hosted.host import Host
from companion.app.hosted.receipts import Kept, kept_already
from companion.app.hosted.table_choices import TableChoices
from companion.app.hosted.wishes import NextMatch
from companion.core.live.inbox import Entry
from companion.core.referee.game import Prompt
from companion.games import GAMES
from companion.language import Person
from companion.language.retold import SaidError
from companion.outputs.caller.pace import PACES
from companion.outputs.console import Running
from companion.outputs.console.controls import KeptPhone, Stamped
from companion.outputs.console.signatures import DISPLAY
from companion.outputs.console.verbs import ALOUD
from companion.outputs.start import ChooseGame, ChooseValue, StartChange
from companion.outputs.start.choices import PACE
from companion.outputs.voice.speech import Voice

NO_MATCH, ON = "console-no-match", "hosted-match-on"
REAL_CARDS = "hosted-real-cards"
"""The messages why something cannot be done."""
"""Who asks where nobody else is named."""


class NextMatches(Protocol):
    """Knows what match comes next; ValueError in one line where it cannot be."""

    def chosen_match(self) -> NextMatch:
        """Return a match as it stands chosen."""

    def next_match(self, game: str, options: Mapping[str, Any]) -> NextMatch:
        """Return a match of those who sit here now."""


class Seated(Protocol):
    """Who sits here by phone, as the table has it. All but `here` is for the judging thread."""

    def here(self, taken: Collection[int], present: Collection[int]) -> None:
        """Take note which chairs phones have, and which of these phones are here; from any."""

    def stand_in(self, chair: int, on: bool) -> list[int]:
        """Let a bot play on a chair whenever no phone does, or nobody; return all such chairs."""

    def can_stand_in(self, chair: int) -> bool:
        """Tell whether a bot could play there: the table deals."""

    def seat(self, chair: int) -> int | None:
        """Return the seat of a chair in the match that is on."""

    def entry(self, seat: int, prompt: Prompt, values: Mapping[str, Any]) -> Entry:
        """Return what the table takes for what a seat enters; ValueError: nothing."""

    def keep(self, phones: Sequence[KeptPhone]) -> Kept:
        """Keep who sits where, for the next start."""


class Handles:
    """The handles of a table, for its console and its display; kept for the next start."""

    def __init__(
        self,
        host: Host,
        cues: Cues,
        matches: NextMatches,
        choosing: TableChoices,
        voice: Voice | None,
        volume: int,
        seated: Seated,
        completed: Callable[[Entry], Entry] = lambda item: item,
    ) -> None:
        """`completed` adds to what is entered what nobody has to say."""
        self._completed, self._seated = completed, seated
        self._host, self._cues, self._voice = host, cues, voice
        self._matches, self._choosing = matches, choosing
        self.running = Running(
            pace=cues.pace, paces=tuple(PACES), volume=volume, games=tuple(GAMES)
        )
        self.held = self._read = False
        """Why the caller waits: somebody said so, or reads at the display."""
        self.changed: Callable[[Running], None] = lambda running: None

    @property
    def absent(self) -> frozenset[str]:
        """What cannot be done here: a table without a voice has no volume."""
        return frozenset() if self._voice is not None else ALOUD

    def enter(self, entered: Stamped, by: str = DISPLAY) -> Kept:
        """Bring in what somebody entered; it is stamped when it is taken."""
        return self._host.wishes.enter(self._completed(entered), by)

    def pause(self, on: bool, by: str = DISPLAY) -> Kept:
        """Let the caller be silent, or go on, also if somebody still reads at the display."""
        self.held, self._read = on, self._read and on
        self._rest()
        return self._host.wishes.keep(by, paused=on)

    def read(self, on: bool) -> None:
        """Let the caller wait while somebody reads at the display; nobody must remember that."""
        self._read = on
        self._rest()

    def _rest(self) -> None:
        paused = self.held or self._read
        if paused is not self.running.paused:
            self._host.orders.give(lambda: self._cues.pause(paused, self._host.pace()))
            self.running = replace(self.running, paused=paused)
            self.changed(self.running)

    def pace(self, name: str, by: str = DISPLAY) -> Kept:
        """Call faster or slower."""
        if name not in PACES:
            raise SaidError("hosted-no-pace", name=repr(name))
        self._host.orders.give(lambda: self._cues.change_pace(name))
        self._choosing.change(ChooseValue(PACE, name))
        return self._set(by, pace=name)

    def volume(self, percent: int, by: str = DISPLAY) -> Kept:
        """Make the voice louder or softer."""
        if self._voice is not None:
            self._voice.volume(percent)
        return self._set(by, volume=percent)

    def mute(self, on: bool, by: str = DISPLAY) -> Kept:
        """Say nothing, or speak again."""
        if self._voice is not None:
            self._voice.mute(on)
        return self._set(by, muted=on)

    def names(self, names: list[str], by: str = DISPLAY) -> Kept:
        """Use these names for the players, in this match and in the next."""
        session = self._host.session
        known = {str(name): name for name in session.setup.players} if session is not None else {}
        people = [name if isinstance(name, Person) else known.get(name, name) for name in names]
        kept = self._host.wishes.rename(people, by)
        self._choosing.rename(people)
        return kept

    def new_game(self, game: str, options: Mapping[str, Any], by: str = DISPLAY) -> Kept:
        """End this match and begin another."""
        kept = self._host.wishes.follow_with(
            self._matches.next_match(game, options), by, "new_game"
        )
        self._choosing.change(ChooseGame(game))
        return kept

    def choose(self, change: StartChange) -> Kept:
        """Choose something differently, while no match is on; kept with the match it leads to."""
        if self._host.session is not None:
            raise SaidError(ON)
        self._choosing.change(change)
        return kept_already()

    def begin(self, by: str = DISPLAY) -> Kept:
        """Begin what is chosen; after a match is over, that is to play again."""
        kept = self._host.wishes.follow_with(self._matches.chosen_match(), by, "begin")
        self._choosing.begun()
        return kept

    def begin_quietly(self, by: str) -> None:
        """Begin what is chosen, if it can be: a button has nowhere to show why not."""
        with suppress(ValueError):
            self.begin(by)

    def command(self, name: str) -> str:
        """Do what somebody wants on the display; return why it cannot be done, or nothing."""
        what = {"start": self.begin, "again": self.begin}
        what |= {"other-game": self.leave, "change-players": self.leave}
        try:
            what.get(name, kept_already)()
        except ValueError as error:
            return str(error)
        return ""

    def leave(self, by: str = DISPLAY) -> Kept:
        """End this match, and let somebody choose the next."""
        if self._host.session is None:
            raise SaidError(NO_MATCH)
        return self._host.wishes.leave(by)

    # Who sits here by phone.

    def sit(self, chair: int, name: str, others: Collection[int], by: str) -> Kept:
        """Let somebody sit down by phone: for the next match, or in this one under this name."""
        session, seat = self._host.session, self._seated.seat(chair)
        if session is None or seat is None:
            self._choosing.seat(chair, name, others)
            return kept_already()
        names = [*session.setup.players]
        if names[seat - 1] == name:
            return kept_already()
        names[seat - 1] = name
        return self.names(names, by)

    def stand(self, chair: int, by: str) -> Kept:
        """Let somebody get up who sat there by phone; in a match, their cards stay there."""
        if self._host.session is None:
            self._choosing.unseat(chair)
        return kept_already()

    def stand_in(self, chair: int, on: bool, by: str) -> Kept:
        """Let a bot play on a chair whenever no phone does, or nobody."""
        if self._host.session is None:
            raise SaidError(NO_MATCH)
        if not self._seated.can_stand_in(chair):
            raise SaidError(REAL_CARDS)
        kept = Kept()

        def do() -> None:
            chairs = self._seated.stand_in(chair, on)
            noted = self._host.wishes.keep(by, stand_ins=chairs)
            noted.add_done_callback(lambda done: kept.set_result(None))
            self.changed(self.running)

        self._host.orders.give(do)
        return kept

    def play(self, seat: int, prompt: Prompt, values: Mapping[str, Any]) -> Kept:
        """Bring in what the player of a seat does with what is theirs alone."""
        given = dict(values)
        return self._host.wishes.play(lambda: self._seated.entry(seat, prompt, given))

    def here(self, taken: Collection[int], present: Collection[int]) -> None:
        """Take note which chairs phones have, and of which the phone is here now."""
        self._seated.here(taken, present)

    def keep_phones(self, phones: Sequence[KeptPhone]) -> Kept:
        """Keep who sits where by phone, for the next start."""
        return self._seated.keep(phones)

    def call_by(self, pace: Any) -> None:
        """Have the match that begins called by this pace; for the judging thread."""
        if pace in PACES:
            self._cues.pace = pace
            self.running = replace(self.running, pace=pace)

    def end_match(self) -> None:
        """End this match, by the menu of the display."""
        self.leave()

    def restore(self, settings: Mapping[str, Any]) -> None:
        """Set the table as it was before the program was stopped; what makes no sense is left."""
        if settings.get("pace") in PACES:
            self._cues.change_pace(settings["pace"])
            self.running = replace(self.running, pace=settings["pace"])
        if isinstance(level := settings.get("volume"), int) and self._voice is not None:
            self._voice.volume(level)
            self.running = replace(self.running, volume=max(0, min(100, level)))
        if settings.get("muted") is True and self._voice is not None:
            self._voice.mute(True)
            self.running = replace(self.running, muted=True)
        if settings.get("paused") is True:
            self._cues.paused = self.held = True
            self.running = replace(self.running, paused=True)
        self.changed(self.running)

    def _set(self, by: str, **what: Any) -> Kept:
        self.running = replace(self.running, **what)
        kept = self._host.wishes.keep(by, **what)
        self.changed(self.running)
        return kept
