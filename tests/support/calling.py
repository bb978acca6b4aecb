"""Somebody who says READY and PLAY at a simulated table: seeded, silent, simple."""

from collections.abc import Callable, Sequence
from random import Random

from companion.core.live.listener import View
from companion.core.referee.events import Cue, Event
from companion.core.referee.verdicts import Verdict

CUE_U = 3_000


class Calling:
    """READY, a wait nobody can foretell, PLAY; sometimes READY again; rests in between."""

    def __init__(self, put: Callable[[Event], None], seed: int, traps: float = 0.15) -> None:
        self._put, self._random, self._traps = put, Random(f"calling {seed}"), traps
        self._word = "ready"
        self._at: int | None = None
        self.traps = self.rounds = 0

    def heard(self, event: Event) -> None:
        """Draw what follows a word."""
        if not isinstance(event, Cue):
            return
        if event.cue == "play":
            self.rounds += 1
            self._rest(event.t + 1_500_000)
            return
        trap = self._random.random() < self._traps
        self.traps += trap
        self._word = "ready" if trap else "play"
        self._at = event.t + 800_000 + round(self._random.expovariate(1 / 1_200_000))

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Fall silent where nothing may be called; take a breath where cards have moved."""
        kinds = {verdict.kind for verdict in verdicts}
        quiet = view.state["open"] or view.state["phase"] not in ("dealt", "ready", "play")
        if quiet:
            self._at = None
        elif self._at is None or kinds & {"capture", "forfeit", "sweep", "yard", "call", "void"}:
            self._rest(view.t + 1_500_000)

    def due(self) -> int | None:
        return self._at

    def act(self, now: int) -> None:
        """Say it: it is heard at once."""
        self._at = None
        self._put(Cue(now, CUE_U, self._word))

    def _rest(self, start: int) -> None:
        self._word = "ready"
        self._at = start + round(self._random.uniform(1_000_000, 2_000_000))
