"""Writes what an installed companion brings for shells: its manual page, and completions.

Run it with `.venv/bin/python -m scripts.make_manual`. The page is made of the command line's own
words; a test keeps the two alike.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from companion import __version__
from companion.app.cli.commands.completion import script
from companion.app.cli.main import COMMANDS, GROUPS, about, parser_with, title_of

SHARE = Path(__file__).resolve().parent.parent / "share"
_ENDING = """\
.SH EXIT STATUS
0 if all went well, 1 if something was found (companion check, companion journal check), 2 if a
command could not do its work or was mistyped, with one line on standard error that says why.
.SH ENVIRONMENT
.TP
.B NO_COLOR
if set, help has no colours
.TP
.B XDG_STATE_HOME
where the journal of what was played is kept, in companion/journal (~/.local/state)
.TP
.B SDL_VIDEODRIVER
what a window is opened on, if not what SDL finds
.SH SEE ALSO
The rules of a game:
.BR "companion rules" .
The documentation beside the program: README.md, docs/practice.md, docs/display.md.
"""


def files() -> dict[Path, str]:
    """Return every file with what is in it."""
    return {
        SHARE / "man/man1/companion.1": manual(),
        SHARE / "bash-completion/completions/companion": script("bash"),
        SHARE / "zsh/site-functions/_companion": script("zsh"),
        SHARE / "fish/vendor_completions.d/companion.fish": script("fish"),
    }


def manual() -> str:
    """Return the manual page, in the language of man."""
    parser = parser_with(COMMANDS)
    commands = _parts(parser)
    return "\n".join(
        [
            f'.TH COMPANION 1 "" "companion {__version__}" "Companion"',
            ".SH NAME",
            r"companion \- a referee for real tables",
            ".SH SYNOPSIS",
            ".B companion",
            r"[\fB\-h\fR] [\fB\-\-version\fR] [\fB\-\-language\fR \fICODE\fR] \fICOMMAND\fR ...",
            ".SH DESCRIPTION",
            *_text((parser.description or "").split("\n\nplay:\n")[0]),
            *(line for group in GROUPS for line in _group(group, commands)),
            _ENDING,
        ]
    )


def _group(group: str, commands: dict[str, argparse.ArgumentParser]) -> Iterator[str]:
    yield f".SH {title_of(group).upper()}"
    for name in GROUPS[group]:
        yield from _command(commands[name], about(name))


def _command(parser: argparse.ArgumentParser, about: str) -> Iterator[str]:
    """Yield one command: its line, what it says of itself, its words, and its parts."""
    yield f".SS {_plain(parser.prog)}"
    yield _plain(f"{about[0].upper()}{about[1:]}".removesuffix("!") + ".")
    yield from (".PP", _synopsis(parser))
    yield from _text(parser.description or "")
    for action in parser._actions:
        if not isinstance(action, argparse._HelpAction | argparse._SubParsersAction):
            yield from _argument(parser, action)
    yield from _text(parser.epilog or "")
    for name, part in _parts(parser).items():
        yield from _command(part, _part_help(parser, name))


def _synopsis(parser: argparse.ArgumentParser) -> str:
    words = [_optional(action) for action in parser._actions if not _is_help(action)]
    return " ".join([rf"\fB{_plain(parser.prog)}\fR", *words])


def _optional(action: argparse.Action) -> str:
    shown = _invocation(action, short=True)
    needed = action.required or (not action.option_strings and action.nargs not in ("?", "*"))
    return shown if needed and action.dest != argparse.SUPPRESS else f"[{shown}]"


def _argument(parser: argparse.ArgumentParser, action: argparse.Action) -> Iterator[str]:
    help_text = parser._get_formatter()._expand_help(action) if action.help else ""
    choices = f"one of {', '.join(map(str, action.choices))}" if action.choices else ""
    told = [choices] if help_text and help_text in choices else [help_text, choices]
    yield from (".TP", _invocation(action), _plain("; ".join(filter(None, told))))


def _invocation(action: argparse.Action, *, short: bool = False) -> str:
    """Return an argument as it is typed: what is typed as it stands in bold, the rest slanted."""
    value = "" if action.nargs == 0 else rf"\fI{_plain(_metavar(action))}\fR"
    if not action.option_strings:
        return value
    names = action.option_strings[-1:] if short else action.option_strings
    return ", ".join(rf"\fB{_plain(name)}\fR" for name in names) + (f" {value}" if value else "")


def _metavar(action: argparse.Action) -> str:
    if isinstance(action.metavar, str):
        return action.metavar
    return action.dest.upper().replace("_", "-")


def _is_help(action: argparse.Action) -> bool:
    return isinstance(action, argparse._HelpAction)


def _parts(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    found = [a for a in parser._actions if isinstance(a, argparse._SubParsersAction)]
    return dict(found[0].choices) if found else {}


def _part_help(parser: argparse.ArgumentParser, name: str) -> str:
    found = [a for a in parser._actions if isinstance(a, argparse._SubParsersAction)]
    return next(str(a.help) for a in found[0]._choices_actions if a.dest == name)


def _text(text: str) -> Iterator[str]:
    """Yield paragraphs; what is indented, as examples and tables are, stays as it stands."""
    indented = False
    yield from (".PP",) if text else ()
    for line in text.strip("\n").splitlines():
        if line.startswith("  ") != indented:
            indented = not indented
            yield from (".EX",) if indented else (".EE",)
        yield _plain(line) if line.strip() else ".PP" if not indented else ""
    if indented:
        yield ".EE"


def _plain(text: str) -> str:
    """Return words as man shows them: hyphens that can be copied, and no command by accident."""
    told = text.replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{told}" if told.startswith((".", "'")) else told


def main() -> None:
    """Write them all."""
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        print(path.relative_to(SHARE.parent))


if __name__ == "__main__":
    main()
