"""What somebody at this screen holds: a row of cards, each to be played by a touch or its key."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.kit.face import Answer
from companion.outputs.display.actions import Digit
from companion.outputs.display.entering.answering import act_of, keys_of
from companion.outputs.display.entering.held import numbered, playable
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens.frame import finger
from companion.outputs.display.screens.inputs import draw_cap

HIGH = 34
"""How much room a hand takes."""
_HELD = 56
"""How much it takes on a phone, whose cards are for a thumb."""
_WIDEST, _TITLE = 58, 118
"""How wide a card may be: one with a letter and a number, and one with a title."""
_LONG = 6
"""More letters than that are a title."""
_MOST_TITLES = 8
"""So many titles can be read side by side."""
_IN_HAND, _TITLES_IN_HAND, _LINES_IN_HAND = 8, 4, 3
"""On a phone: how many cards, and how many titles, a thumb finds side by side; in so many lines."""


def hands_high(canvas: Canvas, scene: Scene) -> int:
    """Return how high all the hands are that may be seen here."""
    line = max(finger(canvas), canvas.px(_HELD)) if canvas.handheld else canvas.px(HIGH)
    return line * lines_of(scene, handheld=canvas.handheld)


def lines_of(scene: Scene, *, handheld: bool = False) -> int:
    """Return how many lines the hands need that may be seen here."""
    return sum(_lines(cards, handheld) for cards in scene.held.values())


def _titled(cards: tuple[str, ...]) -> bool:
    return any(len(card) > _LONG for card in cards)


def _lines(cards: tuple[str, ...], handheld: bool) -> int:
    titled = _titled(cards)
    if handheld:
        beside = _TITLES_IN_HAND if titled else _IN_HAND
        return min(_LINES_IN_HAND, -(-len(cards) // beside))
    return -(-len(cards) // _MOST_TITLES) if titled else 1


def draw_hands(canvas: Canvas, rect: Rect, scene: Scene, look: Look) -> None:
    """Draw a row for each hand that may be seen here, or more if its titles need the room.

    Of a large one, what can still be meant is marked.
    """
    answers, gap = playable(scene), canvas.px(3)
    keys = dict(zip(answers, keys_of([*answers.values()]), strict=True))
    if large := numbered(scene):
        left = look.numbers(scene)
        keys = {card: str(number) for number, card in large.items() if number in left}
        answers = {card: answers[card] for card in keys}
        for digit in "123456789":
            canvas.key(digit, Digit(digit))
    line = (rect.h + gap) // max(1, lines_of(scene, handheld=canvas.handheld))
    top = rect.y
    for seat, cards in scene.held.items():
        high = line * _lines(cards, canvas.handheld)
        own = {card: answer for card, answer in answers.items() if answer.prompt.by == seat}
        place = Rect(rect.x, top, rect.w, high - gap)
        _draw_hand(canvas, place, scene.seats[seat - 1].name, cards, own, keys)
        top += high


def _draw_hand(
    canvas: Canvas,
    rect: Rect,
    name: str,
    cards: tuple[str, ...],
    answers: dict[str, Answer],
    keys: dict[str, str],
) -> None:
    gap, label = canvas.px(3), 0 if canvas.handheld else canvas.px(64)
    if label:
        canvas.text(rect.left(label), name, 15, "dim", least=0.5)
    row, lines = rect.beside(label + gap), _lines(cards, canvas.handheld)
    most = -(-len(cards) // lines)
    widest = row.w if canvas.handheld else canvas.px(_TITLE if _titled(cards) else _WIDEST)
    wide = min(widest, (row.w + gap) // max(1, most) - gap)
    for index, card in enumerate(cards):
        line = row.row(index // most, lines, gap)
        cell = Rect(line.x + index % most * (wide + gap), line.y, wide, line.h)
        key = "" if canvas.handheld else keys.get(card, "")
        _draw_card(canvas, cell, card, answers.get(card), key)


def _draw_card(canvas: Canvas, cell: Rect, card: str, answer: Answer | None, key: str) -> None:
    canvas.box(cell, "card", 4, "accent" if answer else "plate-edge", 3 if answer else 1)
    if len(card) > _LONG:
        canvas.stacked(cell.inset(canvas.px(4), canvas.px(2)), card, 15, "on-card", "bold")
    else:
        name_at = cell.beside(cell.w * 2 // 5) if key else cell
        canvas.text(name_at.inset(2, 0), card, 17, "on-card", "bold", "centre", least=0.4)
    if answer is not None:
        if key:
            high = cell.h if len(card) <= _LONG else cell.h // 2
            cap = Rect(cell.x, cell.y, cell.w * 2 // 5, high).inset(canvas.px(3))
            draw_cap(canvas, cap, key, 12)
        canvas.touch(cell, act_of(answer), key if len(key) == 1 else "")
