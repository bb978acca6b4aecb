"""The marks of the picture that mean something: wires, pin chips, parts.

A wire is told by its tag and its pattern as well as by its colour: hollow is white, solid is red,
dashed is blue, dotted is a pad's, thin is ground.
"""

from __future__ import annotations

from companion.language import say
from companion.setup.wiring.canvas import INK, SvgCanvas

COLOURS = {"white": "#5f5f5f", "red": "#c8102e", "blue": "#0057b8", "pad": "#2e7d32"}
PALE = {"white": "#f4f4f4", "red": "#fbdde1", "blue": "#d9e8f8", "pad": "#e0f0e1"}


def wire(canvas: SvgCanvas, name: str, *points: tuple[float, float]) -> None:
    """Draw a wire in the pattern of its colour."""
    if name == "white":
        canvas.line(*points, stroke=COLOURS["white"], stroke_width="5")
        canvas.line(*points, stroke="#ffffff", stroke_width="2.4")
    elif name == "blue":
        canvas.line(*points, stroke=COLOURS["blue"], stroke_width="3", stroke_dasharray="8 3")
    elif name == "red":
        canvas.line(*points, stroke=COLOURS["red"], stroke_width="3")
    else:
        canvas.line(*points, stroke=COLOURS["pad"], stroke_width="3", stroke_dasharray="3 3")


def ground(canvas: SvgCanvas, *points: tuple[float, float]) -> None:
    """Draw a ground wire: thin and black."""
    canvas.line(*points, stroke=INK, stroke_width="1.2")


def flag(canvas: SvgCanvas, x: float, y: float, tag: str) -> None:
    """Draw the tag on a wire, as one would write it on a paper flag around it."""
    width = 10 + 8 * len(tag)
    canvas.rect(x - width / 2, y - 8, width, 16, fill="#fff8dc", stroke=INK, stroke_width="0.8")
    canvas.text(x, y + 4, tag, 11, text_anchor="middle", font_weight="bold")


def chip(canvas: SvgCanvas, x: float, y: float, w: float, words: str) -> None:
    """Draw where a wire ends: a header pin or an electrode."""
    canvas.rect(x, y - 10, w, 20, fill="#ececec", stroke="#8a8a8a")
    canvas.text(x + w / 2, y + 4, words, 11, text_anchor="middle")


def button(canvas: SvgCanvas, x: float, y: float, name: str) -> None:
    """Draw an arcade button, with its colour's letter on it."""
    canvas.circle(x, y, 11, fill=PALE[name], stroke=COLOURS[name], stroke_width="2.5")
    canvas.text(x, y + 4, name[0].upper(), 11, text_anchor="middle", font_weight="bold")


def resistor(canvas: SvgCanvas, x: float, y: float, ohm: int) -> None:
    """Draw the resistor before an LED, with its value."""
    canvas.rect(x - 24, y - 8, 48, 16, fill="#ffffff", stroke=INK, stroke_width="1.5")
    canvas.text(x, y + 4, f"{ohm} Ω", 10, text_anchor="middle")


def led(canvas: SvgCanvas, x: float, y: float, name: str) -> None:
    """Draw an LED, its long leg to the left."""
    points = [(x - 8, y - 8), (x + 7, y), (x - 8, y + 8), (x - 8, y - 8)]
    canvas.line(*points, fill=PALE[name], stroke=COLOURS[name], stroke_width="2")
    canvas.line((x + 8, y - 8), (x + 8, y + 8), stroke=COLOURS[name], stroke_width="2.5")


def pad(canvas: SvgCanvas, x: float, y: float, w: float, name: str) -> None:
    """Draw a touch pad under the cloth."""
    canvas.rect(x, y - 10, w, 20, fill=PALE["pad"], stroke=COLOURS["pad"], stroke_width="2")
    canvas.text(x + w / 2, y + 4, say("wiring-pad", input=name), 11, text_anchor="middle")
