"""Every game with its rules and its number of players: what the commands about games list."""

from __future__ import annotations

import sys
from dataclasses import dataclass

from companion.games import KITS
from companion.kit.kit import Kit
from companion.kit.page import RulePage


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
