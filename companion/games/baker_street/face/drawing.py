"""The map with everybody on it: places, doors with their seals, piles, tokens, and ways to go."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.drawing.pointing import Point, Pointing
from companion.games.baker_street.face.value import (
    LOCKSMITH,
    STREET,
    YARD,
    BakerStanding,
    TownSpot,
    numbered,
)
from companion.games.baker_street.face.ways import NEXT, ShownWay, meant
from companion.kit.face import Word
from companion.language import say

_PIPS = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (2, 0), (0, 2), (2, 2)),
    5: ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)),
    6: ((0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)),
}


def draw_tokens(canvas: Canvas, rect: Rect, seats: list[int], turn: int | None) -> None:
    """Draw a disc with its seat's number for everybody who is here; who is on turn has a ring."""
    if not seats or rect.h < 8:
        return
    rows = 1 if len(seats) <= 3 else 2
    columns = max(3, -(-len(seats) // rows)) if rows == 2 else len(seats)
    r = max(3, min(rect.h // rows, rect.w // columns, canvas.px(40)) // 2 - 1)
    for index, seat in enumerate(seats):
        row = rect.row(index // columns, rows)
        alone = min(columns, len(seats) - index // columns * columns)
        x, y = row.column(index % columns, alone).middle
        if seat == turn:
            canvas.disc(x, y, r, "ink")
        canvas.disc(x, y, r - max(1, r // 7), f"seat{seat}")
        place = Rect(x - r + 1, y - r, 2 * r - 2, 2 * r)
        canvas.text(place, str(seat), r * 1.2 / canvas.unit, "on-seat", "bold", "centre")


def draw_seal(canvas: Canvas, rect: Rect, letter: str, *, alone: bool) -> Rect:
    """Draw a Scotland Yard card across a door; return the room beside it, if it has to share."""
    place = rect if alone else rect.column(0, 2, canvas.px(2))
    canvas.box(place, "card", 3, "bad", 2)
    yard = say("baker-street-map-sy")
    whole = f"{letter} {yard}" if letter else say("baker-street-map-sealed")
    told = whole if alone else letter or yard
    canvas.text(place.inset(canvas.px(3), 1), told, 12, "on-card", "bold", "centre", least=0.4)
    return rect if alone else rect.column(1, 2, canvas.px(2))


def draw_number(canvas: Canvas, rect: Rect, number: int, letter: str) -> None:
    """Draw the number of a way, lit, with the letter of its door."""
    canvas.box(rect, "accent", 6)
    told = f"{letter} {number}".strip()
    canvas.text(rect.inset(canvas.px(3), 1), told, 14, "on-accent", "bold", "centre", least=0.4)


def draw_pile(canvas: Canvas, rect: Rect, count: int, keys: bool) -> None:
    """Draw how many cards lie in a pile, beside a picture of one."""
    icon, words = rect.left(rect.w * 45 // 100), rect.beside(rect.w * 50 // 100)
    (_key if keys else _card)(canvas, icon)
    canvas.text(words, str(count), 15, "ink", "bold", least=0.4)


def _card(canvas: Canvas, rect: Rect) -> None:
    wide = min(rect.w, rect.h * 3 // 2)
    place = Rect(rect.right - wide, rect.y, wide, rect.h)
    canvas.box(place, "card", 3, "bad", 2)
    told = say("baker-street-map-sy")
    canvas.text(place.inset(canvas.px(2), 1), told, 11, "on-card", "bold", "centre", least=0.4)


def _key(canvas: Canvas, rect: Rect) -> None:
    """Draw a key: a bow, a stem and two teeth."""
    r = max(2, min(rect.h, rect.w // 2) // 2 - 1)
    long = min(rect.w, 5 * r)
    x, y = rect.right - long + r, rect.y + rect.h // 2
    width = max(1, r // 3) / canvas.unit
    end = rect.right - 1
    canvas.line(x + r, y, end, y, "accent", width)
    for tooth in (end, end - max(2, r * 3 // 4)):
        canvas.line(tooth, y, tooth, y + max(2, r * 3 // 4), "accent", width)
    canvas.disc(x, y, r, "accent", max(1, r // 3))


def draw_die(canvas: Canvas, rect: Rect, value: int) -> None:
    """Draw a die with its pips."""
    side = min(rect.h, rect.w, canvas.px(80))
    x, y = rect.middle
    die = Rect(x - side // 2, y - side // 2, side, side)
    canvas.box(die, "card", 8, "on-card", 2)
    field = die.inset(side // 7)
    for column, row in _PIPS[value]:
        cell = field.row(row, 3).column(column, 3)
        canvas.disc(*cell.middle, max(2, side // 11), "on-card")


def draw_town(
    canvas: Canvas, rect: Rect, board: BakerStanding, word: Word, pointing: Pointing
) -> None:
    """Draw the whole map."""
    ways = meant(board.ways, pointing)
    canvas.box(rect, "felt", 10, "felt-edge", 2)
    grid = _Grid(canvas, rect, board.side)
    _lanes(canvas, grid, board)
    for spot in board.spots:
        _place(canvas, grid.plate(spot.at), board, spot, ways, pointing)
    _middle(canvas, grid.middle(), board, word, ways)
    free = grid.free(board)
    if free and board.case:
        canvas.text(
            grid.plate(free),
            say("baker-street-map-case", number=board.case),
            17,
            "dim",
            "serif",
            "centre",
        )


class _Grid:
    """From columns and rows to pixels."""

    def __init__(self, canvas: Canvas, rect: Rect, side: int) -> None:
        self.whole, self.side = rect.inset(canvas.px(5)), side
        self.gap = canvas.px(6)

    def plate(self, at: tuple[int, int]) -> Rect:
        """Return the plate of a place."""
        column, row = at
        return self.whole.row(row, self.side, self.gap).column(column, self.side, self.gap)

    def free(self, board: BakerStanding) -> tuple[int, int] | None:
        """Return a spot at the edge that no place has taken."""
        taken, last = {spot.at for spot in board.spots}, self.side - 1
        edge = ((x, y) for y in (0, last) for x in range(last, -1, -1))
        return next((at for at in edge if at not in taken), None)

    def middle(self) -> Rect:
        """Return the room in the middle, three plates wide."""
        first, last = self.side // 2 - 1, self.side // 2 + 1
        start, end = self.plate((first, first)), self.plate((last, last))
        return Rect(start.x, start.y, end.right - start.x, end.bottom - start.y)


def _lanes(canvas: Canvas, grid: _Grid, board: BakerStanding) -> None:
    """Draw the streets between the plates: one round the middle, and one from every door."""
    middle = grid.middle()
    x, y = middle.middle
    for spot in board.spots:
        plate = grid.plate(spot.at)
        px, py = plate.middle
        wide = 5
        if plate.right <= middle.x or plate.x >= middle.right:
            canvas.line(px, py, x, py, "square", wide)
        else:
            canvas.line(px, py, px, y, "square", wide)


def _place(
    canvas: Canvas,
    rect: Rect,
    board: BakerStanding,
    spot: TownSpot,
    ways: list[ShownWay],
    pointing: Pointing,
) -> None:
    """Draw a plate: its name, who is inside, its doors."""
    here = [way for way in ways if way.to == spot.id]
    on_turn = board.turn in board.inside(spot.id)
    edge = "accent" if here else "ink" if on_turn else "plate-edge"
    fill = "button" if spot.id in pointing.places else "plate"
    canvas.box(rect, fill, 8, edge, 3 if here else 2 if on_turn else 1)
    inside = rect.inset(canvas.px(5), canvas.px(4))
    foot = max(canvas.px(9), inside.h // 5) if _has_foot(board, spot, here) else 0
    name = inside.top(inside.h * 38 // 100)
    canvas.stacked(name, spot.name, 14, "ink", "bold")
    body = Rect(inside.x, name.bottom, inside.w, inside.h - name.h - foot)
    draw_tokens(canvas, body, board.inside(spot.id), board.turn)
    if here:
        _touches(canvas, rect, spot, here)
    if foot:
        _doors(canvas, inside.below(inside.h - foot), board, spot, here)


def _has_foot(board: BakerStanding, spot: TownSpot, ways: list[ShownWay]) -> bool:
    """Tell whether there is anything to show of a place's doors, or a pile."""
    sealed = any((spot.id, door) in board.seals for door in spot.doors)
    return bool(ways) or sealed or len(spot.doors) > 1 or spot.id in (YARD, LOCKSMITH)


def _touches(canvas: Canvas, rect: Rect, spot: TownSpot, ways: list[ShownWay]) -> None:
    """Make the plate a place to touch; where the door matters, its lower half is the doors."""
    doors = [door for door in spot.doors if any(way.entrance == door for way in ways)]
    half = rect.h // 2 if doors else rect.h
    canvas.touch(rect.top(half), Point(spot.id))
    for door in doors:
        place = rect.below(half).column(spot.doors.index(door), len(spot.doors))
        canvas.touch(place, Point(f"{spot.id}/{door}"))


def _doors(
    canvas: Canvas, rect: Rect, board: BakerStanding, spot: TownSpot, ways: list[ShownWay]
) -> None:
    """Draw the foot of a plate: a seal, a number or a letter for each door, or a pile."""
    known, gap = numbered(board.spots), canvas.px(3)
    pile = {YARD: (board.cards, False), LOCKSMITH: (board.keys, True)}.get(spot.id)
    cells = len(spot.doors) + (pile is not None)
    for index, door in enumerate(spot.doors):
        cell = rect.column(index, cells, gap)
        number = known[spot.id, door]
        open_ = [way for way in ways if way.number % NEXT == number]
        letter = door if len(spot.doors) > 1 else ""
        sealed = (spot.id, door) in board.seals
        if sealed:
            cell = draw_seal(canvas, cell, letter, alone=not open_)
        if open_:
            draw_number(canvas, cell, number, "" if sealed else letter)
        elif letter and not sealed:
            canvas.text(cell, letter, 12, "dim", "bold", "centre", least=0.4)
    if pile is not None:
        draw_pile(canvas, rect.column(cells - 1, cells, gap), *pile)


def _middle(
    canvas: Canvas, rect: Rect, board: BakerStanding, word: Word, ways: list[ShownWay]
) -> None:
    """Draw what everybody waits for, the die, and who is on the street."""
    canvas.box(rect, "felt", 10, "square", 5)
    inside = rect.inset(canvas.px(10), canvas.px(8))
    high = inside.h * 26 // 100
    street = inside.below(inside.h - high)
    rest = inside.top(inside.h - high - canvas.px(6))
    die = rest.h * 40 // 100 if board.rolled else 0
    _word(canvas, rest.top(rest.h - die), word)
    if board.rolled:
        draw_die(canvas, rest.below(rest.h - die), board.rolled)
    _street(canvas, street, board, ways)


def _word(canvas: Canvas, rect: Rect, word: Word) -> None:
    """Draw the word in one line, or in two where the name needs one of its own."""
    name, colon, what = word.text.partition(": ")
    if not colon:
        size = min(rect.h * 0.3, rect.w * 0.13) / canvas.unit
        canvas.wrapped(rect, word.text, size, word.tone, "serif", "centre", most=3)
        return
    size = rect.h * 0.42 / canvas.unit
    canvas.text(rect.row(0, 2), name.rstrip(), size, word.tone, "serif", "centre", least=0.3)
    canvas.text(rect.row(1, 2), what, size, word.tone, "serif", "centre", least=0.3)


def _street(canvas: Canvas, rect: Rect, board: BakerStanding, ways: list[ShownWay]) -> None:
    here = [way for way in ways if way.to == STREET]
    canvas.box(rect, "square", 8, "accent" if here else "plate-edge", 3 if here else 1)
    inside = rect.inset(canvas.px(6), canvas.px(4))
    label = inside.left(inside.w * 30 // 100)
    canvas.text(label.row(0, 2), say("baker-street-map-street"), 14, "dim", "bold", least=0.5)
    if here:
        number = numbered(board.spots)[STREET, ""]
        draw_number(canvas, label.row(1, 2), number, "")
        canvas.touch(rect, Point(STREET))
    draw_tokens(canvas, inside.beside(label.w), board.inside(STREET), board.turn)
