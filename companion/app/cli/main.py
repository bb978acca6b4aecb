"""The command line: one module a command, listed here in the groups that help shows."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module

from companion import __version__
from companion.app.cli.commands.completion import answer, asked
from companion.app.cli.parser import CommandParser

GROUPS: Mapping[str, Mapping[str, str]] = {
    "play": {
        "play": "play at a simulated table, against bots",
        "learn": "learn a game in a few minutes, by doing",
        "games": "list the games that the table can referee",
        "rules": "show the rules of a game",
        "cards": "write down the cards of your own I Say, Holmes!",
    },
    "watch": {
        "replay": "play a recorded evening back on the display",
        "snapshot": "draw a moment of a transcript as a picture",
        "judge": "judge a recorded transcript",
    },
    "at the table": {
        "daemon": "run a table until it is switched off",
        "check": "test every button, pad and lamp of a table",
        "monitor": "watch what a table reports, live",
        "say": "hear the voice of the table",
    },
    "keep": {
        "history": "who played, who won, how fast they were",
        "export": "write a recorded match as CSV, JSON or transcript",
        "journal": "check the table's recorded evidence",
    },
    "build": {
        "setup": "find what is plugged in, and describe the table",
        "profile": "check a table's description, draw its wiring, panels and labels",
        "boards": "list the seat boards that are plugged in, or give one its firmware",
        "calibrate": "measure how late the speaker is, and remember it",
        "doctor": "check this machine, and tell how to mend it",
        "install": "let this machine start as a table",
        "appliance": "settings and versions of a table that was flashed onto a card",
        "completion": "print what lets a shell complete these commands",
    },
}
"""Every command with its line of help; each has a module of its own."""
ABOUT: Mapping[str, str] = {name: line for group in GROUPS.values() for name, line in group.items()}
COMMANDS = tuple(ABOUT)

_DESCRIPTION = """\
A referee for real tables. It watches every seat, judges who was first and who was
early, keeps cards and score, shows its evidence, and says "too close to call" when
it is.
"""
_EPILOG = """\
start with:
  companion play                                       you against three bots
  companion learn                                      a game in a few minutes
  companion judge --explain examples/five-players.jsonl

companion COMMAND --help tells more of each.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    words = [*(sys.argv[1:] if argv is None else argv)]
    if not words and _somebody_looks():
        words = ["play"]
    if (command := asked()) is not None:
        answer(parser_with([command]))
    parser = parser_with(words[:1])
    args = parser.parse_args(words)
    if not hasattr(args, "run"):
        parser.print_help()
        return 0
    from companion.app.cli.shell import guarded

    return guarded(lambda: args.run(args))


def _somebody_looks() -> bool:
    """Tell whether there is a screen or a terminal: then the program alone opens its start."""
    from companion.app.simulated.screen_views import has_screen
    from companion.app.simulated.views import has_terminal

    return has_terminal() or has_screen()


def parser_with(loaded: Iterable[str]) -> CommandParser:
    """Return the parser of all commands, with the words of those that are named here.

    The others are known by name only: loading one costs up to half a second, and a table is quick
    to answer.
    """
    parser = CommandParser(
        prog="companion",
        usage="companion [-h] [--version] COMMAND ...",
        description=f"{_DESCRIPTION}\n{_listed()}",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"companion {__version__}")
    commands = parser.add_subparsers(prog="companion", metavar="COMMAND", help=argparse.SUPPRESS)
    named = {*loaded}
    for name in COMMANDS:
        if name in named:
            import_module(f"companion.app.cli.commands.{name}").add(commands)
        else:
            commands.add_parser(name, help=ABOUT[name])
    return parser


def _listed() -> str:
    """Return the commands in their groups, as help shows them."""
    wide = max(map(len, COMMANDS))
    groups = (
        "\n".join([f"{title}:", *(f"  {name:<{wide}}  {line}" for name, line in group.items())])
        for title, group in GROUPS.items()
    )
    return "\n\n".join(groups)


def entry() -> None:
    """Run as a program."""
    sys.exit(main())
