"""Where in a sentence a stretch stands: that decides how it is said, and so which clip it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from companion.outputs.voice.pieces import Piece

NEW, ON = "new", "on"
MORE, COMMA, COLON, STOP, ASK, CRY = "more", "comma", "colon", "stop", "ask", "cry"
_LAST = {"": MORE, ",": COMMA, ":": COLON, ";": COLON, ".": STOP, "?": ASK, "!": CRY}
_KIN = ({STOP, CRY}, {MORE, COMMA, COLON})


class Place(NamedTuple):
    """How a stretch begins, after a pause or running on, and what it leads to."""

    first: str = NEW
    last: str = STOP

    @property
    def flows_in(self) -> bool:
        """Whether nothing but the sound itself lies between it and what was said before."""
        return self.first == ON

    @property
    def flows_on(self) -> bool:
        """Whether what comes next follows without a pause."""
        return self.last == MORE

    def __str__(self) -> str:
        return f"{self.first}-{self.last}"


ALONE = Place()
"""Where a stretch stands that is all there is."""


def read_place(text: str) -> Place:
    """Read what a place is called in a table of clips."""
    first, _, last = text.partition("-")
    return Place(first, last)


def places(pieces: Sequence[Piece]) -> list[Place]:
    """Say where each piece of a row stands."""
    before = [".", *(piece.mark for piece in pieces)]
    return [
        Place(NEW if mark else ON, _LAST.get(piece.mark[-1:], STOP))
        for mark, piece in zip(before, pieces, strict=False)
    ]


def nearest(wanted: Place, offered: Iterable[Place]) -> Place:
    """Return the place whose manner comes closest: how it ends is heard before how it begins."""
    return min(offered, key=lambda place: (_apart(wanted.last, place.last), place != wanted, place))


def _apart(one: str, other: str) -> int:
    return 0 if one == other else 1 if any({one, other} <= kin for kin in _KIN) else 2
