"""The table of a game that has a board: the board as large as it can be, and beside it who plays,
what happened, and what may be chosen."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.drawing.pointing import Reach
from companion.kit.face import Answer, Board, Word
from companion.language import say
from companion.outputs.display.actions import PAUSE, Digit, Go
from companion.outputs.display.entering.answering import act_of, keys_of, more_of
from companion.outputs.display.entering.held import playable
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Pause, Scene, SeatView
from companion.outputs.display.screens.frame import finger, menu_button
from companion.outputs.display.screens.hand import draw_hands, hands_high
from companion.outputs.display.screens.inputs import (
    draw_inputs,
    draw_ring,
    draw_thinking,
    refused_word,
)
from companion.outputs.display.screens.lesson import BESIDE, draw_box
from companion.outputs.display.screens.news import draw_news
from companion.outputs.display.screens.papers import draw_page
from companion.outputs.display.screens.strip import draw_strip

_MARGIN = 8
_ROW = 40
"""How high a button is at least, in pixels of the small screen."""
_TALL = 56
"""How high it is at most."""
_NEWS = 46
"""What is kept for the news and the menu."""
_TAUGHT = 20
"""What is kept for the news in a lesson, which has the menu itself."""
_QUESTION, _STRIP = 34, 84
"""How high a question is, and a strip at most."""
_NUMBERS = 0.6
"""The share of its line that a player's numbers may take from the name."""
_DIGITS = 9
"""With more choices than this, numbers are typed digit by digit."""
_ROWS_IN_HAND = 3
"""So many rows of choices a phone shows below the board."""
_MANY = 4
"""With more players than this their plates are lower."""


def draw_board_table(canvas: Canvas, scene: Scene, look: Look, board: Board) -> None:
    """Draw the whole screen."""
    square, beside = _parts(canvas)
    side = square.w
    word = Word("") if scene.page else scene.word
    board.draw(canvas, square, word, look.pointing, moving=look.moment < 1)
    canvas.leave_room()
    _mark_reached(canvas, scene, look)
    if scene.page:
        page = square.inset(side * 21 // 100).top(side * 41 // 100)
        draw_page(canvas, page, scene.page, scene.word.text, scene.word.tone)
        canvas.touch(page, Go("papers"))
    if scene.papers:
        canvas.key("n", Go("papers"))
    _panel(canvas, beside, scene, look, board)
    if _typed(board):
        for digit in "0123456789":
            canvas.key(digit, Digit(digit))
        canvas.key("return", Digit(""))


def glide_over(canvas: Canvas, look: Look, board: Board) -> None:
    """Draw what is on its way on the board."""
    square, _ = _parts(canvas)
    board.draw_moving(canvas, square, look.moment)


def _parts(canvas: Canvas) -> tuple[Rect, Rect]:
    """Return where the board lies, and what is left beside or below it."""
    gap = canvas.px(_MARGIN)
    whole = canvas.rect.inset(gap)
    side = min(whole.h, whole.w)
    beside = whole.below(side + gap) if canvas.portrait else whole.beside(side + gap)
    return Rect(whole.x, whole.y, side, side), beside


def board_high(canvas: Canvas, scene: Scene) -> int:
    """Return how high a phone's picture is at least, to hold the board and all that is below it."""
    plates = -(-len(scene.seats) // 2) * (canvas.px(50) + canvas.px(6))
    words = canvas.px(_NEWS) + (canvas.px(_QUESTION) if scene.question or scene.refused else 0)
    answers = len(scene.answers) - len(playable(scene)) + bool(scene.papers) + bool(scene.others)
    rows = max(1, min(_ROWS_IN_HAND, -(-answers // 2))) * (finger(canvas) + canvas.px(6))
    return canvas.rect.w + plates + hands_high(canvas, scene) + words + rows


def _mark_reached(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Mark the part of the board that stands for an input, if a hand is wanted on it."""
    wanted = {name for seat in scene.seats for name in seat.wanted if name in seat.touch}
    for touch in canvas.touches:
        if isinstance(touch.action, Reach) and touch.action.input in wanted:
            draw_ring(canvas, touch.rect, 8, beat=look.beat)


def _typed(board: Board) -> bool:
    """Tell whether a number is typed digit by digit: some have two, or there are more than nine."""
    numbers = [choice.number for choice in board.choices]
    return len(numbers) > _DIGITS or any(number > _DIGITS for number in numbers)


def _panel(canvas: Canvas, rect: Rect, scene: Scene, look: Look, board: Board) -> None:
    gap = canvas.px(6)
    columns = 2 if canvas.portrait else 1
    if scene.lesson_step:
        lesson = rect.below(rect.h - canvas.px(BESIDE))
        draw_box(canvas, lesson, scene)
        rect = rect.top(rect.h - lesson.h - gap)
    rest = rect
    for first in range(0, len(scene.seats), columns):
        seats = scene.seats[first : first + columns]
        touched = any(_own(seat, board) for seat in seats)
        high = canvas.px((74 if touched else 50) - (10 if len(scene.seats) > _MANY else 0))
        for index, seat in enumerate(seats):
            place = rest.top(high).column(index, columns, gap)
            _seat(canvas, place, seat, board, look.beat)
        rest = rest.below(high + gap)
    if scene.held:
        hands = rest.top(hands_high(canvas, scene))
        draw_hands(canvas, hands, scene, look)
        rest = rest.below(hands.h + gap)
    high = min(canvas.px(_STRIP), rest.h - _needed(canvas, scene))
    if scene.photo and high >= canvas.px(_STRIP) // 2:
        strip = rest.top(high)
        canvas.touch(strip, Go("photo"))
        draw_strip(canvas, strip, scene.photo, most=2, size=12)
        rest = rest.below(high + gap)
    high, wide = finger(canvas), max(finger(canvas), canvas.px(60))
    beside = rest.left(rest.w - wide - gap)
    offered = not (canvas.still or canvas.handheld or scene.lesson_step)
    crowded = offered and rest.h < _needed(canvas, scene)
    news = _choices(canvas, beside if crowded else rest, scene, look)
    if offered:
        menu_button(canvas, Rect(rect.right - wide, rect.bottom - high, wide, high))
        news = news.left(min(news.w, beside.w))
    _news(canvas, news, scene, look)


def _needed(canvas: Canvas, scene: Scene) -> int:
    """Return what question, buttons and news need: a strip must not crowd them out."""
    question = _QUESTION + 5 if scene.question else 0
    return canvas.px(question + _ROW + 5 + _NEWS + 6)


def _own(seat: SeatView, board: Board) -> list[str]:
    """The inputs of a seat that can be pressed here and mean anything: not another's pack."""
    return [name for name in seat.touch if name in board.inputs] if len(seat.touch) > 1 else []


def _seat(canvas: Canvas, rect: Rect, seat: SeatView, board: Board, beat: bool) -> None:
    """Draw who plays which men, how far they are, and what they do next."""
    on_turn = bool(board.todo[seat.number - 1])
    edge = "doubt" if seat.awaited else "accent" if on_turn else "plate-edge"
    canvas.box(rect, "plate", 8, edge, 3 if seat.awaited or on_turn else 1)
    inside = rect.inset(canvas.px(7), canvas.px(4))
    touch = canvas.px(28) if _own(seat, board) else 0
    body = inside.top(inside.h - touch)
    badge = body.left(body.h)
    if not board.badge(canvas, badge, seat.number):
        radius = badge.h * 2 // 5
        canvas.disc(*badge.middle, radius, f"seat{seat.number}")
        canvas.text(badge, str(seat.number), 17, "on-seat", "bold", "centre")
    words = body.beside(badge.w + canvas.px(5))
    top, below = words.top(words.h * 56 // 100), words.below(words.h * 56 // 100)
    numbers = _figures(canvas, top, seat)
    name = top.left(top.w - numbers - canvas.px(6))
    if seat.thinking:
        name = name.left(name.w - draw_thinking(canvas, name, beat=beat) - canvas.px(4))
    canvas.text(name, seat.name, 21, "ink", "bold", least=0.82)
    word = _told(seat, board)
    canvas.text(below, word.text, 15, word.tone, "bold", least=0.7)
    if touch:
        place = inside.below(inside.h - touch + canvas.px(2))
        draw_inputs(canvas, place, seat, _own(seat, board), beat=beat)


def _told(seat: SeatView, board: Board) -> Word:
    """Return why something was refused; else what they do next, what was decided, or a note."""
    if seat.refused:
        return refused_word(seat.refused)
    todo, note = board.todo[seat.number - 1], board.notes[seat.number - 1]
    if todo and not seat.thinking:
        return Word(todo, "accent")
    return seat.said if seat.said.text else Word(note, "dim")


def _figures(canvas: Canvas, rect: Rect, seat: SeatView) -> int:
    """Draw the numbers at the right, smaller if the name needs its share; return their room."""
    texts = [
        part
        for figure in seat.figures
        for part in ((figure.label, 12, "dim", "sans"), (str(figure.value), 20, "ink", "bold"))
    ]
    air = canvas.px(5)
    whole = sum(canvas.width(text, size, face) + air + 1 for text, size, _, face in texts)
    share = min(1.0, rect.w * _NUMBERS / max(1, whole))
    x = rect.right
    for text, size, ink, face in reversed(texts):
        wide = canvas.width(text, size * share, face) + 1
        x -= wide
        canvas.text(Rect(x, rect.y, wide, rect.h), text, size * share, ink, face)
        x -= round(air * share)
    return rect.right - x


def _choices(canvas: Canvas, rect: Rect, scene: Scene, look: Look) -> Rect:
    """Draw a button for each choice that can still be meant; return the room left for news."""
    gap, news = canvas.px(5), canvas.px(_TAUGHT if scene.lesson_step else _NEWS)
    roomy = scene.question or rect.h >= canvas.px(_QUESTION) + _needed(canvas, scene)
    asked = Word(scene.question, "doubt")
    if scene.refused and roomy:
        asked = refused_word(scene.refused)
    if asked.text:
        label = rect.top(canvas.px(_QUESTION))
        canvas.wrapped(label, asked.text, 15, asked.tone, "bold")
        rect = rect.below(label.h + gap)
    news = max(0, min(news, rect.h - canvas.px(_ROW) - gap))
    numbers = look.numbers(scene)
    held = list(playable(scene).values())
    answers = [a for a in scene.answers if (not a.number or a.number in numbers) and a not in held]
    if scene.board and _typed(scene.board):
        # Numbered ones are on the board; what is not must not be crowded out by them.
        answers.sort(key=lambda answer: bool(answer.number))
    least = finger(canvas) if canvas.handheld else canvas.px(_ROW)
    most = max(1, (rect.h - news) // (least + gap))
    columns = _columns(canvas, rect.w, answers, most)
    rows = min(most, -(-(len(answers) + 1 + bool(scene.papers)) // columns))
    high = min((rect.h - news) // rows - gap, canvas.px(_TALL))
    buttons = rect.top(rows * (high + gap) - gap)
    shown = answers if len(answers) <= rows * columns else answers[: rows * columns - 1]
    cells = [
        buttons.row(index // columns, rows, gap).column(index % columns, columns, gap)
        for index in range(rows * columns)
    ]
    _buttons(canvas, cells, shown, scene)
    if len(shown) < len(cells):
        more = len(shown) < len(answers) or bool(scene.others)
        place = cells[len(shown)]
        if scene.papers:
            place = _papers(canvas, place, cells[len(shown) + 1 :], gap)
        if more and (canvas.handheld or scene.pause is not Pause.HELD or scene.lesson_step):
            canvas.button(place, say("display-more"), *more_of(scene), size=17)
        elif not canvas.handheld:
            _way_on(canvas, place, scene)
    return rect.below(buttons.h + gap)


def _way_on(canvas: Canvas, place: Rect, scene: Scene) -> None:
    """Draw the way out of a pause; else the one to what was decided."""
    if scene.pause is Pause.HELD and not scene.lesson_step:
        canvas.button(place, say("display-go-on"), PAUSE, "p", strong=True, size=22)
    else:
        canvas.button(place, say("display-verdicts"), Go("verdicts"), size=17)


def _papers(canvas: Canvas, place: Rect, free: list[Rect], gap: int) -> Rect:
    """Draw the way to what there is to read; return the place for what comes after it."""
    title = say("display-papers")
    if free:
        canvas.button(place, title, Go("papers"), "n", size=17)
        return free[0]
    wide = canvas.width(title, 17, "bold") + canvas.px(44)
    own = place.left(min(wide, place.w * 6 // 10))
    canvas.button(own, title, Go("papers"), "n", size=17)
    return place.beside(own.w + gap)


def _buttons(canvas: Canvas, cells: list[Rect], answers: list[Answer], scene: Scene) -> None:
    """Draw the choices' buttons; their caps are their numbers, beyond nine keys type digits."""
    typed = _typed(scene.board) if scene.board else False
    playing = bool(playable(scene))
    strong = bool(scene.question) or (len(answers) == 1 and not playing)
    for cell, answer, digit in zip(cells, answers, keys_of(answers), strict=False):
        dead = typed and (answer.number or not answer.key)
        key = "" if dead or playing else digit
        cap = str(answer.number) if answer.number else ""
        bright = strong or answer.marked
        canvas.button(cell, answer.label, act_of(answer), key, strong=bright, size=17, cap=cap)


def _news(canvas: Canvas, rect: Rect, scene: Scene, look: Look) -> None:
    """Draw the news: trouble first, then what a teacher says, then what happened last."""
    line = canvas.px(18)
    told = [(f"! {notice}", "bad") for notice in scene.notices]
    if look.controls:
        told.append(("   ".join(f"{key}: {what}" for key, what in look.controls), "accent"))
    if look.status:
        told.append((look.status, "accent"))
    for text, ink in told[: max(1, rect.h // line)]:
        canvas.text(rect.top(line), text, 14, ink, "bold", least=0.5)
        rect = rect.below(line)
    if scene.lesson_step:
        return
    if scene.lesson:
        canvas.wrapped(rect, scene.lesson, 15, "ink", most=rect.h // line)
        return
    draw_news(canvas, rect, scene.history, 14, low=True)


def _columns(canvas: Canvas, wide: int, answers: list[Answer], rows: int) -> int:
    """Return as many columns as the labels allow; two, if one would not give all a place."""
    longest = max((canvas.width(a.label, 17, "bold") for a in answers), default=1) + canvas.px(34)
    fitting = max(1, min(4, wide // max(1, longest)))
    return max(fitting, 2) if len(answers) > rows * fitting else min(fitting, len(answers) or 1)
