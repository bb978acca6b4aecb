"""The die of a table: wherever a game asks for a roll, a number is drawn and entered.

The core draws no lots. This does, by a chance that it is handed, after as long as a die rolls. The
prompt says what is wanted, so that a match which is resumed in mid-roll gets its number, too.
"""

from collections.abc import Sequence
from random import Random

from companion.core.live.listener import Listening, View
from companion.core.referee.events import Entry
from companion.core.referee.game import Prompt
from companion.core.referee.verdicts import Verdict
from companion.practice.company import Put

DIE = "die"
"""What a game calls the entry of a number that was rolled; one without it has no die."""
ROLLING_US = (500_000, 1_100_000)
"""How long a die rolls."""


class Dice(Listening):
    """Listens for rolls that are wanted, and rolls them."""

    momentary = frozenset(("_rolling", "_lies"))

    def __init__(self, put: Put, random: Random, rolls: Sequence[int] = ()) -> None:
        """Keep the numbers that come first, whatever chance would say: a lesson needs them."""
        self._put, self._random, self._rolls = put, random, [*rolls]
        self._rolling: dict[int, tuple[int, Prompt]] = {}
        self._lies: set[int] = set()
        """The seats whose number is on its way to the judge."""

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Begin to roll for whoever asks; what somebody else has entered is not rolled."""
        wanted = {p.by: p for p in view.prompts if p.name == DIE and isinstance(p.by, int)}
        self._lies &= wanted.keys()
        self._rolling = {seat: roll for seat, roll in self._rolling.items() if seat in wanted}
        for seat, prompt in wanted.items():
            if seat not in self._rolling and seat not in self._lies:
                due = view.t + self._random.randint(*ROLLING_US)
                self._rolling[seat] = (due, prompt)

    def due(self) -> int | None:
        """Return when the first die comes to rest."""
        return min(due for due, _ in self._rolling.values()) if self._rolling else None

    def act(self, now: int) -> None:
        """Enter what it shows."""
        for seat, (due, prompt) in sorted(self._rolling.items()):
            if due <= now:
                del self._rolling[seat]
                self._lies.add(seat)
                value = self._rolled(prompt)
                self._put(Entry(now, prompt.name, {**prompt.fixed, "value": value}))

    def _rolled(self, prompt: Prompt) -> int:
        if self._rolls:
            return self._rolls.pop(0)
        return int(self._random.choice(prompt.choices["value"]))
