"""The display of a hosted table: opened on the main thread, and again whenever it was lost."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, Protocol

from companion.app.hosted import supervisor
from companion.app.hosted.host import Guests
from companion.app.hosted.menu import DisplayMenu, TableHandles
from companion.app.simulated.terminal_view import TerminalView
from companion.app.simulated.views import has_terminal
from companion.app.table.looking_back import LookingBack
from companion.core.live import Session
from companion.core.referee.game import Prompt
from companion.games import KITS
from companion.outputs.display import Stage
from companion.outputs.display.actions import Hit
from companion.outputs.display.desk import Desk, Look
from companion.outputs.display.scene import PairingCode
from companion.setup.profile.model import Display

FRAME_MS = 33
CLOSED = "was closed"
_SCREENS = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")

Enter = Callable[[Prompt, Mapping[str, Any]], None]
OnHit = Callable[[Hit], None]


class OpenScreen(supervisor.RunningPart, Protocol):
    """A display that was opened."""

    def turn(self) -> None:
        """Show what is new and hear what is touched, for a moment; never raises."""


def view_of(wanted: str, settings: Display) -> str:
    """Return the view to show here: as asked for, as the profile says, or what is there."""
    wanted = settings.output if wanted == "auto" else wanted
    if wanted != "auto":
        return wanted
    if any(os.environ.get(name) for name in _SCREENS):
        return "window"
    return "terminal" if has_terminal() else "none"


def _has_no_desktop() -> bool:
    """Tell whether the picture goes straight to the glass, where there are no windows."""
    return os.environ.get("SDL_VIDEODRIVER", "").lower() == "kmsdrm"


class TableScreen:
    """Follows every match with a stage, and opens whatever shows it.

    `join` is called on the judging thread, `tell` on any, all the rest on the main one.
    """

    def __init__(
        self,
        view: str,
        settings: Display,
        enter: Enter,
        going: Callable[[], bool],
        *,
        hit: OnHit = lambda hit: None,
        touch: Mapping[int, tuple[str, ...]] | None = None,
        pictures: Path = Path(),
        now: Callable[[], int] = lambda: 0,
        resting: Callable[[int], int | None] = lambda now: None,
        bots: Collection[int] = (),
        handles: TableHandles | None = None,
        looking: LookingBack | None = None,
    ) -> None:
        """`now` tells the time of the match, for what is counted down; `resting` until when the
        table rests before the next READY; `handles` are what the menu uses."""
        self.menu = DisplayMenu(handles)
        self._now, self._resting, self._bots = now, resting, bots
        self._looking = looking or LookingBack()
        self.view, self._settings = view, settings
        self._enter, self._going, self._hit = enter, going, hit
        self._touch, self._pictures = touch or {}, pictures
        self._notices: tuple[str, ...] = ()
        self._pairing: PairingCode | None = None
        self.stage: Stage | None = None

    def join(self, session: Session) -> Guests:
        """Follow a match."""
        stage = Stage(KITS[session.setup.game], session.setup, self._touch, bots=self._bots)
        stage.look_back = lambda: self._looking.later(stage.recall)
        self.stage = stage
        self._show(stage)
        return Guests((stage,))

    def tell(self, notices: tuple[str, ...], pairing: PairingCode | None) -> None:
        """Show what is wrong, and how a phone finds the table."""
        if (notices, pairing) != (self._notices, self._pairing):
            self._notices, self._pairing = notices, pairing
            if self.stage is not None:
                self._show(self.stage)

    def _show(self, stage: Stage) -> None:
        stage.notice(*_where(self._pairing), *self._notices)
        stage.pair(self._pairing)

    def open(self) -> OpenScreen:
        """Open the display; any error says why it cannot be."""
        assert self.stage is not None
        return self._terminal() if self.view == "terminal" else self._window(self.stage)

    def _terminal(self) -> OpenScreen:
        if not has_terminal():
            raise OSError("there is no terminal here")
        return _InTerminal(self, self._enter, self._going)

    def _window(self, stage: Stage) -> OpenScreen:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        from companion.outputs.display.pygame.window import Window

        lost: list[str] = []
        window = Window(
            stage,
            theme=self._settings.theme,
            fullscreen=self._settings.fullscreen or _has_no_desktop(),
            rotate=self._settings.rotate,
            motion=self._settings.motion,
            on_hit=self._hit,
            enter=self._enter,
            on_command=lambda name: self._commanded(window.desk, name, lost),
            commands=self.menu.keys,
            offers=self.menu.offers,
            pictures=self._pictures,
        )
        return _InWindow(self, window.desk, window.turn, window.close, lost)

    def _commanded(self, desk: Desk, name: str, lost: list[str]) -> None:
        if name == "quit":
            lost.append(CLOSED)
        else:
            self.menu.command(desk, name)

    def tick(self) -> None:
        """Tell the stage what time it is."""
        if self.stage is not None:
            now = self._now()
            self.stage.tick(now, rest=self._resting(now))

    def follow(self, desk: Desk) -> None:
        """Let a desk show the match that is on."""
        if self.stage is not None and desk.stage is not self.stage:
            desk.stage, desk.look = self.stage, Look()
        self.menu.follow(desk, self.stage)


def _where(pairing: PairingCode | None) -> tuple[str, ...]:
    """The way for the dealer's phone in one line, as long as there is none: also in mid-match."""
    if pairing is None or not pairing.code:
        return ()
    return (f"Dealer's phone: {pairing.text}  code {pairing.code}",)


class _InWindow:
    """A window, turned by the main thread."""

    def __init__(
        self,
        shown: TableScreen,
        desk: Desk,
        turn: Callable[[int], None],
        close: Callable[[], None],
        lost: list[str],
    ) -> None:
        self._shown, self._desk, self._turn, self._lost = shown, desk, turn, lost
        self.close = close

    def turn(self) -> None:
        self._shown.follow(self._desk)
        self._shown.tick()
        try:
            self._turn(FRAME_MS)
        except Exception as error:
            self._lost.append(" ".join(str(error).split()) or type(error).__name__)

    def trouble(self) -> str | None:
        return self._lost[0] if self._lost else None


class _InTerminal:
    """A terminal: one turn lasts until the match changes, or it is closed."""

    def __init__(self, shown: TableScreen, enter: Enter, going: Callable[[], bool]) -> None:
        assert shown.stage is not None
        self._shown, self._going = shown, going
        self._why: str | None = None
        menu = shown.menu
        self._view = TerminalView(
            shown.stage,
            enter=enter,
            on_command=self._commanded,
            commands=menu.keys,
            offers=menu.offers,
        )

    def turn(self) -> None:
        self._shown.follow(self._view.desk)
        stage = self._shown.stage
        try:
            self._view.run(lambda: self._same(stage))
        except Exception as error:
            self._why = " ".join(str(error).split()) or type(error).__name__

    def _same(self, stage: Stage | None) -> bool:
        """Tell whether the match is still the one that is shown; asked before every frame."""
        self._shown.tick()
        self._shown.menu.follow(self._view.desk, stage)
        return self._going() and self._shown.stage is stage

    def _commanded(self, name: str) -> None:
        if name == "quit":
            self._why = CLOSED
        else:
            self._shown.menu.command(self._view.desk, name)

    def trouble(self) -> str | None:
        return self._why

    def close(self) -> None:
        """Do nothing: the terminal is left as it was after every turn."""
