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
from companion.language import say
from companion.outputs.display.actions import LEAVE
from companion.outputs.display.animation import FRAME_MS

FILE = "table.toml"
WINDOW = (1024, 640)
PORT = 8222

OnKey = Callable[[str, bool], bool]


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "setup",
        description=say("building-setup-about"),
        epilog=say("building-setup-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "file", nargs="?", type=Path, default=Path(FILE), metavar="FILE",
        help=say("building-setup-word-file"),
    )  # fmt: skip
    parser.add_argument(
        "--game", choices=KITS.names(), default="", help=say("building-setup-option-game")
    )
    parser.add_argument(
        "--view",
        choices=("auto", "window", "terminal"),
        default="auto",
        help=say("building-setup-option-view"),
    )
    parser.add_argument(
        "--no-phone", action="store_true", help=say("building-setup-option-no-phone")
    )
    parser.add_argument(
        "--port", type=whole(1024), default=PORT, metavar="N",
        help=say("building-setup-option-port"),
    )  # fmt: skip
    parser.add_argument(
        "--i2c", type=whole(0), metavar="BUS",
        help=say("building-setup-option-i2c"),
    )  # fmt: skip
    parser.add_argument(
        "--try", action="store_true", dest="pretend", help=say("building-setup-option-try")
    )
    parser.add_argument(
        "--theme", choices=[*THEMES], default="dark", help=say("building-setup-option-theme")
    )
    parser.add_argument(
        "--size", type=size, default=WINDOW, metavar="WxH", help=say("building-setup-option-size")
    )
    parser.add_argument(
        "--fullscreen", action="store_true", help=say("building-setup-option-fullscreen")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Set a table up; exit status 0 if its profile was written."""
    wrong = _unwritable(args.file)
    if wrong:
        print(f"companion setup: {wrong}", file=sys.stderr)
        return CANNOT
    view = _view(args.view)
    if not view:
        told = say("building-setup-there-no-screen-no-terminal")
        print(f"companion setup: {told}", file=sys.stderr)
        return CANNOT
    pretended = PretendedScout() if args.pretend else None
    scout: Scouting = pretended or Scout(args.i2c)
    print(say("building-setup-looking-plugged"), file=sys.stderr)
    with closing(Workshop(scout, args.file, args.game)) as workshop, _phone(args, workshop):
        show = _in_window if view == "window" else _in_terminal
        show(args, workshop, pretended)
    return _told(workshop)


def _unwritable(file: Path) -> str:
    """Return why nothing could be written there; said before anybody has pressed anything."""
    if file.is_dir():
        return say("building-setup-folder-name-file-such", file=str(file), example=str(file / FILE))
    if not file.absolute().parent.is_dir():
        return say("building-setup-no-folder-make-first", parent=str(file.parent))
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
        print(say("building-setup-nothing-written"))
        return 1
    file = workshop.written
    print(say("building-setup-written-now", file=str(file)))
    print("    " + say("building-setup-companion-check-profile-try-every", file=str(file)))
    print("    " + say("building-setup-companion-daemon-profile-play", file=str(file)))
    print("    " + say("building-setup-sudo-companion-install-profile-let", file=str(file)))
    return 0
