"""The board with everybody on it: men, the card, the moves to choose from, and who is gliding."""

from collections import Counter

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.drawing.pointing import Point as PointAt
from companion.drawing.pointing import Pointing, wordy
from companion.games.sorry.face.ground import draw_ground
from companion.games.sorry.face.middle import draw_middle
from companion.games.sorry.face.moves import Move, meant, shown_targets, starts
from companion.games.sorry.face.places import HOME, START, Point, middle_of, spot_of
from companion.games.sorry.face.shapes import Grid, draw_man, man_shape, put_letter
from companion.games.sorry.face.value import Standing
from companion.kit.face import Word

_FINGER = 44
"""How large a place to touch is, where its neighbours leave room: pixels of the small screen."""


def draw_board(
    canvas: Canvas,
    rect: Rect,
    board: Standing,
    word: Word,
    pointing: Pointing,
    moment: float,
) -> None:
    """Draw board and men; moves only once the men have come to rest."""
    grid = Grid(canvas, rect)
    gliding = board.motion.glides if board.motion and moment < 1 else ()
    moves = [] if gliding else meant(board.moves, pointing)
    standing = _standing(board, [(glide.colour, glide.last) for glide in gliding])
    ends = shown_targets(moves, pointing)
    taken = frozenset(place for _, place, _ in standing) | frozenset(ends)
    draw_ground(canvas, grid, taken)
    draw_middle(canvas, grid, board, word)
    picked = [move for move in moves if move.number == board.picked or len(moves) == 1]
    _ways(canvas, grid, picked)
    _men(canvas, grid, standing, moves, ends, pointing.places)
    occupied = {place for _, place, _ in standing if not place.endswith((START, HOME))}
    for place, by in ends.items():
        share = 0.25 if place in occupied else 0.36
        _target(canvas, grid, place, by, board.picked, share)
    _touches(canvas, grid, moves, ends)
    for glide in gliding:
        draw_man(canvas, grid, glide.at(moment), glide.colour)


def _standing(board: Standing, moving: list[tuple[str, str]]) -> list[tuple[str, str, Point]]:
    """Return every man that is not on its way: colour, place, and where it stands there."""
    absent, slots = Counter(moving), Counter[str]()
    together = Counter(place for _, place in board.men)
    together.subtract(place for _, place in moving)
    found: list[tuple[str, str, Point]] = []
    for colour, place in board.men:
        if absent[colour, place] > 0:
            absent[colour, place] -= 1
            continue
        found.append((colour, place, spot_of(place, slots[place], together[place])))
        slots[place] += 1
    return found


def _men(
    canvas: Canvas,
    grid: Grid,
    standing: list[tuple[str, str, Point]],
    moves: list[Move],
    ends: dict[str, list[int]],
    pointed: tuple[str, ...],
) -> None:
    """Draw the men, with a ring if they may move (one for several in start), two if pointed at."""
    movable = starts(moves)
    for colour, place, point in standing:
        if movable.get(place) == colour:
            del movable[place]
            x, y = grid.pixel(point)
            r, wide = round(grid.cell * 0.5), max(2, round(grid.cell * 0.09))
            if place in pointed:
                canvas.disc(x, y, r + wide, "ink")
            canvas.disc(x, y, r, "accent")
            canvas.disc(x, y, r - wide, "square")
        on_him = place in ends and not place.endswith((START, HOME))
        draw_man(canvas, grid, point, colour, 0.44 if on_him else 0.36, mute=on_him)


def _ways(canvas: Canvas, grid: Grid, moves: list[Move]) -> None:
    """Draw dots along the way of the move that is looked at."""
    for move in moves:
        for step in move.steps:
            for place in step.way[1:-1]:
                canvas.disc(
                    *grid.pixel(middle_of(place)), max(2, round(grid.cell * 0.13)), "accent"
                )


def _target(
    canvas: Canvas, grid: Grid, place: str, by: list[int], picked: int, share: float
) -> None:
    """Draw the number of a move where it ends; the one that is looked at is lit."""
    lit = picked in by or not picked
    x, y = grid.pixel(middle_of(place))
    r = round(grid.cell * share)
    canvas.disc(x, y, r + max(2, round(grid.cell * 0.06)), "on-accent" if lit else "accent")
    canvas.disc(x, y, r, "accent" if lit else "plate")
    text = wordy(by)
    room = Rect(x - r + 1, y - r, 2 * r - 2, 2 * r)
    ink = "on-accent" if lit else "accent"
    canvas.text(room, text, grid.size(share * 1.4), ink, "bold", "centre", least=0.5)


def _touches(canvas: Canvas, grid: Grid, moves: list[Move], ends: dict[str, list[int]]) -> None:
    """Add places for fingers: as large as their neighbours allow, never over one another."""
    lands = {step.lands for move in moves for step in move.steps if step.ends in ends}
    places = sorted({*starts(moves), *ends, *lands})
    points = {place: grid.pixel(middle_of(place)) for place in places}
    for place, (x, y) in points.items():
        others = (max(abs(x - a), abs(y - b)) for other, (a, b) in points.items() if other != place)
        half = min(max(canvas.px(_FINGER), grid.cell) // 2, min(others, default=9999) // 2)
        rect = Rect(x - half, y - half, 2 * half, 2 * half)
        canvas.touch(_within(rect, canvas.rect), PointAt(place))


def _within(rect: Rect, whole: Rect) -> Rect:
    x, y = max(rect.x, whole.x), max(rect.y, whole.y)
    return Rect(x, y, min(rect.right, whole.right) - x, min(rect.bottom, whole.bottom) - y)


def draw_badge(canvas: Canvas, rect: Rect, colour: str) -> None:
    """Draw a man in a place of any size, for the plate of its player."""
    x, y = rect.middle
    r = min(rect.w, rect.h) * 0.4
    man_shape(canvas, (x, y), r, colour, "on-men-yellow")
    put_letter(canvas, (x, y), r, colour, r * 1.3 / canvas.unit)
