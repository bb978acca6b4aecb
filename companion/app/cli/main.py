"""The command line: one module a command, listed here."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from companion import __version__
from companion.app.cli.shell import guarded

COMMANDS = (
    "play",
    "learn",
    "games",
    "rules",
    "cards",
    "daemon",
    "judge",
    "check",
    "monitor",
    "profile",
    "boards",
    "install",
    "doctor",
    "calibrate",
    "say",
    "replay",
    "snapshot",
    "history",
    "export",
    "journal",
)
"""Every command, in the order in which help lists them; each has a module of its own."""

_DESCRIPTION = """\
A referee for real tables. It watches every seat, judges who was first and who was
early, keeps cards and score, shows its evidence, and says "too close to call" when
it is.
"""
_EPILOG = """\
Start with:  companion judge --explain examples/five-players.jsonl
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    words = [*(sys.argv[1:] if argv is None else argv)]
    if not words and _somebody_looks():
        words = ["play"]
    parser = argparse.ArgumentParser(
        prog="companion",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"companion {__version__}")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in _needed(words):
        command.add(subparsers)
    args = parser.parse_args(words)
    if not hasattr(args, "run"):
        parser.print_help()
        return 0
    return guarded(lambda: args.run(args))


def _somebody_looks() -> bool:
    """Tell whether there is a screen or a terminal: then the program alone opens its start."""
    from companion.app.simulated.screen_views import has_screen
    from companion.app.simulated.views import has_terminal

    return has_terminal() or has_screen()


def _needed(words: Sequence[str]) -> Iterator[Any]:
    """Load the one command that was named, or all of them: a table is quick to answer."""
    named = words[:1] if words and words[0] in COMMANDS else COMMANDS
    return (import_module(f"companion.app.cli.{name}") for name in named)


def entry() -> None:
    """Run as a program."""
    sys.exit(main())
