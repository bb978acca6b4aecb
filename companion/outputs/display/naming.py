"""What the places of a picture are called, for whoever hears it instead of looking at it."""

from companion.drawing.items import Picture, Touch
from companion.drawing.pointing import Point, Reach
from companion.language import say
from companion.outputs.display.actions import Go, Hit
from companion.outputs.display.entering.held import choices_of
from companion.outputs.display.look import Look
from companion.outputs.display.mirror import said_in
from companion.outputs.display.reaching import answer_of
from companion.outputs.display.scene import Scene

_WAYS = {"photo": "display-photo", "papers": "display-papers"}
"""What the ways to other screens are called, whatever else stands there."""
_FEW = 3
"""So many moves are named where a board is pointed at."""


def name_of(touch: Touch, picture: Picture, scene: Scene, look: Look) -> str:
    """Return what a place is called: what it leads to on a board, else what stands there."""
    action = touch.action
    if isinstance(action, Point):
        return _pointed(scene, look, action.place)
    if isinstance(action, Reach):
        answer = answer_of(scene, action)
        return answer.label if answer is not None else ""
    if isinstance(action, Go) and action.screen in _WAYS:
        return say(_WAYS[action.screen])
    if isinstance(action, Hit):
        return _input(scene, action)
    return said_in(touch.rect, picture)


def _input(scene: Scene, hit: Hit) -> str:
    """Return whose button or pad it is, and what it is for."""
    if not 0 < hit.seat <= len(scene.seats):
        return ""
    seat = scene.seats[hit.seat - 1]
    return f"{seat.name}: {seat.labels.get(hit.input) or hit.input}"


def _pointed(scene: Scene, look: Look, place: str) -> str:
    """Return what can still be meant by pointing at a place of a board."""
    left = look.numbers(scene)
    numbers = [c.number for c in choices_of(scene) if place in c.places and c.number in left]
    labels = [answer.label for answer in scene.answers if answer.number in numbers]
    where = place.replace("/", " ").replace(":", " ")
    if len(labels) > _FEW:
        return say("display-moves-here", place=where, count=len(labels))
    if labels:
        return f"{where}: {', '.join(labels)}"
    return say("display-pointed-back", place=where) if place in look.pointing.places else ""
