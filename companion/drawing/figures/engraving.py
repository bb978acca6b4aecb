"""How figures are cut: areas of ink, and lines and areas of paper in them."""

from companion.drawing.plate import Outline, Step, box, ellipse, path

INK, PAPER = "ink", "paper"


def ink(steps: str | tuple[Step, ...]) -> Outline:
    """Return an area of ink."""
    return Outline(_steps(steps), fill=INK)


def paper(steps: str | tuple[Step, ...]) -> Outline:
    """Return an area that is cut away."""
    return Outline(_steps(steps), fill=PAPER)


def line(steps: str | tuple[Step, ...], width: float = 5.0) -> Outline:
    """Return a line of ink."""
    return Outline(_steps(steps), line=INK, width=width)


def cut(steps: str | tuple[Step, ...], width: float = 2.4) -> Outline:
    """Return a line of paper."""
    return Outline(_steps(steps), line=PAPER, width=width)


def disc(x: float, y: float, r: float, ry: float | None = None) -> Outline:
    """Return a round area of ink."""
    return ink(ellipse(x, y, r, ry))


def hole(x: float, y: float, r: float, ry: float | None = None) -> Outline:
    """Return a round area of paper."""
    return paper(ellipse(x, y, r, ry))


def ring(x: float, y: float, r: float, width: float) -> Outline:
    """Return a circle of ink."""
    return line(ellipse(x, y, r), width)


def bar(x: float, y: float, width: float, height: float) -> Outline:
    """Return a rectangle of ink."""
    return ink(box(x, y, width, height))


def _steps(steps: str | tuple[Step, ...]) -> tuple[Step, ...]:
    return path(steps) if isinstance(steps, str) else steps
