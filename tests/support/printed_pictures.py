"""Cards and mats as they come out of the printer: the PDF itself, rasterised and cut out."""

from functools import cache
from typing import Any

from companion.games import KITS
from companion.outputs.printing.book import Order, book
from companion.outputs.printing.painter import Printer
from companion.outputs.printing.proof import pictures
from companion.outputs.printing.sheets import Backs
from hw.sight.marks import CARD_MM, FIRST_CARD, MAT_MM, Mat
from tests.support.table_pictures import FINE

GAME = "sherlock-holmes"


@cache
def _sheets() -> tuple[dict[int, Any], dict[int, Any]]:
    """Return every card by its mark, and every mat by its seat; 0 is the pool's."""
    printer = Printer()
    order = Order(backs=Backs(duplex="none"), seats=8, parts=("cards", "mats"))
    pages = [*book(printer.width, KITS[GAME], order)]
    cards, mats, seat = {}, {}, 0
    for page, picture in zip(
        pages, pictures(printer.write(pages, GAME, "none"), FINE), strict=True
    ):
        if page.kind == "cards":
            for slot in page.slots:
                cards[FIRST_CARD + slot.card] = _cut(picture, slot.x, slot.y, *CARD_MM)
        elif page.kind in ("pool", "seat"):
            x, y = (page.width - MAT_MM[0]) / 2, (page.height - MAT_MM[1]) / 2
            mats[seat] = _cut(picture, x, y, *MAT_MM)
            seat += 1
    return cards, mats


def _cut(picture: Any, x: float, y: float, width: float, height: float) -> Any:
    left, top = round(x * FINE), round(y * FINE)
    part = picture[top : top + round(height * FINE), left : left + round(width * FINE)]
    part = part[..., 0] if part.ndim == 3 else part
    return (part.astype("float32") * 0.9 + 20).astype("uint8")


def printed_card(mark: int) -> Any:
    """Return the face of the card with this mark."""
    return _sheets()[0][mark]


def printed_mat(mat: Mat) -> Any:
    """Return a mat."""
    return _sheets()[1][mat.seat]
