"""The big buttons of a phone: which inputs of its seat mean something in this game, and whose piles
it can lay a hand on.

They never come and go while a match is on: a button that appears when it is needed is found too
late, and one that moves is missed. That holds most of all for the piles of others. Who calls a
sweep races against hands that are on their way already, and cannot wait for a picture.
"""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from companion.core.referee.events import INPUTS, REACH
from companion.drawing.wire import Row
from companion.outputs.display.scene import Scene, SeatView

_INKS = {"white": "white", "red": "red", "blue": "blue", "pile": "card", "shield": "accent"}
"""What can be pressed on a phone, in order, and in which colour it is painted."""
ON_PHONES = frozenset(_INKS)
PILE = "pile"


class OnGlass(NamedTuple):
    """What the phone of a chair can press: that which nothing is wired to."""

    inputs: Collection[str] = ()
    reached: Collection[int] = ()
    """The chairs whose piles it can lay a hand on."""


EVERYTHING = OnGlass(INPUTS, range(1, 65))
"""Where nothing is wired at all."""


def buzzers_of(scene: Scene, seat: int, glass: OnGlass = EVERYTHING) -> tuple[Row, ...]:
    """Return a row for each: the input, its words, its colour, and whether a hand is wanted."""
    own = _own(scene, seat)
    if own is None:
        return ()
    return tuple(
        (name, own.labels[name], ink, name in own.wanted)
        for name, ink in _INKS.items()
        if name in own.uses and name in glass.inputs
    )


def reaches_of(
    scene: Scene, seat: int, chairs: Mapping[int, int], glass: OnGlass = EVERYTHING
) -> tuple[Row, ...]:
    """Return a row for the pile of each of the others: chair, seat, name, whether it is wanted.

    `chairs` tells on which chair each seat sits. The one after this seat comes first: as the table
    lies before whoever sits there.
    """
    own = _own(scene, seat)
    if own is None or REACH not in own.uses:
        return ()
    others = (*scene.seats[seat:], *scene.seats[: seat - 1])
    return tuple(
        (chairs[other.number], other.number, other.name, PILE in other.wanted)
        for other in others
        if chairs.get(other.number) in glass.reached
    )


def _own(scene: Scene, seat: int) -> SeatView | None:
    """Return the place of whoever looks; None: they watch, or the match is over."""
    playing = 0 < seat <= len(scene.seats) and scene.end is None
    return scene.seats[seat - 1] if playing else None
