"""What happens at a table, at exact instants, and what must be said of it: on any rig the same.

Times are seconds from the deal, as people say them; a rig turns them into its own.
"""

from dataclasses import dataclass
from typing import Any

from hw.signals import Place


def us(seconds: float) -> int:
    return round(seconds * 1_000_000)


@dataclass(frozen=True)
class Move:
    """A finger or hand comes or goes. A bounce is a move that nobody meant: not `true`."""

    at_us: int
    place: Place
    on: bool
    true: bool = True


@dataclass(frozen=True)
class Word:
    """READY or PLAY, as the output states its onset."""

    at_us: int
    word: str
    u_us: int = 3_000


Expected = tuple[str, dict[str, Any]]


@dataclass(frozen=True)
class Scenario:
    """Moves and words, and the verdicts that must follow if every move is within `slack_us`.

    `expect` must each be found once, in whatever company; `never` are kinds that must not come up.
    """

    name: str
    moves: tuple[Move, ...]
    words: tuple[Word, ...]
    expect: tuple[Expected, ...] = ()
    never: tuple[str, ...] = ()
    seats: int = 4
    slack_us: int = 20_000
    end_us: int = 2_600_000

    def __str__(self) -> str:
        return self.name


def press(seat: int, name: str, at: float) -> Move:
    return Move(us(at), Place(seat, name), True)


def lift(seat: int, name: str, at: float) -> Move:
    return Move(us(at), Place(seat, name), False)


def tap(seat: int, name: str, at: float, held: float = 0.06) -> tuple[Move, Move]:
    return press(seat, name, at), lift(seat, name, at + held)


def bounce(seat: int, name: str, at: float, times: int = 3) -> tuple[Move, ...]:
    """Open and close again at once, every half millisecond, as a worn contact does."""
    spot = Place(seat, name)
    return tuple(
        Move(us(at) + 500 * (n + 1), spot, bool(n % 2), true=False) for n in range(2 * times)
    )
