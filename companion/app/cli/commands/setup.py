"""`companion setup`: finds what is plugged in, asks for every button, and describes the table."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from companion.app.cli.shell import CANNOT
from companion.app.cli.values import size, whole
from companion.app.setting_up.phone import PhonePage
from companion.app.setting_up.pretended import PretendedScout
from companion.app.setting_up.scout import Scout, Scouting
from companion.app.setting_up.workshop import Workshop
from companion.app.simulated.screen_views import MIRROR, has_screen
from companion.app.simulated.views import has_terminal
from companion.drawing.palette import THEMES
from companion.games import KITS
from companion.outputs.display.actions import LEAVE
from companion.outputs.display.animation import FRAME_MS

_ABOUT = """\
Looks for USB encoders, keyboards, gamepads, seat boards, touch controllers and the lines of a Pi,
asks for every button and pad ("Seat 1: press the white button"), writes a profile with comments,
and checks it. A wire that is pressed twice, or two that touch, are named at once."""
_EPILOG = """\
examples:
  companion setup                     describe the table in table.toml
  companion setup my-table.toml       in another file; one that is there is never lost
  companion setup --try               see how it goes, without anything plugged in
"""
FILE = "table.toml"
WINDOW = (1024, 640)
PORT = 8222

OnKey = Callable[[str, bool], bool]


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "setup",
        description=_ABOUT,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "file", nargs="?", type=Path, default=Path(FILE), metavar="FILE",
        help="the profile to write (default: %(default)s)",
    )  # fmt: skip
    parser.add_argument("--game", choices=KITS.names(), default="", help="what shall be played")
    parser.add_argument(
        "--view", choices=("auto", "window", "terminal"), default="auto", help="what shows it"
    )
    parser.add_argument("--no-phone", action="store_true", help="serve no page for a phone")
    parser.add_argument(
        "--port", type=whole(1024), default=PORT, metavar="N",
        help="where the page for a phone is served (default: %(default)s)",
    )  # fmt: skip
    parser.add_argument(
        "--i2c", type=whole(0), metavar="BUS",
        help="look for touch controllers on this bus (on a Pi: its own)",
    )  # fmt: skip
    parser.add_argument("--try", action="store_true", dest="pretend", help="pretend an encoder")
    parser.add_argument("--theme", choices=[*THEMES], default="dark", help="dark or bright")
    parser.add_argument("--size", type=size, default=WINDOW, metavar="WxH", help="of the window")
    parser.add_argument("--fullscreen", action="store_true", help="use the whole screen")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Set a table up; exit status 0 if its profile was written."""
    wrong = _unwritable(args.file)
    if wrong:
        print(f"companion setup: {wrong}", file=sys.stderr)
        return CANNOT
    view = _view(args.view)
    if not view:
        told = "there is no screen and no terminal to ask on; run it where somebody can answer"
        print(f"companion setup: {told}", file=sys.stderr)
        return CANNOT
    pretended = PretendedScout() if args.pretend else None
    scout: Scouting = pretended or Scout(args.i2c)
    print("Looking what is plugged in ...", file=sys.stderr)
    with closing(Workshop(scout, args.file, args.game)) as workshop, _phone(args, workshop):
        show = _in_window if view == "window" else _in_terminal
        show(args, workshop, pretended)
    return _told(workshop)


def _unwritable(file: Path) -> str:
    """Return why nothing could be written there; said before anybody has pressed anything."""
    if file.is_dir():
        return f"{file} is a folder; name a file, such as {file / FILE}"
    if not file.absolute().parent.is_dir():
        return f"{file.parent} is no folder; make it first"
    return ""


def _view(asked: str) -> str:
    """Return what shows it: a window if one can be opened, or the terminal; empty: nothing can."""
    for name, there in (("window", _opens), ("terminal", has_terminal)):
        if asked in ("auto", name) and there():
            return name
    return ""


def _opens() -> bool:
    """Tell whether a window can be opened here."""
    if not has_screen():
        return False
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from companion.outputs.display.pygame.window import NoDisplayError, find_screen

    try:
        find_screen()
    except NoDisplayError:
        return False
    return True


@contextmanager
def _phone(args: argparse.Namespace, workshop: Workshop) -> Iterator[None]:
    """Serve the page for a phone meanwhile, if that can be done; the screen says where."""
    if args.no_phone:
        yield
        return
    page = PhonePage(workshop, args.port)
    workshop.phone = page.start()
    try:
        yield
    finally:
        page.close()


def _going(workshop: Workshop) -> Callable[[], bool]:
    def going() -> bool:
        workshop.turn()
        return not workshop.over

    return going


def _in_window(
    args: argparse.Namespace, workshop: Workshop, pretended: PretendedScout | None
) -> None:
    from companion.outputs.display.pygame.window import Window

    window = Window(
        workshop,
        theme=args.theme,
        size=args.size,
        fullscreen=args.fullscreen,
        on_key=pretended.key if pretended else lambda key, down: False,
        on_command=workshop.command,
        offers=(LEAVE.name,),
    )
    told = os.environ.get(MIRROR)
    window.mirror = Path(told) if told else None
    workshop.turn()
    window.run(_going(workshop), rest=lambda: FRAME_MS)


def _in_terminal(
    args: argparse.Namespace, workshop: Workshop, pretended: PretendedScout | None
) -> None:
    from companion.app.simulated.terminal_view import TerminalView

    on_key: OnKey = pretended.tap if pretended else lambda key, down: False
    workshop.turn()
    TerminalView(workshop, on_key=on_key, on_command=workshop.command, offers=(LEAVE.name,)).run(
        _going(workshop), rest=lambda: FRAME_MS
    )


def _told(workshop: Workshop) -> int:
    """Say what there is now, and what comes next."""
    if workshop.written is None:
        print("Nothing was written.")
        return 1
    file = workshop.written
    print(f"{file} is written. Now:")
    print(f"    companion check --profile {file}     try every button again, any time")
    print(f"    companion daemon --profile {file}    play")
    print(f"    sudo companion install --profile {file}    let this machine start as that table")
    return 0
