"""The map that the display asks to draw itself: in a window, in letters, beside a name."""

from dataclasses import dataclass

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.drawing.pointing import Choices, Pointing
from companion.games.baker_street.face import drawing, letters
from companion.games.baker_street.face.value import Standing
from companion.games.baker_street.face.ways import choices_of
from companion.kit.face import Word


@dataclass(frozen=True, slots=True)
class TownBoard(Standing):
    """The town in the middle of the table."""

    @property
    def choices(self) -> Choices:
        """Return the ways that may be gone, by everything that they touch."""
        return choices_of(self.ways)

    def draw(
        self, canvas: Canvas, rect: Rect, word: Word, pointing: Pointing, moment: float
    ) -> None:
        """Draw the map in a square, with the ways that can still be meant."""
        drawing.draw_town(canvas, rect, self, word, pointing)

    def badge(self, canvas: Canvas, rect: Rect, seat: int) -> bool:
        """Return False: a token is a disc with its seat's number, as everywhere."""
        return False

    def letter(self, seat: int) -> str:
        """Return the letter of a seat's token: its number."""
        return str(seat)

    def lines(self, pointing: Pointing) -> list[str]:
        """Return the map in letters, line by line."""
        return letters.lines_of(self, pointing)
