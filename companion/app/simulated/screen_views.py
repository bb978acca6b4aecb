"""A simulated match on a screen: in a window, or drawn in a terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from errno import ENODEV
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Protocol

from companion.app.simulated.keyboard import TAP_US, Keyboard
from companion.app.simulated.onlooker import Onlooker
from companion.app.simulated.practice_table import PracticeTable
from companion.app.simulated.recess import HOLD
from companion.app.simulated.sound import KEYS
from companion.app.simulated.views import SHIELD_US, Playing, has_terminal, in_vain
from companion.app.simulated.watch import Watch
from companion.app.table.looking_back import LookingBack
from companion.core.referee.game import Prompt
from companion.games import KITS
from companion.language import say
from companion.outputs.display import Stage
from companion.outputs.display.actions import LEAVE, PAUSE, SKIP_STEP, STEP_BACK, Go, Hit
from companion.outputs.display.bell import REST_MS
from companion.outputs.display.desk import Desk
from companion.outputs.display.following.honours import Honours
from companion.outputs.display.foyer import Foyer
from companion.outputs.display.scene import EndView
from companion.outputs.display.spots import pressed
from companion.outputs.display.staged import Staged
from companion.practice.keymap import Keymap, KeySpot
from hw.signals import BUTTONS

if TYPE_CHECKING:
    from companion.outputs.display.pygame.window import Window

MIRROR = "COMPANION_SCREEN_WORDS"
"""The variable that names a file in which a window tells in words what is on it."""
FOLLOWING = frozenset(
    (
        "start",
        "learn",
        "resume",
        "phones",
        "again",
        "other-game",
        "change-players",
        "quit",
        LEAVE.name,
    )
)
"""What can follow on what is shown, by its command."""
OFFERS = (PAUSE.name, LEAVE.name)
"""What the menu of a simulated table has beside what every menu has."""
TURNING = {SKIP_STEP.name: 1, STEP_BACK.name: -1}
"""By how many steps a command turns a lesson."""


@dataclass(frozen=True, slots=True)
class Glass:
    """What the picture is shown on."""

    theme: str = "dark"
    size: tuple[int, int] = (1024, 640)
    fullscreen: bool = False
    rotate: int = 0
    motion: bool = True


USUAL = Glass()


class Shown(Protocol):
    """A window, or a terminal that is drawn in."""

    desk: Desk

    def run(
        self,
        going: Callable[[], bool],
        *,
        keep: bool = False,
        rest: Callable[[], int] = lambda: REST_MS,
    ) -> None:
        """Show until told to stop; with `keep`, something else will be shown afterwards. `rest`
        says for how many milliseconds nothing has to be looked at, unless somebody calls."""

    def wake(self) -> None:
        """Have it look again, from any thread, without waiting."""


class OnScreen:
    """What window and terminal share: the stage, the keys, and the thread the match runs on."""

    def __init__(self, glass: Glass) -> None:
        self._glass = glass
        self._stage: Stage | None = None
        self._said = ""
        self._honours = Honours()
        self.next = ""
        """What somebody wants after what was shown last, by its command; empty: nothing more."""
        self.chooses = False
        """Whether another game and other players can be chosen after a match."""

    def say(self, words: str) -> None:
        """Show what a teacher says."""
        self._said = words
        if self._stage is not None:
            self._stage.teach(self._said)

    def play(self, playing: Playing) -> None:
        """Show on this thread, while the match runs on another."""
        view, watch = self.opened(playing)
        running = Thread(target=playing.table.run, args=(playing.going,), name="match")
        running.start()
        try:
            view.run(lambda: self.showing(watch), keep=True, rest=lambda: watch.rest_ms)
        finally:
            playing.tidings.shown_by(None)
            playing.table.stop()
            running.join()

    def showing(self, watch: Watch) -> bool:
        """Look after what is shown; tell whether it is to be shown any longer."""
        return not self.next and watch.going()

    def opened(self, playing: Playing) -> tuple[Shown, Watch]:
        """Put a match on the screen before it runs; return what shows it, and who looks after
        that."""
        stage = self._stage = stage_of(playing)
        stage.teach(self._said, fleeting=not playing.passing)
        stage.number(playing.lesson.place if playing.lesson else None)
        onlooker = Onlooker(stage, playing.table.company, playing.people)
        playing.table.join(listener=onlooker, remembers=True)
        self.next = ""
        playing.table.lamplight.watch = stage.light
        stage.look_back = lambda: self._look_back(stage)
        view = self._view(stage, playing)
        playing.keyboard.in_vain = lambda: _tell(view, in_vain())
        playing.table.news = partial(_call, view, stage, playing)
        playing.tidings.shown_by(stage.notice)
        return view, Watch(view.desk, stage, playing, self._ended)

    def _look_back(self, stage: Stage) -> None:
        """Look up what was played here before."""
        LookingBack().later(stage.recall)

    def choose(self, foyer: Foyer, keymap: Keymap) -> str:
        """Show what can be chosen until something is to be done; return what, by its command."""
        self.lobby(foyer, keymap).run(lambda: not self.next, keep=True)
        return self.chosen

    @property
    def chosen(self) -> str:
        """What is to be done after the start screen, by its command."""
        return "quit" if self.next in ("", LEAVE.name) else self.next

    def lobby(self, foyer: Foyer, keymap: Keymap) -> Shown:
        """Put what can be chosen on the screen; return what shows it."""
        self.next = ""

        def on_key(key: str, down: bool) -> bool:
            spot = keymap.inputs.get(key)
            if spot is None or spot.input not in BUTTONS:
                return False
            action = pressed(foyer.scene(), view.desk.look, spot.seat, spot.input)
            if down and action is not None:
                view.desk.act(action)
            return True

        view = self._lobby(foyer, on_key)
        return view

    def close(self) -> None:
        """Leave the screen as it was."""

    def _chose(self, name: str) -> None:
        self._follow(name)

    def _follow(self, name: str) -> bool:
        """Take note of what is to follow; tell whether that was said."""
        if name in FOLLOWING:
            self.next = name
        return name in FOLLOWING

    def _ended(self, stage: Stage, playing: Playing) -> EndView:
        """Return how it ended, once the match is over."""
        players = playing.table.session.setup.players
        people = [players[seat - 1] for seat in playing.people]
        self._honours.add(stage.deeds(), [name for name in players if name not in people])
        winner = stage.scene().sheet.winner
        title, tone = (
            (say("evening-wins", winner=winner), "good") if winner else (say("evening-end"), "ink")
        )
        picture = playing.table.kit.picture
        told = self._honours.told()
        return EndView(title, tone, told, stage.closest(), picture, self.chooses)

    def _view(self, stage: Stage, playing: Playing) -> Shown:
        raise NotImplementedError

    def _lobby(self, foyer: Foyer, on_key: Callable[[str, bool], bool]) -> Shown:
        raise NotImplementedError


class Touched(OnScreen):
    """Where keys come down and up, and everything can be touched: a window, or a page."""

    def shown(self, stage: Staged, **wired: Any) -> Shown:
        """Show something on the screen of this evening; the first time, open it."""
        raise NotImplementedError

    def stamp(self, table: PracticeTable) -> int:
        """Return when the key or finger came that is just taken, in the time of the match."""
        return table.pace()

    def _view(self, stage: Stage, playing: Playing) -> Shown:
        table, keyboard = playing.table, playing.keyboard

        def on_key(key: str, down: bool) -> bool:
            return (keyboard.down if down else keyboard.up)(key, self.stamp(table))

        def on_hit(hit: Hit) -> None:
            keyboard.move(_spot(keyboard, hit), hit.down, self.stamp(table))

        def commanded(name: str) -> None:
            if not self._follow(name):
                _command(view, playing, name)

        view = self.shown(
            stage,
            on_key=on_key,
            on_hit=on_hit,
            enter=_enter(playing),
            on_command=commanded,
            commands={**KEYS, "pause": PAUSE.name},
            offers=OFFERS,
        )
        return view

    def _lobby(self, foyer: Foyer, on_key: Callable[[str, bool], bool]) -> Shown:
        return self.shown(foyer, on_key=on_key, on_command=self._chose, offers=(LEAVE.name,))


class InWindow(Touched):
    """In a window."""

    def __init__(self, glass: Glass = USUAL) -> None:
        super().__init__(glass)
        if not has_screen():
            raise OSError(ENODEV, say("evening-no-screen-open-window"), "window")
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        from companion.outputs.display.pygame.window import NoDisplayError, Window, find_screen

        try:
            find_screen()
        except NoDisplayError as error:
            raise OSError(ENODEV, str(error), "window") from None
        self._make = Window
        self._window: Window | None = None

    def shown(self, stage: Staged, **wired: Any) -> Window:
        """Show something in the window of this evening; the first time, open it."""
        glass = self._glass
        if self._window is None or not self._window.open:
            self._window = self._make(
                stage,
                theme=glass.theme,
                size=glass.size,
                fullscreen=glass.fullscreen,
                rotate=glass.rotate,
                motion=glass.motion,
                pictures=Path.cwd(),
                **wired,
            )
            told = os.environ.get(MIRROR)
            self._window.mirror = Path(told) if told else None
        else:
            self._window.show(stage, **wired)
        self._window.leads_on = self.chooses
        return self._window

    def close(self) -> None:
        """Close the window."""
        if self._window is not None:
            self._window.close()


class InTerminal(OnScreen):
    """In a terminal, which does not tell when a key comes up."""

    def __init__(self, glass: Glass = USUAL) -> None:
        super().__init__(glass)
        if not has_terminal():
            raise OSError(ENODEV, say("evening-there-no-terminal-here"), "terminal")
        if os.environ.get("TERM") == "dumb":
            raise OSError(ENODEV, say("evening-terminal-cannot-drawn"), "terminal")

    def _view(self, stage: Stage, playing: Playing) -> Shown:
        from companion.app.simulated.terminal_view import TerminalView

        keyboard = playing.keyboard

        def on_key(key: str, down: bool) -> bool:
            return keyboard.tap(key, playing.table.pace(), _hold_us(keyboard, key))

        def commanded(name: str) -> None:
            if not self._follow(name):
                _command(view, playing, name)

        view = TerminalView(
            stage,
            on_key=on_key,
            enter=_enter(playing),
            on_command=commanded,
            commands=KEYS,
            offers=OFFERS,
        )
        return view

    def _lobby(self, foyer: Foyer, on_key: Callable[[str, bool], bool]) -> Shown:
        from companion.app.simulated.terminal_view import TerminalView

        offers = (LEAVE.name,)
        return TerminalView(foyer, on_key=on_key, on_command=self._chose, offers=offers)


def stage_of(playing: Playing) -> Stage:
    """The stage of a match: which inputs can be touched on it, and which keys to show."""
    keymap, seats = playing.keyboard.keymap, range(1, len(playing.table.session.setup.players) + 1)
    own, others = playing.table.company.inputs, playing.table.company.reached
    touch = {seat: own if seat in playing.people else others for seat in seats}
    hints = {(s.seat, s.input): key for key, s in keymap.inputs.items() if s.input in own}
    hints |= {
        (spot.seat, spot.input): key
        for key, spot in keymap.reaches.items()
        if spot.seat not in playing.people and others
    }
    setup = playing.table.session.setup
    kit = KITS[setup.game]
    bots = [seat for seat in seats if seat not in playing.people]
    return Stage(kit, setup, touch, hints, lamps=True, eyes=playing.people, bots=bots)


def has_screen() -> bool:
    """Tell whether to ask for a window: under Linux, somebody must have named a screen."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return sys.platform != "linux" or any(os.environ.get(name) for name in named)


def _command(view: Shown | None, playing: Playing, name: str) -> None:
    """Turn to another step of a lesson, stop play and go on, make the voice louder."""
    if playing.lesson is not None and name in TURNING:
        playing.lesson.turn(TURNING[name])
    elif view is not None and name == PAUSE.name:
        recess = playing.table.recess
        recess.ask(HOLD, not recess.held)
        view.desk.act(Go("table"))
    elif view is not None and name in KEYS.values():
        told = playing.sound.command(name) if playing.sound else say("evening-there-no-voice-speed")
        _tell(view, told)


def _call(view: Shown, stage: Stage, playing: Playing) -> None:
    """Wake a view after a turn of the match that brought something; a lesson marks without a
    word."""
    if stage.noted or playing.lesson is not None or playing.table.ended:
        view.wake()


def _tell(view: Shown, told: str) -> None:
    view.desk.look = replace(view.desk.look, status=told)


def _spot(keyboard: Keyboard, hit: Hit) -> KeySpot:
    """Return the spot touched; on another's pile the hand is the only person's, if there is one."""
    reached = keyboard.keymap.reaches.get(str(hit.seat)) if hit.input == "pile" else None
    return KeySpot(hit.seat, hit.input, reached.by if reached else None)


def _hold_us(keyboard: Keyboard, key: str) -> int:
    spot = keyboard.keymap.inputs.get(key)
    return SHIELD_US if spot is not None and spot.input == "shield" else TAP_US


def _enter(playing: Playing) -> Callable[[Prompt, Mapping[str, Any]], None]:
    table = playing.table
    return lambda prompt, values: table.inbox.put(table.company.take(prompt, dict(values)))
