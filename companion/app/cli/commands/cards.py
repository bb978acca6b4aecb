"""`companion cards`: the cards of I Say, Holmes!, and what was learned of them at the table."""

from __future__ import annotations

import argparse
import json
import sys
from io import BytesIO, StringIO
from pathlib import Path
from typing import BinaryIO

from companion.app.cli.commands.export import transcript
from companion.app.cli.journals import add_journal_option, journal_folder, match_named
from companion.app.cli.judging import BadLineError, Judgement
from companion.app.cli.shell import CANNOT, add_profile_option, loaded
from companion.app.table.match import pack_of
from companion.games.i_say_holmes.kit import KIT
from companion.games.i_say_holmes.pack import keep, template
from companion.keep.journal.errors import JournalError
from companion.kit.pack import Learned

_ABOUT = """\
The printed rules of I Say, Holmes! give titles and effects. Values, deal numbers and
bottom lines stand on the cards of your own copy. `companion cards` prints what is
known as a file to be completed. `companion cards learn` completes it with what the
dealer has read out and had remembered while you played.
"""
_EPILOG = """\
examples:
  companion cards > my-cards.toml          then name it in your profile, [packs]
  companion cards learn --profile my-table.toml
                                           what the last recorded match taught
  companion cards learn evening.jsonl --into my-cards.toml
"""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "cards",
        description=_ABOUT,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run)
    parts = parser.add_subparsers(metavar="learn")
    learn = parts.add_parser("learn", help="keep what was learned in a recorded match")
    learn.add_argument("file", nargs="?", metavar="FILE", help="a transcript; or the last match")
    learn.add_argument("--into", metavar="FILE", help="the card file (the profile's)")
    add_profile_option(learn)
    add_journal_option(learn)
    learn.set_defaults(run=run_learn)


def run(args: argparse.Namespace) -> int:
    """Print the cards, to be completed."""
    print(template(), end="")
    return 0


def run_learn(args: argparse.Namespace) -> int:
    """Complete the owner's file; return which cards are better known now."""
    into = args.into or pack_of(loaded(args), KIT)["cards"]
    if into is None:
        named = "name one with --into, or in the profile: [packs] i-say-holmes = { cards = FILE }"
        print(f"companion cards: there is no card file; {named}", file=sys.stderr)
        return CANNOT
    try:
        learned = _learned(args)
    except (OSError, BadLineError) as error:
        number = f"line {error.number}: " if isinstance(error, BadLineError) else ""
        why = error.strerror if isinstance(error, OSError) else error
        print(f"companion cards: {args.file}: {number}{why}", file=sys.stderr)
        return CANNOT
    changed = keep(into, learned)
    if changed:
        print(f"{into}: completed: {', '.join(changed)}")
    else:
        print(f"{into}: nothing new was learned")
    return 0


def _learned(args: argparse.Namespace) -> Learned:
    if args.file is not None:
        with Path(args.file).open("rb") as stream:
            return _learned_in(stream, args.file)
    match = match_named(journal_folder(args), "last")
    if match.header is None:
        raise JournalError(f"{match.folder}: match {match.match}: its first line is lost")
    text = "".join(f"{line}\n" for line in transcript(match))
    return _learned_in(BytesIO(text.encode()), f"match {match.match}")


def _learned_in(stream: BinaryIO, name: str) -> Learned:
    """Judge a transcript, and return what was learned in it."""
    out = StringIO()
    Judgement(stream, out).run(name)
    learned: Learned = json.loads(out.getvalue().splitlines()[-1]).get("learned", {})
    return learned
