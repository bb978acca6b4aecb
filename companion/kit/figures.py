"""What was played here before, in figures: one value for screen, page, phone and picture.

Who looks at it needs no database. Where there is too little to draw, it says what is missing.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.language import Spoken, say

COLOURS = 8
"""So many players can be told apart by colour at once."""
STEPS_US = (10_000, 20_000, 25_000, 50_000, 100_000, 200_000, 500_000)
MOST_BINS = 24


@dataclass(frozen=True, slots=True)
class MatchMark:
    """A match as a point in time."""

    name: str
    when: str
    """In local time."""
    game: str


@dataclass(frozen=True, slots=True)
class PlayerFigures:
    """One person over all matches; reactions in microseconds."""

    name: str
    colour: int
    """From 1 on: the same wherever this player is shown."""
    matches: int = 0
    won: int = 0
    points: int = 0
    early: int = 0
    """How often they did not wait."""
    reactions: tuple[int, ...] = ()
    course: tuple[tuple[int, int], ...] = ()
    """Their median reaction by match: which one (from 0), and how fast."""
    played: tuple[int, ...] = ()
    """Which matches they played (from 0)."""
    wins: tuple[int, ...] = ()
    """Which of them they won."""

    @property
    def median_us(self) -> int | None:
        """How fast they usually are."""
        ordered, half = sorted(self.reactions), len(self.reactions) // 2
        return (ordered[half] + ordered[~half]) // 2 if ordered else None

    @property
    def fastest_us(self) -> int | None:
        """How fast they were at their best."""
        return min(self.reactions, default=None)

    @property
    def early_share(self) -> float:
        """Return the share of their cards that came early."""
        cards = len(self.reactions) + self.early
        return self.early / cards if cards else 0.0


@dataclass(frozen=True, slots=True)
class CloseFinish:
    """Two who were hardly apart."""

    gap_us: int
    words: str
    match: MatchMark


@dataclass(frozen=True, slots=True)
class Spread:
    """How reactions are spread: for every player the share of cards in each stretch of time."""

    first_us: int
    step_us: int
    shares: tuple[tuple[float, ...], ...]
    """By player, then by stretch; the last one holds everything slower."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Everything that was played here, people only."""

    matches: tuple[MatchMark, ...] = ()
    players: tuple[PlayerFigures, ...] = ()
    """Those who played most, in the order in which they first came."""
    left_out: int = 0
    """How many more have played, and are not shown."""
    closest: tuple[CloseFinish, ...] = ()

    @property
    def timed(self) -> tuple[PlayerFigures, ...]:
        """Those whose reactions were measured."""
        return tuple(player for player in self.players if player.reactions)

    def spread(self) -> Spread:
        """Return how reactions are spread, in steps that suit them."""
        every = sorted(us for player in self.timed for us in player.reactions)
        slow = every[min(len(every) - 1, len(every) * 97 // 100)]
        step = next((s for s in STEPS_US if slow - every[0] < s * (MOST_BINS - 2)), 1_000_000)
        first = every[0] // step * step
        bins = min(MOST_BINS, (slow - first) // step + 2)
        return Spread(first, step, tuple(_shares(p, first, step, bins) for p in self.timed))

    def missing(self) -> Iterator[tuple[str, str]]:
        """Yield what cannot be drawn yet, each with what it takes."""
        if not self.matches:
            yield from ((part, say("kit-figures-no-match")) for part in PARTS)
            return
        if not self.timed:
            yield "reactions", say("kit-figures-no-reaction")
        if not any(len(player.course) > 1 for player in self.players):
            yield "course", say("kit-figures-no-course")
        if not any(player.early for player in self.players):
            cards = sum(len(player.reactions) for player in self.players)
            yield "waiting", say("kit-figures-nobody-early", n=cards)
        if not any(player.won for player in self.players):
            yield "wins", say("kit-figures-no-win")
        if not self.closest:
            yield "closest", say("kit-figures-nothing-close")


PARTS = ("reactions", "course", "waiting", "wins", "closest")
"""What there is to look at, in this order."""
TITLES = Spoken("kit-figures-title", PARTS)


def _shares(player: PlayerFigures, first: int, step: int, bins: int) -> tuple[float, ...]:
    found = [0] * bins
    for us in player.reactions:
        found[max(0, min((us - first) // step, bins - 1))] += 1
    return tuple(number / len(player.reactions) for number in found)
