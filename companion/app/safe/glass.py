"""The display of safe mode: a window or a terminal with one page, turned by the main thread."""

from __future__ import annotations

import os
from collections.abc import Callable

from companion.app.hosted.on_screen.view import has_no_desktop, has_terminal
from companion.app.hosted.supervisor import RunningPart
from companion.language import say
from companion.outputs.display.bell import REST_MS
from companion.outputs.display.refuge import Refuge
from companion.setup.profile.model import Display

CLOSED = "hosted-closed"
"""The message that somebody has closed the display."""
QUIT = "quit"


class SafeGlass:
    """Opens whatever shows the page; `do` is told what was chosen, by its name."""

    def __init__(
        self, view: str, settings: Display, refuge: Refuge, do: Callable[[str], None]
    ) -> None:
        self._view, self._settings, self._refuge, self._do = view, settings, refuge, do

    def open(self) -> RunningPart:
        """Open it; any error says why it cannot be."""
        return self._terminal() if self._view == "terminal" else self._window()

    def _window(self) -> SafeWindow:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        return SafeWindow(self._settings, self._refuge, self._do)

    def _terminal(self) -> SafeTerminal:
        if not has_terminal():
            raise OSError(say("hosted-no-terminal"))
        return SafeTerminal(self._refuge, self._do)


class SafeWindow:
    """The page in a window. Where there is no desktop it cannot be closed, only lost."""

    def __init__(self, settings: Display, refuge: Refuge, do: Callable[[str], None]) -> None:
        from companion.outputs.display.pygame.window import Window

        self._lost: str | None = None
        self._do = do
        self._window = Window(
            refuge,
            theme=settings.theme,
            fullscreen=settings.fullscreen or has_no_desktop(),
            rotate=settings.rotate,
            motion=False,
            on_command=self._commanded,
        )
        self.close = self._window.close

    def _commanded(self, name: str) -> None:
        if name == QUIT:
            self._lost = say(CLOSED)
        self._do(name)

    def turn(self, going: Callable[[], bool]) -> None:
        """Show what is new and hear what is touched, for a moment."""
        try:
            self._window.turn(REST_MS)
        except Exception as error:
            self._lost = " ".join(str(error).split()) or type(error).__name__

    def trouble(self) -> str | None:
        """Return why it must be opened again."""
        return self._lost


class SafeTerminal:
    """The page in a terminal: one turn lasts until something is chosen."""

    def __init__(self, refuge: Refuge, do: Callable[[str], None]) -> None:
        from companion.app.simulated.terminal_view import TerminalView

        self._lost: str | None = None
        self._view = TerminalView(refuge, on_command=do)

    def turn(self, going: Callable[[], bool]) -> None:
        """Show it until it is over."""
        try:
            self._view.run(going)
        except Exception as error:
            self._lost = " ".join(str(error).split()) or type(error).__name__

    def trouble(self) -> str | None:
        """Return why it must be opened again."""
        return self._lost

    def close(self) -> None:
        """Do nothing: the terminal is left as it was after every turn."""
