"""From pictures of a table to the cards that lie on it: all of a camera's work but the camera.

Looking costs time, so it is done where it matters. The whole picture is searched, made smaller,
while a mat is missing; mats that were found are looked after in turn. Cards are looked for in the
spots of the mats alone, straightened, and only where the picture has changed, or where what lies
there has not been told yet. A card is one thing: a mark that is seen at two places is believed at
neither.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field

from hw.sight.cards import Lying, cards_in
from hw.sight.finding import Found, marks_in
from hw.sight.hands import HandReader
from hw.sight.marks import MAT_SIDE, Mat, pool_mat, seat_mat
from hw.sight.mats import SeenMat
from hw.sight.patches import Patch
from hw.sight.still import Pool, Seen, Shot, TopOfPile
from hw.sight.vision import Picture, cv, np

POOL = 0
"""The place of the pool; seats are numbered from 1."""
SEARCH_US = 1_000_000
"""How often the whole picture is searched while a mat is missing."""
SEARCH_PX = 1280
"""The picture is made so wide for that, if it is wider."""
VISIT_US = 250_000
"""How often one of the mats that were found is looked after."""
TABLE_MM = 1_500
"""About how wide is what a camera sees; marks of half and of twice that size are found, too."""
UNREAD_EVERY = 3
"""Where nothing changes and nothing can be read, it is tried every so many frames."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture and when it was taken."""

    picture: Picture
    shot: Shot


@dataclass(slots=True)
class Place:
    """A spot where cards are read."""

    seat: int
    seen: SeenMat
    patch: Patch
    following: TopOfPile | Pool
    cards: list[Lying] = field(default_factory=list)
    bare: bool = False
    """Whether it shows nothing but paper."""
    moving: bool = False
    """Whether it has changed since the last picture."""
    _quiet: int = 0
    _moved: int = 0

    def due(self, picture: Picture) -> bool:
        """Tell whether it must be looked at in this picture."""
        if self._moved != self.seen.moved:
            self._moved, self.cards = self.seen.moved, []
        self.moving = self.patch.changed(picture)
        self._quiet = 0 if self.moving else self._quiet + 1
        if self._quiet < 2:
            return True
        unread = not self.cards or not self.following.settled
        return unread and (bool(self.cards) or self._quiet % UNREAD_EVERY == 0)

    def read(self, picture: Picture, known: Collection[int]) -> None:
        """Read the cards whose middle lies in the spot."""
        patch = self.patch.cut(picture)
        found = cards_in(patch, self.patch.px_per_mm, known)
        self.cards = [card for card in found if self.patch.holds(card.x, card.y)]
        self.bare = not found and self.patch.bare(patch, self.seen.paper)


@dataclass(frozen=True, slots=True)
class Reading:
    """What counts as seen at one place now."""

    seat: int
    """0: the pool."""
    seen: Seen
    hand: bool = False
    """Whether it is all that lies open before the seat, laid out to be counted."""


class TableReader:
    """Reads the cards of one table, frame by frame. `known` are the marks of the pack in play."""

    def __init__(self, seats: Sequence[int], known: Collection[int], pool: bool = True) -> None:
        mats = [*([pool_mat()] if pool else []), *map(seat_mat, seats)]
        self.mats = [SeenMat(mat) for mat in mats]
        self.places = [_place(seen) for seen in self.mats]
        self.known: Collection[int] = known
        self._searched_us: int | None = None
        self._visited_us = 0
        self._turn = 0
        self._hands: HandReader | None = None

    def lay_out(self, seats: Collection[int], now: int) -> None:
        """Look at the hands that these seats lay out; none: at piles and pool again, from anew."""
        if self._hands is not None and not seats:
            for seen in self.mats:
                seen.seen_us = now if seen.known else None
            self.places = [_place(seen) for seen in self.mats]
        self._hands = HandReader(self.mats, seats, now) if seats else None

    @property
    def laid_out(self) -> frozenset[int]:
        """The seats whose hands are looked at."""
        return frozenset() if self._hands is None else self._hands.seats

    def look(self, frame: Frame) -> list[Reading]:
        """Take one picture; return what counts as seen now."""
        self._find_mats(frame)
        if self._hands is not None:
            laid = self._hands.look(frame.picture, frame.shot, self.known)
            return [Reading(seat, seen, hand=True) for seat, seen in laid]
        read = [place for place in self.places if place.seen.known]
        for place in read:
            if place.due(frame.picture):
                place.read(frame.picture, self.known)
        readings = [*_readings(read, _twice(read), frame.shot)]
        for reading in readings:
            self._moved_to(reading)
        return readings

    def _moved_to(self, reading: Reading) -> None:
        """Have all other places forget the cards that are here now."""
        for place in self.places:
            for id_ in reading.seen.ids if place.seat != reading.seat else ():
                place.following.forget(id_)

    def _find_mats(self, frame: Frame) -> None:
        now = frame.shot.end_us
        missing = any(not seen.known for seen in self.mats)
        if missing and (self._searched_us is None or now - self._searched_us >= SEARCH_US):
            self._searched_us = now
            self._look_for_mats(searched(frame.picture), now)
            for seen in self.mats:
                seen.paper = paper_of(seen, frame.picture)
        elif now - self._visited_us >= VISIT_US:
            self._visited_us = now
            self._visit(frame.picture, now)

    def _look_for_mats(self, found: Sequence[Found], now: int) -> None:
        for seen in self.mats:
            seen.look(found, now)

    def _visit(self, picture: Picture, now: int) -> None:
        """Look after the next of the mats that were found, around where it lay."""
        known = [seen for seen in self.mats if seen.known]
        if known:
            self._turn = (self._turn + 1) % len(known)
            seen = known[self._turn]
            seen.look(_marks_around(seen, picture), now)
            seen.paper = paper_of(seen, picture)

    def lost(self, now: int, after_us: int) -> list[Mat]:
        """Return the mats of which nothing has been seen for so long.

        Where hands are laid out there is none: cards lie on their marks, and they stay in place.
        """
        if self._hands is not None:
            return []
        return [
            seen.mat for seen in self.mats if seen.seen_us is None or now - seen.seen_us > after_us
        ]

    def search_again(self, mat: Mat) -> None:
        """Look for a mat in the whole picture again: it is not where it lay."""
        for seen in self.mats:
            if seen.mat is mat and seen.known:
                seen.to_picture, seen.marks = None, 0


def searched(picture: Picture) -> list[Found]:
    """Search a whole picture for marks of mats, made smaller if it is large."""
    width = picture.shape[1]
    shrunk = max(1.0, width / SEARCH_PX)
    small = picture
    if shrunk > 1:
        size = round(width / shrunk), round(picture.shape[0] / shrunk)
        small = cv().resize(picture, size, interpolation=cv().INTER_AREA)
    side = small.shape[1] / TABLE_MM * MAT_SIDE
    found = marks_in(small, side, wide=True, fine=True)
    return [Found(one.id, (one.corners + 0.5) * shrunk - 0.5) for one in found]


def paper_of(seen: SeenMat, picture: Picture) -> float:
    """Return how bright the paper of a mat is, by what surrounds the marks that were found."""
    levels = [_bright(one, picture) for one in seen.found]
    return float(np().median(levels)) if levels else seen.paper


def _bright(found: Found, picture: Picture) -> float:
    low, high = found.corners.min(axis=0), found.corners.max(axis=0)
    left, top = (max(0, int(n) - 3) for n in low)
    right, under = (int(n) + 4 for n in high)
    return float(np().percentile(picture[top:under, left:right], 85))


def _place(seen: SeenMat) -> Place:
    mat = seen.mat
    if mat.kind == "pool":
        return Place(POOL, seen, Patch(seen, mat.spots["pool"]), Pool())
    return Place(mat.seat, seen, Patch(seen, mat.spots["pile"]), TopOfPile())


def _marks_around(seen: SeenMat, picture: Picture) -> list[Found]:
    mat = seen.mat
    corners = [(0.0, 0.0), (mat.width, 0.0), (mat.width, mat.height), (0.0, mat.height)]
    box = seen.pictured(corners)
    height, width = picture.shape[:2]
    left, top = (max(0, int(n) - 12) for n in box.min(axis=0))
    right, low = (int(n) + 12 for n in box.max(axis=0))
    part = picture[top : min(height, low), left : min(width, right)]
    if not part.size:
        return []
    found = marks_in(np().ascontiguousarray(part), MAT_SIDE * seen.px_per_mm(), fine=True)
    return [Found(one.id, one.corners + np().array([left, top])) for one in found]


def _twice(places: Sequence[Place]) -> set[int]:
    """Return the marks that are seen at more than one place."""
    times = Counter(id_ for place in places for id_ in {card.id for card in place.cards})
    return {id_ for id_, n in times.items() if n > 1}


def _readings(places: Sequence[Place], twice: set[int], shot: Shot) -> Iterator[Reading]:
    for place in places:
        cards = [card for card in place.cards if card.id not in twice]
        seen = place.following.look(cards, shot, place.bare, place.moving)
        if seen is not None:
            yield Reading(place.seat, seen)
