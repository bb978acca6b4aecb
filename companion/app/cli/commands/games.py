"""`companion games`: what stands on the shelf, for how many, how long, and what it needs."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass

from companion.games import KITS
from companion.kit.kit import Kit
from companion.kit.page import RulePage, wrapped
from companion.language import say
from companion.setup.profile.naming import input_name


@dataclass(frozen=True, slots=True)
class ShelfBox:
    """A game on the shelf."""

    page: RulePage
    players: str


def box_of(kit: Kit) -> ShelfBox:
    """Return one game as the shelf shows it."""
    seats = kit.rules.vocabulary.seats
    return ShelfBox(kit.page, say("command-games-to", least=seats[0], most=seats[-1]))


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
        say(
            "command-games-players",
            game=f"{box.page.game:<{wide}}",
            title=box.page.title,
            players=box.players,
            length=box.page.length,
        )
        for box in boxes
    ]


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "games",
        description=say("command-games-about"),
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
        say(
            "command-games-players-2",
            game=page.game,
            title=page.title,
            players=box.players,
            length=page.length,
        ),
        *wrapped(page.about, "  "),
        *wrapped(
            say(
                "command-games-needs-uses",
                needs=page.needs,
                inputs=", ".join(input_name(name) for name, _ in page.inputs),
            ),
            "  ",
        ),
    ]
