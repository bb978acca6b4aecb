"""`companion export`: a recorded match for spreadsheets, programs, or another judgement."""

from __future__ import annotations

import argparse
import csv
import json
import sys
from collections.abc import Iterable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

from companion.app.cli.journals import add_journal_option, journal_folder, match_named
from companion.app.cli.progress import ProgressLine
from companion.app.cli.shell import CANNOT
from companion.core.transcript.writing import header_line
from companion.keep.journal.account import Account
from companion.keep.journal.errors import JournalError
from companion.language import say

_COLUMNS = ("n", "t", "verdict", "seat", "player", "reason", "rule", "reaction_us", "doubt_us")
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def transcript(match: Account) -> Iterator[str]:
    """The evidence alone: `companion judge` gives the recorded verdicts for it."""
    yield header_line(match.header or {})
    yield from match.event_lines()


def as_json(match: Account) -> Iterator[str]:
    """Everything there is, as one object."""
    told = {
        "match": match.match,
        "began": match.began,
        "header": match.header,
        "events": [json.loads(line) for line in match.event_lines()],
        "verdicts": [json.loads(line) for line in match.verdicts],
        "notes": match.notes,
        "problems": [str(problem) for problem in match.problems],
    }
    yield json.dumps(told, indent=1)


def as_csv(match: Account) -> Iterator[str]:
    """The verdicts as a table; what only some of them have is JSON in the last columns."""
    verdicts = [json.loads(line) for line in match.verdicts]
    taken_back = {verdict["of"] for verdict in verdicts if verdict["verdict"] == "overturned"}
    yield _row([*_COLUMNS, "overturned", "more"])
    for verdict in verdicts:
        known = {**verdict, "player": _player(match, verdict.get("seat"))}
        more = {name: value for name, value in verdict.items() if name not in _COLUMNS}
        cells = [known.get(name) for name in _COLUMNS]
        yield _row([*cells, verdict["n"] in taken_back, json.dumps(more) if more else None])


FORMATS = {"csv": as_csv, "json": as_json, "transcript": transcript}


def _player(match: Account, seat: Any) -> str | None:
    players = (match.header or {}).get("players", [])
    return players[seat - 1] if isinstance(seat, int) and 1 <= seat <= len(players) else None


def _row(cells: list[Any]) -> str:
    out = StringIO()
    csv.writer(out, lineterminator="").writerow([_cell(cell) for cell in cells])
    return out.getvalue()


def _cell(value: Any) -> str:
    """Write a value as text: a name that a spreadsheet would take for a formula is quoted."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else ""
    if isinstance(value, str) and value.startswith(_FORMULA):
        return f"'{value}"
    return str(value)


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "export",
        description=say("command-export-about"),
        epilog=say("command-export-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("match", metavar="MATCH", help=say("command-export-word-match"))
    parser.add_argument("--format", choices=[*FORMATS], required=True)
    parser.add_argument(
        "-o", "--output", metavar="FILE", type=Path, help=say("command-export-option-output")
    )
    add_journal_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the match where it is wanted."""
    match = match_named(journal_folder(args), args.match)
    if match.header is None:
        raise JournalError(
            say("command-cards-match-first-line-lost", folder=str(match.folder), match=match.match)
        )
    for problem in match.problems:
        print(say("command-export-warning", problem=str(problem)), file=sys.stderr)
    lines = FORMATS[args.format](match)
    if args.output is not None:
        most = len(match.verdicts) if args.format == "csv" else match.events
        return _write(args.output, lines, most)
    for line in lines:
        print(line)
    return 0


def _write(file: Path, lines: Iterable[str], total: int) -> int:
    try:
        with (
            file.open("w", encoding="utf-8", newline="\n") as out,
            ProgressLine(say("command-export-writing", file=str(file))) as progress,
        ):
            for number, line in enumerate(lines, start=1):
                out.write(f"{line}\n")
                progress.at(number, total)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        print(
            say("cli-cannot-be-written", file=str(file), reason=reason),
            file=sys.stderr,
        )
        return CANNOT
    return 0
