"""`companion profile`: check a table's description, see its wiring, draw it, start from one."""

from __future__ import annotations

import argparse
from pathlib import Path

from companion.app.cli.profile_drawings import add_labels, add_panel
from companion.app.cli.shell import loaded, written
from companion.language import say
from companion.setup.profile import Profile, load_profile, shipped_names, shipped_text
from companion.setup.wiring.plan import plan_wiring
from companion.setup.wiring.svg import draw_wiring
from companion.setup.wiring.text import write_wiring


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command and its parts."""
    parser = subparsers.add_parser(
        "profile",
        description=say("building-profile-profile-about", shipped_names=", ".join(shipped_names())),
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
        help=say("building-profile-check-help"),
        description=say("building-profile-check-about"),
    )
    check.add_argument(
        "profile", metavar="NAME|FILE", help=say("building-profile-shipped-profile-toml-file")
    )
    check.set_defaults(run=run_check)


def _add_wiring(parts: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    wiring = parts.add_parser(
        "wiring",
        help=say("building-profile-wiring-help"),
        description=say("building-profile-wiring-about"),
    )
    wiring.add_argument(
        "profile", metavar="NAME|FILE", help=say("building-profile-shipped-profile-toml-file")
    )
    wiring.add_argument("--svg", metavar="OUT.svg", help=say("building-profile-option-svg"))
    wiring.set_defaults(run=run_wiring)


def _add_show(parts: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    show = parts.add_parser(
        "show",
        help=say("building-profile-show-help"),
        description=say("building-profile-show-about"),
    )
    show.add_argument("profile", metavar="NAME", choices=shipped_names())
    show.set_defaults(run=run_show)


def run_check(args: argparse.Namespace) -> int:
    """Say that a profile is right, or everything that is not."""
    print(_summary(args.profile, loaded(args)))
    return 0


def _summary(named: str, profile: Profile) -> str:
    seats, inputs, lamps = (len([*x]) for x in (profile.seats, profile.inputs(), profile.lamps()))
    return say(
        "building-profile-seats-inputs-lamps-all-right",
        named=named,
        name=profile.name,
        seats=seats,
        inputs=inputs,
        lamps=lamps,
    )


def run_wiring(args: argparse.Namespace) -> int:
    """Print the wiring, and draw it where asked."""
    wiring = plan_wiring(load_profile(args.profile))
    print(write_wiring(wiring), end="")
    return written(Path(args.svg), draw_wiring(wiring)) if args.svg else 0


def run_show(args: argparse.Namespace) -> int:
    """Print a shipped profile as it is."""
    print(shipped_text(args.profile), end="")
    return 0
