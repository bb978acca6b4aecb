"""The command line's own way with words: coloured help, and one line for a mistake.

A mistake in one word is answered with what was wrong, what is expected and the nearest word that
would be right; the ten lines of usage are what `--help` is for.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import IO, Any, NoReturn

from companion.app.cli.colour import coloured, wants_colour
from companion.language import say

_MISTAKE = 2
_REQUIRED = "the following arguments are required: "
_ARGPARSES = {
    "usage: ": "cli-usage",
    "options": "cli-options",
    "positional arguments": "cli-positional-arguments",
    "show this help message and exit": "cli-option-help",
    "expected one argument": "cli-expected-a-value",
    "expected at least one argument": "cli-expected-at-least-one",
    "expected at most one argument": "cli-expected-at-most-one",
    "not allowed with argument %s": "cli-not-allowed-with",
    "one of the arguments %s is required": "cli-one-of-these-is-required",
    "ambiguous option: %(option)s could match %(matches)s": "cli-ambiguous-option",
    "ignored explicit argument %r": "cli-takes-no-value",
    "invalid %(type)s value: %(value)r": "cli-not-a-value",
}
"""What argparse says itself, and what it is called in the catalogues."""
_USUAL = 80
"""So many columns has help where nobody says how many there are."""
_ONE_OF = 8
"""So many choices are listed where none is near; more are what help is for."""


def _ours(words: str) -> str:
    """Return what is said for words of argparse: its blanks stay, and what nobody translates."""
    if words == "argument %(argument_name)s: %(message)s":
        return "%(argument_name)s: %(message)s"
    key = _ARGPARSES.get(words)
    return words if key is None else say(key) + " " * words.endswith(" ")


# argparse asks for a translation of every word it has, by this name, whenever it says one.
setattr(argparse, "_", _ours)  # noqa: B010


class CommandParser(argparse.ArgumentParser):
    """A parser for one command; its parts are of the same kind."""

    def __init__(self, *args: Any, **options: Any) -> None:
        how = options.pop("formatter_class", argparse.HelpFormatter)
        # It is asked for every option; left to itself, it loads `shutil` to know how wide it is.
        options["formatter_class"] = partial(how, width=_columns() - 2)
        super().__init__(*args, **options)
        self.color = False  # Python 3.14's own: ours is the same with every Python

    def print_help(self, file: Any = None) -> None:
        """Print help, coloured where that is wanted."""
        out: IO[str] = file or sys.stdout
        text = self.format_help()
        out.write(coloured(text) if wants_colour(out) else text)

    def error(self, message: str) -> NoReturn:
        """Say in one line what is wrong, and leave with status 2."""
        self.exit(_MISTAKE, f"{self.prog}: {self._told(message)}\n")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Take all words, or tell of the first that this command does not know."""
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(self._unknown(unknown[0]))
        return found, unknown

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Refuse what is no choice, with the nearest that is one."""
        if action.choices is None or value in action.choices:
            return
        instead = self._instead(str(value), [*action.choices])
        if isinstance(action, argparse._SubParsersAction):
            what = say("cli-no-such-command", command=f"{value!r}", instead=instead)
        else:
            what = say(
                "cli-no-such-choice", name=_name(action), value=f"{value!r}", instead=instead
            )
        raise argparse.ArgumentError(None, what)

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:
        """Read a value, or say what it is and what was expected."""
        try:
            return super()._get_value(action, arg_string)
        except argparse.ArgumentError as error:
            what = say(
                "cli-not-what-was-expected",
                name=_name(action),
                value=f"{arg_string!r}",
                expected=error.message,
            )
            raise argparse.ArgumentError(None, what) from None

    def _told(self, message: str) -> str:
        if not message.startswith(_REQUIRED):
            return message
        missing = message.removeprefix(_REQUIRED)
        return say("cli-is-missing", missing=missing, program=self.prog)

    def _unknown(self, word: str) -> str:
        if word.startswith("-"):
            name = word.partition("=")[0]
            instead = self._instead(name, self._option_string_actions)
            return say("cli-no-such-option", name=name, instead=instead)
        for action in self._options():
            if word in (action.choices or ()):
                option = f"{_name(action)} {word}"
                return say("cli-one-word-too-many-meant", word=f"{word!r}", option=option)
        return say("cli-one-word-too-many", word=f"{word!r}", program=self.prog)

    def _options(self) -> Iterator[argparse.Action]:
        return (action for action in self._actions if action.option_strings)

    def _instead(self, word: str, known: Iterable[str]) -> str:
        """Return how a refusal ends: the nearest word, the few there are, or where they stand."""
        words = [*known]
        if near := nearest(word, words):
            return say("cli-did-you-mean", near=near)
        if len(words) <= _ONE_OF and not word.startswith("-"):
            return say("cli-expected-one-of", words=", ".join(words))
        return say("cli-help-lists-them", program=self.prog)


def _columns() -> int:
    """Return how wide help may be: what `shutil.get_terminal_size` says."""
    named = os.environ.get("COLUMNS", "")
    if named.isdecimal() and int(named):
        return int(named)
    out = sys.__stdout__
    try:
        return (os.get_terminal_size(out.fileno()).columns if out else 0) or _USUAL
    except (AttributeError, ValueError, OSError):
        return _USUAL


def nearest(word: str, known: Sequence[str]) -> str | None:
    """Return the known word that somebody most likely meant, or None."""
    from difflib import get_close_matches

    plain = {each.casefold(): each for each in known}
    begun = [each for each in known if len(word) > 2 and each.startswith(word)]
    if len(begun) == 1:
        return begun[0]
    found = get_close_matches(word.casefold(), plain, 1)
    return plain[found[0]] if found else None


def _name(action: argparse.Action) -> str:
    """Return what people call an argument: its long option, or what stands for it in the usage."""
    if action.option_strings:
        return action.option_strings[-1]
    return str(action.metavar or action.dest)
