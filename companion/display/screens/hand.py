"""What somebody at this screen holds: a row of cards, each to be played by a touch or its key."""

from companion.display.canvas import Canvas
from companion.display.items import Rect
from companion.display.scene import Answer, Scene
from companion.display.screens.answer import act_of, keys_of

HIGH = 34
"""How much room a hand takes."""
_WIDEST, _TITLE = 58, 118
"""How wide a card may be: one with a letter and a number, and one with a title."""
_LONG = 6
"""More letters than that are a title."""


def playable(scene: Scene) -> dict[str, Answer]:
    """The cards of a hand that can be played now, each with the answer that plays it."""
    held = {card for cards in scene.held.values() for card in cards}
    found: dict[str, Answer] = {}
    for answer in scene.answers:
        card = (answer.prompt.fixed if answer.values is None else answer.values).get("card")
        if card in held:
            found.setdefault(card, answer)
    return found


def draw_hands(canvas: Canvas, rect: Rect, scene: Scene) -> None:
    """A row for each hand that may be seen here."""
    answers = playable(scene)
    rows = len(scene.held)
    for row, (seat, cards) in enumerate(scene.held.items()):
        name = scene.seats[seat - 1].name
        own = {card: answer for card, answer in answers.items() if answer.prompt.by == seat}
        _draw_hand(canvas, rect.row(row, rows, canvas.px(3)), name, cards, own)


def _draw_hand(
    canvas: Canvas, rect: Rect, name: str, cards: tuple[str, ...], answers: dict[str, Answer]
) -> None:
    gap, label = canvas.px(3), canvas.px(64)
    canvas.text(rect.left(label), name, 15, "dim", least=0.5)
    row = rect.beside(label + gap)
    titled = any(len(card) > _LONG for card in cards)
    widest = canvas.px(_TITLE if titled else _WIDEST)
    wide = min(widest, (row.w + gap) // max(1, len(cards)) - gap)
    keys = dict(zip(answers, keys_of([*answers.values()]), strict=True))
    for place, card in enumerate(cards):
        cell = Rect(row.x + place * (wide + gap), row.y, wide, row.h)
        answer = answers.get(card)
        canvas.box(cell, "card", 4, "accent" if answer else "plate-edge", 3 if answer else 1)
        if titled:
            canvas.stacked(cell.inset(canvas.px(4), canvas.px(2)), card, 15, "on-card", "bold")
        else:
            canvas.text(cell.inset(2, 0), card, 17, "on-card", "bold", "centre", least=0.4)
        if answer is not None:
            key = keys.get(card, "")
            hint = Rect(cell.x + 2, cell.y, cell.w // 3, cell.h // 2)
            canvas.text(hint, key, 11, "on-card")
            canvas.touch(cell, act_of(answer), key)
