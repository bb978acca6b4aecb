"""Scenes of every game, each a transcript that some test has played, with everything rare in them.

Evenings by lot seldom come by what takes a plan: two sweeps at once, a win that is called in
question, a round in which nobody can move. Here somebody had one.
"""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from tests.support.by_lot import Planned

KEPT = Path(__file__).parents[1] / "games" / "scenes.jsonl"
STEPS = 14
"""For how long it is gone on by lot, once a scene is over."""
_ITS_OWN = ("transcript", "game", "seats", "options")


def planned(header: dict[str, Any], lines: list[Any], seed: int) -> Planned:
    """Return the evening that begins with a scene."""
    game, more = header["game"], {name: header[name] for name in header if name not in _ITS_OWN}
    told = [json.dumps(line) for line in lines]
    called = game == "sherlock-holmes"
    return Planned(
        game, seed, header["seats"], STEPS, header.get("options", {}), called, more, told
    )


def scenes() -> Iterator[Planned]:
    """Yield every scene that is kept, in its order."""
    for number, kept in enumerate(KEPT.read_text().splitlines(), start=1):
        header, *lines = json.loads(kept)
        yield planned(header, lines, number)


def bundles(size: int = 6) -> dict[str, list[Planned]]:
    """Return the scenes by name, a few of one game each: a test alone would be too little."""
    by_game: dict[str, list[Planned]] = {}
    for scene in scenes():
        by_game.setdefault(scene.game, []).append(scene)
    return {
        f"{game} scenes {number}": some
        for game, every in by_game.items()
        for number, some in enumerate(_few(every, size), start=1)
    }


def _few(every: list[Planned], size: int) -> Iterator[list[Planned]]:
    rest = iter(every)
    while some := [*islice(rest, size)]:
        yield some
