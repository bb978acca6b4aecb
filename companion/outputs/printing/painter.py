"""Pages onto PDF: the one place that knows reportlab. The same pages give the same bytes."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import resources
from io import BytesIO
from typing import TYPE_CHECKING, Any

from companion.drawing.plate import Lettering, Matrix, Outline, Piece, Stamp, flat
from companion.language import say
from companion.outputs.printing.errors import PrintError
from companion.outputs.printing.inks import INKS
from companion.outputs.printing.pages import Page

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas

POINTS = 72 / 25.4
"""Points in a millimetre."""
FACES = {"roman": "OldStandard-Regular", "italic": "OldStandard-Italic", "bold": "OldStandard-Bold"}
_FONTS, _SPARE_FONTS = "companion.outputs.printing.fonts", "companion.outputs.display.pygame.fonts"
_WORTH, _WIDE = 4, 1000
"""How many pieces are worth a form, and how far one may reach."""
_START = {"start": 0.0, "middle": 0.5, "end": 1.0}


class Printer:
    """Measures lettering and writes pages, both by the fonts that are shipped."""

    def __init__(self) -> None:
        self._metrics = _metrics()
        self._forms: dict[tuple[Piece, ...], str] = {}
        """What is stamped many times is written once, by its name in the file."""

    def width(self, text: str, face: str, size: float) -> float:
        """Return how wide a text is, in the unit of its size."""
        return sum(
            float(self._metrics.stringWidth(part, font, size)) for font, part in _runs(text, face)
        )

    def write(self, pages: Iterable[Page], title: str, duplex: str) -> bytes:
        """Return the PDF."""
        from reportlab.pdfgen.canvas import Canvas

        out = BytesIO()
        canvas = Canvas(out, pageCompression=1, invariant=1, initialFontName=FACES["roman"])
        canvas.setTitle(title)
        canvas.setCreator("companion")
        canvas.setProducer("companion")
        canvas.setViewerPreference("PrintScaling", "None")
        if duplex in _DUPLEX:
            canvas.setViewerPreference("Duplex", _DUPLEX[duplex])
        self._forms = {}
        for page in pages:
            self._page(canvas, page)
        canvas.save()
        return out.getvalue()

    def _page(self, canvas: Canvas, page: Page) -> None:
        canvas.setPageSize((page.width * POINTS, page.height * POINTS))
        canvas.transform(POINTS, 0, 0, -POINTS, 0, page.height * POINTS)
        self._pieces(canvas, page.pieces)
        canvas.showPage()

    def _pieces(self, canvas: Canvas, pieces: Iterable[Piece]) -> None:
        for piece in pieces:
            self._piece(canvas, piece)

    def _form(self, canvas: Canvas, pieces: tuple[Piece, ...]) -> str:
        """Return the name of a drawing without letters, written when it is first used."""
        if len(pieces) < _WORTH or any(isinstance(part, Lettering) for part, _ in flat(pieces)):
            return ""
        if pieces not in self._forms:
            self._forms[pieces] = name = f"drawing{len(self._forms)}"
            canvas.beginForm(name, -_WIDE, -_WIDE, _WIDE, _WIDE)
            self._pieces(canvas, pieces)
            canvas.endForm()
        return self._forms[pieces]

    def _piece(self, canvas: Canvas, piece: Piece) -> None:
        match piece:
            case Stamp(pieces, matrix):
                drawing = self._form(canvas, pieces)
                canvas.saveState()
                canvas.transform(*matrix)
                if drawing:
                    canvas.doForm(drawing)
                else:
                    self._pieces(canvas, pieces)
                canvas.restoreState()
            case Outline():
                _outline(canvas, piece)
            case Lettering():
                self._lettering(canvas, piece)

    def _lettering(self, canvas: Canvas, words: Lettering) -> None:
        wide = self.width(words.text, words.face, words.size) * words.stretch
        canvas.saveState()
        # The page's y goes down; letters stand up.
        canvas.transform(*_standing(words.x - _START[words.anchor] * wide, words))
        _colour(canvas, words.ink, words.ink)
        canvas.setLineWidth(words.edge)
        x = 0.0
        for font, part in _runs(words.text, words.face):
            text = canvas.beginText(x, 0)
            text.setFont(font, words.size)
            text.setTextRenderMode(2 if words.edge else 0)
            text.textOut(part)
            canvas.drawText(text)
            x += float(self._metrics.stringWidth(part, font, words.size))
        canvas.restoreState()


_DUPLEX = {
    "long-edge": "DuplexFlipLongEdge",
    "short-edge": "DuplexFlipShortEdge",
    "none": "Simplex",
}


def _standing(x: float, words: Lettering) -> Matrix:
    return (words.stretch, 0, 0, -1, x, words.y)


def _outline(canvas: Canvas, piece: Outline) -> None:
    canvas.saveState()
    _colour(canvas, piece.fill, piece.line)
    canvas.setLineWidth(piece.width)
    canvas.setLineCap(1 if not piece.dash else 0)
    canvas.setLineJoin(0 if piece.fill else 1)
    if piece.dash:
        canvas.setDash([*piece.dash])
    drawn = canvas.beginPath()
    steps = {"M": drawn.moveTo, "L": drawn.lineTo, "C": drawn.curveTo, "Z": drawn.close}
    for name, places in piece.steps:
        steps[name](*places)
    mode = 0 if piece.holes else 1
    canvas.drawPath(drawn, stroke=int(bool(piece.line)), fill=int(bool(piece.fill)), fillMode=mode)
    canvas.restoreState()


def _colour(canvas: Canvas, fill: str | None, line: str | None) -> None:
    if fill:
        canvas.setFillColorRGB(*(part / 255 for part in INKS[fill]))
    if line:
        canvas.setStrokeColorRGB(*(part / 255 for part in INKS[line]))


def _runs(text: str, face: str) -> list[tuple[str, str]]:
    """Return a text in stretches, each with the font that has its letters; ’ for '."""
    from reportlab.pdfbase import pdfmetrics

    has = pdfmetrics.getFont(FACES[face]).face.charToGlyph
    runs: list[tuple[str, str]] = []
    for letter in text.replace("'", "’"):
        font = FACES[face] if ord(letter) in has else _spare(face)
        if runs and runs[-1][0] == font:
            runs[-1] = (font, runs[-1][1] + letter)
        else:
            runs.append((font, letter))
    return runs


def _spare(face: str) -> str:
    """Return the font for letters that the face has not."""
    name = "DejaVuSerifCondensed-Bold" if face == "bold" else "DejaVuSansCondensed"
    _registered(_SPARE_FONTS, name)
    return name


def _metrics() -> Any:
    """Return reportlab's measures, with our fonts known to it."""
    try:
        from reportlab.pdfbase import pdfmetrics
    except ImportError:
        raise PrintError(say("printing-needs-reportlab")) from None
    for name in FACES.values():
        _registered(_FONTS, name)
    return pdfmetrics


def _registered(package: str, name: str) -> None:
    """Make a shipped font known to reportlab, once."""
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    if name not in pdfmetrics.getRegisteredFontNames():
        file = resources.files(package).joinpath(f"{name}.ttf")
        pdfmetrics.registerFont(TTFont(name, BytesIO(file.read_bytes())))
