"""A generated evening: five players, hand after hand, with every rule now and then.

It is what a table would record, not what a referee finds easy: shields crossed, cards read, calls
close together, sweeps, traps, resting arms, rulings. The same seed gives the same evening.
"""

import json
import random
from collections.abc import Iterator
from typing import Any

SEATS = 5
WORDS = ("RUN", "STOP", "CAB", "CLUE", "FOG", "DOG", "GUN", "PIPE", "ROBBER", "THIEF", "BURGLAR")

PACK = {"cards": 56, "holmes": SEATS, "suspects": 0}
"""So that everybody can have one of what counts, however the cards went."""

Line = dict[str, Any]


class Evening:
    """Writes lines in the order of time."""

    def __init__(self, seed: int = 1904) -> None:
        self._random = random.Random(seed)
        self._t = 0
        self._hand_rounds = 0
        self._pending: list[Line] = []

    def lines(self, count: int) -> Iterator[bytes]:
        """Give a header and that many events."""
        header = {"transcript": 1, "game": "sherlock-holmes", "seats": SEATS}
        yield _line({**header, "options": {"target": 1_000_000, "pack": PACK}})
        given = 0
        last = 0
        while given < count - 1:
            for line in sorted(self._stretch(), key=lambda line: line["t"]):
                if given < count - 1:
                    given, last = given + 1, line["t"]
                    yield _line(line)
        yield _line({"t": last, "event": "end"})

    def _stretch(self) -> list[Line]:
        self._pending = []
        if self._hand_rounds == 0:
            self._add("deal")
        self._round()
        self._hand_rounds += 1
        if self._hand_rounds == 9:
            self._end_hand()
            self._hand_rounds = 0
        self._t = max(line["t"] for line in self._pending) + 400_000
        return self._pending

    def _add(self, event: str, after: float = 0, **fields: Any) -> None:
        self._pending.append({"t": self._t + round(after * 1_000_000), "event": event, **fields})

    def _tap(self, seat: int, name: str, after: float, held: float = 0.08) -> None:
        self._add("press", after, seat=seat, input=name)
        self._add("release", after + held, seat=seat, input=name)

    def _round(self) -> None:
        chance = self._random.random
        self._add("cue", 0.1, cue="ready")
        if chance() < 0.1:
            self._add("cue", 1.0, cue="ready")
        play = 1.6 + chance()
        self._add("cue", play, cue="play")
        for seat in range(1, SEATS + 1):
            self._play(seat, play)
        what = chance()
        if what < 0.35:
            self._calls(play + 0.9)
        elif what < 0.45:
            self._sweep(play + 0.9)
        elif what < 0.55:
            self._tap(self._seat(), "blue", play + 1.2)
        if chance() < 0.05:
            self._tap(self._seat(), "rail", play + 0.2, held=0.4 + chance())
        self._t += round((play + 2.5) * 1_000_000)

    def _seat(self) -> int:
        return self._random.randint(1, SEATS)

    def _play(self, seat: int, play: float) -> None:
        after = play + self._random.lognormvariate(-1.1, 0.35)
        if self._random.random() < 0.02:
            after = play - 0.2
        self._tap(seat, "shield", after - 0.03, held=0.3)
        self._tap(seat, "pile", after, held=0.2)
        self._add("card", after + 0.05, seat=seat, card=self._random.choice(WORDS))

    def _calls(self, after: float) -> None:
        for seat in self._random.sample(range(1, SEATS + 1), self._random.randint(1, 3)):
            self._tap(seat, "white", after + self._random.expovariate(20))
        for seat in range(1, SEATS + 1):
            self._add("ruling", after + 0.9, ruling="false-call", seat=seat)

    def _sweep(self, after: float) -> None:
        sweeper = self._seat()
        self._add("card", after - 0.1, seat=sweeper, card="HOLMES")
        self._tap(sweeper, "red", after)
        for seat in range(1, SEATS + 1):
            if seat != sweeper:
                self._tap(seat, "shield", after + self._random.expovariate(4))
                self._tap(seat, "pile", after + self._random.expovariate(4))
                self._add("ruling", after + 3.3, ruling="pile", pile=seat, to="safe")

    def _end_hand(self) -> None:
        self._add("ruling", 1, ruling="out", seat=self._seat())
        for seat in range(1, SEATS + 1):
            self._add("entry", 1 + seat, entry="count", seat=seat, holmes=1, suspects=0)
        # Who has no card left at all cannot have counted one: the next hand is dealt all the same.
        self._add("ruling", 2 + SEATS, ruling="void-hand")


def _line(line: Line) -> bytes:
    return json.dumps(line).encode() + b"\n"
