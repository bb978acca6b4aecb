"""The board that the display asks to draw itself: in a window, in letters, beside a name."""

from dataclasses import dataclass

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.drawing.pointing import Choices, Pointing
from companion.games.sorry.face import drawing, letters
from companion.games.sorry.face.moves import choices_of
from companion.games.sorry.face.value import Standing
from companion.kit.face import Word


@dataclass(frozen=True, slots=True)
class SorryBoard(Standing):
    """Sorry! in the middle of the table."""

    @property
    def choices(self) -> Choices:
        """Return the listed moves, by everything that they touch."""
        return choices_of(self.moves)

    def draw(
        self, canvas: Canvas, rect: Rect, word: Word, pointing: Pointing, moment: float
    ) -> None:
        """Draw the board in a square, with the moves that can still be meant."""
        drawing.draw_board(canvas, rect, self, word, pointing, moment)

    def badge(self, canvas: Canvas, rect: Rect, seat: int) -> bool:
        """Draw a seat's man in a place; tell whether the seat has one."""
        colour = self.colours[seat - 1] if self.colours else ""
        if colour:
            drawing.draw_badge(canvas, rect, colour)
        return bool(colour)

    def letter(self, seat: int) -> str:
        """Return a seat's colour, as the letters show it."""
        return (self.colours[seat - 1] or "")[:1].upper() if self.colours else ""

    def lines(self, pointing: Pointing) -> list[str]:
        """Return the board in letters, line by line."""
        return letters.lines_of(self, pointing)
