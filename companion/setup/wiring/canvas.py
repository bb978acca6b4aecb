"""A sheet to draw on: the few SVG shapes a wiring plan needs, in absolute coordinates.

No transforms and no style sheets, so that every program draws it alike and a test can tell where
each letter lies.
"""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

INK = "#1b1b1b"
FONT = "DejaVu Sans, Verdana, Arial, sans-serif"


class SvgCanvas:
    """Collects shapes and writes them as one SVG document."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self._width, self._height, self._title = width, height, title
        self._shapes: list[str] = []

    def rect(self, x: float, y: float, w: float, h: float, **style: str) -> None:
        """Draw a box, with rounded corners unless told otherwise."""
        self._add("rect", {"x": x, "y": y, "width": w, "height": h, "rx": 4}, style)

    def circle(self, x: float, y: float, r: float, **style: str) -> None:
        """Draw a disc."""
        self._add("circle", {"cx": x, "cy": y, "r": r}, style)

    def line(self, *points: tuple[float, float], **style: str) -> None:
        """Draw a line through all points."""
        joined = " ".join(f"{x:g},{y:g}" for x, y in points)
        style = {"fill": "none", "stroke": INK, "stroke_width": "1.5", **style}
        self._add("polyline", {"points": joined}, style)

    def text(self, x: float, y: float, words: str, size: float = 12, **style: str) -> None:
        """Write words, with their base line at y."""
        place = {"x": x, "y": y, "font-size": size, "font-family": FONT}
        attributes = _attributes(place, {"fill": INK, **style})
        self._shapes.append(f"<text{attributes}>{escape(words)}</text>")

    def group(self, identity: str) -> None:
        """Begin a named group, so that a reader of the file can find a part."""
        self._shapes.append(f"<g id={quoteattr(identity)}>")

    def end(self) -> None:
        """End the group begun last."""
        self._shapes.append("</g>")

    def document(self) -> str:
        """The whole drawing."""
        size = f'width="{self._width:g}" height="{self._height:g}"'
        box = f'viewBox="0 0 {self._width:g} {self._height:g}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box}>'
        title = f"<title>{escape(self._title)}</title>"
        paper = '<rect width="100%" height="100%" fill="#ffffff"/>'
        return "\n".join([head, title, paper, *self._shapes, "</svg>"]) + "\n"

    def _add(self, tag: str, place: dict[str, object], style: dict[str, str]) -> None:
        self._shapes.append(f"<{tag}{_attributes(place, style)}/>")


def _attributes(place: dict[str, object], style: dict[str, str]) -> str:
    named = {
        key: f"{value:g}" if isinstance(value, float) else value for key, value in place.items()
    }
    named |= {key.replace("_", "-"): value for key, value in style.items()}
    return "".join(f" {key}={quoteattr(str(value))}" for key, value in named.items())
