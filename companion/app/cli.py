"""The command line: one module a command, listed here."""

import argparse
import sys
from collections.abc import Sequence

from companion import __version__
from companion.app import (
    boards_command,
    calibrate_command,
    check_command,
    daemon_command,
    doctor_command,
    export_command,
    history_command,
    install_command,
    journal_command,
    judge_command,
    learn_command,
    monitor_command,
    play_command,
    profile_command,
    replay_command,
    say_command,
    snapshot_command,
)
from companion.app.shell import guarded

COMMANDS = (
    play_command,
    learn_command,
    daemon_command,
    judge_command,
    check_command,
    monitor_command,
    profile_command,
    boards_command,
    install_command,
    doctor_command,
    calibrate_command,
    say_command,
    replay_command,
    snapshot_command,
    history_command,
    export_command,
    journal_command,
)

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
    return guarded(lambda: args.run(args))


def entry() -> None:
    """Run as a program."""
    sys.exit(main())
