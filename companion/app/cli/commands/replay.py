"""`companion replay`: a recorded evening on the display, with pause, step, speed and back."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from companion.app.cli.judging import BadLineError
from companion.app.cli.progress import ProgressLine
from companion.app.cli.reel import Reel
from companion.app.cli.shell import CANNOT
from companion.app.cli.values import above, size
from companion.app.simulated.terminal_view import TerminalView
from companion.drawing.palette import THEMES
from companion.language import say
from companion.outputs.display.actions import Go
from companion.outputs.display.animation import FRAME_MS
from companion.outputs.display.bell import REST_MS
from companion.outputs.display.desk import Desk
from hw.clock import now_us

KEYS = {
    "space": "pause",
    "right": "step",
    "left": "back",
    "+": "faster",
    "=": "faster",
    "-": "slower",
    "home": "start",
    "0": "start",
    "q": "quit",
}
_SHOWN = (("space", "pause"), ("left/right", "step"), ("+/-", "speed"), ("q", "end"))
_SPEEDS = (0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0)


class Viewed(Protocol):
    """Whatever shows a reel."""

    desk: Desk


class _Shown(Viewed, Protocol):
    def run(self, going: Callable[[], bool], *, rest: Callable[[], int]) -> None: ...


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "replay",
        description=say("command-replay-about"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "file", metavar="TRANSCRIPT", type=Path, help=say("command-replay-word-file")
    )
    parser.add_argument(
        "--speed",
        type=above(0, 1000),
        default=1.0,
        metavar="X",
        help=say("command-replay-option-speed"),
    )
    parser.add_argument(
        "--view",
        choices=("auto", "window", "terminal"),
        default="auto",
        help=say("command-replay-option-view"),
    )
    parser.add_argument(
        "--theme", choices=[*THEMES], default="dark", help=say("command-replay-option-theme")
    )
    parser.add_argument(
        "--size",
        type=size,
        default=(1024, 640),
        metavar="WxH",
        help=say("command-replay-option-size"),
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play it back."""
    try:
        with ProgressLine(say("command-replay-reading", file=str(args.file))) as line:
            player = Playback(Reel(args.file, line), args.speed)
    except BadLineError as error:
        return _told(f"{args.file}:{error.number}: {error.what}")
    except OSError as error:
        return _told(
            say("command-judge-cannot-read", file=str(args.file), reason=str(error.strerror))
        )
    try:
        view = _view(args, player)
    except _CannotShowError as error:
        return _told(str(error))
    player.show(view)
    return 0


class _CannotShowError(Exception):
    """The view that was asked for cannot be shown."""


def _told(line: str) -> int:
    print(line, file=sys.stderr)
    return CANNOT


def _view(args: argparse.Namespace, player: Playback) -> _Shown:
    if args.view != "terminal":
        os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
        from companion.outputs.display.pygame.window import NoDisplayError, Window

        try:
            return Window(
                player.reel.stage,
                theme=args.theme,
                size=args.size,
                on_command=player.command,
                commands=KEYS,
            )
        except NoDisplayError as error:
            if args.view == "window":
                raise _CannotShowError(
                    say("command-replay-try-view-terminal", reason=str(error))
                ) from None
    return TerminalView(player.reel.stage, on_command=player.command, commands=KEYS)


class Playback:
    """Moves a reel as time passes, or as its keys say."""

    def __init__(self, reel: Reel, speed: float, clock: Callable[[], int] = now_us) -> None:
        self.reel, self._clock = reel, clock
        self._speed, self.paused, self._going = speed, False, True
        self._last = clock()
        self._view: Viewed | None = None

    def show(self, view: _Shown) -> None:
        """Play until it is ended."""
        view.desk.look = replace(view.desk.look, controls=_SHOWN)
        self.begin(view)
        view.run(self.going, rest=self.rest_ms)

    def begin(self, view: Viewed) -> None:
        """Follow the clock from now on, in this view."""
        self._view, self._last = view, self._clock()

    def hold(self, paused: bool) -> None:
        """Stop here, or go on."""
        self.paused = paused

    def going(self) -> bool:
        """Let the reel follow the clock; tell whether to go on."""
        now = self._clock()
        if not self.paused and not self.reel.over:
            self.reel.to(self.reel.now + round((now - self._last) * self._speed))
        self._last = now
        self._tell()
        return self._going

    def rest_ms(self) -> int:
        """Return for how long nothing is to be done: a reel that runs, runs frame by frame."""
        return REST_MS if self.paused or self.reel.over else FRAME_MS

    def command(self, name: str) -> None:
        """Do what a key says, or the menu, and show what comes of it."""
        if self._view is not None and self._view.desk.look.screen == "menu":
            self._view.desk.act(Go("table"))
        match name:
            case "pause":
                self.paused = not self.paused
            case "step":
                self.paused = True
                self.reel.forward()
            case "back":
                self.paused = True
                self.reel.back()
            case "start":
                self.reel.to(self.reel.start - 1)
            case "faster":
                self._speed = min([s for s in _SPEEDS if s > self._speed], default=self._speed)
            case "slower":
                self._speed = max([s for s in _SPEEDS if s < self._speed], default=self._speed)
            case "quit":
                self._going = False

    def _tell(self) -> None:
        """Show where we are, and follow the reel if it was wound back."""
        if self._view is None:
            return
        desk = self._view.desk
        desk.stage = self.reel.stage
        desk.stage.tick(self.reel.now)
        mood = f"{self._speed:g}x"
        if self.reel.over or self.paused:
            mood = say("command-replay-end" if self.reel.over else "command-replay-paused")
        now = min(self.reel.now, self.reel.end)
        status = say(
            "command-replay-s-s", now=now // 1_000_000, end=self.reel.end // 1_000_000, mood=mood
        )
        if desk.look.status != status and (desk.look.screen in ("", "table") or self.paused):
            desk.look = replace(desk.look, status=status)
