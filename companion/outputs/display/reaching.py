"""A hand on a part of the drawn board that stands for an input: whose it is, and what it does."""

from companion.drawing.pointing import Reach
from companion.kit.face import Answer
from companion.outputs.display.actions import Hit
from companion.outputs.display.scene import Scene, SeatView


def hit_of(scene: Scene, reach: Reach) -> Hit | None:
    """Return the simulated input that is touched: of whoever is wanted there, or is on turn.

    None: no input of this kind can be touched on this screen.
    """
    own = [seat for seat in scene.seats if reach.input in seat.touch]
    if not own:
        return None
    return Hit(min(own, key=lambda seat: _late(scene, seat, reach.input)).number, reach.input)


def _late(scene: Scene, seat: SeatView, name: str) -> int:
    """Return how far behind the others a seat is that might be meant."""
    todo = scene.board.todo if scene.board else ()
    if name in seat.wanted:
        return 0
    return 1 if todo and todo[seat.number - 1] else 2


def answer_of(scene: Scene, reach: Reach) -> Answer | None:
    """Return what may be entered instead, at a table whose pack is nowhere but on the screen."""
    found = (a for a in scene.answers if a.prompt.input == reach.input and a.values is not None)
    return next(found, None)
