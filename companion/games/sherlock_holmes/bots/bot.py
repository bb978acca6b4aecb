"""A simulated player: sees, hears, makes up its mind, errs.

He knows what a player could know (`Sight`, the words, what is announced), and acts through the
table's inputs only. All chance is drawn from its own seeded source.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from companion.core.referee.verdicts import Verdict
from companion.games.sherlock_holmes.bots.pack import HOLMES
from companion.games.sherlock_holmes.bots.sight import NOTHING, HolmesSight
from companion.practice.hands import Hands
from companion.practice.plan import TAP_US, HandMove, Plan
from companion.practice.temperament import Temperament

START_US = 150_000
"""To lift the hands from one's own cards."""
STEP_US = 85_000
"""To the next place round the table."""
NEXT_US = 120_000
"""From one pile to the next, beyond the way itself."""
SPREAD_US = 35_000


def distance(one: int, other: int, seats: int) -> int:
    """How many places apart two seats are, the shorter way round."""
    apart = abs(one - other)
    return min(apart, seats - apart)


def reaching(seat: int, seats: int, piles: Sequence[int], random: Random) -> dict[int, int]:
    """When a sweeper's hands get to which pile: the left one round the left, the right the right.

    Each hand takes the nearest pile first.
    """
    left = [pile for pile in piles if (pile - seat) % seats <= seats // 2]
    right = [pile for pile in piles if pile not in left]
    return {
        pile: after
        for side in (left, right)
        for pile, after in _one_hand(seat, seats, side, random)
    }


def _one_hand(seat: int, seats: int, piles: Sequence[int], random: Random) -> list[tuple[int, int]]:
    at = START_US
    found = []
    for turn, pile in enumerate(sorted(piles, key=lambda p: distance(seat, p, seats))):
        way = STEP_US * (distance(seat, pile, seats) if turn == 0 else 1)
        at += way + NEXT_US * (turn > 0) + abs(round(random.gauss(0, SPREAD_US)))
        found.append((pile, at))
    return found


MS = 1_000
RUNNING = ("ready", "play")
LONG_US = 3_000_000
"""Longer than any sweep: a shield is held until the sweep is over."""


class HolmesBot:
    """One simulated player."""

    momentary = frozenset(("_plan",))

    def __init__(self, seat: int, seats: int, temperament: Temperament, random: Random) -> None:
        self._seat, self._seats, self._is, self._random = seat, seats, temperament, random
        self._plan = Plan()
        self._sight = NOTHING
        self._word = "play"
        """The last word heard: the first READY after a PLAY begins a round."""
        self._laid = False
        self._match: object = None
        self._false = False
        self._braced = False

    def look_again(self) -> None:
        """Forget what the bot meant to do, and what it has looked at."""
        self._plan, self._sight, self._match = Plan(), NOTHING, None
        self._false = self._braced = False

    def due(self) -> int | None:
        """Return when its hands next move."""
        return self._plan.due

    def act(self, now: int, hands: Hands) -> None:
        """Move them."""
        self._plan.carry_out(now, hands, self._done)

    def hear(self, word: str, t: int) -> None:
        """Hear READY or PLAY."""
        if self._sight.hands and self._sight.hands[self._seat - 1]:
            (self._hear_play if word == "play" else self._hear_ready)(t)

    def see(self, sight: HolmesSight, t: int) -> None:
        """Look at the table, which has changed."""
        before, self._sight = self._sight, sight
        if sight.phase in RUNNING:
            self._look_at_own(before, t)
            self._look_for_match(t)
            self._braced = sight.others_show(HOLMES, self._seat)
        elif sight.phase != "sweep":
            self._plan.drop_all(t)

    def learn(self, verdict: Verdict, t: int) -> None:
        """Hear what was announced, and what was called across the table: one of `LEARNT`."""
        LEARNT[verdict.kind](self, verdict.fields, verdict.t, t)

    def _chance(self, of: float) -> bool:
        return self._random.random() < of

    def _mean(self, name: str, t: int, what: str, hold_us: int = TAP_US) -> None:
        self._plan.mean(name, HandMove(t, self._seat, what, hold_us))

    def _hear_ready(self, t: int) -> None:
        self._laid = self._laid and self._word == "ready"
        self._word = "ready"
        if self._laid:
            return
        if self._chance(self._is.startle):
            self._lay(t + self._is.reaction.draw(self._random))
        elif self._chance(self._is.hunch):
            self._lay(t + round(self._random.uniform(350, 2_500)) * MS)

    def _hear_play(self, t: int) -> None:
        self._word = "play"
        self._fidget(t)
        if self._laid:
            return
        answer = t + self._is.reaction.draw(self._random)
        if self._chance(self._is.lapse):
            answer += round(self._random.uniform(1_250, 2_400)) * MS
        hunch = self._plan.means("play")
        if hunch is None or hunch.t > answer:
            self._lay(answer)

    def _lay(self, t: int) -> None:
        stays = max(80, round(self._random.gauss(190, 45)))
        if self._chance(self._is.linger):
            stays = round(self._random.uniform(640, 1_100))
        self._mean("play", t, "pile", stays * MS)

    def _fidget(self, t: int) -> None:
        """Now and then an arm comes to rest, or somebody wants other cards."""
        if self._chance(self._is.rest):
            stays = round(self._random.lognormvariate(6.6, 0.5)) * MS
            self._mean("rest", t + self._soon(600, 2_500), "rail", stays)
        if self._chance(self._is.yard):
            self._mean("yard", t + self._soon(1_200, 3_500), "blue")

    def _soon(self, least_ms: int, most_ms: int) -> int:
        return round(self._random.uniform(least_ms, most_ms)) * MS

    def _done(self, name: str, t: int) -> None:
        if name == "play":
            self._laid = True
        elif name == "call":
            self._false = False
        elif name == "yard" and self._chance(self._is.yard * 8):
            self._mean("yard", t + self._soon(900, 2_000), "blue")

    def _look_at_own(self, before: HolmesSight, t: int) -> None:
        """Look at the card just turned up."""
        top, size = self._sight.top(self._seat), self._sight.piles[self._seat - 1]
        grown = size > (before.piles[self._seat - 1] if before.piles else 0)
        if not grown:
            return
        when = t + self._is.choice.draw(self._random)
        if top == HOLMES:
            self._turn_up_holmes(when)
        elif self._chance(self._is.slip / 40):
            self._mean("holmes", when, "red")
        elif self._chance(self._is.mistake):
            self._false = True
            self._mean("call", when, "white")

    def _turn_up_holmes(self, when: int) -> None:
        if self._chance(self._is.mute):
            return
        slips = self._chance(self._is.slip)
        self._mean("holmes", when, "blue" if slips else "red")

    def _look_for_match(self, t: int) -> None:
        word = self._sight.top(self._seat)
        found = self._sight.matches(self._seat)
        now = (word, found) if word != HOLMES and any(found) else None
        if now is None and not self._false:
            self._plan.drop(t, "call")
        if now != self._match and now is not None:
            self._notice(t)
        self._match = now

    def _notice(self, t: int) -> None:
        if self._plan.means("call") is not None:
            return
        when = t + self._is.choice.draw(self._random)
        if not self._chance(self._is.notice):
            if not self._chance(self._is.notice / 4):
                return
            when += self._soon(700, 2_500)
        self._mean("call", when, "white")

    def _sweep_opens(self, v: dict[str, Any], called: int, t: int) -> None:
        """Sherlock Holmes is called: sweep, or protect."""
        self._plan.drop(t, "play", "call", "rest", "yard")
        if v["seat"] == self._seat:
            others = [s for s in range(1, self._seats + 1) if s != self._seat]
            piles = [s for s in others if self._sight.piles[s - 1]]
            reaches = reaching(self._seat, self._seats, piles, self._random)
            for pile, after in reaches.items():
                move = HandMove(
                    max(t, called + round(after * self._is.reach)), pile, "pile", 160 * MS
                )
                self._plan.mean(f"reach {pile}", move)
        elif self._sight.piles[self._seat - 1] and not self._chance(self._is.asleep):
            self._protect(called, t)

    def _protect(self, called: int, t: int) -> None:
        travel = self._soon(90, 170)
        answer = self._is.reaction.draw(self._random) + travel
        if self._braced:
            answer -= self._soon(60, 150)
        self._mean("shield", max(t, called + answer), "shield", LONG_US)

    def _sweep_over(self, v: dict[str, Any], at: int, t: int) -> None:
        """Take the hands away: whatever is under them may be picked up."""
        reaches = (f"reach {seat}" for seat in range(1, self._seats + 1))
        self._plan.drop(t, "shield", *reaches)
        self._plan.hurry(f"lift {self._seat} shield", t + self._soon(150, 400))

    def _voided(self, v: dict[str, Any], at: int, t: int) -> None:
        if v["what"] == "sweep":
            self._sweep_over(v, at, t)


LEARNT: dict[str, Callable[[HolmesBot, dict[str, Any], int, int], None]] = {
    "sweep-open": HolmesBot._sweep_opens,
    "sweep": HolmesBot._sweep_over,
    "out": HolmesBot._sweep_over,
    "void": HolmesBot._voided,
}
"""The verdicts that a player heeds."""
