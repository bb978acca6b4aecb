"""`companion rules`: the rules of a game, in a page."""

from __future__ import annotations

import argparse

from companion.app.cli.commands.games import box_of, shelf, shelf_lines
from companion.app.cli.shell import add_profile_option, loaded
from companion.app.simulated.practice_data import keys_for
from companion.games import KITS
from companion.kit.page import text_of
from companion.language import say
from companion.setup.profile.model import Profile, Simulated

FIRST = 1


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "rules",
        description=say("command-rules-about"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "game", nargs="?", metavar="GAME", choices=KITS.names(), help=", ".join(KITS.names())
    )
    add_profile_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show them."""
    if args.game is None:
        print(
            "\n".join(
                [*shelf_lines(shelf()), "", say("command-rules-show-one-companion-rules-game")]
            )
        )
        return 0
    box, keys = box_of(KITS[args.game]), keys_of(loaded(args), args.game)
    print("\n".join(text_of(KITS[args.game].page_by(keys), box.players)))
    return 0


def keys_of(profile: Profile, game: str) -> dict[str, str]:
    """Return the keys of whoever plays a game at this table: none where its buttons are real."""
    if any(not isinstance(item.place, Simulated) for item in profile.inputs()):
        return {}
    keys = keys_for([FIRST], max(KITS[game].rules.vocabulary.seats)).of(FIRST)
    return {name: key.upper() for name, key in keys.items()}
