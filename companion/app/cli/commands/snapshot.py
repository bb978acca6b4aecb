"""`companion snapshot`: any moment of any transcript as a picture."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import replace
from pathlib import Path

from companion.app.cli.judging import BadLineError
from companion.app.cli.progress import ProgressLine
from companion.app.cli.reel import Reel
from companion.app.cli.shell import CANNOT
from companion.app.cli.values import number, size, whole
from companion.drawing.palette import THEMES
from companion.language import say
from companion.outputs.display.actions import Go
from companion.outputs.display.desk import Desk
from companion.outputs.display.screens import SCREENS
from hw.clock import us_from_s

MAX_S = 1e6
"""Longer than any evening: more than eleven days."""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "snapshot",
        description=say("command-snapshot-about"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "file", metavar="TRANSCRIPT", type=Path, help=say("command-snapshot-word-file")
    )
    parser.add_argument(
        "--at",
        type=number(0, MAX_S, "seconds"),
        metavar="T",
        help=say("command-snapshot-option-at"),
    )
    parser.add_argument(
        "--size",
        type=size,
        default=(1920, 1080),
        metavar="WxH",
        help=say("command-snapshot-option-size"),
    )
    parser.add_argument(
        "--theme", choices=[*THEMES], default="dark", help=say("command-snapshot-option-theme")
    )
    shown = [name for name in SCREENS if name not in ("form", "menu", "leave", "safe")]
    parser.add_argument("--screen", choices=shown, help=say("command-snapshot-option-screen"))
    parser.add_argument(
        "--verdict", type=whole(1), metavar="N", help=say("command-snapshot-option-verdict")
    )
    parser.add_argument("out", metavar="PICTURE", type=Path, help=say("command-snapshot-word-out"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Draw it."""
    try:
        with ProgressLine(say("command-replay-reading", file=str(args.file))) as line:
            return _draw(args, Reel(args.file, line))
    except BadLineError as error:
        return _told(f"{args.file}:{error.number}: {error.what}")
    except OSError as error:
        name = error.filename or args.out
        return _told(f"{name}: {error.strerror or error}")


def _draw(args: argparse.Namespace, reel: Reel) -> int:
    reel.to(reel.end if args.at is None else us_from_s(args.at))
    desk = Desk(reel.stage, lambda prompt, values: None)
    reel.stage.scene()
    if args.screen:
        desk.act(Go(args.screen))
        if not desk.look.screen:
            desk.look = replace(desk.look, screen=args.screen)
    if args.verdict is not None:
        photo = reel.stage.photo(args.verdict)
        if photo is None:
            return _told(
                say(
                    "command-snapshot-verdict-has-no-evidence-draw",
                    file=str(args.file),
                    verdict=str(args.verdict),
                )
            )
        desk.look = replace(desk.look, screen="photo", photo=photo)
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    from companion.outputs.display.pygame.snapshot import save

    save(reel.stage.scene(), desk.look, args.size, args.theme, args.out)
    return 0


def _told(line: str) -> int:
    print(line, file=sys.stderr)
    return CANNOT
