"""What choosing an answer does, wherever it is drawn."""

from collections.abc import Sequence

from companion.kit.face import Answer
from companion.outputs.display.actions import Find, Give, Go, Open
from companion.outputs.display.scene import Scene
from companion.outputs.picking import MANY


def act_of(answer: Answer) -> Give | Open:
    """Return what an answer does: it is given, or its form opens."""
    if answer.values is None:
        return Open(answer.prompt, answer.alike)
    return Give(answer.prompt, answer.values)


def keys_of(answers: Sequence[Answer]) -> list[str]:
    """The key that gives each answer: its own, its number, or its place; empty: none."""
    if any(answer.key for answer in answers):
        return [answer.key for answer in answers]
    numbers = [answer.number or place for place, answer in enumerate(answers, start=1)]
    return [str(number) if number <= 9 else "" for number in numbers]


def more_of(scene: Scene) -> tuple[Find | Go, str]:
    """The way to everything that may be entered, with its key: a list to look through if long."""
    if len(scene.answers) + len(scene.others) > MANY:
        return Find(), "/"
    return Go("rulings"), ""
