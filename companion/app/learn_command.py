"""`companion learn`: Sherlock Holmes by doing, in two minutes, and then a real hand."""

from __future__ import annotations

import argparse
import sys

from companion.app.learning import lesson_table
from companion.app.play_command import play_once
from companion.app.playing import Wish, pace_for
from companion.app.shell import CANNOT, add_profile_option, loaded
from companion.app.view_choice import VIEWS, WITHOUT_PEOPLE, face_of
from companion.app.views import Face, Playing
from companion.practice.lesson import LEARNER, SEATS
from companion.profile import Profile

_DESCRIPTION = """\
Learn Sherlock Holmes by playing it: five short steps at a patient table, each of which
waits until you have done it, and then a real hand at a gentle pace.
"""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "learn",
        help="learn the game in two minutes, by doing",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_profile_option(parser)
    views = [name for name in VIEWS if name not in WITHOUT_PEOPLE]
    parser.add_argument("--view", choices=("auto", *views), default="auto", help="what shows it")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Teach, then play."""
    profile = loaded(args)
    try:
        name, face = face_of(args.view)
    except OSError as error:
        print(f"companion learn: {error.filename}: {error.strerror}", file=sys.stderr)
        return CANNOT
    if name in WITHOUT_PEOPLE:
        print("companion learn: there is no keyboard and no screen to learn at", file=sys.stderr)
        return CANNOT
    return 0 if not teach(profile, face) else play_real_hand(profile, face)


def teach(profile: Profile, face: Face) -> bool:
    """Go through the lesson; tells whether it was finished."""
    table, keyboard, teacher = lesson_table(profile, pace_for(1.0), face.say)
    with table:
        face.play(Playing(table, keyboard, (LEARNER,), lambda: not teacher.over, quiet=True))
    return teacher.over


def play_real_hand(profile: Profile, face: Face) -> int:
    """One hand against ordinary bots, dealt and ruled by the house."""
    wish = Wish(profile, SEATS, SEATS - 1, seed=1904, pace="gentle", auto_dealer=True)
    return play_once(wish, face, hands=1)
