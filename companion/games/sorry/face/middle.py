"""The middle of the board: what everybody waits for, the card, the pack and the stake."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.drawing.pointing import Reach
from companion.games.sorry.face.shapes import Grid
from companion.games.sorry.face.value import SorryStanding
from companion.kit.face import Word
from companion.language import say


def card_name(card: str) -> str:
    """Return the name of a card as people say it."""
    return "SORRY!" if card == "SORRY" else card


def draw_middle(canvas: Canvas, grid: Grid, board: SorryStanding, word: Word) -> None:
    """Draw the middle between the homes and the starts, where nobody ever stands."""
    _word(canvas, grid.area(4, 4.05, 8, 2.2), word)
    if board.card:
        _card(canvas, grid, grid.area(6.65, 6.4, 2.7, 3.5), board.card)
        told = grid.area(4.1, 10.05, 7.8, 1.1)
        canvas.wrapped(
            told, say(f"sorry-card-{board.card}"), grid.size(0.52), "ink", align="centre"
        )
        if board.pack:
            _pack(canvas, grid, grid.area(10, 7.1, 1.6, 2.1))
    elif board.pack:
        _pack(canvas, grid, grid.area(6.65, 6.6, 2.7, 3.5))
    left = say("sorry-board-pack", n=board.pack) if board.pack else ""
    stake = say("sorry-board-stake", n=board.stake) if board.stake > 1 else ""
    line = "     ".join(filter(None, (left, stake)))
    canvas.text(grid.area(4.1, 11.15, 7.8, 0.8), line, grid.size(0.5), "dim", "bold", "centre")


def _word(canvas: Canvas, rect: Rect, word: Word) -> None:
    """Draw the word in one line, or in two where the name needs one of its own."""
    name, colon, what = word.text.partition(": ")
    if not colon:
        canvas.wrapped(rect, word.text, rect.h * 0.38 / canvas.unit, word.tone, "serif", "centre")
        return
    top, below = rect.row(0, 2), rect.row(1, 2)
    size = rect.h * 0.4 / canvas.unit
    canvas.text(top, name.rstrip(), size, word.tone, "serif", "centre", least=0.4)
    canvas.text(below, what, size, word.tone, "serif", "centre", least=0.4)


def _card(canvas: Canvas, grid: Grid, rect: Rect, card: str) -> None:
    canvas.box(rect, "card", 8, "on-card", 2)
    inside = rect.inset(rect.w // 12, rect.h // 10)
    canvas.text(inside, card_name(card), grid.size(2), "on-card", "serif", "centre", least=0.2)


def _pack(canvas: Canvas, grid: Grid, rect: Rect) -> None:
    """Draw the pack: three backs, one over the other; a touch of it is a touch of the pack."""
    step = max(2, grid.cell // 8)
    for depth in (2, 1, 0):
        back = Rect(rect.x + depth * step - step, rect.y + depth * step - step, rect.w, rect.h)
        canvas.box(back, "button", 8, "plate-edge", 2)
    face = Rect(rect.x - step, rect.y - step, rect.w, rect.h).inset(rect.w // 7, rect.h // 9)
    canvas.box(face, "felt", 6, "felt-edge", 2)
    canvas.touch(rect, Reach("pile"))
