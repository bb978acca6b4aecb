"""What a phone may do to a hosted table: each a short order, none of them a wait."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, Protocol

from companion.app.hosted.calls import Cues
from companion.app.hosted.host import Host
from companion.app.hosted.receipts import Kept, kept_already
from companion.app.hosted.table_choices import TableChoices
from companion.app.hosted.wishes import NextMatch
from companion.core.live.inbox import Entry
from companion.games import GAMES
from companion.outputs.caller.pace import PACES
from companion.outputs.console import Running
from companion.outputs.console.controls import Stamped
from companion.outputs.console.verbs import ALOUD
from companion.outputs.start import ChooseGame, ChooseValue, StartChange
from companion.outputs.start.choices import PACE
from companion.outputs.voice.speech import Voice

NO_MATCH, ON = "No match is on.", "A match is on: end it first."
DISPLAY = "the display"
"""Who asks where nobody else is named."""


class NextMatches(Protocol):
    """Knows what match comes next; ValueError in one line where it cannot be."""

    def chosen_match(self) -> NextMatch:
        """Return a match as it stands chosen."""

    def next_match(self, game: str, options: Mapping[str, Any]) -> NextMatch:
        """Return a match of those who sit here now."""


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
        completed: Callable[[Entry], Entry] = lambda item: item,
    ) -> None:
        """`completed` adds to what is entered what nobody has to say."""
        self._completed = completed
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
            raise ValueError(f"There is no pace {name!r}.")
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
        kept = self._host.wishes.rename(names, by)
        self._choosing.rename(names)
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
            raise ValueError(ON)
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
            raise ValueError(NO_MATCH)
        return self._host.wishes.leave(by)

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
