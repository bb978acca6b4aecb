"""Hands that are laid out to be counted: which cards lie open before which seat.

They lie on the seat's mat and between it and the table's edge, overlapping as they like: of every
card one of its two marks must show. A card counts as laid out before a seat when it was read there
in three looks without moving. What was laid over it since is no reason to forget it: a hand may be
larger than a mat, and is counted all the same. A card is one thing: seen at two places at once it
counts at neither, and seen elsewhere later it counts there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field

from hw.sight.cards import Lying, open_cards
from hw.sight.marks import Mat, Spot
from hw.sight.mats import SeenMat
from hw.sight.patches import AROUND_MM, Patch
from hw.sight.still import STILL_MM, Seen, Shot
from hw.sight.vision import Picture, np

LOOKS = 3
"""So often must a card be read at one place."""
SETTLE_US = 3_000_000
"""So long after counting begins cards may still be on their way to whoever won them."""
ALIVE_US = 2_500_000
"""A card that was read so long ago may lie there still, where it is not covered."""
TELL_US = 500_000
"""How often at most it is told how many cards lie before a seat."""
APRON_MM = 130.0
"""So far beyond the near edge of a mat cards may lie: up to the edge of the table."""


def hand_spot(mat: Mat) -> Spot:
    """Return where a seat's hand is laid out: on its mat, and from there to the player."""
    return Spot(0, 0, mat.width, mat.height + APRON_MM)


@dataclass(slots=True)
class _Track:
    """One card where it was read: before which seat, how often, and when."""

    seat: int
    card: Lying
    first: Shot
    last: Shot
    looks: int = 1

    def alive(self, shot: Shot) -> bool:
        """Whether it was read a moment ago."""
        return shot.begin_us - self.last.end_us <= ALIVE_US


@dataclass(slots=True)
class LaidOut:
    """Follows which cards lie before which seat, all seats together. Pure, no pictures."""

    held: dict[int, int] = field(default_factory=dict)
    """Before whom each card lies, as far as it counts."""
    _tracks: dict[int, _Track] = field(default_factory=dict)
    _told: dict[int, tuple[frozenset[int], int]] = field(default_factory=dict)

    def look(self, seat: int, cards: Sequence[Lying], shot: Shot) -> None:
        """Take the cards that are read before a seat in one picture."""
        ids = [card.id for card in cards]
        for card in cards:
            if ids.count(card.id) > 1:
                self._doubt(card.id)
            else:
                self._follow(seat, card, shot)

    def news(self, now: int) -> Iterator[tuple[int, Seen]]:
        """Yield the seats before which other cards lie than were told last, with all of them."""
        for seat in sorted({*self.held.values(), *self._told}):
            ids = frozenset(id_ for id_, at in self.held.items() if at == seat)
            told, when = self._told.get(seat, (frozenset(), 0))
            if ids != told and now - when >= TELL_US:
                self._told[seat] = ids, now
                yield seat, self._span(ids, told, now)

    def _span(self, ids: frozenset[int], told: frozenset[int], now: int) -> Seen:
        """Return the cards with the span in which the last of them was seen."""
        tracks = [self._tracks[id_] for id_ in ids]
        last = max(tracks, key=lambda one: one.last.end_us, default=None)
        shot = Shot(now, now) if last is None else Shot(last.first.begin_us, last.last.end_us)
        return Seen(tuple(sorted(ids)), shot.begin_us, shot.end_us)

    def _follow(self, seat: int, card: Lying, shot: Shot) -> None:
        track = self._tracks.get(card.id)
        if track is not None and track.seat != seat and track.alive(shot):
            self._doubt(card.id)
            track = None
        if track is None or track.seat != seat or not _near(track.card, card):
            self._tracks[card.id] = _Track(seat, card, shot, shot)
            return
        track.last, track.looks = shot, track.looks + 1
        if track.looks >= LOOKS:
            self.held[card.id] = seat

    def _doubt(self, id_: int) -> None:
        """Believe a card nowhere: it is seen at two places."""
        self._tracks.pop(id_, None)
        self.held.pop(id_, None)


def _near(one: Lying, other: Lying) -> bool:
    return abs(one.x - other.x) < STILL_MM and abs(one.y - other.y) < STILL_MM


class HandReader:
    """Looks at the hands of these seats, one in each picture, in turn."""

    def __init__(self, mats: Sequence[SeenMat], seats: Collection[int], begin_us: int) -> None:
        self._mats, self.seats = mats, frozenset(seats)
        self.laid = LaidOut()
        self._from_us = begin_us + SETTLE_US
        self._patches = {
            seen.mat.seat: Patch(seen, hand_spot(seen.mat))
            for seen in mats
            if seen.mat.seat in self.seats
        }
        self._turn = 0

    def look(
        self, picture: Picture, shot: Shot, known: Collection[int]
    ) -> Iterator[tuple[int, Seen]]:
        """Take one picture; yield the seats before which other cards lie than were told last."""
        there = [seat for seat, patch in self._patches.items() if patch.seen.known]
        if not there or shot.begin_us < self._from_us:
            return
        self._turn += 1
        seat, coarse = there[self._turn % len(there)], self._turn // len(there) % 3 == 2
        self.laid.look(seat, self._read(seat, picture, known, coarse), shot)
        yield from self.laid.news(shot.end_us)

    def _read(
        self, seat: int, picture: Picture, known: Collection[int], coarse: bool
    ) -> list[Lying]:
        patch = self._patches[seat]
        cut = patch.cut(picture)
        found = open_cards(cut, patch.px_per_mm, known, coarse)
        return [
            card
            for card in found
            if patch.holds(card.x, card.y) and self._nearest(patch, card) == seat
        ]

    def _nearest(self, patch: Patch, card: Lying) -> int:
        """Return whose mat is nearest to a card; 0: the pool's."""
        at = patch.seen.pictured([(card.x - AROUND_MM, card.y - AROUND_MM)])[0]
        known = [seen for seen in self._mats if seen.known]
        return min(known, key=lambda seen: _off(seen, at)).mat.seat


def _off(seen: SeenMat, at: Sequence[float]) -> float:
    """Return how far from a mat a point of the picture lies, in its millimetres."""
    x, y, w = np().linalg.inv(seen.to_picture) @ np().array([at[0], at[1], 1.0])
    beside = max(0.0, -x / w, x / w - seen.mat.width)
    beyond = max(0.0, -y / w, y / w - seen.mat.height)
    return float(max(beside, beyond))
