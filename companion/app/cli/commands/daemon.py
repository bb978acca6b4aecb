"""`companion daemon`: a table that plays one match after the other, and forgets none."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from dataclasses import replace
from pathlib import Path
from random import SystemRandom
from types import FrameType

from companion.app.cli.commands.play import names_given
from companion.app.cli.journals import add_journal_option, journal_folder
from companion.app.cli.shell import CANNOT, add_profile_option, loaded
from companion.app.cli.values import whole
from companion.app.hosted.notices import Notices
from companion.app.hosted.notify import Notifier
from companion.app.hosted.screen import view_of
from companion.app.hosted.service import Service, Wanted
from companion.app.hosted.table_choices import FILE as KEPT
from companion.app.simulated.playing import CannotPlayError, Wish, people_of
from companion.app.simulated.practice_table import tempers
from companion.app.table.match import seats_problem
from companion.app.table.meaning import torn
from companion.games import GAMES, KITS
from companion.keep.journal.opening import open_journal
from companion.setup.profile.model import Profile
from hw.clock import now_us
from hw.errors import blame

STOPPED_BY = [signal.SIGTERM, signal.SIGINT]
if sys.platform != "win32":
    STOPPED_BY.append(signal.SIGHUP)

_ABOUT = """\
Runs a table until it is told to stop: sensors, referee, voice, display and the
dealer's page in one process. A match that was interrupted goes on where it was.
Where none was on, display and phones show what can be chosen; with --game,
--bots, --names or --target a match begins at once. What fails is announced and
tried again; the referee goes on. As a service: companion install.
"""
_EPILOG = """\
examples:
  companion daemon --profile my-table.toml
  companion daemon --game block --names Ann,Bo,Cy,Di
  companion daemon --bots 4 --journal /tmp/show      a table that plays by itself

stops with everything kept at SIGTERM, SIGINT (Ctrl-C) and SIGHUP, exit status 0.
exit status: 1 if the referee itself failed, 2 if it could not start.
"""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "daemon",
        description=_ABOUT,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_profile_option(parser)
    add_journal_option(parser)
    views = ("auto", "window", "terminal", "none")
    parser.add_argument("--view", choices=views, default="auto", help="what shows the table")
    parser.add_argument("--no-console", action="store_true", help="serve no page for phones")
    parser.add_argument("--game", choices=KITS.names(), help="the game (the profile's)")
    parser.add_argument("--names", metavar="ANN,BO", help="who sits where, by seat")
    parser.add_argument(
        "--bots", type=whole(0), default=0, metavar="N", help="let the program play so many seats"
    )
    parser.add_argument("--target", type=whole(1), metavar="N", help="points that win (50)")
    parser.add_argument(
        "--tell", type=Path, metavar="FILE", help="show these lines as well, when it starts"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve the table, and return the exit status."""
    try:
        wanted = _wanted(args, loaded(args))
    except CannotPlayError as error:
        print(f"companion daemon: {error}", file=sys.stderr)
        return CANNOT
    notices = Notices(now_us)
    if wanted.view != "terminal":
        notices.tell(lambda line: print(f"companion: {line}", file=sys.stderr, flush=True))
    folder = journal_folder(args)
    notifier = Notifier()
    opened = open_journal(folder, notices.say, games=GAMES, turning=notifier.patience)
    for problem in opened.problems:
        notices.say(torn(problem))
    for line in _told(args.tell):
        notices.say(line)
    service = Service(replace(wanted, kept=folder / KEPT), opened, notices, notifier)

    def stop(number: int, frame: FrameType | None) -> None:
        service.stop()

    for number in STOPPED_BY:
        signal.signal(number, stop)
    return service.run()


def _told(file: Path | None) -> list[str]:
    """Return what somebody else found out about this table before it started."""
    try:
        return file.read_text(encoding="utf-8").splitlines() if file else []
    except OSError as error:
        raise blame(str(file), error) from error


def _wanted(args: argparse.Namespace, profile: Profile) -> Wanted:
    profile = replace(profile, game=args.game or profile.game)
    if profile.game not in GAMES:
        known = ", ".join(GAMES)
        raise CannotPlayError(f"{profile.name}: {profile.game} cannot be refereed; only {known}")
    seats, view = len(profile.seats), view_of(args.view, profile.display)
    choose = _chooses(args, profile, view)
    if not choose and (wrong := seats_problem(profile.game, seats)):
        raise CannotPlayError(wrong)
    names = names_given(args.names)
    if len(names) > seats:
        raise CannotPlayError(f"--names {args.names}: {len(names)} names for {seats} seats")
    seed = SystemRandom().randrange(1_000_000)
    people = people_of(Wish(profile, seats, args.bots, seed))
    bots = [seat for seat in range(1, seats + 1) if seat not in people] if args.bots else []
    return Wanted(
        profile,
        tempers(bots),
        view,
        not args.no_console,
        seed,
        {} if args.target is None else {"target": args.target},
        Path(os.environ.get("STATE_DIRECTORY", "").split(":")[0]),
        names,
        choose,
    )


def _chooses(args: argparse.Namespace, profile: Profile, view: str) -> bool:
    """Tell whether somebody chooses what is played: not where it was said, or nobody could see."""
    said = args.game or args.bots or args.names or args.target is not None
    seen = view != "none" or (profile.console.enabled and not args.no_console)
    return seen and not said
