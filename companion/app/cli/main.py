"""The command line: one module a command, listed here in the groups that help shows."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module

from companion import __version__
from companion.app.cli.commands.completion import answer, asked
from companion.app.cli.parser import CommandParser
from companion.app.cli.tongue import CANNOT, OPTION, UnknownLanguageError, spoken_to
from companion.language import say
from companion.language.catalogue import languages

GROUPS: Mapping[str, Sequence[str]] = {
    "play": ("play", "learn", "games", "rules", "cards", "print"),
    "watch": ("replay", "snapshot", "judge"),
    "table": ("daemon", "check", "monitor", "say", "voice", "club"),
    "keep": ("history", "export", "journal"),
    "build": (
        "setup", "profile", "boards", "calibrate", "doctor", "install", "appliance", "language",
        "completion",
    ),
}  # fmt: skip
"""Every command in its group; each has a module of its own, and a line of help."""
COMMANDS = tuple(name for group in GROUPS.values() for name in group)
_VERSION = f"companion {__version__}"


def title_of(group: str) -> str:
    """Return what help calls a group of commands."""
    return say(f"cli-group-{group}")


def about(command: str) -> str:
    """Return what a command does, in one line."""
    return say(f"cli-command-{command}")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    try:
        words = spoken_to(sys.argv[1:] if argv is None else argv, os.environ)
    except UnknownLanguageError as error:
        print(f"companion: {error}", file=sys.stderr)
        return CANNOT
    if words[:1] == ["--version"]:
        print(_VERSION)
        return 0
    if not words and _somebody_looks():
        words = ["play"]
    if sys.platform == "emscripten" and (status := _refused_in_a_page(words)):
        return status
    if (command := asked()) is not None:
        answer(parser_with([command]))
    parser = parser_of(words[0]) if words and words[0] in COMMANDS else parser_with(words[:1])
    args = parser.parse_args(words)
    if not hasattr(args, "run"):
        parser.print_help()
        return 0
    from companion.app.cli.shell import guarded

    return guarded(lambda: args.run(args))


def _refused_in_a_page(words: Sequence[str]) -> int:
    """Say what a page has not, if this needs it; return the exit status then."""
    from companion.app.cli.in_a_page import lacking

    if not (why := lacking(words)):
        return 0
    print(f"companion: {why}", file=sys.stderr)
    return CANNOT


def _somebody_looks() -> bool:
    """Tell whether there is a screen or a terminal: then the program alone opens its start."""
    from companion.app.simulated.screen_views import has_screen
    from companion.app.simulated.views import has_terminal

    return has_terminal() or has_screen()


def parser_of(command: str) -> CommandParser:
    """Return the parser of one command alone: who has named it is told of no other."""
    parser = CommandParser(prog="companion")
    commands = parser.add_subparsers(prog="companion")
    import_module(f"companion.app.cli.commands.{command}").add(commands)
    return parser


def parser_with(loaded: Iterable[str]) -> CommandParser:
    """Return the parser of all commands, with the words of those that are named here.

    The others are known by name only: loading one costs up to half a second, and a table is quick
    to answer.
    """
    parser = CommandParser(
        prog="companion",
        usage=f"companion [-h] [--version] [{OPTION} CODE] {say('cli-a-command')} ...",
        description=f"{say('cli-about')}\n\n{_listed()}",
        epilog=say("cli-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--version",
        action="version",
        version=_VERSION,
        help=say("cli-option-version"),
    )
    parser.add_argument(
        OPTION, metavar="CODE", help=say("cli-option-language", languages=", ".join(languages()))
    )
    commands = parser.add_subparsers(
        prog="companion", metavar=say("cli-a-command"), help=argparse.SUPPRESS
    )
    named = {*loaded}
    for name in COMMANDS:
        if name in named:
            import_module(f"companion.app.cli.commands.{name}").add(commands)
        else:
            commands.add_parser(name, help=about(name))
    return parser


def _listed() -> str:
    """Return the commands in their groups, as help shows them."""
    wide = max(map(len, COMMANDS))
    groups = (
        "\n".join([f"{title_of(group)}:", *(f"  {name:<{wide}}  {about(name)}" for name in names)])
        for group, names in GROUPS.items()
    )
    return "\n\n".join(groups)


def entry() -> None:
    """Run as a program."""
    sys.exit(main())
