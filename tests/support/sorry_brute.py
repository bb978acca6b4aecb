"""Legal moves of Sorry! by brute force, straight from the rule sheet: one square at a time.

Slow, and written without a look at the fast generator; the two must agree on every board.
"""

from collections.abc import Iterator
from typing import Any

Square = int | str
Man = tuple[str, int]
"""A man: his colour and which of the four he is."""
Board = dict[Man, Square]
Line = dict[str, Any]

CLOCKWISE = ("red", "blue", "yellow", "green")
ENTRANCE = {"red": 2, "blue": 17, "yellow": 32, "green": 47}
CIRCLE = {"red": 4, "blue": 19, "yellow": 34, "green": 49}
SLIDES = {
    1: ("red", 4),
    9: ("red", 13),
    16: ("blue", 19),
    24: ("blue", 28),
    31: ("yellow", 34),
    39: ("yellow", 43),
    46: ("green", 49),
    54: ("green", 58),
}
TRACK = ("start", *range(60), "S1", "S2", "S3", "S4", "S5", "home")
ALONG = ("S1", "S2", "S3", "S4", "S5", "home")


def one_forward(colour: str, square: Square) -> Square | None:
    if square == ENTRANCE[colour]:
        return "S1"
    if isinstance(square, int):
        return (square + 1) % 60
    return ALONG[ALONG.index(square) + 1] if square in ALONG[:5] else None


def one_back(colour: str, square: Square) -> Square | None:
    if square == "S1":
        return ENTRANCE[colour]
    if isinstance(square, int):
        return (square - 1) % 60
    return ALONG[ALONG.index(square) - 1] if square in ALONG[1:5] else None


def walked(colour: str, square: Square, steps: int) -> Square | None:
    """Count squares one by one, forward or (steps below zero) backward."""
    found: Square | None = square
    for _ in range(abs(steps)):
        if found is not None:
            found = one_forward(colour, found) if steps > 0 else one_back(colour, found)
    return found


class Attempt:
    """A board on which a part was tried, and what it did."""

    def __init__(self, board: Board, man: Man, to: Square, other: Man | None = None) -> None:
        self.board = dict(board)
        self.man, self.start, self.to = man, board[man], to
        self.hit: list[Man] = []
        self.end: int | None = None
        self.other = other
        if other is not None:
            self.board[other] = self.start
        self.board[man] = to
        if isinstance(to, int):
            self._land(to)

    def _land(self, to: int) -> None:
        path = [to]
        if to in SLIDES and SLIDES[to][0] != self.man[0]:
            self.end = SLIDES[to][1]
            path = list(range(to, self.end + 1))
        for square in path:
            for man, stands in list(self.board.items()):
                if man != self.man and stands == square:
                    self.hit.append(man)
        self.lost = [{"colour": man[0], "at": self.board[man]} for man in self.hit]
        for man in self.hit:
            self.board[man] = "start"
        self.board[self.man] = path[-1]

    def allowed(self, spared: set[str]) -> bool:
        """Nobody ends on a man of his own, unless he slides."""
        if self.to in ALONG[:5]:
            return all(
                self.board[man] != self.to
                for man in self.board
                if man[0] == self.man[0] and man != self.man
            )
        return self.end is not None or not any(man[0] in spared for man in self.hit)

    def told(self) -> Line:
        said: Line = {
            "colour": self.man[0],
            "from": self.start,
            "to": self.to,
            "slide_to": self.end,
            "bumped": self.lost if isinstance(self.to, int) else [],
        }
        if self.other is not None:
            said["with"] = {"colour": self.other[0], "at": self.to}
        return said


def moves(board: Board, sides: tuple[str, ...], card: str) -> tuple[list[Line], bool]:
    """Every legal move as the transcript lists it, and whether the player may pass."""
    if card == "SORRY":
        return listed(sides, sorries(board, sides)), False
    found = list(tries(board, sides, card, set(sides)))
    if not found and len(sides) > 1:
        found = [
            move
            for own in sides
            for move in tries(board, sides, card, {own})
            if all(part.man[0] == own for part in move)
        ]
        if card == "7":
            found += list(split(board, sides, None))
    swaps = list(exchanges(board, sides)) if card == "11" else []
    return listed(sides, found + swaps), bool(swaps) and not found


def tries(
    board: Board, sides: tuple[str, ...], card: str, spared: set[str]
) -> Iterator[list[Attempt]]:
    steps = {"4": (-4,), "10": (10, -1)}.get(card) or (int(card),)
    for man, square in board.items():
        if man[0] not in sides or square == "home":
            continue
        targets = [walked(man[0], square, n) for n in steps] if square != "start" else []
        if square == "start" and card in ("1", "2"):
            targets = [CIRCLE[man[0]]]
        for to in targets:
            if to is not None and (attempt := Attempt(board, man, to)).allowed(spared):
                yield [attempt]
    if card == "7" and spared == set(sides):
        yield from split(board, sides, spared)


def split(board: Board, sides: tuple[str, ...], spared: set[str] | None) -> Iterator[list[Attempt]]:
    """Both orders of every split; `spared` None spares only each man's own colour."""
    men = [m for m, s in board.items() if m[0] in sides and s not in ("start", "home")]
    for first in men:
        for second in men:
            for steps in range(1, 7):
                if first == second:
                    continue
                one = step(board, first, steps, spared)
                if one and one.board[second] == board[second]:
                    two = step(one.board, second, 7 - steps, spared)
                    if two:
                        yield [one, two]


def step(board: Board, man: Man, steps: int, spared: set[str] | None) -> Attempt | None:
    to = walked(man[0], board[man], steps)
    if to is None:
        return None
    attempt = Attempt(board, man, to)
    return attempt if attempt.allowed({man[0]} if spared is None else spared) else None


def exchanges(board: Board, sides: tuple[str, ...]) -> Iterator[list[Attempt]]:
    for man, square in board.items():
        for other, stands in board.items():
            ours = man[0] in sides and other[0] not in sides
            if ours and isinstance(square, int) and isinstance(stands, int):
                yield [Attempt(board, man, stands, other)]


def sorries(board: Board, sides: tuple[str, ...]) -> list[list[Attempt]]:
    def taking(targets: set[str] | None) -> list[list[Attempt]]:
        return [
            [Attempt(board, man, square)]
            for man, waits in board.items()
            if man[0] in sides and waits == "start"
            for other, square in board.items()
            if isinstance(square, int)
            and (other[0] not in sides if targets is None else other[0] in targets - {man[0]})
        ]

    return taking(None) or (taking(set(sides)) if len(sides) > 1 else [])


def key(sides: tuple[str, ...], parts: list[Line]) -> list[Any]:
    places = [
        (sides.index(p["colour"]), TRACK.index(p["from"]), TRACK.index(p["to"])) for p in parts
    ]
    return [len(parts), places, ["with" in part for part in parts]]


def listed(sides: tuple[str, ...], found: list[list[Attempt]]) -> list[Line]:
    """Put in order; men in start are alike, and orders of a split with one result are one."""
    unique: dict[str, list[Line]] = {}
    for move in found:
        parts = [attempt.told() for attempt in move]
        shares = sorted(str((a.man[0], a.start, a.to, a.other is None)) for a in move)
        after = sorted((man[0], str(square)) for man, square in move[-1].board.items())
        same = str((shares, after))
        if same not in unique or key(sides, parts) < key(sides, unique[same]):
            unique[same] = parts
    ordered = sorted(unique.values(), key=lambda parts: key(sides, parts))
    return [{"id": n, "parts": parts} for n, parts in enumerate(ordered, start=1)]
