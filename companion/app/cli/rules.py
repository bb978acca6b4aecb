"""`companion rules`: the rules of a game, in a page."""

from __future__ import annotations

import argparse

from companion.app.cli.games import box_of, shelf, shelf_lines
from companion.games import KITS
from companion.kit.page import text_of

_ABOUT = """\
Shows the rules of a game in our own words: what the buttons mean, how a turn goes,
how it is scored, and what the machine judges. Without a game, lists them all.

  companion rules sorry
"""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "rules",
        description=_ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "game", nargs="?", metavar="GAME", choices=KITS.names(), help=", ".join(KITS.names())
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show them."""
    if args.game is None:
        print("\n".join([*shelf_lines(shelf()), "", "Show one with: companion rules GAME"]))
        return 0
    box = box_of(KITS[args.game])
    print("\n".join(text_of(box.page, box.players)))
    return 0
