"""What a phone may do to a hosted table: each a short order, none of them a wait."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from companion.app.hosted.calls import Cues
from companion.app.hosted.host import Host, Line
from companion.core.live.inbox import Item
from companion.core.referee.events import Deal, Entered, Entry, Ruling
from companion.games import GAMES
from companion.outputs.caller import PACES
from companion.outputs.console import Controls, Running
from companion.outputs.voice.speech import Voice

_KINDS: Mapping[str, type[Entered]] = {"deal": Deal, "entry": Entry, "ruling": Ruling}

Header = Callable[[str | None, Mapping[str, Any]], Line]


class Handles:
    """The handles of a table, for its console and its display; kept for the next start."""

    def __init__(
        self,
        host: Host,
        cues: Cues,
        header: Header,
        voice: Voice | None,
        volume: int,
        put: Callable[[Item], None] | None = None,
    ) -> None:
        self._put = put or host.inbox.put
        self._host, self._cues, self._header, self._voice = host, cues, header, voice
        self.running = Running(
            pace=cues.pace, paces=tuple(PACES), volume=volume, games=tuple(GAMES)
        )
        self.changed: Callable[[Running], None] = lambda running: None

    def controls(self) -> Controls:
        """All there are; a table without a voice has no volume."""
        speaks = self._voice is not None
        return Controls(
            self.enter,
            overturn=self.overturn,
            pause=self.pause,
            pace=self.pace,
            volume=self.volume if speaks else None,
            mute=self.mute if speaks else None,
            names=self.names,
            new_game=self.new_game,
        )

    def enter(self, kind: str, name: str, fields: Mapping[str, Any]) -> None:
        """Bring in what somebody entered; it is stamped when it is taken."""
        given = dict(fields)
        self._put(lambda now: _KINDS[kind](now, name, given))

    def overturn(self, n: int) -> None:
        """Take a verdict back."""
        self.enter("ruling", "overturn", {"of": n})

    def pause(self, on: bool) -> None:
        """Let the caller be silent, or go on."""
        self._host.orders.give(lambda: self._cues.pause(on, self._host.pace()))
        self._set(paused=on)

    def pace(self, name: str) -> None:
        """Call faster or slower."""
        if name not in PACES:
            raise ValueError(f"There is no pace {name!r}.")
        self._host.orders.give(lambda: self._cues.change_pace(name))
        self._set(pace=name)

    def volume(self, percent: int) -> None:
        """Be louder or softer."""
        if self._voice is not None:
            self._voice.volume(percent)
        self._set(volume=percent)

    def mute(self, on: bool) -> None:
        """Say nothing, or speak again."""
        if self._voice is not None:
            self._voice.mute(on)
        self._set(muted=on)

    def names(self, names: list[str]) -> None:
        """Call the players so, in this match and in the next."""
        self._host.rename(names)

    def new_game(self, game: str, options: Mapping[str, Any]) -> None:
        """End this match and begin another."""
        self._host.follow_with(self._header(game, options))

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
            self._cues.paused = True
            self.running = replace(self.running, paused=True)
        self.changed(self.running)

    def _set(self, **what: Any) -> None:
        self.running = replace(self.running, **what)
        self._host.keep(**what)
        self.changed(self.running)
