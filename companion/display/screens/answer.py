"""What choosing an answer does, wherever it is drawn."""

from companion.display.actions import Give, Open
from companion.display.scene import Answer


def act_of(answer: Answer) -> Give | Open:
    """It is given, or its form opens."""
    if answer.values is None:
        return Open(answer.prompt)
    return Give(answer.prompt, answer.values)
