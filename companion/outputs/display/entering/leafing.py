"""Choosing with the pads of one's seat, where the game has no other use for them.

| pad | does |
| --- | --- |
| rail | opens the list of what this seat may do; then goes on by one |
| shield | goes on by five |
| pile | takes what is marked |

Buttons stay with the game: a press is evidence, and may answer an attack against the clock. See
docs/decisions/0025.
"""

from companion.core.referee.game import Prompt
from companion.core.referee.schema import SEAT, SEATS
from companion.kit.face import Answer
from companion.language import say
from companion.outputs.display.entering.filling import Filled, Make, picked
from companion.outputs.display.entering.forms import Form
from companion.outputs.display.entering.picker import STRIDE, Picker, of_answers
from companion.outputs.display.scene import Scene

NEXT, FURTHER, TAKE = "rail", "shield", "pile"
PADS = (NEXT, FURTHER, TAKE)


def pads_told() -> str:
    """Return what the pads of a seat do to a list."""
    return say("display-pads", stride=STRIDE)


def leafed(
    scene: Scene, form: Form | None, picker: Picker | None, touch: tuple[int, str], make: Make
) -> Filled | None:
    """Return what a hand on a pad makes of the list; None: nothing, or it is somebody else's."""
    seat, name = touch
    if picker is None:
        return _opened(scene, seat) if name == NEXT else None
    if picker.by != seat:
        return None
    if name != TAKE:
        return Filled(form, picker.leaf(1 if name == NEXT else STRIDE))
    place = picker.marked()
    return picked(form, picker, place, make) if place is not None else None


def _opened(scene: Scene, seat: int) -> Filled | None:
    answers = _own(scene, seat)
    if not answers:
        return None
    return Filled(
        picker=of_answers(answers, say("display-chooses", who=scene.seats[seat - 1].name), seat)
    )


def _own(scene: Scene, seat: int) -> list[Answer]:
    """Return what a seat may enter by lists alone: pads cannot write, nor count without end."""
    own = (answer for answer in scene.answers if answer.prompt.by == seat)
    return [a for a in own if a.values is not None or all(map(_by_lists, (a.prompt, *a.alike)))]


def _by_lists(prompt: Prompt) -> bool:
    wanted = (name for name, f in prompt.fields.items() if f.required and name not in prompt.fixed)
    return all(_is_list(prompt, name) for name in wanted)


def _is_list(prompt: Prompt, name: str) -> bool:
    kind = prompt.fields[name].type
    return kind in (SEAT, SEATS) or bool(prompt.choices.get(name) and not kind.names)


def still_offered(scene: Scene, seat: int, form: Form | None) -> bool:
    """Tell whether what a seat chooses from can still be entered."""
    own = _own(scene, seat)
    if form is None:
        return bool(own)
    return any(form.prompt in (answer.prompt, *answer.alike) for answer in own)
