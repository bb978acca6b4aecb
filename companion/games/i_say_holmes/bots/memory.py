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
        """Forget everything: in a new round, all that was seen is worth nothing."""
        self._known = {}

    def of(self, seat: int) -> Glimpses:
        """Return what one player believes, by seat."""
        return dict(self._known.get(seat, {}))

    def saw(self, who: int, seat: int, cards: Iterable[str]) -> None:
        """Note cards of a seat that a player knows; of one title as many as were seen at once."""
        known = self._known.setdefault(who, {})
        old, new = [*known.get(seat, ())], [*cards]
        for card in new:
            if card in old:
                old.remove(card)
        known[seat] = tuple(sorted((*old, *new)))

    def shown(self, seat: int, card: str) -> None:
        """Forget a card that was laid before everybody's eyes."""
        for known in self._known.values():
            if card in known.get(seat, ()):
                rest = [*known[seat]]
                rest.remove(card)
                known[seat] = tuple(rest)

    def forget(self, seat: int) -> None:
        """Forget a whole hand that has gone: nobody knows what this player holds."""
        for known in self._known.values():
            known.pop(seat, None)

    def moved(self, whereto: dict[int, int]) -> None:
        """Move what is known of whole hands with them, from seat to seat."""
        for who, known in self._known.items():
            went = {whereto.get(seat, seat): cards for seat, cards in known.items()}
            went.pop(who, None)
            self._known[who] = went

    def copied(self) -> "Memory":
        """Return a copy of what is known now."""
        copy = Memory()
        copy._known = {who: dict(known) for who, known in self._known.items()}
        return copy
