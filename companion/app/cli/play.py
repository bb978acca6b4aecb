"""`companion play`: a match at a simulated table, with people, bots, or both."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from random import SystemRandom
from typing import Any

from companion.app.cli.shell import CANNOT, add_profile_option, loaded
from companion.app.cli.values import number, setting, size, whole
from companion.app.simulated.keeping import Keeper
from companion.app.simulated.play_match import Manners, play_on, play_once
from companion.app.simulated.playing import CannotPlayError, Wish, header_for, people_of
from companion.app.simulated.recording import Recording
from companion.app.simulated.screen_views import Glass
from companion.app.simulated.sound import Sound, open_sound
from companion.app.simulated.tidings import Tidings
from companion.app.simulated.view_choice import (
    VIEWS,
    WITHOUT_PEOPLE,
    WITHOUT_PROMPTS,
    face_of,
    wanted,
)
from companion.app.simulated.views import MatchView
from companion.drawing.palette import THEMES
from companion.games import KITS
from companion.keep.journal.errors import JournalError
from companion.outputs.caller.pace import PACES
from companion.setup.profile import Profile
from companion.setup.profile.model import Display

SPEED = number(0, 100)
TRAPS = number(0, 0.8, "a share")
DEMONSTRATION = 20.0
"""How fast bots show a hand where nobody can play: it takes some ten seconds."""
WINDOW = (1024, 640)

_DESCRIPTION = f"""\
Play at a simulated table: you and three bots, unless you ask for others. Games:
{", ".join(KITS.names())}.
The table deals real cards, so every rule can happen.
Two people can share a keyboard; the keys are on the screen and in docs/practice.md.
"""
_EPILOG = """\
examples:
  companion play                                  you against three bots
  companion play --bots 2                         two people at one keyboard, two bots
  companion play --bots 4 --speed 0 --view none   a whole match of bots, at once
  companion play --game block                     another game; companion rules block
  companion play --game sorry --option mode=points
  companion play --resume                         go on with the match that was on
  companion play --record evening.jsonl           keep it; companion judge evening.jsonl

With --speed 0, the same --seed always gives the same match.
"""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "play",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_profile_option(parser)
    parser.add_argument("--game", choices=KITS.names(), help="the game (the profile's)")
    parser.add_argument("--seats", type=whole(1), metavar="N", help="how many play (the profile's)")
    parser.add_argument("--bots", type=whole(0), metavar="N", help="how many of them are bots")
    parser.add_argument("--seed", type=whole(0), metavar="N", help="deal and play by this chance")
    parser.add_argument("--speed", type=SPEED, metavar="X", help="times as fast (1); 0: at once")
    _add_manners(parser)
    parser.set_defaults(run=run)


def _add_manners(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pace", choices=[*PACES], help="how it is called (the profile's)")
    parser.add_argument(
        "--traps",
        type=TRAPS,
        metavar="X",
        help="share of READYs without a PLAY",
    )
    parser.add_argument("--hands", type=whole(1), metavar="N", help="stop after so many hands")
    parser.add_argument("--target", type=whole(1), metavar="N", help="points that win (50)")
    parser.add_argument(
        "--option", type=setting, action="append", default=[], metavar="NAME=VALUE",
        help="an option of the game, as in a header; may be repeated",
    )  # fmt: skip
    parser.add_argument("--auto-dealer", action="store_true", help="the program deals and rules")
    parser.add_argument("--record", metavar="FILE", help="keep it as a transcript, too")
    parser.add_argument("--no-record", action="store_true", help="leave no trace in the history")
    parser.add_argument("--resume", action="store_true", help="go on with the match that was on")
    parser.add_argument("--quiet", action="store_true", help="with --view none: the score only")
    add_screen_options(parser, VIEWS)


def add_screen_options(parser: argparse.ArgumentParser, views: Iterable[str]) -> None:
    """Offer how it is shown and heard; what is left out is as the profile says."""
    parser.add_argument("--view", choices=("auto", *views), default="auto", help="what shows it")
    parser.add_argument("--theme", choices=[*THEMES], help="for a dark room, or a bright one")
    parser.add_argument("--size", type=size, default=WINDOW, metavar="WxH", help="of the window")
    parser.add_argument("--fullscreen", action="store_true", help="use the whole screen")
    parser.add_argument("--still", action="store_true", help="let nothing move on the screen")
    parser.add_argument("--mute", action="store_true", help="begin without the voice")


def glass_of(args: argparse.Namespace, display: Display) -> Glass:
    """Return what the picture is shown on: as the command line says, or else the profile."""
    theme, whole = args.theme or display.theme, args.fullscreen or display.fullscreen
    return Glass(theme, args.size, whole, display.rotate, display.motion and not args.still)


def run(args: argparse.Namespace) -> int:
    """Play, and return the exit status."""
    profile, tidings = loaded(args), Tidings()
    try:
        asked = wanted(args.view, profile.display)
        name, face = face_of(asked, glass_of(args, profile.display), tidings.tell)
        shown = args
        if asked == "auto" and name in WITHOUT_PEOPLE:
            shown = _demonstration(args, tidings)
        keeper = Keeper(os.environ, tidings.tell)
        if args.resume:
            return _go_on(args, keeper, profile, face, tidings)
        wish = _wish(shown, profile, name)
        _check_people(wish, name)
        with _recording(args.record, wish) as record, _sound(args, wish, tidings) as sound:
            print(f"seed {wish.seed}", file=sys.stderr)
            manners = Manners(shown.hands, args.quiet, sound, tidings)
            return play_once(wish, face, record, manners, None if args.no_record else keeper)
    except (CannotPlayError, JournalError) as error:
        print(f"companion play: {error}", file=sys.stderr)
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        print(f"companion play: {error.filename or args.view}: {error.strerror}", file=sys.stderr)
    return CANNOT


def _go_on(
    args: argparse.Namespace, keeper: Keeper, profile: Profile, face: MatchView, tidings: Tidings
) -> int:
    """Go on with what was played last and did not end."""
    found = keeper.unfinished()
    if not found:
        raise CannotPlayError("there is no match to go on with; leave --resume out to begin one")
    with closing(open_sound(profile, tidings, muted=args.mute)) as sound:
        return play_on(found[0], keeper, profile, face, Manners(None, args.quiet, sound, tidings))


def _demonstration(args: argparse.Namespace, tidings: Tidings) -> argparse.Namespace:
    """Return the options of a demonstration, where nobody can play: bots show a hand to its end."""
    speed = DEMONSTRATION if args.speed is None else args.speed
    if args.speed is None:
        tidings.tell(f"bots show a hand, {speed:g} times as fast as people and without a voice")
    hands = 1 if args.hands is None and args.target is None else args.hands
    return argparse.Namespace(**{**vars(args), "speed": speed, "hands": hands})


def _options(args: argparse.Namespace) -> dict[str, Any]:
    target = {} if args.target is None else {"target": args.target}
    return {**dict(args.option), **target}


@contextmanager
def _sound(args: argparse.Namespace, wish: Wish, tidings: Tidings) -> Iterator[Sound | None]:
    """A voice, where the match runs as fast as people speak."""
    if wish.speed != 1:
        yield None
        return
    with closing(open_sound(wish.profile, tidings, muted=args.mute)) as sound:
        yield sound


def _wish(args: argparse.Namespace, profile: Profile, view: str) -> Wish:
    seats, game = args.seats or len(profile.seats), args.game or profile.game
    alone = view in WITHOUT_PEOPLE
    traps = profile.caller.traps if args.pace is None else None
    return Wish(
        profile=profile,
        seats=seats,
        bots=args.bots if args.bots is not None else seats - (not alone),
        seed=args.seed if args.seed is not None else SystemRandom().randrange(1_000_000),
        game=game,
        speed=1.0 if args.speed is None else args.speed,
        pace=args.pace or profile.caller.pace,
        traps=traps if args.traps is None else args.traps,
        auto_dealer=args.auto_dealer or view in WITHOUT_PROMPTS,
        options=_options(args),
        rematch=KITS[game].played.rematch and args.hands is not None,
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
    # Line by line, where somebody plays: what a crash or a power cut leaves can be judged.
    with open(name, "w", encoding="utf-8", newline="\n", buffering=1 if wish.speed else -1) as out:
        record = Recording(out, header_for(wish))
        yield record
    if record.failed is not None:
        raise record.failed
