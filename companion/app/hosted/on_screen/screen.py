"""The display of a hosted table: opened on the main thread, and again whenever it was lost."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from companion.app.hosted import supervisor
from companion.app.hosted.guests import Guests
from companion.app.hosted.on_screen.house_keys import HouseKeys
from companion.app.hosted.on_screen.lobby import Ending, Lobby
from companion.app.hosted.on_screen.menu import DisplayMenu, TableHandles
from companion.app.hosted.on_screen.view import has_no_desktop, has_terminal
from companion.app.hosted.table_choices import TableChoices
from companion.app.simulated.terminal_view import TerminalView
from companion.app.table.looking_back import LookingBack
from companion.core.live import Session
from companion.core.referee.game import Prompt
from companion.games import KITS
from companion.language import say
from companion.language.retold import said
from companion.outputs.display import Stage
from companion.outputs.display.actions import LEAVE, Go, Hit
from companion.outputs.display.bell import REST_MS
from companion.outputs.display.desk import Desk, Look
from companion.outputs.display.foyer import Foyer
from companion.outputs.display.scene import PairingCode
from companion.setup.profile.model import Display

if TYPE_CHECKING:
    from companion.outputs.display.pygame.window import Window

CLOSED = "hosted-closed"
"""The message that somebody has closed the display."""
FOLLOWING = frozenset(("start", "again", "other-game", "change-players"))
"""What somebody may want between two matches, by its command."""

Enter = Callable[[Prompt, Mapping[str, Any]], object]
MakeWindow = Callable[..., "Window"]
"""Shows a stage, wired as a window's `show` is, in a window that stays open afterwards."""
OnHit = Callable[[Hit], None]


class OpenScreen(supervisor.RunningPart, Protocol):
    """A display that was opened."""

    def turn(self) -> None:
        """Show what is new and hear what is touched, for a moment; never raises."""


def _window_class() -> type[Window]:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from companion.outputs.display.pygame.window import Window

    return Window


class TableScreen:
    """Follows every match with a stage, and what is chosen between two; opens whatever shows it.

    `join` and `empty` are called on the judging thread, `tell` and `press` on any, all the rest on
    the main one.
    """

    def __init__(
        self,
        view: str,
        settings: Display,
        enter: Enter,
        going: Callable[[], bool],
        *,
        hit: OnHit = lambda hit: None,
        touch: Callable[[], Mapping[int, tuple[str, ...]]] = dict,
        pictures: Path = Path(),
        now: Callable[[], int] = lambda: 0,
        resting: Callable[[int], int | None] = lambda now: None,
        handles: TableHandles | None = None,
        choosing: TableChoices | None = None,
        bots: Callable[[], Collection[int]] = tuple,
        command: Callable[[str], str] = lambda name: "",
        looking: LookingBack | None = None,
        closed: Callable[[str], None] | None = None,
        make: MakeWindow | None = None,
        keys: HouseKeys | None = None,
    ) -> None:
        """`now` tells the time of the match, for what is counted down; `resting` until when the
        table rests before the next READY; `handles` are what the menu uses; `command` does what is
        to follow, and returns why it cannot be done; `closed` is told by which command somebody
        has closed it: None, if it is then opened again. `make` shows it in a window of others;
        `keys` are those of who plays on this machine's keyboard."""
        self._keys = keys
        self._closed, self._make = closed, make
        self._beckons = closed is not None
        """Whether phones are still to be invited: who opens a table for them begins with that."""
        self.menu = DisplayMenu(handles)
        self._now, self._resting, self._command = now, resting, command
        self._bots = bots
        rounds = choosing.next_round if choosing is not None else lambda: None
        self._ending = Ending(bots, now, leaves=closed is not None, next_round=rounds)
        self._told: tuple[tuple[str, ...], PairingCode | None] | None = None
        """What was said of the table where somebody chooses."""
        self._looking = looking or LookingBack()
        self._lobby = Lobby(choosing, self._looking) if choosing is not None else None
        self.view, self._settings = view, settings
        self._enter, self._going, self._hit = enter, going, hit
        self._touch, self._pictures = touch, pictures
        self._notices: tuple[str, ...] = ()
        self._pairing: PairingCode | None = None
        self._watched = False
        self.stage: Stage | None = None
        self.staged: Stage | Foyer | None = None
        """What is looked at: a match, or what is chosen before one."""
        self.rest_ms = REST_MS
        """For how long what is looked at stays as it is, unless something happens."""
        self._woken: Callable[[], None] = lambda: None

    def join(self, session: Session) -> Guests:
        """Follow a match."""
        setup, bots = session.setup, tuple(self._bots())
        keyboard = self._keys.join(session) if self._keys is not None else None
        hints = self._keys.hints() if self._keys is not None else {}
        stage = Stage(KITS[setup.game], setup, self._touch(), hints, bots=bots)
        stage.look_back = lambda: self._looking.later(stage.recall)
        self._show(stage)
        self.stage = self.staged = stage
        self._woken()
        if keyboard is None:
            return Guests((stage, self._ending))
        return Guests((stage, self._ending, keyboard), (keyboard,))

    def wake(self) -> None:
        """Have whatever shows it look again, from any thread, without waiting."""
        self._woken()

    def turned(self) -> None:
        """Have it look again after a turn of the judging loop that brought something."""
        stage, lobby = self.stage, self._lobby
        if stage.noted if stage is not None else lobby is not None and lobby.presses:
            self._woken()

    def empty(self) -> None:
        """Follow no match: none is on, and somebody chooses."""
        self._told = None
        if self._keys is not None:
            self._keys.empty()
        self.stage, self.staged = None, self._lobby.open() if self._lobby is not None else None
        self._woken()

    def press(self, chair: int, name: str) -> None:
        """Let a button of a chair choose, while no match is on."""
        if self._lobby is not None:
            self._lobby.presses.append((chair, name))

    def tell(
        self, notices: tuple[str, ...], pairing: PairingCode | None, watched: bool = False
    ) -> None:
        """Show what is wrong, how a phone finds the table, and whether a camera looks at it."""
        if (notices, pairing, watched) != (self._notices, self._pairing, self._watched):
            self._notices, self._pairing, self._watched = notices, pairing, watched
            if (stage := self.stage) is not None:
                self._show(stage)
            self.wake()

    def _show(self, stage: Stage | Foyer) -> None:
        told = (*_where(self._pairing), *self._notices)
        if isinstance(stage, Stage):
            stage.watched(self._watched)
        elif self._watched:
            told = (*told, said("display-camera-looks"))
        stage.notice(*told)
        stage.pair(self._pairing)

    def load(self) -> None:
        """Import what a window is made of, once, before any other thread could import the same.

        What cannot be imported is told when the display is opened.
        """
        if self.view == "window":
            with suppress(Exception):
                _window_class()

    def open(self) -> OpenScreen:
        """Open the display; any error says why it cannot be."""
        assert self.staged is not None
        return self._terminal() if self.view == "terminal" else self._window(self.staged)

    def _terminal(self) -> OpenScreen:
        if not has_terminal():
            raise OSError(say("hosted-no-terminal"))
        shown = _InTerminal(self, self._going)
        self._woken = shown.wake
        return shown

    def _window(self, stage: Stage | Foyer) -> OpenScreen:
        lost: list[str] = []

        def wires(staged: Stage | Foyer) -> dict[str, Any]:
            command = partial(self.commanded, lambda: window.desk, lost)
            keys = {} if self._keys is None else {"on_key": self._keys.key}
            return {"on_hit": self._hit, "on_command": command, **keys, **self.wires(staged)}

        if self._make is not None:
            window = self._make(stage, **wires(stage))
            self._woken = window.wake
            return _InWindow(self, window, wires, lost, keep=True)
        window = _window_class()(
            stage,
            theme=self._settings.theme,
            fullscreen=self._settings.fullscreen or has_no_desktop(),
            rotate=self._settings.rotate,
            motion=self._settings.motion,
            pictures=self._pictures,
            **wires(stage),
        )
        self._woken = window.wake
        return _InWindow(self, window, wires, lost)

    def wires(self, staged: Stage | Foyer) -> dict[str, Any]:
        """Return what is done by the menu and the forms of what is shown."""
        leaving = () if self._closed is None else (LEAVE.name,)
        offers = self.menu.offers if isinstance(staged, Stage) else leaving
        return {"enter": self._enter, "commands": self.menu.keys, "offers": offers}

    def struck(self, key: str, _: bool) -> bool:
        """Take a key of a terminal; tell whether somebody plays with it."""
        return self._keys is not None and self._keys.struck(key)

    def tick(self) -> None:
        """Tell the stage what time it is."""
        self.rest_ms = REST_MS
        if self.stage is not None:
            now = self._now()
            self.rest_ms = self.stage.tick(now, rest=self._resting(now)).ms()

    def follow(self, desk: Desk) -> None:
        """Let a desk show the match that is on, how it ended, or what is chosen."""
        staged = self.staged
        if staged is not None and desk.stage is not staged:
            desk.stage, desk.look = staged, Look()
        if isinstance(staged, Foyer) and self._lobby is not None:
            self._show_news(staged)
            self._lobby.follow(staged, desk)
        elif isinstance(staged, Stage):
            self._ending.follow(staged, desk)
            self.menu.follow(desk, staged)
        if self._beckons and self._pairing is not None:
            self._beckons = False
            desk.act(Go("pairing"))

    def _show_news(self, foyer: Foyer) -> None:
        """Show what is wrong, if that has changed: only whoever draws touches the foyer."""
        told = (self._notices, self._pairing)
        if self._told != told:
            self._told = told
            self._show(foyer)

    def commanded(self, desk_of: Callable[[], Desk], lost: list[str], name: str) -> None:
        """Do what somebody wants; what cannot be done is said on the screen."""
        if name in ("quit", LEAVE.name) and self._closed is not None:
            self._closed(name)
        elif name == "quit":
            lost.append(say(CLOSED))
        elif name not in FOLLOWING:
            self.menu.command(desk_of(), name)
        elif why := self._command(name):
            desk = desk_of()
            desk.look = replace(desk.look, status=why)


def _where(pairing: PairingCode | None) -> tuple[str, ...]:
    """The way for the dealer's phone in one line, as long as there is none: also in mid-match."""
    if pairing is None or not pairing.code:
        return ()
    return (said("display-dealers-phone", address=pairing.text, code=pairing.code),)


class _InWindow:
    """A window, turned by the main thread."""

    def __init__(
        self,
        shown: TableScreen,
        window: Window,
        wires: Callable[[Stage | Foyer], dict[str, Any]],
        lost: list[str],
        keep: bool = False,
    ) -> None:
        """With `keep`, the window stays open for what follows in it."""
        self._shown, self._window, self._wires, self._lost = shown, window, wires, lost
        self.close = (lambda: None) if keep else window.close

    def turn(self) -> None:
        try:
            self._follow()
            self._window.turn(self._shown.rest_ms)
        except Exception as error:
            self._lost.append(" ".join(str(error).split()) or type(error).__name__)

    def _follow(self) -> None:
        staged = self._shown.staged
        if staged is not None and self._window.desk.stage is not staged:
            self._window.show(staged, **self._wires(staged))
        self._shown.follow(self._window.desk)
        self._shown.tick()

    def trouble(self) -> str | None:
        return self._lost[0] if self._lost else None


class _InTerminal:
    """A terminal: one turn lasts until something else is to be shown, or it is closed."""

    def __init__(self, shown: TableScreen, going: Callable[[], bool]) -> None:
        assert shown.staged is not None
        self._shown, self._going = shown, going
        self._lost: list[str] = []
        self._view = self._made(shown.staged)

    def _made(self, staged: Stage | Foyer) -> TerminalView:
        command = partial(self._shown.commanded, lambda: self._view.desk, self._lost)
        wires = self._shown.wires(staged)
        return TerminalView(staged, on_key=self._shown.struck, on_command=command, **wires)

    def turn(self) -> None:
        staged = self._shown.staged
        if staged is not None and self._view.desk.stage is not staged:
            self._view = self._made(staged)
        try:
            self._view.run(lambda: self._same(staged), rest=lambda: self._shown.rest_ms)
        except Exception as error:
            self._lost.append(" ".join(str(error).split()) or type(error).__name__)

    def _same(self, staged: Stage | Foyer | None) -> bool:
        """Tell whether what is shown is still the same; asked before every frame."""
        if self._shown.staged is not staged:
            return False
        self._shown.tick()
        self._shown.follow(self._view.desk)
        return self._going()

    def wake(self) -> None:
        self._view.wake()

    def trouble(self) -> str | None:
        return self._lost[0] if self._lost else None

    def close(self) -> None:
        """Do nothing: the terminal is left as it was after every turn."""
