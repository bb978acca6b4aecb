"""`companion daemon`: a table that plays one match after the other, and forgets none."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from companion.app.cli.journals import add_journal_option, journal_folder
from companion.app.cli.shell import CANNOT, add_profile_option
from companion.app.cli.stopping import stopping_with
from companion.app.cli.values import folder, whole
from companion.app.hosted.notify import Notifier
from companion.app.hosted.on_screen.view import view_of
from companion.app.safe.advice import TRY_AGAIN, Circumstances
from companion.app.safe.mode import SafeMode, SafeWanted
from companion.app.safe.starting import Starting, fingerprint, start_afresh
from companion.app.table.match import CannotPlayError
from companion.games import KITS
from companion.keep.journal.aside import last_match
from companion.keep.starts import StartWatch
from companion.language import say
from companion.setup.profile.errors import ProfileError
from companion.setup.profile.glimpse import glimpsed
from companion.setup.profile.load import shipped_names, shipped_text

START_US = 60_000_000
"""How long a start may take that follows on safe mode, before systemd loses its patience."""
_HOW = ("run", "safe", "normal")
"""What is said of how it is started, and not of what."""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "daemon",
        description=say("command-daemon-about"),
        epilog=say("command-daemon-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_profile_option(parser)
    add_journal_option(parser)
    views = ("auto", "window", "terminal", "none")
    parser.add_argument(
        "--view", choices=views, default="auto", help=say("command-daemon-option-view")
    )
    parser.add_argument(
        "--no-console", action="store_true", help=say("command-daemon-option-no-console")
    )
    parser.add_argument("--game", choices=KITS.names(), help=say("command-daemon-option-game"))
    parser.add_argument("--names", metavar="ANN,BO", help=say("command-daemon-option-names"))
    parser.add_argument(
        "--bots", type=whole(0), default=0, metavar="N", help=say("command-daemon-option-bots")
    )
    parser.add_argument(
        "--target", type=whole(1), metavar="N", help=say("command-daemon-option-target")
    )
    parser.add_argument("--tell", type=Path, metavar="FILE", help=say("command-daemon-option-tell"))
    parser.add_argument(
        "--keep-frames", type=folder, metavar="FOLDER", help=say("building-option-keep-frames")
    )
    parser.add_argument("--safe", action="store_true", help=say("command-daemon-option-safe"))
    parser.add_argument("--normal", action="store_true", help=say("command-daemon-option-normal"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve the table, or say what to do where it cannot be served; return the exit status."""
    folder = journal_folder(args)
    words = [f"{name}={value}" for name, value in sorted(vars(args).items()) if name not in _HOW]
    of = fingerprint(args.profile, words, KITS.names())
    starting = Starting(folder, of)
    if args.normal:
        starting.forget()
    if args.safe or starting.starts.safe:
        return _safely(args, starting, folder)
    try:
        return starting.watched(lambda watch: _serving()(args, watch))
    except CannotPlayError as error:
        print(f"companion daemon: {error}", file=sys.stderr)
        return CANNOT


def _serving() -> Callable[[argparse.Namespace, StartWatch], tuple[int, str]]:
    """Load what runs a table: if that cannot be, it is a start that failed like any other."""
    from companion.app.cli.serving import serve

    return serve


def _safely(args: argparse.Namespace, starting: Starting, folder: Path) -> int:
    """Show what to do, until somebody wants a normal start or has stopped it."""
    starting.keep()
    settings = glimpsed(_described(args.profile))
    match, unwritable = last_match(folder), starting.book.trouble
    known = Circumstances(starting.starts, args.profile, folder, args.safe, match, unwritable)
    shown = SafeWanted(view_of(args.view, settings.display), not args.no_console, settings)
    notifier = Notifier()
    mode = SafeMode(known, shown, notifier)
    stopping_with(mode.stop)
    if mode.run() == TRY_AGAIN:
        starting.allow_one_more()
        notifier.be_patient(START_US)
        return start_afresh()
    notifier.stopping()
    return 0


def _described(profile: str) -> str:
    """Return what a profile says, as far as it can be read."""
    try:
        return shipped_text(profile) if profile in shipped_names() else Path(profile).read_text()
    except (OSError, ValueError, ProfileError):
        return ""
