"""How much people have to press and type in games of turns: `python -m benchmarks.inputs`.

Bots of four play whole games, seed by seed. Counted is what a person would have to do: presses,
entries and rulings, over the turns that were begun. What the table puts in itself, the number of a
die and the order of a shuffled pack, is not counted. Beside it stands what the same seeds took
before turns were shortened, from benchmarks/inputs_before.json; `--record` makes that file anew
from whatever is checked out, which is how it was made.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from companion.core.referee.events import Entry, Event, Press, Ruling
from tests.support.practice import shelf_match

BEFORE = Path(__file__).with_name("inputs_before.json")
SEATS = 4
SEEDS: Mapping[str, range] = {
    "221b-baker-street": range(1, 11),
    "i-say-holmes": range(1, 31),
    "sorry": range(1, 11),
}
"""By game: which matches are played. A hand of I Say, Holmes! is short, so there are more."""
GOAL = 0.5


class Count(NamedTuple):
    """What people did, and in how many turns."""

    inputs: int
    turns: int

    @property
    def a_turn(self) -> float:
        """Inputs a turn."""
        return self.inputs / self.turns


def is_input(event: Event) -> bool:
    """Tell what a person had to do from what the table did, and from letting go of a button."""
    if isinstance(event, Entry):
        return event.name != "die"
    return type(event) is Press or isinstance(event, Ruling)


def measured(game: str, seed: int) -> Count:
    """Let four bots play one game, and count."""
    _, notes = shelf_match(game, seed, SEATS)
    inputs = sum(map(is_input, notes.events))
    return Count(inputs, sum(verdict.kind == "turn" for verdict in notes.verdicts))


def summed(counts: Sequence[Count]) -> Count:
    """Add matches up: a long one weighs more than a short one."""
    return Count(sum(count.inputs for count in counts), sum(count.turns for count in counts))


def before() -> dict[str, dict[int, Count]]:
    """Read what every game took before, by seed."""
    kept = json.loads(BEFORE.read_text())["games"]
    return {
        game: {int(seed): Count(*count) for seed, count in by_seed.items()}
        for game, by_seed in kept.items()
    }


def record() -> None:
    """Keep what every game takes now as what it took before."""
    games: dict[str, Any] = {
        game: {str(seed): measured(game, seed) for seed in seeds} for game, seeds in SEEDS.items()
    }
    made = "python -m benchmarks.inputs --record; by game and seed: inputs, turns"
    rows = [
        f'    "{game}": {{\n'
        + ",\n".join(f'      "{seed}": {json.dumps(count)}' for seed, count in by_seed.items())
        + "\n    }"
        for game, by_seed in games.items()
    ]
    text = f'{{\n  "made": "{made}",\n  "games": {{\n' + ",\n".join(rows) + "\n  }\n}\n"
    BEFORE.write_text(text)


def lines(seeds: Mapping[str, Sequence[int]] = SEEDS) -> Iterator[str]:
    """Every game, as it is measured."""
    kept = before()
    for game, chosen in seeds.items():
        old = summed([kept[game][seed] for seed in chosen])
        now = summed([measured(game, seed) for seed in chosen])
        yield f"{game}, {SEATS} bots, {len(chosen)} seeds"
        yield f"  before  {old.inputs:>7,} inputs in {old.turns:>6,} turns: {old.a_turn:.2f} a turn"
        yield f"  now     {now.inputs:>7,} inputs in {now.turns:>6,} turns: {now.a_turn:.2f} a turn"
        yield f"  ratio   {now.a_turn / old.a_turn:.2f} (goal: {GOAL} or less)"


def main() -> None:
    """Measure and print; or record."""
    if "--record" in sys.argv[1:]:
        record()
        return
    for line in lines():
        print(line, flush=True)


if __name__ == "__main__":
    main()
