"""What a phone may do to a hosted table: each a short order, none of them a wait."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, Protocol

from companion.app.hosted.calls import Cues
from companion.app.hosted.host import Host, NextMatch
from companion.app.hosted.table_choices import TableChoices
from companion.core.live.inbox import Item
from companion.games import GAMES
from companion.outputs.caller.pace import PACES
from companion.outputs.console import Running
from companion.outputs.console.controls import Stamped
from companion.outputs.console.verbs import ALOUD
from companion.outputs.start import ChooseGame, ChooseValue, StartChange
from companion.outputs.start.choices import PACE
from companion.outputs.voice.speech import Voice

NO_MATCH, ON = "No match is on.", "A match is on: end it first."


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
        put: Callable[[Item], None] | None = None,
    ) -> None:
        self._put = put or host.inbox.put
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

    def enter(self, entered: Stamped) -> None:
        """Bring in what somebody entered; it is stamped when it is taken."""
        self._put(entered)

    def pause(self, on: bool) -> None:
        """Let the caller be silent, or go on, also if somebody still reads at the display."""
        self.held, self._read = on, self._read and on
        self._rest()
        self._host.keep(paused=on)

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

    def pace(self, name: str) -> None:
        """Call faster or slower."""
        if name not in PACES:
            raise ValueError(f"There is no pace {name!r}.")
        self._host.orders.give(lambda: self._cues.change_pace(name))
        self._choosing.change(ChooseValue(PACE, name))
        self._set(pace=name)

    def volume(self, percent: int) -> None:
        """Make the voice louder or softer."""
        if self._voice is not None:
            self._voice.volume(percent)
        self._set(volume=percent)

    def mute(self, on: bool) -> None:
        """Say nothing, or speak again."""
        if self._voice is not None:
            self._voice.mute(on)
        self._set(muted=on)

    def names(self, names: list[str]) -> None:
        """Use these names for the players, in this match and in the next."""
        self._host.rename(names)
        self._choosing.rename(names)

    def new_game(self, game: str, options: Mapping[str, Any]) -> None:
        """End this match and begin another."""
        self._host.follow_with(self._matches.next_match(game, options))
        self._choosing.change(ChooseGame(game))

    def choose(self, change: StartChange) -> None:
        """Choose something differently, while no match is on."""
        if self._host.session is not None:
            raise ValueError(ON)
        self._choosing.change(change)

    def begin(self) -> None:
        """Begin what is chosen; after a match is over, that is to play again."""
        self._host.follow_with(self._matches.chosen_match())
        self._choosing.begun()

    def begin_quietly(self) -> None:
        """Begin what is chosen, if it can be: a button has nowhere to show why not."""
        with suppress(ValueError):
            self.begin()

    def command(self, name: str) -> str:
        """Do what somebody wants on the display; return why it cannot be done, or nothing."""
        what = {"start": self.begin, "again": self.begin}
        what |= {"other-game": self.leave, "change-players": self.leave}
        try:
            what.get(name, lambda: None)()
        except ValueError as error:
            return str(error)
        return ""

    def leave(self) -> None:
        """End this match, and let somebody choose the next."""
        if self._host.session is None:
            raise ValueError(NO_MATCH)
        self._host.leave()

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

    def _set(self, **what: Any) -> None:
        self.running = replace(self.running, **what)
        self._host.keep(**what)
        self.changed(self.running)
