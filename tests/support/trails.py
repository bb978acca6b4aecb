"""What evenings by lot came to when they were last looked at: a mark for everything that happened.

    python -m tests.support.trails     writes the marks anew, after a rule was changed on purpose

A mark says that something changed, not whether it was right: the other tests are for that.
"""

import json
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import chain
from pathlib import Path
from typing import Any

from companion.core.transcript.writing import event_line, verdict_line
from companion.games import GAMES
from tests.support.by_lot import EveningByLot, Planned, Step, declared
from tests.support.odd_options import taken
from tests.support.scenes import bundles

KEPT = Path(__file__).parents[1] / "games" / "trails.json"
_WIDE = 2
_FEW_CARDS = {"cards": 13, "holmes": 2, "suspects": 5}
"""A pack so small that hands come to their end."""

Way = tuple[int, dict[str, Any]]
"""How many play, and by which options."""


def _evenings(game: str, steps: int, seeds: int, *ways: Way, called: bool = False) -> list[Planned]:
    return [
        Planned(game, seed, seats, steps, options, called=called)
        for seats, options in ways
        for seed in range(1, seeds + 1)
    ]


_HOLMES = _evenings(
    "sherlock-holmes",
    600,
    10,
    (3, {}),
    (4, {"pack": _FEW_CARDS}),
    (5, {"target": 5}),
    (6, {"fastest_us": 200_000}),
    called=True,
)
_BLOCK = _evenings("block", 300, 5, (3, {}), (4, {}), (6, {}))
_ISAY = _evenings(
    "i-say-holmes", 300, 5, (3, {}), (4, {"rounds": 2}), (5, {"unknown_sequence": "trust"})
)
_BAKER = _evenings("221b-baker-street", 240, 5, (2, {}), (3, {"clue_seconds": 6}), (6, {}))
_SORRY = _evenings(
    "sorry",
    240,
    4,
    (2, {}),
    (4, {"pack": "virtual", "next_card": "follows"}),
    (4, {"mode": "partnership", "extra_one": True}),
    (3, {"mode": "points"}),
    (4, {"mode": "points", "pack": "virtual"}),
    (3, {"mode": "points", "next_card": "follows"}),
)
EVENINGS = (*_HOLMES, *_BLOCK, *_ISAY, *_BAKER, *_SORRY)


def mark(told: str) -> str:
    """Return a few letters that are others if the text is another."""
    return blake2b(told.encode(), digest_size=_WIDE).hexdigest()[:_WIDE]


def kept() -> dict[str, str]:
    """Return the marks by name, as they were last written."""
    known: dict[str, str] = json.loads(KEPT.read_text())
    return known


def fits(marks: str, place: int, told: str) -> bool:
    """Tell whether a text has the mark that stands at a place of a trail."""
    return marks[_WIDE * place : _WIDE * (place + 1)] == mark(told)


def steps(planned: Planned) -> Iterator[Step]:
    """Play an evening, as far as somebody looks."""
    return EveningByLot(planned).steps(planned.steps)


def played(scenes: Sequence[Planned]) -> Iterator[Step]:
    """Play some scenes, one after another, each with what comes after it by lot."""
    return chain.from_iterable(map(steps, scenes))


def shown(step: Step) -> str:
    """Return what happened, and what came of it, for people."""
    return "\n  ".join((event_line(step.event), *map(verdict_line, step.verdicts)))


def main() -> None:
    """Play everything, and write the marks."""
    trails = {str(one): [step.seen for step in steps(one)] for one in EVENINGS}
    trails |= {name: [step.seen for step in played(some)] for name, some in bundles().items()}
    trails |= {f"{name} declares": declared(game.vocabulary) for name, game in GAMES.items()}
    trails |= {f"{name} takes": [*taken(name)] for name in GAMES}
    marks = {name: "".join(map(mark, told)) for name, told in sorted(trails.items())}
    KEPT.write_text(json.dumps(marks, indent=1) + "\n")


if __name__ == "__main__":
    main()
