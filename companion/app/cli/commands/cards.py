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
from companion.language import say


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "cards",
        description=say("command-cards-about"),
        epilog=say("command-cards-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run)
    parts = parser.add_subparsers(metavar="learn")
    learn = parts.add_parser("learn", help=say("command-cards-learn-help"))
    learn.add_argument("file", nargs="?", metavar="FILE", help=say("command-cards-word-file"))
    learn.add_argument("--into", metavar="FILE", help=say("command-cards-option-into"))
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
        named = say("command-cards-name-one-into-profile-packs")
        print(say("command-cards-companion-cards-there-no-card", named=named), file=sys.stderr)
        return CANNOT
    try:
        learned = _learned(args)
    except (OSError, BadLineError) as error:
        why = str(error.strerror if isinstance(error, OSError) else error)
        if isinstance(error, BadLineError):
            why = say("command-cards-line", number=error.number, why=why)
        print(f"companion cards: {args.file}: {why}", file=sys.stderr)
        return CANNOT
    changed = keep(into, learned)
    if changed:
        print(say("command-cards-completed", into=str(into), changed=", ".join(changed)))
    else:
        print(say("command-cards-nothing-new-learned", into=str(into)))
    return 0


def _learned(args: argparse.Namespace) -> Learned:
    if args.file is not None:
        with Path(args.file).open("rb") as stream:
            return _learned_in(stream, args.file)
    match = match_named(journal_folder(args), "last")
    if match.header is None:
        raise JournalError(
            say("command-cards-match-first-line-lost", folder=str(match.folder), match=match.match)
        )
    text = "".join(f"{line}\n" for line in transcript(match))
    return _learned_in(BytesIO(text.encode()), say("command-cards-match", match=match.match))


def _learned_in(stream: BinaryIO, name: str) -> Learned:
    """Judge a transcript, and return what was learned in it."""
    out = StringIO()
    Judgement(stream, out).run(name)
    learned: Learned = json.loads(out.getvalue().splitlines()[-1]).get("learned", {})
    return learned
