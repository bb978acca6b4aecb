"""A stage in a terminal: the same desk as the window's, drawn in letters."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable, Collection
from dataclasses import replace

from companion.app.simulated.keys import ScreenKeys
from companion.outputs.display.actions import LEAVE, Command, Digit, Give, Open
from companion.outputs.display.bell import REST_MS, Bell
from companion.outputs.display.desk import Desk, Enter, Look
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens import asks, draw_text
from companion.outputs.display.screens.registry import offered
from companion.outputs.display.staged import Staged

_CLEAR, _HOME, _REST = "\x1b[2J", "\x1b[H", "\x1b[J"
_HIDE, _SHOW = "\x1b[?25l", "\x1b[?25h"
_FRAME_S = 0.05


class TerminalView:
    """Owns the terminal while it runs. Keys go to `on_key` first, as in a window."""

    def __init__(
        self,
        stage: Staged,
        *,
        on_key: Callable[[str, bool], bool] = lambda key, down: False,
        enter: Enter = lambda prompt, values: None,
        on_command: Callable[[str], None] = lambda name: None,
        commands: dict[str, str] | None = None,
        offers: Collection[str] = (),
    ) -> None:
        """`commands` are keys of whoever runs it, `offers` what the menu has of them besides."""
        self.desk = Desk(stage, enter, lambda: "", self._commanded)
        self._on_key, self._on_command = on_key, on_command
        self._commands = commands or {}
        self._offered = offered(self._commands, offers)
        self._open = True
        self._keys = ScreenKeys()
        self._bell = Bell(self._keys.wake)
        stage.news = self.wake
        self._drawn: tuple[Scene, Look, object] | None = None

    def run(
        self,
        going: Callable[[], bool],
        *,
        keep: bool = False,
        rest: Callable[[], int] = lambda: REST_MS,
    ) -> None:
        """Show and listen until it is closed or told to stop; nothing is kept in a terminal. `rest`
        says after `going` for how many milliseconds that need not be asked again."""
        sys.stdout.write(_HIDE + _CLEAR)
        try:
            with self._keys:
                while self._open and going():
                    self._paint()
                    for key in self._struck(rest() / 1000):
                        self.key(key)
        finally:
            sys.stdout.write(_SHOW + "\n")
            sys.stdout.flush()

    def wake(self) -> None:
        """Have it look again, as something may be new: from any thread, without waiting."""
        self._bell.ring()

    def _struck(self, seconds: float) -> list[str]:
        """Return the keys that came, once there are some; none, when it is time to look again. Who
        calls all the time gets a look every frame, and no more."""
        looked = time.monotonic()
        found: list[str] = []
        while not found:
            until = looked + (min(seconds, _FRAME_S) if self._bell.rung else seconds)
            left = until - time.monotonic()
            if left <= 0:
                break
            found = self._keys.wait(left)
        # From here on whatever is new calls again, and the next look sees all that was before.
        self._bell.answered()
        return found

    def key(self, key: str) -> None:
        """Do what a key means here."""
        if self.desk.typed(key):
            return
        scene = self.desk.stage.scene()
        screen = draw_text(scene, self._look(), *self._size())
        choosing = asks(self.desk.look.showing(scene)) and key.lower() in screen.keys
        if not choosing and self._on_key(key, True):
            return
        action = screen.keys.get(key.lower())
        if isinstance(action, Give | Open | Digit):
            # What may be chosen now goes before the keys of whoever runs the display.
            self.desk.act(action)
        elif key in self._commands:
            self.desk.act(Command(self._commands[key]))
        elif action is not None:
            self.desk.act(action)
        elif key == "q":
            self._commanded("quit")

    def _commanded(self, name: str) -> None:
        if name in ("quit", LEAVE.name):
            self._open = False
        self._on_command(name)

    def _look(self) -> Look:
        return replace(self.desk.look, commands=self._offered)

    def _size(self) -> tuple[int, int]:
        size = shutil.get_terminal_size()
        return max(40, size.columns), max(12, size.lines)

    def _paint(self) -> None:
        self.desk.follow()
        scene, look, size = self.desk.stage.scene(), self._look(), self._size()
        if self._drawn and self._drawn[0] is scene and self._drawn[1:] == (look, size):
            return
        self._drawn = (scene, look, size)
        lines = draw_text(scene, look, *size).lines
        sys.stdout.write(_HOME + "".join(f"\n{line}\x1b[K" for line in lines)[1:] + _REST)
        sys.stdout.flush()
