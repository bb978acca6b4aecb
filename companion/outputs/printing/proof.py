"""The proof: a PDF read back as a camera would see it, and every mark looked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from math import hypot
from typing import Any

from companion.language import say
from companion.outputs.printing.errors import PrintError
from companion.outputs.printing.pages import Page
from hw.sight.marks import FAMILY, Mark

DOTS = 4.0
"""Dots a millimetre that pages are looked at with: about a hundred an inch."""
SMALLEST = 15.0
"""How large a mark is at least, in millimetres: specks between the spokes of a wheel are none."""
NEAR = 1.0
"""How far from its place a mark may be found, in millimetres."""


@dataclass(frozen=True, slots=True)
class Miss:
    """A mark that was not found, or that was found where none is."""

    page: int
    """Counted from 1."""
    mark: int
    x: float
    y: float
    what: str
    """What the mark is on; empty: nothing has it there."""


def misses(pdf: bytes, pages: Sequence[Page]) -> tuple[Miss, ...]:
    """Return what a proof has to complain about: nothing, if every mark is in its place."""
    return tuple(
        miss
        for number, (page, picture) in enumerate(zip(pages, pictures(pdf), strict=True), start=1)
        for miss in compared(number, page, found(picture))
    )


def compared(number: int, page: Page, seen: Sequence[Mark]) -> Iterator[Miss]:
    """Hold what was seen on a page against what is printed on it."""
    for mark in page.marks:
        if not any(_same(mark, other) for other in seen):
            yield Miss(number, mark.id, mark.x, mark.y, page.named.get(mark.id, str(mark.id)))
    for mark in seen:
        if not any(_same(mark, other) for other in page.marks):
            yield Miss(number, mark.id, mark.x, mark.y, "")


def _same(one: Mark, other: Mark) -> bool:
    return (
        one.id == other.id
        and one.turn == other.turn
        and abs(one.x - other.x) <= NEAR
        and abs(one.y - other.y) <= NEAR
    )


def pictures(pdf: bytes, dots: float = DOTS) -> Iterator[Any]:
    """Return every page as a picture, so many dots a millimetre, in greys."""
    return _rendered(pdf, dots, grey=True)


def coloured(pdf: bytes, dots: float = DOTS) -> Iterator[Any]:
    """Return the same in colours: blue, green and red, as OpenCV has them."""
    return _rendered(pdf, dots, grey=False)


def _rendered(pdf: bytes, dots: float, *, grey: bool) -> Iterator[Any]:
    pdfium = _library("pypdfium2")
    document = pdfium.PdfDocument(pdf)
    try:
        for page in document:
            yield page.render(scale=dots * 25.4 / 72, grayscale=grey).to_numpy()
            page.close()
    finally:
        document.close()


def found(picture: Any, dots: float = DOTS) -> tuple[Mark, ...]:
    """Return every mark in a picture that is no speck, with its middle, its side and its turn."""
    cv2 = _library("cv2")
    finder = cv2.aruco.ArucoDetector(
        cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, FAMILY)),
        cv2.aruco.DetectorParameters(),
    )
    corners, numbers, _ = finder.detectMarkers(picture)
    if numbers is None:
        return ()
    seen = (
        _mark(int(number), corner.reshape(4, 2) / dots)
        for number, corner in zip(numbers.flatten(), corners, strict=True)
    )
    return tuple(mark for mark in seen if mark.side >= SMALLEST)


def _mark(number: int, corners: Any) -> Mark:
    """Return a mark by its four corners, the upper left first as it is printed."""
    x, y = (float(value) for value in corners.mean(axis=0))
    sides = [hypot(*(corners[n] - corners[n - 1])) for n in range(4)]
    side = sum(sides) / len(sides)
    return Mark(number, x, y, side, 0 if corners[0][1] < y else 180)


def _library(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        raise PrintError(say("printing-proof-needs", name=_CALLED[name])) from None


_CALLED = {"pypdfium2": "pypdfium2", "cv2": "opencv-contrib-python-headless"}
