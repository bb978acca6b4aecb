"""What is served beside the tables' door, and what tables are told beside their answer."""

from __future__ import annotations

from companion.app.cli.club.hung import hang
from companion.club.door.server import Door
from companion.club.store.opening import Store


def furnished(store: Store) -> Door:
    """Return the door of a club with everything that belongs to it.

    Whoever adds a page adds a line: `door.mounts.append(...)`; whoever has something to tell every
    table, `door.tellers["name"] = ...`.
    """
    door = Door(store)
    hang(door)
    return door
