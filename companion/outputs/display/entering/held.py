"""Which cards of a hand can be played now, and by which number if there are too many for one key.

Nine cards have the keys 1 to 9. In a larger hand every card has a number of two digits without a
zero, 11 to 19, then 21 and on: it is complete when its second digit is typed.
"""

from companion.drawing.pointing import Choice, Choices
from companion.kit.face import Answer
from companion.outputs.display.scene import Scene

_KEYS = 9


def playable(scene: Scene) -> dict[str, Answer]:
    """The cards of a hand that can be played now, each with the answer that plays it."""
    held = {card for cards in scene.held.values() for card in cards}
    found: dict[str, Answer] = {}
    for answer in scene.answers:
        card = (answer.prompt.fixed if answer.values is None else answer.values).get("card")
        if card in held:
            found.setdefault(card, answer)
    return found


def numbered(scene: Scene) -> dict[int, str]:
    """The playable cards of a large hand by their numbers; empty if each has a key of its own."""
    cards = playable(scene)
    if len(cards) <= _KEYS or (scene.board and scene.board.choices):
        return {}
    return {10 * (1 + place // _KEYS) + 1 + place % _KEYS: card for place, card in enumerate(cards)}


def choices_of(scene: Scene) -> Choices:
    """Return what is chosen by a number: a move on a board, else a card of a large hand."""
    if scene.board and scene.board.choices:
        return scene.board.choices
    return tuple(Choice(number, frozenset()) for number in numbered(scene))
