"""What one player knows: what lies open on the table, the case card, and their own notes.

A bot is given this and never the case book, so it cannot know what a player could not.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.games.baker_street.bots.cases import CaseCard, Clue, left
from companion.games.baker_street.bots.town import Walk
from companion.games.baker_street.rules.cards import KEY, SY

Door = tuple[str, str]


@dataclass(frozen=True, slots=True)
class BakerSight:
    """The open table at one moment, and one player's notes."""

    phase: str
    turn: int | None
    rolled: int | None
    tokens: tuple[str | None, ...]
    cards: frozenset[str]
    """The kinds of card that the player holds."""
    piles: Mapping[str, int]
    seals: frozenset[Door]
    """The doors that others have sealed: a seal keeps out everybody but whoever laid it."""
    walk: Walk
    card: CaseCard | None
    """The case as it was read aloud."""
    notes: Mapping[str, Clue]
    """The clues that the player has read, by place."""
    doors: Mapping[str, tuple[str, ...]]
    """The entrances of every place."""
    clued: frozenset[str]
    """The places that have a clue."""

    @property
    def possible(self) -> dict[str, tuple[str, ...]]:
        """Return the answers that the player's notes leave, by letter."""
        return left(self.card.items, self.notes.values()) if self.card else {}

    @property
    def certain(self) -> bool:
        """Tell whether one answer is left to every letter."""
        return bool(self.card) and all(len(left_) == 1 for left_ in self.possible.values())

    @property
    def guesses(self) -> int:
        """Return how many solutions the player's notes leave."""
        count = 1
        for answers in self.possible.values():
            count *= max(1, len(answers))
        return count

    @property
    def unread(self) -> frozenset[str]:
        """Return the places whose clue the player has not read."""
        return self.clued - self.notes.keys()

    def shut(self, place: str) -> bool:
        """Tell whether every door of a place is sealed."""
        return all((place, door) in self.seals for door in self.doors[place])


def seen(
    state: Mapping[str, Any], seat: int, walk: Walk, card: CaseCard | None,
    notes: Mapping[str, Clue], places: Mapping[str, Any],
) -> BakerSight:  # fmt: skip
    """Return the table as this player can see it."""
    held = state["held"][seat - 1]
    return BakerSight(
        phase=state["phase"],
        turn=state["turn"],
        rolled=state["rolled"],
        tokens=tuple(state["tokens"]),
        cards=frozenset(kind for kind in (SY, KEY) if held[kind]),
        piles=dict(state["piles"]),
        seals=frozenset(
            (seal["location"], seal["entrance"])
            for seal in state["sealed_by"]
            if seal["seat"] != seat
        ),
        walk=walk,
        card=card,
        notes=dict(notes),
        doors={name: place.entrances for name, place in places.items()},
        clued=frozenset(name for name, place in places.items() if place.clue),
    )
