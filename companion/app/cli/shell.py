"""What every command shares: the table it is about, and how it ends, never in a traceback."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, TextIO

from companion.app.cli.colour import takes_codes
from companion.app.cli.tongue import CANNOT, spoken_at
from companion.language import current, say

if TYPE_CHECKING:
    from pathlib import Path

    from companion.setup.profile import Profile

__all__ = [
    "CANNOT", "INTERRUPTED", "PIPE_CLOSED", "add_profile_option", "check_files", "for_people",
    "guarded", "loaded", "written",
]  # fmt: skip

INTERRUPTED = 130
"""The exit status after Ctrl-C, as shells expect it."""
PIPE_CLOSED = 141
"""The exit status after the reader left (`| head`), as shells expect it."""


def for_people() -> tuple[type[Exception], ...]:
    """Return the errors that say in one line what is wrong and what to do.

    Their modules are loaded by whoever raises them, and by nobody who has no need of them.
    """
    from companion.app.table.match import CannotPlayError
    from companion.club.errors import ClubError
    from companion.games import BrokenGameError
    from companion.keep.journal.errors import JournalError
    from companion.outputs.printing.errors import PrintError
    from companion.setup.drawings.shapes import DrawingError
    from companion.setup.profile import ProfileError
    from hw.errors import HardwareError

    return (
        ProfileError, HardwareError, JournalError, BrokenGameError, CannotPlayError, DrawingError,
        PrintError, ClubError,
    )  # fmt: skip


def add_profile_option(parser: argparse.ArgumentParser) -> None:
    """Offer the table to use: by default the one that needs no hardware."""
    from companion.setup.profile import DEFAULT

    parser.add_argument(
        "--profile",
        metavar="NAME|FILE",
        default=DEFAULT,
        help=say("cli-option-profile"),
    )


def guarded(work: Callable[[], int]) -> int:
    """Do the work; what its user can mend is told on standard error, never as a traceback."""
    _prepare(sys.stdout)
    try:
        status = work()
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return _reader_gone()
    except Exception as error:
        if not isinstance(error, for_people()):
            raise
        print(error, file=sys.stderr)
        return CANNOT
    return status


def _prepare(out: TextIO) -> None:
    """Have output look the same on every system."""
    if not isinstance(out, io.TextIOWrapper):
        return
    if out.isatty():
        takes_codes()
    # A terminal that lacks a letter of somebody's name shows its number; lines end alike.
    out.reconfigure(errors="backslashreplace", newline=None if out.isatty() else "\n")


def _reader_gone() -> int:
    """End quietly, and let Python's last flush go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return PIPE_CLOSED


def loaded(args: argparse.Namespace) -> Profile:
    """The profile that the command line names, with the files that it names itself.

    From now on it is spoken as the profile says; where it says nothing, the table speaks as the
    command line does.
    """
    from companion.setup.profile import load_profile
    from companion.setup.profile.load import stated_language

    profile = load_profile(args.profile)
    spoken_at(stated_language(args.profile))
    profile = replace(profile, language=current())
    check_files(profile)
    return profile


def check_files(profile: Profile) -> None:
    """Read what a profile names beside itself, so that a mistake there is told at once."""
    from companion.app.table.match import pack_options

    for game in profile.packs:
        pack_options(profile, game)


def written(file: Path, drawing: str) -> int:
    """Write a picture, and say where it is; or why it cannot be there."""
    try:
        file.write_text(drawing, encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        print(
            say("cli-cannot-be-written", file=str(file), reason=reason),
            file=sys.stderr,
        )
        return CANNOT
    print("\n" + say("cli-picture", file=str(file)))
    return 0
