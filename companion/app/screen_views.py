"""A simulated match on a screen: in a window, or drawn in a terminal."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from errno import ENODEV
from pathlib import Path
from threading import Thread
from typing import Any, Protocol

from companion.app.keyboard import TAP_US, Keyboard
from companion.app.views import SHIELD_US, Playing, has_terminal
from companion.display import Stage
from companion.display.actions import Hit
from companion.practice.house import entered
from companion.practice.keymap import Spot
from companion.referee.events import INPUTS
from companion.referee.game import Prompt
from companion.rules import rules_of

TEACHER_LINES = 2
"""How many speeches of a teacher stay on the screen."""


class _Shown(Protocol):
    def run(self, going: Callable[[], bool]) -> None: ...


class OnScreen:
    """What window and terminal share: the stage, the keys, and the thread the match runs on."""

    def __init__(self) -> None:
        self._stage: Stage | None = None
        self._said: tuple[str, ...] = ()

    def say(self, words: str) -> None:
        """Show what a teacher says."""
        self._said = (*self._said, words)[-TEACHER_LINES:]
        if self._stage is not None:
            self._stage.teach(" ".join(self._said))

    def play(self, playing: Playing) -> None:
        """Show on this thread, while the match runs on another."""
        stage = self._stage = stage_of(playing)
        stage.teach(" ".join(self._said))
        playing.table.join(listener=stage)
        view = self._view(stage, playing)
        running = Thread(target=playing.table.run, args=(playing.going,), name="match")
        running.start()
        try:
            # The last score stays until somebody closes it; a lesson goes on by itself.
            view.run(lambda: running.is_alive() or not playing.quiet)
        finally:
            playing.table.stop()
            running.join()

    def _view(self, stage: Stage, playing: Playing) -> _Shown:
        raise NotImplementedError


class InWindow(OnScreen):
    """In a window: keys come down and up, and everything can be touched."""

    def __init__(self) -> None:
        super().__init__()
        if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
            raise OSError(ENODEV, "there is no screen to open a window on", "window")

    def _view(self, stage: Stage, playing: Playing) -> _Shown:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        from companion.display.pygame.window import Window

        table, keyboard = playing.table, playing.keyboard

        def on_key(key: str, down: bool) -> bool:
            return (keyboard.down if down else keyboard.up)(key, table.pace())

        def on_hit(hit: Hit) -> None:
            keyboard.move(_spot(keyboard, hit), hit.down, table.pace())

        return Window(
            stage, on_key=on_key, on_hit=on_hit, enter=_enter(playing), pictures=Path.cwd()
        )


class InTerminal(OnScreen):
    """In a terminal, which does not tell when a key comes up."""

    def __init__(self) -> None:
        super().__init__()
        if not has_terminal():
            raise OSError(ENODEV, "there is no terminal here", "terminal")

    def _view(self, stage: Stage, playing: Playing) -> _Shown:
        from companion.app.terminal_view import TerminalView

        keyboard = playing.keyboard

        def on_key(key: str, down: bool) -> bool:
            return keyboard.tap(key, playing.table.pace(), _hold_us(keyboard, key))

        return TerminalView(stage, on_key=on_key, enter=_enter(playing))


def stage_of(playing: Playing) -> Stage:
    """The stage of a match: which inputs can be touched on it, and which keys to show."""
    keymap, seats = playing.keyboard.keymap, range(1, len(playing.table.session.setup.players) + 1)
    touch = {seat: INPUTS if seat in playing.people else ("pile",) for seat in seats}
    hints = {(spot.seat, spot.input): key for key, spot in keymap.inputs.items()}
    hints |= {
        (spot.seat, spot.input): key
        for key, spot in keymap.reaches.items()
        if spot.seat not in playing.people
    }
    setup = playing.table.session.setup
    return Stage(setup, touch, hints, rules=rules_of(setup.game))


def _spot(keyboard: Keyboard, hit: Hit) -> Spot:
    """A finger on another's pile is the only person's, where there is only one."""
    reached = keyboard.keymap.reaches.get(str(hit.seat)) if hit.input == "pile" else None
    return Spot(hit.seat, hit.input, reached.by if reached else None)


def _hold_us(keyboard: Keyboard, key: str) -> int:
    spot = keyboard.keymap.inputs.get(key)
    return SHIELD_US if spot is not None and spot.input == "shield" else TAP_US


def _enter(playing: Playing) -> Callable[[Prompt, Mapping[str, Any]], None]:
    return lambda prompt, values: playing.table.inbox.put(entered(prompt, dict(values)))
