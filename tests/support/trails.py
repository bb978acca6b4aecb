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
    for seats, options in ((3, {}), (4, {}), (5, {"target": 5}))
    for seed in (1, 2, 3)
]
_BLOCK = [Planned("block", seed, seats, 240) for seats in (3, 4, 6) for seed in (1, 2)]
_ISAY = [
    Planned("i-say-holmes", seed, seats, 240, options)
    for seats, options in ((3, {}), (4, {"rounds": 2}), (5, {"unknown_sequence": "trust"}))
    for seed in (1, 2)
]
_BAKER = [Planned("221b-baker-street", seed, seats, 200) for seats in (2, 3, 6) for seed in (1, 2)]
_SORRY = [
    Planned("sorry", seed, seats, 200, options)
    for seats, options in (
        (2, {}),
        (4, {"pack": "virtual", "next_card": "follows"}),
        (4, {"mode": "partnership", "extra_one": True}),
        (3, {"mode": "points"}),
        (4, {"mode": "points", "pack": "virtual"}),
    )
    for seed in (1, 2)
]
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
