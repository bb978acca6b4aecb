"""What runs inside the virtual Pi for the fairness benchmark: one boot, block after block.

Every block is written down as soon as it is made, with the truth of every press and everything
that every judge has heard: a run that is cut off loses one block, and a verdict that looks odd can
be looked at afterwards.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

from benchmarks.fairness.felt import Plan, hands_file, kept
from benchmarks.fairness.judges import LINES, PADS
from benchmarks.fairness.parts import Part, parts, taken
from benchmarks.fairness.plan import (
    GAPS_US,
    Pair,
    pairs_of,
    play_hands,
    play_pairs,
    play_starts,
)
from benchmarks.fairness.score import Start
from tests.rigs.fingers import Fingers, now_us

LOADS: Final = {"idle": (), "busy": ("burn", "draw")}
BLOCK: Final = 250
"""Pairs that are written down at a time: half a minute."""
HANDS: Final = 30
"""The same for pairs of hands, which take longer."""
SPOKEN: Final = ("say-ours", "say-plain")
WORD_LEAD_US: Final = 1_000_000
"""How long before a word its instant is told to those who say it."""
PAUSE_US: Final = (200_000, 400_000)
"""Between two words, so that no word falls into another's presses."""


class Blocks:
    """Numbers the blocks of a boot and writes them down."""

    def __init__(self, folder: Path, chunk: int) -> None:
        self.folder, self._chunk, self._count = folder, chunk, 0
        self._since_us = now_us()

    def keep(self, kind: str, load: str, block: dict[str, Any]) -> None:
        """Write one down, whole or not at all."""
        self._count += 1
        name = f"{self._chunk:03}-{self._count:02}-{load}-{kind}.json"
        new = self.folder / f".{name}"
        new.write_text(json.dumps({"kind": kind, "load": load, **block}))
        new.rename(self.folder / name)
        since_us, self._since_us = self._since_us, now_us()
        print(f"{name}: {(self._since_us - since_us) / 1e6:.0f} s", flush=True)


def run_inside(chunk: int, pairs: int, pads: int, words: int) -> None:
    """Every kind of trial at every load."""
    blocks = Blocks(Path(os.environ["VPI_OUT"]), chunk)
    with Fingers() as fingers:
        if pairs or words:
            _buttons(fingers, pairs, words, blocks, chunk)
        if pads:
            with parts("judges", PADS) as judges:
                _hands(fingers, judges, kept(hands_file(blocks.folder, chunk)), blocks)


def _buttons(fingers: Fingers, pairs: int, words: int, blocks: Blocks, seed: int) -> None:
    # Whoever speaks takes longest to start, and would be a burden later: first, and then no more.
    with ExitStack() as stage:
        names = SPOKEN if words else ()
        voices = stage.enter_context(parts("sound", names))
        # PortAudio takes the first substream that is free when it opens; so recorders come after.
        recorder = stage.enter_context(parts("sound", ("record",) if words else ()))
        with parts("judges", tuple(LINES)) as judges:
            if words:
                _words(fingers, judges, (voices, recorder), (words, Random(seed)), blocks)
                stage.close()
            if pairs:
                _pairs(fingers, judges, pairs_of(pairs, GAPS_US, seed), blocks)


@contextmanager
def _burdened(load: str) -> Iterator[None]:
    with parts("judges", LOADS[load]):
        time.sleep(1)
        yield


def _pairs(fingers: Fingers, judges: dict[str, Part], plan: Sequence[Pair], blocks: Blocks) -> None:
    for load in LOADS:
        with _burdened(load):
            for at in range(0, len(plan), BLOCK):
                taken(judges)  # what came before is no part of it
                made = play_pairs(fingers, tuple(judges), plan[at : at + BLOCK])
                blocks.keep("pairs", load, {"made": made, "told": taken(judges)})


def _hands(fingers: Fingers, judges: dict[str, Part], plan: Sequence[Plan], blocks: Blocks) -> None:
    """All judges hear of the same hands."""
    for load in LOADS:
        with _burdened(load):
            taken(judges)
            for at in range(0, len(plan), HANDS):
                made, late = play_hands(fingers, plan[at : at + HANDS])
                told = {"made": dict.fromkeys(judges, made), "told": taken(judges)}
                blocks.keep("pads", load, {**told, "late": late})


def _words(
    fingers: Fingers,
    judges: dict[str, Part],
    sound: tuple[dict[str, Part], dict[str, Part]],
    plan: tuple[int, Random],
    blocks: Blocks,
) -> None:
    (voices, recorder), (count, random) = sound, plan
    for load in LOADS:
        with _burdened(load):
            taken(judges | voices | recorder)
            made: dict[str, list[Start]] = {judge: [] for judge in judges}
            for word in range(count):
                at_us = now_us() + WORD_LEAD_US
                for voice in voices.values():
                    voice.tell(at_us)
                starts = play_starts(fingers, tuple(judges), word, at_us, random)
                for judge in judges:
                    made[judge] += starts[judge]
                time.sleep(random.randint(*PAUSE_US) / 1e6)
            told = {"told": taken(judges), "said": taken(voices)}
            blocks.keep("words", load, {"made": made, **told, **taken(recorder)})
