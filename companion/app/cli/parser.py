"""The command line's own way with words: coloured help, and one line for a mistake.

A mistake in one word is answered with what was wrong, what is expected and the nearest word that
would be right; the ten lines of usage are what `--help` is for.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import IO, Any, NoReturn

from companion.app.cli.colour import coloured, wants_colour

_MISTAKE = 2
_REQUIRED = "the following arguments are required: "
_ONE_OF = 8
"""So many choices are listed where none is near; more are what help is for."""


class CommandParser(argparse.ArgumentParser):
    """A parser for one command; its parts are of the same kind."""

    def __init__(self, *args: Any, **options: Any) -> None:
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
        kind = "command" if isinstance(action, argparse._SubParsersAction) else ""
        what = f"there is no command {value!r}" if kind else f"{_name(action)} is {value!r}"
        raise argparse.ArgumentError(None, what + self._instead(str(value), [*action.choices]))

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:
        """Read a value, or say what it is and what was expected."""
        try:
            return super()._get_value(action, arg_string)
        except argparse.ArgumentError as error:
            what = f"{_name(action)} is {arg_string!r}; {error.message}"
            raise argparse.ArgumentError(None, what) from None

    def _told(self, message: str) -> str:
        if message.startswith(_REQUIRED):
            missing = message.removeprefix(_REQUIRED)
            return f"{missing} is missing; {self.prog} --help tells more"
        told = message.removeprefix("argument ")
        return told.replace("expected one argument", "expected a value after it")

    def _unknown(self, word: str) -> str:
        if word.startswith("-"):
            name = word.partition("=")[0]
            return f"there is no option {name}{self._instead(name, self._option_string_actions)}"
        for action in self._options():
            if word in (action.choices or ()):
                return f"{word!r} is one word too many; did you mean {_name(action)} {word}?"
        return f"{word!r} is one word too many; {self.prog} --help tells more"

    def _options(self) -> Iterator[argparse.Action]:
        return (action for action in self._actions if action.option_strings)

    def _instead(self, word: str, known: Iterable[str]) -> str:
        """Return the end of a refusal: the nearest word, the few there are, or where they stand."""
        words = [*known]
        if near := nearest(word, words):
            return f"; did you mean {near}?"
        if len(words) <= _ONE_OF and not word.startswith("-"):
            return f"; expected {', '.join(words)}"
        return f"; {self.prog} --help lists them"


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
