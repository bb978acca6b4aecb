"""Eight Scotland Yard cards and eight Skeleton Keys: in a pile, in a hand, or on an entrance.

A card only ever moves from one of these to another, so that it can be neither made nor lost (BS-3).
"""

from dataclasses import dataclass, field

SY = "scotland_yard"
KEY = "skeleton_key"
KINDS = (SY, KEY)
OF_EACH = 8

Door = tuple[str, str]
"""A place and one of its entrances."""


def _full() -> dict[str, int]:
    return dict.fromkeys(KINDS, OF_EACH)


@dataclass(slots=True)
class BakerCards:
    """Where every card is."""

    piles: dict[str, int] = field(default_factory=_full)
    hands: dict[str, set[int]] = field(default_factory=lambda: {kind: set() for kind in KINDS})
    """By kind, the seats that hold one; nobody can hold two (BS-19)."""
    seals: dict[Door, int | None] = field(default_factory=dict)
    """The sealed entrances, each with the seat whose card lies there; none where nobody knows."""

    def holds(self, seat: int, kind: str) -> bool:
        """Tell whether a seat holds a card of a kind."""
        return seat in self.hands[kind]

    def take(self, seat: int, kind: str) -> None:
        """Take a card from its pile."""
        self.piles[kind] -= 1
        self.hands[kind].add(seat)

    def give_back(self, seat: int, kind: str) -> None:
        """Put a card back on its pile."""
        self.hands[kind].remove(seat)
        self.piles[kind] += 1

    def give_all_back(self, seat: int) -> tuple[str, ...]:
        """Put back all that a seat holds, and return it (D7)."""
        held = tuple(kind for kind in KINDS if self.holds(seat, kind))
        for kind in held:
            self.give_back(seat, kind)
        return held

    def lay(self, seat: int, door: Door) -> None:
        """Lay a hand's SY card on an entrance (BS-20)."""
        self.hands[SY].remove(seat)
        self.seals[door] = seat

    def unlock(self, seat: int, door: Door) -> None:
        """Lay a key on a seal: both go back to their piles (BS-25)."""
        self.give_back(seat, KEY)
        self.lift(door)

    def lay_from_pile(self, door: Door, owner: int | None = None) -> None:
        """Lay a card that nobody held: a correction; `owner` is who sealed, if that is told."""
        self.piles[SY] -= 1
        self.seals[door] = owner

    def lift(self, door: Door) -> None:
        """Take a seal off; the card goes back to its pile."""
        del self.seals[door]
        self.piles[SY] += 1

    def clone(self) -> "BakerCards":
        """Return a copy for a checkpoint."""
        hands = {kind: seats.copy() for kind, seats in self.hands.items()}
        return BakerCards(self.piles.copy(), hands, self.seals.copy())
