"""What stands chosen before a match: the game, who sits on which chair, and its options."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from companion.kit.text import clean

PERSON, EMPTY = "person", "empty"
BOTS: Mapping[str, str] = {
    "gentle": "slow, forgets things, forgives much",
    "steady": "as good as most people",
    "sharp": "fast, and misses little",
}
"""The strengths of a bot, with what each is like; the weakest first."""
SITTERS = (PERSON, *BOTS, EMPTY)
"""Who may sit on a chair."""
STRENGTH = "steady"
"""How good a bot is that nobody chose."""
LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Chair:
    """A place at the table, who sits there, and what they are called."""

    seat: int
    who: str = EMPTY
    name: str = ""

    @property
    def taken(self) -> bool:
        """Whether anybody sits there."""
        return self.who != EMPTY

    @property
    def bot(self) -> bool:
        """Whether the program plays there."""
        return self.who in BOTS

    @property
    def words(self) -> str:
        """Who sits there, in a word or two."""
        return {PERSON: "person", EMPTY: "nobody"}.get(self.who, f"bot, {self.who}")


@dataclass(frozen=True, slots=True)
class Chosen:
    """Everything that is chosen; it never changes, `changed` gives another one."""

    game: str
    chairs: tuple[Chair, ...]
    """Every chair of the table, those that stay empty as well."""
    options: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """By game: what was chosen differently from what is usual."""
    pace: str = ""
    hands: int | None = None
    """After so many it ends; None: when somebody has won."""

    __hash__ = None  # type: ignore[assignment]

    @property
    def seated(self) -> tuple[Chair, ...]:
        """Those who play, in the order in which they sit."""
        return tuple(chair for chair in self.chairs if chair.taken)

    @property
    def people(self) -> tuple[Chair, ...]:
        """The persons among them."""
        return tuple(chair for chair in self.chairs if chair.who == PERSON)

    def chair(self, seat: int) -> Chair:
        """Return the chair of that number."""
        return self.chairs[seat - 1]

    def with_chair(self, chair: Chair) -> "Chosen":
        """Return the same with somebody else on a chair."""
        chairs = tuple(chair if old.seat == chair.seat else old for old in self.chairs)
        return replace(self, chairs=chairs)

    def of_game(self) -> dict[str, Any]:
        """Return the options of the chosen game that are not as usual, as in a header."""
        return dict(self.options.get(self.game, {}))


def at_first(
    game: str, names: Sequence[str], *, people: int = 1, bots: int = 3, pace: str = ""
) -> Chosen:
    """Return what is chosen when nobody has chosen anything yet: somebody, and a few bots."""
    sitters = [*[PERSON] * people, *[STRENGTH] * bots, *[EMPTY] * len(names)]
    chairs = tuple(Chair(seat, sitters[seat - 1], name) for seat, name in enumerate(names, start=1))
    return Chosen(game, chairs, pace=pace)


def tidied(name: str) -> str:
    """Return a name as it is kept: one line, not too long, no blanks around it."""
    return clean(" ".join(name.split()))[:LONGEST_NAME].rstrip()


def free_name(taken: Iterable[str], house: Sequence[str]) -> str:
    """Return the first name of the house's that nobody has."""
    used = {name.casefold() for name in taken}
    return next((name for name in house if name.casefold() not in used), house[0])
