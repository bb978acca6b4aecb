"""Writes the pictures of docs/printing.md: pages as `companion print` makes them, as PNG.

Run it with `.venv/bin/python -m scripts.make_print_screens` when things are drawn otherwise.
"""

from __future__ import annotations

from pathlib import Path

import cv2

from companion.games import KITS
from companion.outputs.printing.book import Order, book
from companion.outputs.printing.pages import Page
from companion.outputs.printing.painter import Printer
from companion.outputs.printing.proof import coloured
from companion.outputs.printing.sheets import Backs

FOLDER = Path(__file__).resolve().parent.parent / "docs/screens/print"
DOTS = 3.0
"""Dots a millimetre."""
WANTED = (
    ("sherlock-holmes", "cards", 2, "cards-sherlock-holmes"),
    ("sherlock-holmes", "backs", 0, "backs"),
    ("block", "cards", 5, "cards-block"),
    ("i-say-holmes", "cards", 5, "cards-i-say-holmes"),
    ("sherlock-holmes", "rules", 0, "rules"),
    ("sherlock-holmes", "seat", 0, "seat-mat"),
    ("sherlock-holmes", "strips", 0, "strips"),
    ("sherlock-holmes", "pool", 0, "pool-mat"),
    ("221b-baker-street", "case", 0, "case"),
    ("221b-baker-street", "clues", 0, "clues"),
)
"""Which page of which book, and what its picture is called."""


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    printer = Printer()
    books = {game: [*book(printer.width, KITS[game], Order())] for game, *_ in WANTED}
    for game, kind, number, name in WANTED:
        page = [page for page in books[game] if page.kind == kind][number]
        _write(printer, page, name)
    trial = [*book(printer.width, KITS["block"], Order(backs=Backs("none"), trial=True))]
    _write(printer, trial[0], "test-page")


def _write(printer: Printer, page: Page, name: str) -> None:
    """Write one page with few colours: a small file."""
    (picture,) = coloured(printer.write([page], name, "none"), DOTS)
    cv2.imwrite(str(FOLDER / f"{name}.png"), picture, [cv2.IMWRITE_PNG_COMPRESSION, 9])


if __name__ == "__main__":
    main()
