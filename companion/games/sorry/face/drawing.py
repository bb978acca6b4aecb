"""The board with everybody on it: men, the card, the moves to choose from, and who is gliding."""

from collections import Counter

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.drawing.pointing import Point as PointAt
from companion.drawing.pointing import Pointing, wordy
from companion.games.sorry.face.middle import draw_middle
from companion.games.sorry.face.moves import Move, meant, shown_targets, starts
from companion.games.sorry.face.places import (
    COLOURS,
    HOME,
    MARGIN,
    ROUND,
    SIDE,
    SLIDES,
    START,
    ZONE,
    Point,
    middle_of,
    place_of,
    spot_of,
    square_word,
    turned,
)
from companion.games.sorry.face.shapes import Grid, draw_man, man_shape, put_letter
from companion.games.sorry.face.value import SorryStanding
from companion.kit.face import Word

_NUMBERED = 44
"""Squares of so many pixels have room for their number."""


def draw_ground(canvas: Canvas, grid: Grid, taken: frozenset[str]) -> None:
    """Draw what never changes; numbers only where nobody stands."""
    canvas.box(grid.rect, "felt", 10, "felt-edge", 2)
    for square in range(MARGIN):
        canvas.box(grid.square(middle_of(str(square))), "square", 3, "grid", 1)
    for side, colour in enumerate(COLOURS):
        for first, last in SLIDES:
            _slide(canvas, grid, colour, side, (first, last))
        for safe in ZONE:
            place = grid.square(middle_of(place_of(colour, safe)))
            canvas.box(place, f"men-{colour}-soft", 3, f"men-{colour}", 2)
        _rounds(canvas, grid, colour, taken)
    if grid.cell >= _NUMBERED:
        _numbers(canvas, grid, taken)


def _slide(canvas: Canvas, grid: Grid, colour: str, side: int, ends: tuple[int, int]) -> None:
    """Draw a band from its triangle to its end, both in the colour's own shape and way."""
    ink = f"men-{colour}"
    first, last = (middle_of(str(SIDE * side + offset)) for offset in ends)
    one, other = grid.pixel(first), grid.pixel(last)
    half = max(2, round(grid.cell * 0.11))
    x, y = min(one[0], other[0]) - half, min(one[1], other[1]) - half
    band = Rect(x, y, abs(one[0] - other[0]) + 2 * half, abs(one[1] - other[1]) + 2 * half)
    canvas.box(band, ink)
    canvas.shape([grid.exact(p) for p in _arrow(first, side)], ink)
    man_shape(canvas, grid.pixel(last), grid.cell * 0.3, colour)


def _arrow(at: Point, side: int) -> list[Point]:
    """Return the corners of a triangle that points the way men go on that side."""
    x, y = turned(at, -side)
    corners = ((x + 0.26, y - 0.36), (x + 0.26, y + 0.36), (x - 0.36, y))
    return [turned(corner, side) for corner in corners]


def _rounds(canvas: Canvas, grid: Grid, colour: str, taken: frozenset[str]) -> None:
    """Draw start as a plate, home with a second ring; with their names while nobody is there."""
    for square in (START, HOME):
        place = place_of(colour, square)
        x, y = grid.pixel(middle_of(place))
        r = round(grid.cell * ROUND)
        canvas.disc(x, y, r, f"men-{colour}")
        canvas.disc(x, y, r - max(2, round(grid.cell * 0.1)), "square")
        if square == HOME:
            canvas.disc(x, y, r - max(4, round(grid.cell * 0.2)), f"men-{colour}")
            canvas.disc(x, y, r - max(5, round(grid.cell * 0.27)), "square")
        if place not in taken:
            wide = round(grid.cell * 1.7)
            name = Rect(x - wide // 2, y - wide // 4, wide, wide // 2)
            canvas.text(name, square_word(square), grid.size(0.5), "ink", align="centre")


def _numbers(canvas: Canvas, grid: Grid, taken: frozenset[str]) -> None:
    """Draw the number of every free square, as the moves name them."""
    marked = {SIDE * side + off for side in range(4) for pair in SLIDES for off in pair}
    for square in range(MARGIN):
        if square not in marked and str(square) not in taken:
            place = grid.square(middle_of(str(square)))
            corner = place.inset(place.w // 12).top(place.h * 30 // 100)
            canvas.text(corner, str(square), grid.size(0.24), "dim")


_FINGER = 44
"""How large a place to touch is, where its neighbours leave room: pixels of the small screen."""


def draw_board(
    canvas: Canvas,
    rect: Rect,
    board: SorryStanding,
    word: Word,
    pointing: Pointing,
    *,
    moving: bool,
) -> None:
    """Draw board and men; moves only once the men have come to rest."""
    grid = Grid(canvas, rect)
    gliding = board.motion.glides if board.motion and moving else ()
    moves = [] if gliding else meant(board.moves, pointing)
    standing = _standing(board, [(glide.colour, glide.last) for glide in gliding])
    ends = shown_targets(moves, pointing, board.picked)
    taken = frozenset(place for _, place, _ in standing) | frozenset(ends)
    draw_ground(canvas, grid, taken)
    draw_middle(canvas, grid, board, word)
    picked = [move for move in moves if move.number == board.picked or len(moves) == 1]
    _ways(canvas, grid, picked)
    leaving = tuple(step.way[0] for move in picked for step in move.steps)
    _men(canvas, grid, standing, moves, ends, (*pointing.places, *leaving))
    occupied = {place for _, place, _ in standing if not place.endswith((START, HOME))}
    for place, by in ends.items():
        share = 0.25 if place in occupied else 0.36
        _target(canvas, grid, place, by, board.picked, share)
    _touches(canvas, grid, moves, ends)


def draw_gliding(canvas: Canvas, rect: Rect, board: SorryStanding, moment: float) -> None:
    """Draw the men that are on their way, where they are at a share of it."""
    grid = Grid(canvas, rect)
    for glide in board.motion.glides if board.motion else ():
        draw_man(canvas, grid, glide.at(moment), glide.colour)


def _standing(board: SorryStanding, moving: list[tuple[str, str]]) -> list[tuple[str, str, Point]]:
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
    chosen = picked in by
    lit = chosen or not picked
    x, y = grid.pixel(middle_of(place))
    r = round(grid.cell * share)
    if chosen:
        canvas.disc(x, y, r + max(4, round(grid.cell * 0.15)), "ink")
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
