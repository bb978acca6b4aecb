"""What belongs to evenings at a club's door: the wall, the next round for every table, the sums."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from aiohttp import web
from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError

from companion.app.table.looking_back import player_colours
from companion.club.door.server import Door
from companion.club.evenings import next_for
from companion.club.forgetting import watch
from companion.club.store.opening import Store
from companion.club.store.schema import TABLES
from companion.club.summing.refreshing import refresh
from companion.club.wall.site import Wall
from companion.games import KITS

LOOK_S = 1.0
"""How often it is looked whether tables have sent anything."""


def hang(door: Door) -> None:
    """Add evenings to a door."""
    watch()
    door.tellers["next"] = _next
    door.mounts.append(_mount)


def _next(connection: Connection, table_id: int) -> object:
    return next_for(connection, table_id)


def _mount(app: web.Application, door: Door) -> None:
    Wall(door.store, KITS, player_colours()).add_to(app)
    sums = Sums(door.store)

    async def summing(app: web.Application) -> AsyncIterator[None]:
        task = asyncio.create_task(_keep_up(door, sums))
        yield
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    app.cleanup_ctx.append(summing)


async def _keep_up(door: Door, sums: Sums) -> None:
    while True:
        await door.in_store(sums.look)
        await asyncio.sleep(LOOK_S)


class Sums:
    """Sums up what tables have sent since the last time; for one thread at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._stored: dict[int, int] | None = None

    def look(self) -> int:
        """Take in what is new; return of how many matches. A store that is away is tried later."""
        try:
            with self._store.door() as connection:
                stored = {row.id: row.stored for row in connection.execute(select(TABLES))}
            return self._take_in(stored) if stored != self._stored else 0
        except SQLAlchemyError:
            return 0

    def _take_in(self, stored: dict[int, int]) -> int:
        taken = 0
        while True:
            with self._store.keeper() as connection:
                found = refresh(connection, KITS, most=50)
            taken += found
            if not found:
                self._stored = stored
                return taken
