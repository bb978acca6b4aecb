"""The menu of a hosted table's display: the same handles that phones have, and the same pause."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from companion.app.hosted.receipts import Kept
from companion.language import say
from companion.outputs.console import Running
from companion.outputs.display import Stage
from companion.outputs.display.actions import END_MATCH, LOUDER, MUTE, PAUSE, SOFTER, Go
from companion.outputs.display.desk import Desk
from companion.outputs.display.scene import Pause
from companion.outputs.display.screens import rests

STEP = 10
KEYS = {".": LOUDER.name, ",": SOFTER.name, "0": MUTE.name}


class TableHandles(Protocol):
    """As much of a table's handles as its display uses."""

    @property
    def running(self) -> Running:
        """How the table is set now."""

    @property
    def held(self) -> bool:
        """Whether somebody said that the caller waits, and not only reads."""

    @property
    def absent(self) -> frozenset[str]:
        """What cannot be done here."""

    def pause(self, on: bool) -> Kept:
        """Let the caller be silent, or go on."""

    def read(self, on: bool) -> None:
        """Let the caller wait while somebody reads at the display."""

    def volume(self, percent: int) -> Kept:
        """Make the voice louder or softer."""

    def mute(self, on: bool) -> Kept:
        """Say nothing, or speak again."""

    def end_match(self) -> None:
        """End this match; ValueError in one line where that cannot be."""


class DisplayMenu:
    """Does what the menu says, and lets the table wait for whoever reads; on the main thread."""

    def __init__(self, handles: TableHandles | None) -> None:
        self._handles = handles
        self._reading = False

    @property
    def keys(self) -> dict[str, str]:
        """The keys of what it does."""
        return {} if self._handles is None or "volume" in self._handles.absent else KEYS

    @property
    def offers(self) -> tuple[str, ...]:
        """What it does besides."""
        return () if self._handles is None else (PAUSE.name, END_MATCH.name)

    def command(self, desk: Desk, name: str) -> None:
        """Do what was asked for, and show what came of it."""
        told, handles = "", self._handles
        if handles is None:
            return
        try:
            told = self._done(handles, name)
        except ValueError as error:
            told = str(error)
        if name in self.offers:
            desk.act(Go("table"))
        if told:
            desk.look = replace(desk.look, status=told)

    def _done(self, handles: TableHandles, name: str) -> str:
        running = handles.running
        if name == PAUSE.name:
            handles.pause(not handles.held)
        elif name == END_MATCH.name:
            handles.end_match()
        elif name == MUTE.name:
            handles.mute(not running.muted)
            return say("hosted-unmuted" if running.muted else "hosted-muted")
        elif name in (LOUDER.name, SOFTER.name):
            percent = running.volume + (STEP if name == LOUDER.name else -STEP)
            handles.volume(max(0, min(100, percent)))
            return say("hosted-volume", volume=handles.running.volume)
        return ""

    def follow(self, desk: Desk, stage: Stage | None) -> None:
        """Let the table wait while somebody reads here; show its pause, whoever asked for it.

        Who lets it go on from a phone calls the display back to the table.
        """
        handles = self._handles
        if handles is None:
            return
        reading = rests(desk.look)
        if reading and self._reading and not handles.running.paused:
            desk.act(Go("table"))
            reading = False
        if reading is not self._reading:
            self._reading = reading
            handles.read(reading)
        if stage is not None:
            stage.pause(pause_of(handles))


def pause_of(handles: TableHandles) -> Pause:
    """Return whether play stands still, and why."""
    if handles.held:
        return Pause.HELD
    return Pause.READING if handles.running.paused else Pause.NO
