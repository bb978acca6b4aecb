"""`companion club`: many tables, one evening; each part is a module of its own."""

from __future__ import annotations

import argparse
from importlib import import_module

from companion.language import say

PARTS = (
    "serve", "invite", "tables", "forget", "backup", "join", "leave", "status", "evening", "export",
)  # fmt: skip
"""What can be done, in the order of help: `companion/app/cli/club/` has a module for each."""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command and its parts."""
    parser = subparsers.add_parser(
        "club",
        description=say("club-command-about"),
        epilog=say("club-command-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parts = parser.add_subparsers(metavar="PART", required=True)
    for name in PARTS:
        import_module(f"companion.app.cli.club.{name}").add(parts)
