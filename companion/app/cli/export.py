"""`companion export`: a recorded match for spreadsheets, programs, or another judgement."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from companion.app.cli.exporting import FORMATS
from companion.app.cli.journals import add_journal_option, journal_folder, match_named
from companion.app.cli.shell import CANNOT
from companion.keep.journal.errors import JournalError

_ABOUT = """\
Writes one recorded match:

  csv         its verdicts, one a line, for a spreadsheet
  json        everything: header, evidence, verdicts, notes
  transcript  its evidence; companion judge gives the recorded verdicts for it
"""
_EPILOG = """\
examples:
  companion export last --format csv -o evening.csv
  companion export 12 --format transcript | companion judge --explain -
"""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "export",
        help="write a recorded match as CSV, JSON or transcript",
        description=_ABOUT,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("match", metavar="MATCH", help="its number in companion history, or last")
    parser.add_argument("--format", choices=[*FORMATS], required=True)
    parser.add_argument("-o", "--output", metavar="FILE", type=Path, help="default: print it")
    add_journal_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the match where it is wanted."""
    match = match_named(journal_folder(args), args.match)
    if match.header is None:
        raise JournalError(f"{match.folder}: match {match.match}: its first line is lost")
    for problem in match.problems:
        print(f"warning: {problem}", file=sys.stderr)
    lines = FORMATS[args.format](match)
    if args.output is not None:
        return _write(args.output, lines)
    for line in lines:
        print(line)
    return 0


def _write(file: Path, lines: Iterable[str]) -> int:
    try:
        with file.open("w", encoding="utf-8", newline="\n") as out:
            out.writelines(f"{line}\n" for line in lines)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        print(f"{file}: cannot be written ({reason}); name another file", file=sys.stderr)
        return CANNOT
    return 0
