"""When a card counts as seen: it has lain still and unhidden for two frames. Pure, no pictures.

What is told is the span in which it surely lay there: from the beginning of the first of the two
exposures to the end of the second, with the doubt half that long. Nothing is said of the time
before. A hand may have hidden it, so when it came to lie there is not known, and not claimed.

A card is told again a moment later, once: where the first span is in doubt with the instant at
which a pad felt the card, the second is not. Whoever has heard it already hears nothing new. When
it was hidden and is seen again, it is told again as well: it may have been picked up and laid anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from hw.sight.cards import Lying

STILL_MM = 2.5
"""A card that moved less than this between two frames lies still."""
AGAIN_US = 400_000
"""How much later a card is told once more."""
GONE_FRAMES = 2
"""A card that was not seen in so many frames is told anew when it is seen again."""
SHRUNK_FRAMES = 8
"""A pool with fewer cards for so many frames has lost them; until then a hand may hide them."""


@dataclass(frozen=True, slots=True)
class Shot:
    """When a picture was taken: from the beginning of its exposure to its end."""

    begin_us: int
    end_us: int


@dataclass(frozen=True, slots=True)
class Seen:
    """Cards that lay still, and the span in which they did."""

    ids: tuple[int, ...]
    begin_us: int
    end_us: int


@dataclass(slots=True)
class TopOfPile:
    """Follows which card lies on top of one pile."""

    told: int | None = None
    """The card that was told last and has not gone since."""
    _last: Lying | None = None
    _shot: Shot | None = None
    _told_us: int = 0
    _again: bool = False
    _gone: int = 0

    @property
    def settled(self) -> bool:
        """Whether nothing is left to tell while nothing changes."""
        return self.told is not None and self._again and self._gone == 0

    def look(self, cards: Sequence[Lying], shot: Shot) -> Seen | None:
        """Take the cards of one frame; return what counts as seen now."""
        top = self._top(cards)
        last, before = self._last, self._shot
        self._last, self._shot = top, shot
        self._miss(top)
        if top is None or last is None or before is None or not _same(top, last):
            return None
        if top.id == self.told and (self._again or shot.end_us - self._told_us < AGAIN_US):
            return None
        self._again = top.id == self.told
        self.told, self._told_us = top.id, shot.end_us
        return Seen((top.id,), before.begin_us, shot.end_us)

    def _miss(self, top: Lying | None) -> None:
        """Forget what was told when it has not been seen for a while."""
        self._gone = 0 if top is not None and top.id == self.told else self._gone + 1
        if self._gone >= GONE_FRAMES:
            self.told, self._again = None, False

    def _top(self, cards: Sequence[Lying]) -> Lying | None:
        """Return the card on top. Only one with both marks in sight can be; of two such cards it
        is the one that was not there before, and where that does not tell, nobody knows."""
        whole = [card for card in cards if card.whole]
        if len(whole) > 1:
            whole = [card for card in whole if card.id != self.told]
        return whole[0] if len(whole) == 1 else None


def _same(one: Lying, other: Lying) -> bool:
    return one.id == other.id and _near(one, other)


def _near(one: Lying, other: Lying) -> bool:
    return abs(one.x - other.x) < STILL_MM and abs(one.y - other.y) < STILL_MM


@dataclass(slots=True)
class Pool:
    """Follows which cards lie in the pool, as far as they are seen; they may cover each other."""

    told: frozenset[int] = frozenset()
    _last: dict[int, Lying] = field(default_factory=dict)
    _shot: Shot | None = None
    _fewer: int = 0
    _told_us: int = 0
    _again: bool = True

    @property
    def settled(self) -> bool:
        """Whether nothing is left to tell while nothing changes."""
        return self._again and bool(self._last) and self.told == frozenset(self._last)

    def look(self, cards: Sequence[Lying], shot: Shot) -> Seen | None:
        """Take the cards of one frame; return all that is seen, if there is a new one."""
        now = {card.id: card for card in cards}
        last, before = self._last, self._shot
        self._last, self._shot = now, shot
        still = {id_ for id_, card in now.items() if id_ in last and _near(card, last[id_])}
        if before is None or len(still) < len(now):
            return None
        return self._news(frozenset(still), before, shot)

    def _news(self, still: frozenset[int], before: Shot, shot: Shot) -> Seen | None:
        self._fewer = self._fewer + 1 if still < self.told else 0
        if self._fewer >= SHRUNK_FRAMES:
            self.told, self._fewer = still, 0
        late = not self._again and shot.end_us - self._told_us >= AGAIN_US
        if still <= self.told and not (late and still == self.told):
            return None
        self._again = still == self.told
        self.told, self._told_us = still, shot.end_us
        return Seen(tuple(sorted(still)), before.begin_us, shot.end_us) if still else None
