"""`companion doctor`: checks a machine as a table, and tells how to mend each finding."""

from __future__ import annotations

import argparse

from companion.app.cli.probe import Probe
from companion.app.cli.shell import add_profile_option, loaded
from companion.setup.doctor import diagnose

_ABOUT = """\
Looks at what the profile needs: devices and groups, I2C, sound, display, seat boards and their
firmware, room for the journal, time, power. Says how to mend what it finds. Exit status 1 if
something keeps the table from being played at as the profile says."""
UNWELL = 1


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "doctor",
        help="check this machine, and tell how to mend it",
        description=_ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_profile_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Gather the facts, and say what follows from them."""
    findings = diagnose(Probe(loaded(args)).facts())
    for finding in findings:
        print(*finding.lines(), sep="\n")
    wrong = sum(finding.grade == "wrong" for finding in findings)
    notes = sum(finding.grade == "note" for finding in findings)
    print(_summary(wrong, notes))
    return UNWELL if wrong else 0


def _summary(wrong: int, notes: int) -> str:
    if wrong:
        return f"\n{wrong} to mend before this table is what its profile says."
    return f"\nFit to play{f'; {notes} to know about' if notes else ''}."
