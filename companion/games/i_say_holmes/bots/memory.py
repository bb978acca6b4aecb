"""What players have learned of each other's hands: by a look, or because a card was theirs.

It is belief, not knowledge: a card may have been passed on since. What everybody sees go is
forgotten by everybody.
"""

from collections.abc import Iterable

Glimpses = dict[int, tuple[str, ...]]


class Memory:
    """Who thinks that who holds what."""

    def __init__(self) -> None:
        self._known: dict[int, Glimpses] = {}

    def clear(self) -> None:
        """A new round: all that was seen is worth nothing."""
        self._known = {}

    def of(self, seat: int) -> Glimpses:
        """What one player believes, by seat."""
        return dict(self._known.get(seat, {}))

    def saw(self, who: int, seat: int, cards: Iterable[str]) -> None:
        """Somebody knows cards of another; of one title he counts as many as he saw at once."""
        known = self._known.setdefault(who, {})
        old, new = [*known.get(seat, ())], [*cards]
        for card in new:
            if card in old:
                old.remove(card)
        known[seat] = tuple(sorted((*old, *new)))

    def shown(self, seat: int, card: str) -> None:
        """A card was laid before everybody's eyes."""
        for known in self._known.values():
            if card in known.get(seat, ()):
                rest = [*known[seat]]
                rest.remove(card)
                known[seat] = tuple(rest)

    def forget(self, seat: int) -> None:
        """A whole hand has gone: nobody knows what this player holds."""
        for known in self._known.values():
            known.pop(seat, None)

    def moved(self, whereto: dict[int, int]) -> None:
        """Whole hands have gone from seat to seat, and what is known of them with them."""
        for who, known in self._known.items():
            went = {whereto.get(seat, seat): cards for seat, cards in known.items()}
            went.pop(who, None)
            self._known[who] = went

    def copied(self) -> "Memory":
        """As it is now."""
        copy = Memory()
        copy._known = {who: dict(known) for who, known in self._known.items()}
        return copy
