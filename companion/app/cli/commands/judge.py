"""`companion judge`: a recorded transcript through the referee that runs live."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import BinaryIO

from companion.app.cli.judging import BadLineError, Judgement
from companion.app.cli.progress import ProgressLine

BAD_INPUT = 2

_DESCRIPTION = """\
Replay what a table observed and print the verdicts.

FILE is a transcript: one JSON object a line, a header first (docs/transcript.md).
The verdicts come out as JSON Lines, each with its rule, margin and doubt, the last
line being the state of the table. The same transcript gives the same verdicts on
every machine, in whatever order the evidence arrived.

Evidence is judged once nothing that could change it can still arrive. What comes
after the last "end" line, or within the header's latency of the last line if there
is none, is not judged yet.
"""
_EPILOG = """\
examples:
  companion judge examples/dead-heat.jsonl
  companion judge --explain examples/five-players.jsonl
  some-table | companion judge -

exit status: 0, whatever the verdicts; 2 if the transcript cannot be read, with one
line on standard error that says where, what is wrong and what was expected.
"""


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "judge",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", help="a transcript, or - for standard input")
    parser.add_argument(
        "--explain",
        action="store_true",
        help="print for people: one line a verdict, with names, margins and how sure they are",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Judge the file and return the exit status."""
    try:
        told = ProgressLine(f"judging {args.file}", shown=not sys.stdout.isatty())
        with _opened(args.file) as stream, told:
            Judgement(stream, sys.stdout, explain=args.explain, progress=told).run(args.file)
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        print(f"{args.file}: cannot be read: {error.strerror}", file=sys.stderr)
        return BAD_INPUT
    except BadLineError as error:
        sys.stdout.flush()
        print(f"{args.file}:{error.number}: {error.what}", file=sys.stderr)
        return BAD_INPUT
    return 0


@contextmanager
def _opened(name: str) -> Iterator[BinaryIO]:
    if name == "-":
        yield sys.stdin.buffer
    else:
        with open(name, "rb") as stream:
            yield stream
