"""`companion judge`: a recorded transcript through the referee that runs live."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import BinaryIO

from companion.app.cli.judging import BadLineError, Judgement
from companion.app.cli.progress import ProgressLine
from companion.language import say

BAD_INPUT = 2


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "judge",
        description=say("command-judge-about"),
        epilog=say("command-judge-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", help=say("command-judge-word-file"))
    parser.add_argument(
        "--explain",
        action="store_true",
        help=say("command-judge-option-explain"),
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Judge the file and return the exit status."""
    try:
        told = ProgressLine(
            say("command-judge-judging", file=str(args.file)), shown=not sys.stdout.isatty()
        )
        with _opened(args.file) as stream, told:
            Judgement(stream, sys.stdout, explain=args.explain, progress=told).run(args.file)
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        print(
            say("command-judge-cannot-read", file=str(args.file), reason=str(error.strerror)),
            file=sys.stderr,
        )
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
