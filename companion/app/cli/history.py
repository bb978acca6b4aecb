"""`companion history`: who played, who won, how fast, out of the journals."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import closing
from dataclasses import asdict
from pathlib import Path

from companion.app.cli.journals import add_journal_option, journal_folder, matches_in
from companion.app.cli.shell import CANNOT
from companion.keep.history import (
    History,
    match_table,
    open_store,
    player_page,
    player_table,
    refresh,
)

_ABOUT = """\
Lists every match of a table and everybody who played there. With --player, that
player's reactions as a plot. All of it is drawn from the journals: the database
beside them is only there to be quick, and can be made again at any time.
"""
_EPILOG = """\
examples:
  companion history
  companion history --player Ada
  companion history --json

A match number with an exclamation mark: its files are damaged; see
companion journal check.
"""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "history",
        help="list the matches of a table, and how its players did",
        description=_ABOUT,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_journal_option(parser)
    parser.add_argument("--player", metavar="NAME", help="one player, with a plot of reactions")
    parser.add_argument("--json", action="store_true", help="print for programs: one JSON object")
    parser.add_argument(
        "--rebuild", action="store_true", help="read every journal again, from the beginning"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Bring the history up to date and show it."""
    folder = journal_folder(args)
    matches_in(folder)
    with closing(open_store(folder)) as store:
        read = refresh(store, folder, rebuild=args.rebuild)
        if args.rebuild:
            print(f"{read} match(es) read again from {folder}", file=sys.stderr)
        history = History(store)
        if args.player is not None:
            return _show_player(history, args.player, args.json)
        return _show_all(history, folder, args.json)


def _show_all(history: History, folder: Path, as_json: bool) -> int:
    matches, players = history.matches(), history.players()
    if as_json:
        print(json.dumps({"matches": [*map(asdict, matches)], "players": [*map(asdict, players)]}))
    elif not matches:
        print(f"No match has been recorded in {folder} yet.")
    else:
        print(f"{match_table(matches)}\n\n{player_table(players)}")
    return 0


def _show_player(history: History, name: str, as_json: bool) -> int:
    row = history.player(name)
    if not row.matches:
        known = ", ".join(player.player for player in history.players()) or "nobody"
        print(f"{name!r} has not played here; known: {known}", file=sys.stderr)
        return CANNOT
    reactions, counts = history.reactions(name), history.counts(name)
    if as_json:
        times = [{"match": match, "reaction_us": us} for match, us in reactions]
        told = [{"verdict": kind, "reason": why, "times": n} for kind, why, n in counts]
        print(json.dumps({**asdict(row), "times": times, "verdicts": told}))
    else:
        print(player_page(row, reactions, counts))
    return 0
