"""`companion play`: a match at a simulated table, with people, bots, or both."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import SystemRandom

from companion.app.playing import GAMES, CannotPlayError, Wish, call_quietly, header_for, people_of
from companion.app.playing import table_for as build
from companion.app.recording import Recording
from companion.app.shell import CANNOT, add_profile_option, loaded
from companion.app.view_choice import VIEWS, WITHOUT_PEOPLE, WITHOUT_PROMPTS, face_of
from companion.app.views import Face, Playing
from companion.caller import DEFAULT_PACE, PACES
from companion.referee.schema import MAX_INT

MAX_SPEED = 100.0

_DESCRIPTION = """\
Play Sherlock Holmes at a simulated table: you and three bots, unless you ask for
others. The table deals real cards, so every rule can happen. Two people can share a
keyboard; the keys are on the screen and in docs/practice.md.
"""
_EPILOG = """\
examples:
  companion play                                  you against three bots
  companion play --bots 2                         two people at one keyboard, two bots
  companion play --bots 4 --speed 0 --view none   a whole match of bots, at once
  companion play --record evening.jsonl           keep it; companion judge evening.jsonl

With --speed 0, the same --seed always gives the same match.
"""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "play",
        help="play at a simulated table, against bots",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_profile_option(parser)
    parser.add_argument("--game", choices=GAMES, default=GAMES[0], help="the game (%(default)s)")
    parser.add_argument("--seats", type=int, metavar="N", help="how many sit down (the profile's)")
    parser.add_argument("--bots", type=int, metavar="N", help="how many of them are bots")
    parser.add_argument("--seed", type=_seed, metavar="N", help="deal and play by this chance")
    parser.add_argument("--speed", type=_speed, default=1.0, metavar="X", help="1; 0: at once")
    _add_manners(parser)
    parser.set_defaults(run=run)


def _add_manners(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pace", choices=[*PACES], default=DEFAULT_PACE, help="how it is called")
    parser.add_argument("--traps", type=_share, metavar="X", help="share of READYs without a PLAY")
    parser.add_argument("--hands", type=_count, metavar="N", help="stop after so many hands")
    parser.add_argument("--target", type=_count, metavar="N", help="points that win (50)")
    parser.add_argument("--auto-dealer", action="store_true", help="the program deals and rules")
    parser.add_argument("--record", metavar="FILE", help="keep the match as a transcript")
    parser.add_argument("--view", choices=("auto", *VIEWS), default="auto", help="what shows it")
    parser.add_argument("--quiet", action="store_true", help="with --view none: the score only")


def _speed(text: str) -> float:
    return _between(text, 0, MAX_SPEED)


def _share(text: str) -> float:
    return _between(text, 0, 0.8)


def _between(text: str, least: float, most: float) -> float:
    value = float(text)
    if not least <= value <= most:
        raise argparse.ArgumentTypeError(f"{text}; expected a number from {least:g} to {most:g}")
    return value


def _seed(text: str) -> int:
    return _whole(text, 0)


def _count(text: str) -> int:
    return _whole(text, 1)


def _whole(text: str, least: int) -> int:
    if not text.isdecimal() or not least <= int(text) <= MAX_INT:
        raise argparse.ArgumentTypeError(f"{text}; expected a whole number, {least} or more")
    return int(text)


def run(args: argparse.Namespace) -> int:
    """Play, and give the exit status."""
    try:
        name, face = face_of(args.view)
        wish = _wish(args, name)
        _check_people(wish, name)
        with _recording(args.record, wish) as record:
            return _play(args, wish, face, record)
    except CannotPlayError as error:
        print(f"companion play: {error}", file=sys.stderr)
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        print(f"companion play: {error.filename or args.view}: {error.strerror}", file=sys.stderr)
    return CANNOT


def _wish(args: argparse.Namespace, view: str) -> Wish:
    profile = loaded(args)
    seats = args.seats or len(profile.seats)
    alone = view in WITHOUT_PEOPLE
    return Wish(
        profile=profile,
        seats=seats,
        bots=args.bots if args.bots is not None else seats - (not alone),
        seed=args.seed if args.seed is not None else SystemRandom().randrange(1_000_000),
        game=args.game,
        speed=args.speed,
        pace=args.pace,
        traps=args.traps,
        auto_dealer=args.auto_dealer or view in WITHOUT_PROMPTS,
        options={} if args.target is None else {"target": args.target},
    )


def _check_people(wish: Wish, view: str) -> None:
    header_for(wish)
    people = people_of(wish)
    if people and view in WITHOUT_PEOPLE:
        raise CannotPlayError(f"nobody can press a key with --view {view}; add --bots {wish.seats}")
    if people and not wish.speed:
        raise CannotPlayError("people cannot play at --speed 0; leave it out, or let bots play")


@contextmanager
def _recording(name: str | None, wish: Wish) -> Iterator[Recording | None]:
    if name is None:
        yield None
        return
    with open(name, "w", encoding="utf-8") as out:
        record = Recording(out, header_for(wish))
        yield record
    if record.failed is not None:
        raise record.failed


def _play(args: argparse.Namespace, wish: Wish, face: Face, record: Recording | None) -> int:
    print(f"seed {wish.seed}", file=sys.stderr)
    return play_once(wish, face, record, hands=args.hands, quiet=args.quiet)


def play_once(
    wish: Wish,
    face: Face,
    record: Recording | None = None,
    *,
    hands: int | None = None,
    quiet: bool = False,
) -> int:
    """Play one match, or so many hands of it, in a view."""
    table, keyboard = build(wish, record)
    call_quietly(table, wish)
    progress = table.progress

    def going() -> bool:
        return hands is None or progress.hands < hands

    with table:
        face.play(Playing(table, keyboard, people_of(wish), going, quiet))
    for line in table.dropped:
        print(f"companion play: {line}", file=sys.stderr)
    return CANNOT if table.dropped else 0
