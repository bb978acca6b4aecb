"""`companion learn`: a game by doing, in two minutes, and then a real hand."""

from __future__ import annotations

import argparse
import sys
from contextlib import closing

from companion.app.cli.commands.play import add_screen_options, glass_of
from companion.app.cli.shell import CANNOT, add_profile_option, loaded
from companion.app.simulated.lesson import course_of, teach
from companion.app.simulated.play_match import Manners, play_once
from companion.app.simulated.playing import Wish
from companion.app.simulated.sound import open_sound
from companion.app.simulated.tidings import Tidings
from companion.app.simulated.view_choice import VIEWS, WITHOUT_PEOPLE, face_of, wanted
from companion.app.simulated.views import MatchView
from companion.games import FLAGSHIP, KITS
from companion.language import say
from companion.practice.course import worded
from companion.setup.profile import Profile


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "learn",
        description=say("command-learn-about"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "game",
        nargs="?",
        metavar="GAME",
        choices=KITS.names(),
        default=FLAGSHIP,
        help=say("command-learn-word-game"),
    )
    add_profile_option(parser)
    add_screen_options(parser, [name for name in VIEWS if name not in WITHOUT_PEOPLE])
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Teach, then play."""
    profile, tidings = loaded(args), Tidings()
    try:
        course_of(args.game)
    except LookupError as error:
        print(f"companion learn: {error}", file=sys.stderr)
        return CANNOT
    try:
        asked = wanted(args.view, profile.display)
        name, face = face_of(asked, glass_of(args, profile.display), tidings.tell)
    except OSError as error:
        print(f"companion learn: {error.filename}: {error.strerror}", file=sys.stderr)
        return CANNOT
    if name in WITHOUT_PEOPLE:
        print(say("command-learn-companion-learn-there-no-keyboard"), file=sys.stderr)
        return CANNOT
    with closing(face), closing(open_sound(profile, tidings, muted=args.mute)) as sound:
        manners = Manners(1, sound=sound, tidings=tidings)
        if not teach(args.game, profile, face, manners):
            return 0
        hands = KITS[args.game].page.hands
        now = (
            say("command-learn-now-real-hand-gentle-pace")
            if hands
            else say("command-learn-now-real-game-gentle-pace")
        )
        face.say(f"{worded(course_of(args.game).finish)} {now}")
        status = play_real_hand(args.game, profile, face, manners)
        while face.next == "again":
            status = play_real_hand(args.game, profile, face, manners)
        return status


def play_real_hand(game: str, profile: Profile, face: MatchView, manners: Manners) -> int:
    """One hand against ordinary bots, dealt and ruled by the house."""
    seats = course_of(game).seats
    wish = Wish(profile, seats, seats - 1, 1904, game, pace="gentle", auto_dealer=True)
    return play_once(wish, face, manners=manners)
