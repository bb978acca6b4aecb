"""What stands chosen before a match: the game, who sits on which chair, and its options."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from companion.kit.text import clean
from companion.language import Person, say

PERSON, EMPTY = "person", "empty"
BOTS = ("gentle", "steady", "sharp")
"""The strengths of a bot, the weakest first."""
DEALT, OWN = "dealt", "own"
"""Whose cards are played with, where people sit by phone: the table's, or their own."""
SITTERS = (PERSON, *BOTS, EMPTY)
"""Who may sit on a chair."""
STRENGTH = "steady"
"""How good a bot is that nobody chose."""
LONGEST_NAME = 24
GENDERS = ("", "feminine", "masculine")
"""How a language may speak of somebody; nothing: they have not said."""


def about_bot(who: str) -> str:
    """Return what a bot of that strength is like; nothing of anybody else."""
    return say(f"start-about-{who}") if who in BOTS else ""


def strength_told(who: str) -> str:
    """Return how good a bot is, in a word."""
    return say(f"start-strength-{who}")


@dataclass(frozen=True, slots=True)
class Chair:
    """A place at the table, who sits there, and what they are called."""

    seat: int
    who: str = EMPTY
    name: str = ""
    gender: str = ""
    """How sentences speak of whoever sits there, in languages that ask; never what is judged."""

    @property
    def person(self) -> str:
        """Their name, with how sentences speak of them, where they have said."""
        return Person(self.name, self.gender) if self.gender else self.name

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
        return say(f"start-sits-{self.who}")


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
    language: str = ""
    """In which the display speaks; empty: as the table is described."""
    cards: str = DEALT
    """Whose cards are played with, where people sit by phone."""

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
