"""When a card counts as seen: it has lain still and unhidden for two frames. Pure, no pictures.

What is told is the span in which it surely lay there: from the beginning of the first of the two
exposures to the end of the second, with the doubt half that long. Nothing is said of the time
before. A hand may have hidden it, so when it came to lie there is not known, and not claimed.

A card is told again a moment later, once: where the first span is in doubt with the instant at
which a pad felt the card, the second is not. Whoever has heard it already hears nothing new. After
that it is not told until the spot was seen bare, or the card elsewhere: what comes to light again
beneath a card that cannot be read is not the top, and whoever heard of it knows it in any case.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from hw.sight.cards import Lying

STILL_MM = 2.5
"""A card that moved less than this between two frames lies still."""
AGAIN_US = 400_000
"""How much later a card is told once more."""
APART_US = 350_000
"""Two frames further apart than this are not one after the other."""
REST_FRAMES = 3
"""A spot where nothing has changed in so many frames is at rest."""
BARE_FRAMES = 2
"""A spot that shows nothing but paper in so many frames has been cleared."""
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

    told: dict[int, int] = field(default_factory=dict)
    """The cards that were told since the spot was bare, and when for the first time."""
    _again: set[int] = field(default_factory=set)
    """Those of them that were told once more."""
    _top: int | None = None
    """The one that was told last."""
    _last: Lying | None = None
    _shot: Shot | None = None
    _bare: int = 0
    _hands: bool = False
    """Whether something moved there that has not come to rest yet."""
    _quiet: int = 0
    _news_of_it: bool = False
    """Whether a card was told since that began."""
    _untold: bool = False
    """Whether there may be a card that was never told: something moved, and none was."""

    @property
    def settled(self) -> bool:
        """Whether nothing is left to tell while nothing changes."""
        return self._last is not None and self._last.id in self.told and not self._waits()

    def _waits(self) -> bool:
        return self._top is not None and self._top not in self._again

    def look(
        self, cards: Sequence[Lying], shot: Shot, bare: bool = False, moving: bool = False
    ) -> Seen | None:
        """Take the cards of one frame; return what counts as seen now.

        `bare`: nothing but paper is there. `moving`: something has changed since the last frame.
        """
        self._lie_bare(bare)
        self._come_to_rest(moving)
        top = self._top_of(cards)
        last, before = self._last, self._shot
        self._last, self._shot = top, shot
        if top is None or last is None or before is None or not _same(top, last):
            return None
        if moving and (self._untold or (self._hands and self._news_of_it)):
            return None
        if shot.begin_us - before.end_us > APART_US or not self._news(top.id, shot.end_us):
            return None
        return Seen((top.id,), before.begin_us, shot.end_us)

    def forget(self, id_: int) -> None:
        """Take note that a card lies elsewhere: it may come back as another play."""
        self.told.pop(id_, None)
        self._again.discard(id_)

    def _news(self, id_: int, now: int) -> bool:
        """Tell whether a card that lies still is to be told, for the first or the second time."""
        if id_ not in self.told:
            self.told[id_], self._top, self._news_of_it = now, id_, True
            return True
        due = id_ == self._top and id_ not in self._again
        if not due or now - self.told[id_] < AGAIN_US:
            return False
        self._again.add(id_)
        return True

    def _top_of(self, cards: Sequence[Lying]) -> Lying | None:
        """Return the card on top. Only one with both marks in sight can be; where two are, nobody
        knows which lies on the other. Nor while there is half a card that was not there before: a
        hand may be hiding the rest of it."""
        whole = [card for card in cards if card.whole]
        halves = [card for card in cards if not card.whole and card.id not in self.told]
        return whole[0] if len(whole) == 1 and not halves else None

    def _lie_bare(self, bare: bool) -> None:
        self._bare = self._bare + 1 if bare else 0
        if self._bare >= BARE_FRAMES:
            self.told, self._again, self._top = {}, set(), None
            self._untold = False

    def _come_to_rest(self, moving: bool) -> None:
        """Know whether a card may lie there that was never told.

        Then the next one waits until no hand moves: what is in sight may be the older of the two.
        So does a second one before the hands of the first have come to rest.
        """
        self._quiet = 0 if moving else self._quiet + 1
        if moving and not self._hands:
            self._hands, self._news_of_it = True, False
        elif self._hands and self._quiet >= REST_FRAMES:
            self._hands = False
            self._untold = self._untold or not self._news_of_it


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

    def forget(self, id_: int) -> None:
        """Take note that a card lies elsewhere: it may be paid again."""
        self.told -= {id_}

    def look(
        self, cards: Sequence[Lying], shot: Shot, bare: bool = False, moving: bool = False
    ) -> Seen | None:
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
