"""The mirror of the board: where every man stands, and what a move does to it."""

from typing import NamedTuple

from companion.games.sorry.rules.geometry import (
    BITS,
    COLOURS,
    HOME,
    MARGIN,
    NOWHERE,
    SLIDE,
    SQUARES,
    START,
)

MEN = 4
NOBODY = -1

Men = dict[str, list[int | str]]
"""The square of every man as people name it, by colour."""


class MovePart(NamedTuple):
    """One man's share of a move. Parts sort as moves are listed."""

    rank: int
    """0 for the mover's own colour, 1 for their partner's."""
    start: int
    to: int
    """Where the man lands; if that is a triangle, it slides on."""
    swap: bool = False
    """True if the man changes places with whoever stands there."""


Move = tuple[MovePart, ...]


class Landing(NamedTuple):
    """What became of a part: the end of the slide, who was sent to start, who changed places."""

    slide_to: int
    bumped: list[tuple[int, int]]
    swapped: int


class SorryBoardState:
    """Sixteen men at the most; colours are numbers, as in geometry.COLOURS."""

    __slots__ = ("margin", "men", "taken")

    def __init__(self, colours: tuple[int, ...] = ()) -> None:
        self.men: list[list[int]] = [[START] * MEN if c in colours else [] for c in range(4)]
        """By colour, each colour's cells in order; a colour that nobody plays has no men."""
        self.margin = [NOBODY] * MARGIN
        """Whose man stands on each margin square."""
        self.taken = [0] * 4
        """By colour, the squares its men stand on, as bits (geometry.BITS)."""

    def place(self, colour: int, cells: list[int]) -> None:
        """Put all men of a colour where they are said to stand."""
        for cell in self.men[colour]:
            if 0 <= cell < MARGIN:
                self.margin[cell] = NOBODY
        for cell in cells:
            if 0 <= cell < MARGIN:
                self.margin[cell] = colour
        self.men[colour] = sorted(cells)
        self.taken[colour] = sum(BITS[colour][cell] for cell in cells)

    def lift(self, colour: int) -> None:
        """Take a colour's men off, but for those at home (SD-35)."""
        self.place(colour, [HOME] * self.at_home(colour))

    def at_home(self, colour: int) -> int:
        """Return how many of a colour's men are at home."""
        return self.men[colour].count(HOME)

    def make(self, colour: int, part: MovePart) -> Landing:
        """Make a part of a legal move, with all that follows from it; return what became of it."""
        men, margin, (_, start, to, swap) = self.men[colour], self.margin, part
        bits = BITS[colour]
        bumped: list[tuple[int, int]] = []
        men.remove(start)
        self.taken[colour] ^= bits[start]
        if 0 <= start < MARGIN:
            margin[start] = NOBODY
        swapped = NOBODY
        end = NOWHERE
        if to < MARGIN:
            if swap:
                swapped = margin[to]
                self._shift(swapped, to, start)
            end = SLIDE[colour][to]
            for square in range(to, max(to, end) + 1):
                if margin[square] != NOBODY:
                    bumped.append((margin[square], square))
                    self._shift(margin[square], square, START)
            to = max(to, end)
            margin[to] = colour
        men.append(to)
        men.sort()
        self.taken[colour] |= bits[to]
        return Landing(end, bumped, swapped)

    def _shift(self, colour: int, square: int, to: int) -> None:
        self.margin[square] = NOBODY
        men = self.men[colour]
        men[men.index(square)] = to
        men.sort()
        self.taken[colour] ^= BITS[colour][square] | BITS[colour][to]
        if to != START:
            self.margin[to] = colour

    def shown(self) -> Men:
        """Return every man's square as people name it, by colour."""
        return {
            COLOURS[colour]: [SQUARES[cell] for cell in men]
            for colour, men in enumerate(self.men)
            if men
        }

    def clone(self) -> "SorryBoardState":
        """Return a copy, to try a move or for a checkpoint."""
        twin = SorryBoardState.__new__(SorryBoardState)
        twin.men = [men.copy() for men in self.men]
        twin.margin = self.margin.copy()
        twin.taken = self.taken.copy()
        return twin
