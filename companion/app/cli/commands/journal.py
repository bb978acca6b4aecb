"""`companion journal`: is everything there that was recorded; and who ruled what."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path

from companion.app.cli.checking import Checked, checked
from companion.app.cli.cores import spread_over_cores
from companion.app.cli.journals import (
    LAST,
    WatchedDisk,
    add_journal_option,
    files_in,
    journal_folder,
    match_named,
)
from companion.app.cli.progress import ProgressLine
from companion.core.referee.game import Setup, open_verdicts
from companion.core.referee.verdicts import Verdict
from companion.games import GAMES, KITS
from companion.keep.journal.account import Account
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.segments import Segment
from companion.kit.explainer import Explainer
from companion.kit.rulings import RulingLog, RulingRow
from companion.kit.text import clean
from companion.language import dated, say

DAMAGED = 1
"""The exit status if something is torn, damaged or missing."""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command and its part."""
    parser = subparsers.add_parser(
        "journal",
        description=say("command-journal-journal-about"),
    )
    parts = parser.add_subparsers(metavar="PART", required=True)
    check = parts.add_parser(
        "check",
        help=say("command-journal-check-help"),
        description=say("command-journal-about"),
        epilog=say("command-journal-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    check.add_argument("folder", metavar="DIR", type=Path, help=say("command-journal-word-folder"))
    check.set_defaults(run=run_check)
    rulings = parts.add_parser(
        "rulings",
        help=say("command-journal-rulings-help"),
        description=say("command-journal-lists-people-entered-ruled-took"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    rulings.add_argument(
        "match", metavar="MATCH", nargs="?", default=LAST, help=say("command-journal-word-match")
    )
    add_journal_option(rulings)
    rulings.set_defaults(run=run_rulings)


def run_check(args: argparse.Namespace) -> int:
    """Look at every match and return the exit status."""
    there, wrong = files_in(args.folder), 0
    with ProgressLine("checking") as line:
        for told in _each_checked(args.folder, there, line):
            line.clear()
            print("\n".join(told.lines))
            wrong += told.wrong
    print(_verdict(args.folder, len(there), wrong))
    return DAMAGED if wrong else 0


def _each_checked(
    folder: Path, there: Mapping[int, tuple[Segment, ...]], line: ProgressLine
) -> Iterator[Checked]:
    """Check match after match, on every core where there is much to read."""
    watched = WatchedDisk(line, folder)
    with spread_over_cores(watched.total) as spread:
        if spread is None:
            yield from (checked(watched, folder, files) for files in there.values())
            return
        found = spread(partial(checked, RealDisk(), folder), [*there.values()])
        for match, told in zip(there, found, strict=True):
            yield told
            watched.passed(folder, match)


def run_rulings(args: argparse.Namespace) -> int:
    """Tell who ruled what and return the exit status."""
    told = match_named(journal_folder(args), args.match)
    rows = ruled(told)
    for row in rows:
        print(f"{_local(row.wall)}  {row.by}: {row.what}")
        for text in row.became:
            print(f"{'':21}{text}")
    if not rows:
        print(say("command-journal-match-nothing-entered-ruled-people", match=told.match))
    return 0


def ruled(told: Account) -> Sequence[RulingRow]:
    """Read who ruled what in a match; JournalError if its header is gone or unknown here."""
    setup = _named(told.parsed_header(GAMES).setup, told)
    kit = KITS[setup.game]
    explainer = Explainer(kit.words, setup)
    log = RulingLog(kit.rules.vocabulary, explainer.words)
    for note in told.notes:
        log.noted(note)
    for verdict in open_verdicts([*map(_verdict_of, told.verdicts)], setup):
        refused = verdict.kind == "refused"
        line = explainer.words.refusal(verdict.fields) if refused else explainer.sentence(verdict)
        log.judged(verdict, line)
    return log.rows


def _named(setup: Setup, told: Account) -> Setup:
    """Call the players as they were called in the end."""
    for note in told.notes:
        names = note.get("names")
        if isinstance(names, list) and len(names) == setup.seats:
            setup = replace(setup, players=tuple(map(str, names)))
    return setup


def _verdict_of(line: str) -> Verdict:
    fields = json.loads(line)
    return Verdict(fields.pop("n"), fields.pop("t"), fields.pop("verdict"), fields)


def _local(wall: str) -> str:
    """Show an instant as this machine's clock does."""
    try:
        return dated(f"{datetime.fromisoformat(wall).astimezone():%Y-%m-%d %H:%M:%S}")
    except ValueError:
        return f"{clean(wall)[:19]:19}"


def _verdict(folder: Path, there: int, wrong: int) -> str:
    if not there:
        return say("command-journal-no-match-recorded-here", folder=str(folder))
    if not wrong:
        return say("command-journal-match-es-none-problems", folder=str(folder), there=there)
    return say("command-journal-match-es-problems", folder=str(folder), there=there, wrong=wrong)
