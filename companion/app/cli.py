"""The command line: one module a command, listed here."""

from __future__ import annotations

import argparse
import sys

from companion.app import check_command, monitor_command, profile_command

COMMANDS = (check_command, monitor_command, profile_command)


def make_parser() -> argparse.ArgumentParser:
    """Every command with its help."""
    parser = argparse.ArgumentParser(prog="companion", description="A referee for real tables.")
    subparsers = parser.add_subparsers(metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(subparsers)
    return parser


def main(arguments: list[str] | None = None) -> int:
    """Run one command and return its exit status."""
    args = make_parser().parse_args(arguments)
    status: int = args.run(args)
    return status


def entry() -> None:
    """Where the installed `companion` begins."""
    sys.exit(main())
