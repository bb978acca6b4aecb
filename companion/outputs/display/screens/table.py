"""The table from above: seats around it, the pool in the middle, the word of the moment huge."""

from collections import Counter
from dataclasses import replace
from math import atan2, pi

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.kit.face import Answer
from companion.language import say
from companion.outputs.display.actions import PAUSE, Go
from companion.outputs.display.entering.answering import act_of, keys_of, more_of
from companion.outputs.display.entering.held import playable
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Pause, Scene
from companion.outputs.display.screens.board import board_high, draw_board_table, glide_over
from companion.outputs.display.screens.flying import draw_flying
from companion.outputs.display.screens.frame import finger, menu_button
from companion.outputs.display.screens.hand import HIGH, draw_hands, hands_high
from companion.outputs.display.screens.inputs import refused_word
from companion.outputs.display.screens.lesson import draw_band, parted
from companion.outputs.display.screens.news import draw_news
from companion.outputs.display.screens.screen import Screen
from companion.outputs.display.screens.seat import draw_seat
from companion.outputs.display.screens.strip import draw_strip
from companion.outputs.display.terminal import write_table

POOL_HIGH = 21
_STRIP, _LANE = 14, 18
"""How large the words of a strip in the middle are, and how high its lanes at least."""
SIZE = 15
_Small = tuple[str, str, int]
"""A small card: its words, its face, and how wide it is; the first one is the pool's own name."""


def draw_pool(canvas: Canvas, rect: Rect, scene: Scene) -> Rect:
    """Draw the pool at the foot of a place, the newest cards first; return the room above it."""
    gap, high = canvas.px(4), canvas.px(POOL_HIGH)
    rows = _rows(canvas, _smalls(canvas, scene, rect.w), rect.w, 2 if rect.h > 4 * high else 1)
    top = rect.bottom - len(rows) * (high + gap)
    for index, row in enumerate(rows):
        x = rect.x + (rect.w - sum(w for *_, w in row) - gap * (len(row) - 1)) // 2
        for text, face, w in row:
            _small(canvas, Rect(x, top + gap + index * (high + gap), w, high), text, face)
            x += w + gap
    return rect.top(top - rect.y)


def _smalls(canvas: Canvas, scene: Scene, room: int) -> list[_Small]:
    counted = Counter(reversed(scene.cards))
    words = [card if count == 1 else f"{card} ×{count}" for card, count in counted.items()]
    shown = [
        (say("display-pool", count=len(scene.cards)), "bold"),
        *((word, "serif") for word in words),
    ]
    return [
        (text, face, min(room, canvas.width(text, SIZE, face) + canvas.px(10)))
        for text, face in shown
    ]


def _rows(canvas: Canvas, smalls: list[_Small], room: int, most: int) -> list[list[_Small]]:
    """Return as many cards a row as fit, in so many rows; the first one says how many there are."""
    rows: list[list[_Small]] = [[]]
    left = room
    for small in smalls:
        if small[2] > left and rows[-1]:
            if len(rows) == most:
                break
            rows.append([])
            left = room
        rows[-1].append(small)
        left -= small[2] + canvas.px(4)
    return rows


def _small(canvas: Canvas, place: Rect, text: str, face: str) -> None:
    card = face == "serif"
    if card:
        canvas.box(place, "card", 4)
    inside = place.inset(canvas.px(4), 0)
    canvas.text(inside, text, SIZE, "on-card" if card else "ink", face, "centre", least=0.5)


_SIDES = {
    1: (1, 0, 0), 2: (1, 0, 1), 3: (1, 1, 0), 4: (1, 1, 1), 5: (1, 1, 2), 6: (2, 1, 2),
    7: (2, 1, 3), 8: (3, 1, 3),
}  # fmt: skip
"""How many sit at the near side, at the left and the right, and at the far side."""
MARGIN = 8
FOOT = 74
LINE, ASKED = 24, 50
"""A line of news, and a row of answers, where nothing else stands in the foot."""
_PLATE, _MIDDLE = 56, 120
"""How high a plate and the middle of the table are at least on a phone."""
_ROWS_IN_HAND = 3
"""So many rows of answers stand at the foot of a phone; more are behind the last one."""
LESSON = 24
"""What a teacher says needs more room than what happened last."""


def draw_table(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Draw the whole table; a game that has a board brings its own."""
    if scene.board is not None:
        draw_board_table(canvas, scene, look, scene.board)
        return
    table, places, centre, below = _layout(canvas, scene, look)
    if scene.lesson_step:
        draw_band(canvas, parted(canvas, canvas.rect.inset(canvas.px(MARGIN)))[1], scene)
    felt = table.inset(table.w // 16, table.h // 9)
    canvas.box(felt, "felt", 60, "felt-edge", 3)
    for seat, place in zip(scene.seats, places, strict=True):
        draw_seat(canvas, place, seat, beat=look.beat)
    _centre(canvas, centre, scene)
    draw_foot(canvas, below, scene, look)


def _layout(canvas: Canvas, scene: Scene, look: Look) -> tuple[Rect, list[Rect], Rect, Rect]:
    """Return where the table lies, every plate, the middle, and what is below."""
    gap = canvas.px(MARGIN)
    whole = canvas.rect.inset(gap)
    if scene.lesson_step:
        whole, _ = parted(canvas, whole)
    foot = _foot_high(canvas, scene, look)
    table = Rect(whole.x, whole.y, whole.w, whole.h - foot - (gap if foot else 0))
    keyed = any(len(seat.touch) > 1 for seat in scene.seats)
    plate = canvas.px(_PLATE) if canvas.handheld else 0
    places, centre = places_of(table, len(scene.seats), gap, canvas.portrait, keyed, plate)
    places = _turned(places, look.near)
    return table, places, centre, Rect(whole.x, whole.bottom - foot, whole.w, foot)


def _turned(places: list[Rect], near: int) -> list[Rect]:
    """Turn the table, so that whoever holds the screen sits where the first seat would."""
    return (
        [*places[len(places) - near + 1 :], *places[: len(places) - near + 1]] if near else places
    )


def fly_over(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Draw the cards that are on their way over the table; on a board, what moves there."""
    if scene.board is not None:
        glide_over(canvas, look, scene.board)
        return
    _, places, centre, below = _layout(canvas, scene, look)
    draw_flying(canvas, scene, look.flying, places, centre, below.y + canvas.px(HIGH) // 2)


def _foot_high(canvas: Canvas, scene: Scene, look: Look) -> int:
    """Return how much room the foot takes; in a lesson, no more than what is asked or held."""
    hands = hands_high(canvas, scene)
    if scene.lesson_step:
        told = (scene.notices, look.status and not look.controls, scene.refused)
        lines = sum(map(bool, (*told, scene.question)))
        asked = len(playable(scene)) < len(scene.answers)
        return hands + lines * canvas.px(LINE) + asked * canvas.px(ASKED)
    if canvas.handheld:
        return hands + _in_hand(canvas, scene, look)
    foot = canvas.px(FOOT if not canvas.portrait else FOOT * 2)
    return foot + hands + (canvas.px(LESSON) if scene.lesson else 0)


def table_high(canvas: Canvas, scene: Scene, look: Look) -> int:
    """Return how high a phone's picture is at least, so that everything on it can be read."""
    if scene.board is not None:
        return board_high(canvas, scene)
    far, near = (len(scene.seats) + 1) // 2, len(scene.seats) // 2
    rows = (far + 1) // 2 + (near + 1) // 2
    plates = rows * canvas.px(_PLATE + MARGIN)
    return plates + canvas.px(_MIDDLE) + _foot_high(canvas, scene, look) + 3 * canvas.px(MARGIN)


def _in_hand(canvas: Canvas, scene: Scene, look: Look) -> int:
    """Return how much room the words and the answers at the foot of a phone need."""
    lines = sum(map(bool, (scene.notices, look.status, scene.refused, scene.question)))
    answers = len(scene.answers) - len(playable(scene))
    rows = min(_ROWS_IN_HAND, -(-(answers + bool(scene.others)) // 2)) if answers > 0 else 0
    news = canvas.px(2 * LINE) if not rows else 0
    return lines * canvas.px(LINE) + rows * (finger(canvas) + canvas.px(6)) + news


def places_of(
    table: Rect, seats: int, gap: int, portrait: bool, keyed: bool = False, plate: int = 0
) -> tuple[list[Rect], Rect]:
    """Return the place of each seat's plate, clockwise from the near side; and the middle left.

    With `keyed`, somebody plays on the screen itself: the near side gets room for their keys.
    `plate` is how high a plate must be to be read on a screen on its end.
    """
    if portrait:
        plates, centre = _upright(table, seats, gap, plate)
    else:
        plates, centre = _lying(table, seats, gap, keyed)
    x, y = centre.middle

    def clockwise(plate: Rect) -> float:
        px, py = plate.middle
        return atan2(x - px, py - y) % (2 * pi)

    order = sorted(plates, key=clockwise)
    return order, centre


def _lying(table: Rect, seats: int, gap: int, keyed: bool) -> tuple[list[Rect], Rect]:
    near, beside, far = _SIDES[seats]
    wide = (table.w - 2 * gap) * 3 // 10 if max(near, far) < 3 else (table.w - 2 * gap) // 3
    wide = min(wide, (table.w - 2 * gap) // 3)
    high = (table.h - 2 * gap) * (31 if far or not keyed else 42) // 100
    top, bottom = table.top(high), Rect(table.x, table.bottom - high, table.w, high)
    middle = Rect(table.x, top.bottom + gap, table.w, bottom.y - top.bottom - 2 * gap)
    nearest = wide if not keyed or near > 2 else table.w * (56 if near == 1 else 46) // 100
    plates = [*_row(bottom, near, nearest, gap), *_row(top, far, wide, gap)]
    if not far:
        middle = Rect(table.x, table.y, table.w, bottom.y - table.y - gap)
    if beside:
        y = middle.y + (middle.h - high) // 2
        plates += [Rect(table.x, y, wide, high), Rect(table.right - wide, y, wide, high)]
        middle = Rect(table.x + wide + gap, middle.y, table.w - 2 * (wide + gap), middle.h)
    return plates, middle


def _row(row: Rect, count: int, wide: int, gap: int) -> list[Rect]:
    """Return so many plates in a row: from edge to edge, or one in the middle."""
    if count == 1:
        return [Rect(row.x + (row.w - wide) // 2, row.y, wide, row.h)]
    if count == 2:
        edge = (row.w - 2 * wide) // 5
        return [
            Rect(row.x + edge, row.y, wide, row.h),
            Rect(row.right - edge - wide, row.y, wide, row.h),
        ]
    return [row.column(index, count, gap) for index in range(count)]


def _upright(table: Rect, seats: int, gap: int, plate: int) -> tuple[list[Rect], Rect]:
    """Return the same for a screen on its end: pairs above and below the middle."""
    far, near = (seats + 1) // 2, seats // 2
    high = max(plate, table.h * 14 // 100)
    plates: list[Rect] = []
    rows = (far + 1) // 2, (near + 1) // 2
    for count, top in (
        (far, table.y),
        (near, table.bottom - rows[1] * (high + gap) + gap),
    ):
        for index in range(count):
            row = Rect(table.x, top + index // 2 * (high + gap), table.w, high)
            alone = count % 2 == 1 and index == count - 1
            half = row.column(index % 2, 2, gap)
            plates.append(Rect(row.x + row.w // 4, row.y, half.w, high) if alone else half)
    above = table.y + rows[0] * (high + gap)
    below = table.bottom - rows[1] * (high + gap)
    return plates, Rect(table.x, above, table.w, below - above)


def _centre(canvas: Canvas, rect: Rect, scene: Scene) -> None:
    inside = rect.inset(canvas.px(10), canvas.px(6))
    photo = scene.photo
    if photo and inside.h > canvas.px(90):
        share = 50 if len(photo.lanes) < 3 else 36
        word, strip = inside.top(inside.h * share // 100), inside.below(inside.h * share // 100)
        _word(canvas, word, scene)
        canvas.touch(strip, Go("photo"))
        lanes = (strip.h - canvas.px(_STRIP * 1.6)) // canvas.px(_LANE)
        draw_strip(canvas, strip, photo, most=max(2, lanes), size=_STRIP)
        return
    if scene.cards:
        _word(canvas, draw_pool(canvas, inside, scene), scene)
        return
    figures = canvas.px(46)
    _word(canvas, inside.top(inside.h - figures), scene)
    _figures(canvas, inside.below(inside.h - figures), scene)


def _word(canvas: Canvas, rect: Rect, scene: Scene) -> None:
    """Draw the word of the moment, and below it what follows from it, or how long the rest is."""
    word = scene.word
    hint = word.hint or (say("display-next-round", seconds=scene.rest) if scene.rest else "")
    if hint:
        high = min(canvas.px(26), rect.h // 4)
        below, rect = rect.below(rect.h - high), rect.top(rect.h - high)
        ink = word.tone if word.hint else "dim"
        canvas.text(below, hint, 22, ink, "bold", "centre", least=0.5)
    wide = canvas.width(word.text, 54, "serif")
    alone = min(rect.h, canvas.px(54) * rect.w * 1.17 / max(1, wide))
    if " " not in word.text or wide <= rect.w or alone >= rect.h / 2:
        canvas.text(rect, word.text, 84, word.tone, "serif", "centre", least=0.3)
        return
    words = word.text.split()
    half = min(range(1, len(words)), key=lambda cut: _uneven(words, cut))
    for index, part in enumerate((words[:half], words[half:])):
        line = " ".join(part)
        canvas.text(rect.row(index, 2), line, 50, word.tone, "serif", "centre", least=0.3)


def _uneven(words: list[str], cut: int) -> int:
    return abs(len(" ".join(words[:cut])) - len(" ".join(words[cut:])))


def _figures(canvas: Canvas, rect: Rect, scene: Scene) -> None:
    """Draw the numbers of the middle, and what lies there face up."""
    shown = scene.centre
    for index, figure in enumerate(shown):
        place = rect.column(index, len(shown), canvas.px(6))
        half, value = place.column(0, 2), str(figure.value)
        if canvas.width(value, 32, "bold") > half.w - canvas.px(6):
            half = place.left(canvas.width(figure.label, 16) + canvas.px(2))
        canvas.text(half, figure.label, 16, "dim", align="right")
        number = place.beside(half.w + canvas.px(6))
        canvas.text(number, value, 32, "ink", "bold", least=0.4)


def draw_foot(canvas: Canvas, rect: Rect, scene: Scene, look: Look) -> None:
    """Draw what is asked or may be entered; else what happened last. The menu is at its end."""
    whole, rect = rect, rect if scene.lesson_step else _ways(canvas, rect, scene)
    if look.controls:
        rect = _controls(canvas, rect, look)
    if scene.notices:
        line = rect.top(canvas.px(22))
        canvas.text(line, "! " + "   ! ".join(scene.notices), 16, "bad", "bold")
        rect = rect.below(line.h + canvas.px(2))
    if look.status and not look.controls:
        line = rect.top(canvas.px(22))
        canvas.text(line, look.status, 16, "accent", "bold")
        rect = rect.below(line.h + canvas.px(2))
    if scene.refused:
        line = rect.top(canvas.px(22))
        canvas.text(line, refused_word(scene.refused).text, 17, "bad", "bold", least=0.6)
        rect = rect.below(line.h + canvas.px(2))
    played: list[Answer] = []
    if scene.held:
        numbered = (replace(a, number=a.number or n) for n, a in enumerate(scene.answers, start=1))
        scene = replace(scene, answers=tuple(numbered))
        hands = hands_high(canvas, scene)
        row = rect.top(hands - canvas.px(4))
        if row.bottom <= whole.bottom - canvas.px(FOOT):
            row = Rect(row.x, row.y, whole.w, row.h)
        draw_hands(canvas, row, scene, look)
        rect = rect.below(hands)
        played = [*playable(scene).values()]
        rest = tuple(answer for answer in scene.answers if answer not in played)
        scene = replace(scene, answers=rest)
    if scene.lesson and not scene.lesson_step:
        canvas.wrapped(rect, scene.lesson, 18, "ink", most=4)
    elif scene.answers:
        draw_answers(canvas, rect, scene, alone=not played)
    elif not scene.lesson_step:
        _history(canvas, rect, scene)


def _ways(canvas: Canvas, rect: Rect, scene: Scene) -> Rect:
    """Draw the ways to the menu and, out of a pause, on; return the room beside them."""
    if canvas.still or canvas.handheld:
        return rect
    high = max(finger(canvas), min(rect.h, canvas.px(FOOT)))
    wide, gap = max(finger(canvas), canvas.px(60)), canvas.px(6)
    menu_button(canvas, Rect(rect.right - wide, rect.bottom - high, wide, high))
    rect = rect.left(rect.w - wide - gap)
    if scene.pause is not Pause.HELD:
        return rect
    wide = canvas.px(150)
    place = Rect(rect.right - wide, rect.bottom - high, wide, high)
    canvas.button(place, say("display-go-on"), PAUSE, "p", strong=True, size=22)
    return rect.left(rect.w - wide - gap)


def _controls(canvas: Canvas, rect: Rect, look: Look) -> Rect:
    bar = rect.below(rect.h - canvas.px(22))
    told = "   ".join(f"{key}: {what}" for key, what in look.controls)
    canvas.text(bar, f"{look.status}   {told}".strip(), 15, "accent", least=0.5)
    return rect.top(rect.h - bar.h)


def draw_answers(canvas: Canvas, rect: Rect, scene: Scene, *, alone: bool = True) -> None:
    """Draw a button for each answer, as many as fit; the last one leads to all of them.

    An only answer is marked as the next thing to do, unless there is more than this to choose from.
    """
    gap = canvas.px(6)
    label = canvas.px(20 if rect.h < canvas.px(70) else 24)
    if scene.question:
        canvas.text(rect.top(label), scene.question, 19, "doubt", "bold")
    buttons = rect.below(label + canvas.px(2)) if scene.question else rect
    least = finger(canvas) if canvas.handheld else canvas.px(44)
    rows = max(1, (buttons.h + gap) // (least + gap))
    columns = 2 if canvas.portrait else 4
    room = rows * columns - 1
    shown = scene.answers[:room]
    more = len(scene.answers) > room or bool(scene.others)
    cells = len(shown) + more
    columns = min(columns, -(-cells // rows))
    strong = bool(scene.question) or (alone and len(scene.answers) == 1)
    for index, (answer, key) in enumerate(zip(shown, keys_of(shown), strict=True)):
        cell = buttons.row(index // columns, rows, gap).column(index % columns, columns, gap)
        canvas.button(cell, answer.label, act_of(answer), key, strong=strong or answer.marked)
    if more:
        cell = buttons.row((cells - 1) // columns, rows, gap)
        place = cell.column((cells - 1) % columns, columns, gap)
        canvas.button(place, say("display-more"), *more_of(scene))


def _history(canvas: Canvas, rect: Rect, scene: Scene) -> None:
    """Draw the last lines, the newest brightest: they lead to all. And the way to the rulings."""
    lines = rect
    if scene.others and not canvas.still:
        side, high = canvas.px(84), min(rect.h, canvas.px(FOOT))
        place = Rect(rect.right - side, rect.bottom - high, side, high)
        label = say("display-more" if canvas.handheld else "display-rulings")
        canvas.button(place, label, Go("rulings"), "e", size=15)
        lines = rect.left(rect.w - side - canvas.px(6))
    if not canvas.handheld:
        canvas.touch(lines, Go("verdicts"), "v")
    draw_news(canvas, lines, scene.history, 19)


TABLE = Screen(
    "table",
    draw_table,
    write_table,
    ("t",),
    "display-help-table",
    "terminal-foot-table",
    over=fly_over,
    needs=table_high,
)
