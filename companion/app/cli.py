"""The command line: finds the command, and ends quietly when it is told to."""

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from companion import __version__
from companion.app import judge_command

COMMANDS = (judge_command,)

INTERRUPTED = 130
PIPE_CLOSED = 141

_DESCRIPTION = """\
A referee for real tables. It watches every seat, judges who was first and who was
early, keeps cards and score, shows its evidence, and says "too close to call" when
it is.
"""
_EPILOG = """\
Start with:  companion judge --explain examples/five-players.jsonl
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit status."""
    parser = argparse.ArgumentParser(
        prog="companion",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"companion {__version__}")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        command.add(subparsers)
    args = parser.parse_args(argv)
    if not hasattr(args, "run"):
        parser.print_help()
        return 0
    status: int = args.run(args)
    return status


def entry() -> None:
    """Run as a program: a closed pipe or Ctrl-C is an end, not an error."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        status = main()
        sys.stdout.flush()
    except BrokenPipeError:
        # Nothing can be written any more, also not by the interpreter on its way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = PIPE_CLOSED
    except KeyboardInterrupt:
        status = INTERRUPTED
    sys.exit(status)
