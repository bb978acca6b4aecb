"""What a simulated match of any game needs beside its table: cards, players, somebody who deals.

Each game brings a company of its own. Whoever runs the table knows no more of a game than this.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Protocol, runtime_checkable

from companion.core.live.actor import Actor
from companion.core.live.inbox import Item
from companion.core.live.listener import Listener
from companion.core.referee.events import INPUTS
from companion.core.referee.game import Prompt
from companion.language import say
from companion.practice.hands import Hands
from companion.practice.temperament import Temperament

Put = Callable[[Item], None]
Serves = Callable[[int], bool]
"""Whether the house deals and rules where this seat is the dealer."""


Section = tuple[str, tuple[str, ...]]
"""A heading, and what stands under it."""


def notes_title() -> str:
    """Return the heading of what somebody has read before."""
    return say("practice-notes")


Stack = Callable[[int], Sequence[str] | None]
"""Gives a pack in the order it is dealt by that dealer, or nothing where it is to be shuffled."""


def shuffled(dealer: int) -> None:
    """Stack nothing: every pack is shuffled."""


class Part(Listener, Actor, Protocol):
    """One of the company: told everything, and doing something of its own."""


@runtime_checkable
class Returning(Protocol):
    """One of the company who can come back to a match: they forget what they meant to do."""

    def look_again(self) -> None:
        """Forget every plan, and make new ones by the next look at the table."""


@runtime_checkable
class Waking(Protocol):
    """Players of whom some sleep while people play their seats."""

    def wake(self, seats: Collection[int]) -> None:
        """Let these make new plans by the next look at the table."""


Aside = Callable[[Mapping[str, Any]], None]
"""Keeps what somebody does that the referee never hears of, so that a match can be gone on with."""


def _not_kept(said: Mapping[str, Any]) -> None:
    """Keep nothing."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Whom a company is made for, and by what chance it plays."""

    header: Mapping[str, Any]
    seed: int
    bots: Mapping[int, Temperament]
    hands: Hands
    put: Put
    serves: Serves = lambda dealer: True
    options: Any = None
    """The options as the game reads them; None: whoever needs them reads the header."""
    stack: Stack = shuffled
    """Packs that are not shuffled, for lessons."""
    aside: Aside = _not_kept
    """Told what nobody else is: see `Company.recall`."""
    awake: Callable[[int], bool] = lambda seat: True
    """Whether the program plays a bot's seat now; a person may, and may leave it to the bot."""

    @property
    def seats(self) -> range:
        """Every seat, in order."""
        return range(1, int(self.header["seats"]) + 1)

    def played(self) -> frozenset[int]:
        """Return the seats that the program plays now."""
        return frozenset(seat for seat in self.bots if self.awake(seat))

    def chance(self, whose: str) -> Random:
        """Return a random source of its own, the same for the same seed."""
        return Random(f"{whose} {self.seed}")


def _nothing_up() -> tuple[str | None, ...]:
    return ()


def _nothing_held(seat: int) -> tuple[str, ...]:
    return ()


def _no_page(seat: int) -> Section | None:
    return None


def _no_papers(seat: int) -> tuple[Section, ...]:
    return ()


def _nothing_seen(seat: int) -> Mapping[int, tuple[str, ...]]:
    return {}


def _no_prompts(seat: int) -> tuple[Prompt, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Company:
    """Everybody that a simulated match needs. They are told, and act, in this order."""

    parts: tuple[Part, ...]
    tops: Callable[[], tuple[str | None, ...]] = _nothing_up
    """The cards that lie face up, by seat."""
    held: Callable[[int], tuple[str, ...]] = _nothing_held
    """What a seat holds: for the eyes of whoever sits there, and nobody else's."""
    stand_ins: frozenset[str] = frozenset()
    """What people need not be offered: they have the buttons, or it is done for them."""

    inputs: tuple[str, ...] = INPUTS
    """What a player uses of their own place."""
    reached: tuple[str, ...] = ()
    """What they use of the places of others."""
    page: Callable[[int], Section | None] = _no_page
    """The page that lies open before a seat: for the eyes of whoever sits there."""
    papers: Callable[[int], tuple[Section, ...]] = _no_papers
    """What else they have to read, and nobody else."""
    seen: Callable[[int], Mapping[int, tuple[str, ...]]] = _nothing_seen
    """What a seat was shown of other hands, by seat: for that player's eyes alone, too."""
    narrow: Callable[[Prompt], Prompt | None] | None = None
    """What of a prompt a real table would leave to do; None: of all cards, only those they hold."""
    own: Callable[[int], tuple[Prompt, ...]] = _no_prompts
    """What a seat does that the referee never hears of."""
    take: Callable[[Prompt, Mapping[str, Any]], Item] = Prompt.answered
    """Makes of an answered prompt what the table takes."""
    recall: Aside = _not_kept
    """Does again what was told `Seating.aside`, where a match is gone on with."""

    def look_again(self) -> None:
        """Let everybody look at the table anew: a match goes on after a while."""
        for part in self.parts:
            if isinstance(part, Returning):
                part.look_again()

    def wake(self, seats: Collection[int]) -> None:
        """Let the bots of these seats plan anew: a person has left it to them, or takes it back."""
        for part in self.parts:
            if isinstance(part, Waking):
                part.wake(seats)

    def offered(self, prompt: Prompt) -> Prompt | None:
        """Return what of a prompt to offer who sits there: of all cards, only those they hold."""
        if prompt.name in self.stand_ins:
            return None
        if self.narrow is not None:
            return self.narrow(prompt)
        held = self.held(prompt.by) if isinstance(prompt.by, int) else ()
        if not held or "card" not in prompt.choices:
            return prompt
        cards = tuple(card for card in dict.fromkeys(held) if card in prompt.choices["card"])
        return replace(prompt, choices={**prompt.choices, "card": cards}) if cards else None


@dataclass(frozen=True, slots=True)
class Practice:
    """One game as simulated tables play it."""

    gather: Callable[[Seating], Company]
    options: Callable[[], Mapping[str, Any]] = dict
    """What the header's options must say, unless somebody asks for something else."""
    completes: Callable[[Mapping[str, Any]], Mapping[str, Any]] = lambda own: {}
    """What simulated cards add to the options by which owners describe theirs."""
    counts: frozenset[str] = field(default=frozenset(("score",)))
    """The verdicts with which a hand ends."""
    rematch: bool = False
    """Whether a hand is a whole game, so that another one follows where several are asked for."""

    def described(self, own: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options of a match with simulated cards, completed by what an owner said."""
        return {**self.options(), **self.completes(own)}
