"""The file itself: the same bytes, small, its fonts in it, its pages as large as the paper."""

import re
from io import BytesIO

import pypdfium2
import pytest

from companion.drawing.plate import Lettering, Outline, box
from companion.outputs.printing.book import Order, book
from companion.outputs.printing.pages import PAPERS, Page
from companion.outputs.printing.painter import Printer
from companion.outputs.printing.proof import compared, found, misses, pictures
from companion.outputs.printing.sheets import Backs
from hw.sight.marks import Mark
from tests.outputs.printing.measured import PRINTED, kit, printer, width

MOST = 2_000_000
MILLIMETRES = 25.4 / 72


def pages(game: str, paper: str = "a4", parts: tuple[str, ...] = ("cards",)) -> list[Page]:
    return [*book(width, kit(game), Order(PAPERS[paper], Backs(), 1, parts))]


def a_sheet(game: str = "block") -> list[Page]:
    return pages(game)[:2]


def written(some: list[Page]) -> bytes:
    return printer().write(some, "title", "long-edge")


def test_the_same_pages_are_the_same_bytes() -> None:
    some = [*a_sheet(), *pages("block", parts=("rules", "mats"))]
    assert written(some) == written(some) == Printer().write(some, "title", "long-edge")


def test_a_file_has_no_date_in_it_that_changes() -> None:
    dates = {*re.findall(rb"/(?:CreationDate|ModDate) \((.*?)\)", written(a_sheet()))}
    assert all(date.startswith(b"D:2000") for date in dates)


@pytest.mark.parametrize("game", PRINTED)
def test_a_whole_book_is_small_and_has_all_its_fonts(game: str) -> None:
    whole = [*book(width, kit(game), Order(seats=8))]
    pdf = written(whole)
    assert len(pdf) < MOST
    fonts, files = re.findall(rb"/BaseFont /(\S+)", pdf), pdf.count(b"/FontFile2")
    assert len({*fonts}) == files >= 2
    assert all(re.match(rb"[A-Z]{6}\+OldStandard", font) for font in fonts)
    assert len(pypdfium2.PdfDocument(BytesIO(pdf))) == len(whole)


def test_letters_that_the_face_lacks_come_from_another_font_that_is_embedded() -> None:
    page = Page("cards", 50, 50, (Lettering(5, 20, "ab ✂ c", 5), Lettering(5, 40, "✂", 5, "bold")))
    pdf = written([page])
    fonts = {*re.findall(rb"/BaseFont /[A-Z]{6}\+(\S+)", pdf)}
    assert fonts >= {b"OldStandardTT-Regular", b"DejaVuSansCondensed"}
    assert pdf.count(b"/FontFile2") == len(fonts)


@pytest.mark.parametrize(("paper", "size"), [("a4", (210, 297)), ("letter", (215.9, 279.4))])
def test_pages_are_as_large_as_the_paper(paper: str, size: tuple[float, float]) -> None:
    whole = pages("sherlock-holmes", paper, ("rules", "mats"))
    document = pypdfium2.PdfDocument(BytesIO(written(whole)))
    for page, drawn in zip(document, whole, strict=True):
        width_mm, height_mm = (side * MILLIMETRES for side in page.get_size())
        assert (width_mm, height_mm) == pytest.approx((drawn.width, drawn.height), abs=0.05)
        assert sorted((width_mm, height_mm)) == pytest.approx(size, abs=0.05)
    assert {page.width > page.height for page in whole} == {True, False}, "mats lie crosswise"


def test_there_is_no_picture_in_it() -> None:
    assert b"/Image" not in written(a_sheet()).replace(b"/ImageB /ImageC /ImageI", b"")


def test_it_is_printed_as_it_is_and_on_both_sides() -> None:
    pdf = written(a_sheet())
    assert b"/PrintScaling /None" in pdf
    assert b"/Duplex /DuplexFlipLongEdge" in pdf


@pytest.mark.parametrize("paper", PAPERS)
def test_a_proof_finds_every_mark(paper: str) -> None:
    some = [*pages("i-say-holmes", paper)[:2], *pages("block", paper, ("mats",))]
    assert sum(len(page.marks) for page in some) == 18 + 8
    assert misses(written(some), some) == ()


def test_a_proof_says_which_mark_is_covered() -> None:
    page, rear = a_sheet("sherlock-holmes")
    hidden = page.marks[3]
    spot = hidden.square
    cover = Outline(box(spot.x + 3, spot.y + 3, 12, 20), fill="paper")
    covered = Page(page.kind, page.width, page.height, (*page.pieces, cover))
    (miss,) = misses(written([covered, rear]), [page, rear])
    assert (miss.page, miss.mark, miss.what) == (1, hidden.id, "SHERLOCK HOLMES")
    assert (miss.x, miss.y) == (hidden.x, hidden.y)


def test_a_proof_says_when_a_mark_is_not_in_its_place_or_upside_down() -> None:
    page = Page("cards", 210, 297, (), (Mark(40, 50, 50, 30),), named={40: "ROBBER"})
    assert not [*compared(1, page, [Mark(40, 50.2, 49.9, 30)])]
    (lost, strange) = compared(1, page, [Mark(40, 50, 53, 30)])
    assert (lost.what, strange.what) == ("ROBBER", "")
    assert len([*compared(1, page, [Mark(40, 50, 50, 30, 180)])]) == 2
    assert len([*compared(1, page, [Mark(41, 50, 50, 30)])]) == 2


def test_a_camera_sees_marks_where_they_are_printed() -> None:
    """The picture is read without the pages: what stands in it is what they say."""
    page = a_sheet()[0]
    seen = found(next(pictures(written([page]))))
    assert sorted((m.id, m.turn) for m in seen) == sorted((m.id, m.turn) for m in page.marks)
    assert all(abs(mark.side - 30) < 0.6 for mark in seen)
