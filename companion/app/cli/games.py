"""`companion games`: what stands on the shelf, for how many, how long, and what it needs."""

from __future__ import annotations

import argparse

from companion.app.cli.shelf import ShelfBox, shelf
from companion.kit.page import wrapped

_ABOUT = """\
Lists every game that the table can referee: how many play, how long it takes, what
the table needs. `companion rules GAME` shows how it is played.
"""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "games",
        help="list the games that the table can referee",
        description=_ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List them."""
    print("\n\n".join("\n".join(_told(entry)) for entry in shelf()))
    return 0


def _told(box: ShelfBox) -> list[str]:
    page = box.page
    return [
        f"{page.game}: {page.title}, {box.players} players, {page.length}",
        *wrapped(page.about, "  "),
        *wrapped(f"needs {page.needs}; uses {', '.join(name for name, _ in page.inputs)}", "  "),
    ]
