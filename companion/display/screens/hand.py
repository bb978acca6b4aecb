"""What somebody at this screen holds: a row of cards, each to be played by a touch or its key."""

from companion.display.actions import Digit
from companion.display.canvas import Canvas
from companion.display.desk import Look
from companion.display.held import numbered, playable
from companion.display.items import Rect
from companion.display.scene import Answer, Scene
from companion.display.screens.answer import act_of, keys_of

HIGH = 34
"""How much room a hand takes."""
_WIDEST = 58


def draw_hands(canvas: Canvas, rect: Rect, scene: Scene, look: Look) -> None:
    """A row for each hand that may be seen here; of a large one, what can still be meant."""
    answers = playable(scene)
    keys = dict(zip(answers, keys_of([*answers.values()]), strict=True))
    if large := numbered(scene):
        left = look.numbers(scene)
        keys = {card: str(number) for number, card in large.items() if number in left}
        answers = {card: answers[card] for card in keys}
        for digit in "123456789":
            canvas.key(digit, Digit(digit))
    rows = len(scene.held)
    for row, (seat, cards) in enumerate(scene.held.items()):
        name = scene.seats[seat - 1].name
        _draw_hand(canvas, rect.row(row, rows, canvas.px(3)), name, cards, answers, keys)


def _draw_hand(
    canvas: Canvas,
    rect: Rect,
    name: str,
    cards: tuple[str, ...],
    answers: dict[str, Answer],
    keys: dict[str, str],
) -> None:
    gap, label = canvas.px(3), canvas.px(64)
    canvas.text(rect.left(label), name, 15, "dim", least=0.5)
    row = rect.beside(label + gap)
    wide = min(canvas.px(_WIDEST), (row.w + gap) // max(1, len(cards)) - gap)
    for place, card in enumerate(cards):
        cell = Rect(row.x + place * (wide + gap), row.y, wide, row.h)
        answer = answers.get(card)
        canvas.box(cell, "card", 4, "accent" if answer else "plate-edge", 3 if answer else 1)
        key = keys.get(card, "")
        name_at = cell.beside(cell.w * 2 // 5) if len(key) > 1 else cell
        canvas.text(name_at.inset(2, 0), card, 17, "on-card", "bold", "centre", least=0.4)
        if answer is not None:
            high = cell.h if len(key) > 1 else cell.h // 2
            hint = Rect(cell.x + canvas.px(2), cell.y, cell.w * 2 // 5, high)
            canvas.text(hint, key, 11, "on-card", least=0.7)
            canvas.touch(cell, act_of(answer), key if len(key) == 1 else "")
