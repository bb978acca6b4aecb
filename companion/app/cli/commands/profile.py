"""`companion profile`: check a table's description, see its wiring, draw it, start from one."""

from __future__ import annotations

import argparse
from pathlib import Path

from companion.app.cli.profile_drawings import add_labels, add_panel
from companion.app.cli.shell import loaded, written
from companion.kit.text import count
from companion.setup.profile import Profile, load_profile, shipped_names, shipped_text
from companion.setup.wiring.plan import plan_wiring
from companion.setup.wiring.svg import draw_wiring
from companion.setup.wiring.text import write_wiring

_WHICH = "a shipped profile, or a TOML file"


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command and its parts."""
    parser = subparsers.add_parser(
        "profile",
        description="A profile is one TOML file that says what a table is made of. "
        f"Shipped profiles, usable by name: {', '.join(shipped_names())}.",
    )
    parts = parser.add_subparsers(metavar="PART", required=True)
    _add_check(parts)
    _add_wiring(parts)
    add_panel(parts)
    add_labels(parts)
    _add_show(parts)


def _add_check(parts: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    check = parts.add_parser(
        "check",
        help="find every mistake in a profile",
        description="Tells every mistake at once, each with its key and what would be right.",
    )
    check.add_argument("profile", metavar="NAME|FILE", help=_WHICH)
    check.set_defaults(run=run_check)


def _add_wiring(parts: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    wiring = parts.add_parser(
        "wiring",
        help="show which wire goes where",
        description="Prints every wire with both its ends; with --svg, also draws the picture.",
    )
    wiring.add_argument("profile", metavar="NAME|FILE", help=_WHICH)
    wiring.add_argument("--svg", metavar="OUT.svg", help="draw the wiring into this file, too")
    wiring.set_defaults(run=run_wiring)


def _add_show(parts: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    show = parts.add_parser(
        "show",
        help="print a shipped profile, to start your own from it",
        description="Prints a shipped profile with its comments: "
        "companion profile show laptop > my-table.toml",
    )
    show.add_argument("profile", metavar="NAME", choices=shipped_names())
    show.set_defaults(run=run_show)


def run_check(args: argparse.Namespace) -> int:
    """Say that a profile is right, or everything that is not."""
    print(_summary(args.profile, loaded(args)))
    return 0


def _summary(named: str, profile: Profile) -> str:
    parts = {"seat": profile.seats, "input": [*profile.inputs()], "lamp": [*profile.lamps()]}
    counts = ", ".join(count(len(found), thing) for thing, found in parts.items())
    return f"{named}: {profile.name}: {counts}. All is right."


def run_wiring(args: argparse.Namespace) -> int:
    """Print the wiring, and draw it where asked."""
    wiring = plan_wiring(load_profile(args.profile))
    print(write_wiring(wiring), end="")
    return written(Path(args.svg), draw_wiring(wiring)) if args.svg else 0


def run_show(args: argparse.Namespace) -> int:
    """Print a shipped profile as it is."""
    print(shipped_text(args.profile), end="")
    return 0
