"""Runs a table for `companion daemon`: loaded only once the start has been written down."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from random import SystemRandom

from companion.app.cli.commands.play import names_given
from companion.app.cli.journals import journal_folder
from companion.app.cli.shell import loaded
from companion.app.cli.stopping import stopping_with
from companion.app.hosted.notices import Notices
from companion.app.hosted.notify import Notifier
from companion.app.hosted.on_screen.view import view_of
from companion.app.hosted.service import Service
from companion.app.hosted.table_choices import FILE as KEPT
from companion.app.hosted.wanted import Wanted
from companion.app.safe.starting import placed
from companion.app.simulated.playing import Wish, people_of
from companion.app.simulated.practice_table import tempers
from companion.app.table.match import CannotPlayError, header_of, seats_problem
from companion.app.table.meaning import torn
from companion.core.transcript.errors import TranscriptError
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from companion.keep.journal.opening import open_journal
from companion.keep.starts import StartWatch
from companion.kit.notice import Notice
from companion.language import say
from companion.setup.profile.model import Profile
from hw.clock import now_us
from hw.errors import blame


def serve(args: argparse.Namespace, watch: StartWatch) -> tuple[int, str]:
    """Serve the table; return the exit status, and why the referee failed, if it did."""
    wanted = _wanted(args, loaded(args))
    notices = Notices(now_us)
    if wanted.view != "terminal":
        notices.tell(lambda line: print(f"companion: {line}", file=sys.stderr, flush=True))
    folder = journal_folder(args)
    notifier = Notifier()
    opened = open_journal(folder, notices.say, games=GAMES, turning=notifier.patience)
    for problem in opened.problems:
        notices.say(torn(problem))
    if told := _told(args.tell):
        notices.stands("told", _in_one_line(told), Notice(""))
    service = Service(replace(wanted, kept=folder / KEPT), opened, notices, notifier)
    service.start = watch
    leave_out_what_stays(service.host.turned)
    stopping_with(service.stop)
    status = service.run()
    return status, "" if service.failure is None else placed(service.failure)


def leave_out_what_stays(turned: list[Callable[[], None]]) -> None:
    """Look through what a table has loaded for garbage no more, once it can be played at: that held
    up everybody for a tenth of a second, in whatever moment it came."""

    def settled() -> None:
        gc.freeze()
        turned.remove(settled)

    turned.append(settled)


def _told(file: Path | None) -> list[str]:
    """Return what somebody else found out about this table before it started."""
    try:
        return file.read_text(encoding="utf-8").splitlines() if file else []
    except OSError as error:
        raise blame(str(file), error) from error


def _in_one_line(told: list[str]) -> Notice:
    """Return it for a display, which has room for one line; the log has all of them."""
    more = " " + say("command-daemon-more", told=len(told) - 1) if len(told) > 1 else ""
    return Notice(told[0] + more, logged="; ".join(told))


def _wanted(args: argparse.Namespace, profile: Profile) -> Wanted:
    profile = replace(profile, game=args.game or profile.game)
    if profile.game not in GAMES:
        known = ", ".join(GAMES)
        raise CannotPlayError(
            say(
                "command-daemon-cannot-refereed-only",
                name=profile.name,
                game=profile.game,
                known=known,
            )
        )
    seats, view = len(profile.seats), view_of(args.view, profile.display)
    choose = _chooses(args, profile, view)
    if not choose and (wrong := seats_problem(profile.game, seats)):
        raise CannotPlayError(wrong)
    names = names_given(args.names)
    if len(names) > seats:
        raise CannotPlayError(
            say(
                "command-daemon-names-names-seats",
                names=str(args.names),
                n=len(names),
                seats=seats,
            )
        )
    seed = SystemRandom().randrange(1_000_000)
    people = people_of(Wish(profile, seats, args.bots, seed))
    bots = [seat for seat in range(1, seats + 1) if seat not in people] if args.bots else []
    options = {} if args.target is None else {"target": args.target}
    if not choose:
        _check(profile, options)
    return Wanted(
        profile,
        tempers(bots),
        view,
        not args.no_console,
        seed,
        options,
        Path(os.environ.get("STATE_DIRECTORY", "").split(":")[0]),
        names,
        choose,
        keep_frames=args.keep_frames,
    )


def _check(profile: Profile, options: Mapping[str, int]) -> None:
    """Refuse what could not be played, before anything is written down."""
    try:
        parse_header(header_of(profile, profile.game, (), options), GAMES)
    except TranscriptError as error:
        raise CannotPlayError(error.what) from None


def _chooses(args: argparse.Namespace, profile: Profile, view: str) -> bool:
    """Tell whether somebody chooses what is played: not where it was said, or nobody could see."""
    said = args.game or args.bots or args.names or args.target is not None
    seen = view != "none" or (profile.console.enabled and not args.no_console)
    return seen and not said
