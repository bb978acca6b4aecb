"""`companion games`: what stands on the shelf, for how many, how long, and what it needs."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass

from companion.games import KITS
from companion.kit.kit import Kit
from companion.kit.page import RulePage, wrapped


@dataclass(frozen=True, slots=True)
class ShelfBox:
    """A game on the shelf."""

    page: RulePage
    players: str


def box_of(kit: Kit) -> ShelfBox:
    """Return one game as the shelf shows it."""
    seats = kit.rules.vocabulary.seats
    return ShelfBox(kit.page, f"{seats[0]} to {seats[-1]}")


def shelf() -> list[ShelfBox]:
    """Return all of them; what is installed and cannot be played is told on standard error."""
    boxes = [box_of(kit) for kit in KITS.values()]
    for line in KITS.broken.values():
        print(f"companion: {line}", file=sys.stderr)
    return boxes


def shelf_lines(boxes: list[ShelfBox]) -> list[str]:
    """Return one line a game."""
    wide = max(len(box.page.game) for box in boxes)
    return [
        f"{box.page.game:<{wide}}  {box.page.title}, {box.players} players, {box.page.length}"
        for box in boxes
    ]


_ABOUT = """\
Lists every game that the table can referee: how many play, how long it takes, what
the table needs. `companion rules GAME` shows how it is played.
"""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "games",
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
