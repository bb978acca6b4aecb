"""What evenings by lot came to when they were last looked at: a mark for everything that happened.

    python -m tests.support.trails     writes the marks anew, after a rule was changed on purpose

A mark says that something changed, not whether it was right: the other tests are for that.
"""

import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from companion.core.transcript.writing import event_line, verdict_line
from companion.games import GAMES
from tests.support.by_lot import EveningByLot, Planned, Step, declared

KEPT = Path(__file__).parents[1] / "games" / "trails.json"
_WIDE = 2
_HOLMES = [
    Planned("sherlock-holmes", seed, seats, 240, options, called=True)
    for seats, options, seeds in (
        (3, {}, (*range(1, 9), 14, 15)),
        (4, {}, (*range(1, 7), 8, 9, 10, 11)),
        (5, {"target": 5}, (*range(1, 6), 7, 8, 11, 14, 15)),
    )
    for seed in seeds
]
_BLOCK = [
    Planned("block", seed, seats, 240)
    for seats, seeds in ((3, (1, 7)), (4, (8, 12, 15)), (6, (2, 4, 7)))
    for seed in seeds
]
_ISAY = [
    Planned("i-say-holmes", seed, seats, 240, options)
    for seats, options, seeds in (
        (3, {}, (1, 3, 5, 8)),
        (4, {"rounds": 2}, (5, 8, 11, 15)),
        (5, {"unknown_sequence": "trust"}, (10,)),
    )
    for seed in seeds
]
_BAKER = [
    Planned("221b-baker-street", seed, seats, 200)
    for seats, seeds in ((2, (1, 3, 5, 9, 14)), (3, (10,)), (6, (5,)))
    for seed in seeds
]
_SORRY = [
    Planned("sorry", seed, seats, 200, options)
    for seats, options, seeds in (
        (2, {}, (1, 6)),
        (4, {"pack": "virtual", "next_card": "follows"}, (4, 15)),
        (4, {"mode": "partnership", "extra_one": True}, (9, 14)),
        (3, {"mode": "points"}, (3, 7)),
        (4, {"mode": "points", "pack": "virtual"}, (5, 13)),
    )
    for seed in seeds
]
# Of the first fifteen seeds those that lead to nearly every line that one of them leads to; of the
# game in which the most depends on who was first, some more.
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


def shown(step: Step) -> str:
    """Return what happened, and what came of it, for people."""
    return "\n  ".join((event_line(step.event), *map(verdict_line, step.verdicts)))


def main() -> None:
    """Play everything, and write the marks."""
    trails = {str(one): [step.seen for step in steps(one)] for one in EVENINGS}
    trails |= {f"{name} declares": declared(game.vocabulary) for name, game in GAMES.items()}
    marks = {name: "".join(map(mark, told)) for name, told in sorted(trails.items())}
    KEPT.write_text(json.dumps(marks, indent=1) + "\n")


if __name__ == "__main__":
    main()
