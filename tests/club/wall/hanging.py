"""A wall that hangs: an evening with people, tables and matches, served to browsers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from threading import Event, Thread

from aiohttp import web

from companion.app.table.looking_back import player_colours
from companion.club.evening.changes import begin
from companion.club.evening.model import Evening, Offer, Place
from companion.club.evenings import change, load, new
from companion.club.store.opening import Store
from companion.club.store.schema import TABLES
from companion.club.summing.refreshing import refresh
from companion.club.wall.site import Wall
from companion.games import KITS
from tests.club.playing import Match, a_table, send

NAMES = (
    "Ada", "Ben", "Charlotte", "Dot", "Edgar", "Fay", "Gustav", "Hilda", "Irene", "John",
    "Kit", "Lestrade", "Mycroft", "Nora", "Otto", "Polly",
)  # fmt: skip
ROOMS = ("Window", "Fireplace", "Library", "Kitchen")
HOLMES, BLOCK = Offer("sherlock-holmes", 3, 8), Offer("block", 3, 6)


def an_evening(
    store: Store, rounds: int = 5, played: int = 3, names: tuple[str, ...] = NAMES
) -> int:
    """Have an evening of which some rounds were played, and one more has begun."""
    places = tuple(
        Place(room, (HOLMES,) if at % 2 == 0 else (BLOCK,)) for at, room in enumerate(ROOMS)
    )
    for room in ROOMS:
        a_table(store, room)
    with store.keeper() as connection:
        plan = Evening(7, rounds, names, places)
        opened = "2026-11-18T18:30:00+00:00"
        evening = new(connection, "Wednesday at Baker Street", (10, 7, 5, 4), plan, opened)
        for _ in range(played + 1):
            change(connection, evening, begin)
        kept = load(connection, evening)
        connection.execute(TABLES.update().values(heard="2026-11-18T20:12:00+00:00"))
    chance = Random(3)
    for each in kept.plan.begun:
        for sitting in each.sittings:
            on = each.number > played
            match = _match(sitting.players, sitting.game, (evening, each.number), chance, on)
            send(store, a_table(store, sitting.table), each.number, match)
    sum_up(store)
    return evening


def _match(
    players: tuple[str, ...], game: str, part: tuple[int, int], chance: Random, on: bool
) -> Match:
    """Return a match in which the earlier in the alphabet are a little faster."""
    skill = {name: chance.gauss(len(NAMES) - NAMES.index(name), 4) for name in players}
    best = max(skill, key=lambda name: skill[name])
    totals = [max(1, round(skill[name])) + (9 if name == best else 0) for name in players]
    reactions = [
        (seat, round(1000 * chance.gauss(260 + 12 * NAMES.index(name) % 150, 45)))
        for seat, name in enumerate(players, start=1)
        for _ in range(24)
    ]
    gaps = [chance.randrange(120, 9_000) for _ in range(3)] if game == HOLMES.game else []
    wins = [] if on else [players.index(best) + 1]
    return Match(
        players, wins, [] if on else totals, reactions, gaps, game,
        f"2026-11-18T{18 + part[1] // 2}:{30 * (part[1] % 2):02d}:00+00:00", not on, evening=part,
    )  # fmt: skip


def sum_up(store: Store) -> None:
    """Take in what tables have sent."""
    with store.keeper() as connection:
        while refresh(connection, KITS):
            pass


@contextmanager
def hanging(store: Store) -> Iterator[str]:
    """Serve the wall; give its address."""
    wall, ready, found = Wall(store, KITS, player_colours()), Event(), list[str]()
    loop = asyncio.new_event_loop()

    async def serve() -> web.AppRunner:
        app = web.Application()
        wall.add_to(app)
        runner = web.AppRunner(app)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        host, port = runner.addresses[0][:2]
        found.append(f"http://{host}:{port}")
        return runner

    def run() -> None:
        asyncio.set_event_loop(loop)
        runner = loop.run_until_complete(serve())
        ready.set()
        loop.run_forever()
        loop.run_until_complete(runner.cleanup())
        loop.run_until_complete(loop.shutdown_default_executor())
        loop.close()

    thread = Thread(target=run, name="wall")
    thread.start()
    ready.wait(30)
    try:
        yield found[0]
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join(30)
