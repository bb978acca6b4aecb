"""What an evening consists of: who is there, which tables there are, and its rounds."""

from collections.abc import Iterator
from dataclasses import dataclass

FEWEST, MOST = 3, 8
"""So many sit at a table of an evening, as far as its game allows that."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What a table plays in a round, and how many can play it there."""

    game: str
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Place:
    """A table that takes part: what is played there, one round after the other and over again."""

    table: str
    offers: tuple[Offer, ...]

    def offer(self, number: int) -> Offer:
        """Return what it plays in that round."""
        return self.offers[(number - 1) % len(self.offers)]


@dataclass(frozen=True, slots=True)
class Sitting:
    """One table in one round: its game, and its players by seat."""

    table: str
    game: str
    players: tuple[str, ...]

    def neighbours(self) -> Iterator[tuple[str, str]]:
        """Yield everybody with whoever sits next, around the table."""
        return zip(self.players, self.players[1:] + self.players[:1], strict=True)


@dataclass(frozen=True, slots=True)
class Round:
    """Who sits where, and who sits out."""

    number: int
    sittings: tuple[Sitting, ...]
    out: tuple[str, ...] = ()
    begun: bool = False
    """Whether it is played, or was: nothing of it is planned again."""
    kept: bool = False
    """Whether the dealer has changed it: it stays so, as long as everybody in it is there."""

    @property
    def seated(self) -> tuple[str, ...]:
        """Everybody who plays in it."""
        return tuple(player for sitting in self.sittings for player in sitting.players)

    @property
    def everybody(self) -> tuple[str, ...]:
        """Everybody who was there for it."""
        return (*self.seated, *self.out)

    @property
    def largest(self) -> int:
        """How many sit at its largest table."""
        return max((len(sitting.players) for sitting in self.sittings), default=0)


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening: who is there now, what is put up, what was played and what is planned."""

    seed: int
    length: int
    """How many rounds it has."""
    players: tuple[str, ...] = ()
    places: tuple[Place, ...] = ()
    rounds: tuple[Round, ...] = ()

    @property
    def begun(self) -> tuple[Round, ...]:
        """The rounds that are played, or were."""
        return tuple(each for each in self.rounds if each.begun)

    @property
    def now(self) -> Round | None:
        """The round that was begun last."""
        return self.begun[-1] if self.begun else None

    @property
    def next(self) -> Round | None:
        """The round that comes next."""
        return next((each for each in self.rounds if not each.begun), None)
