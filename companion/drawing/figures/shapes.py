"""Figures that are worked out: rosettes, stars and wheels of any number."""

from companion.drawing.figures.engraving import cut, disc, hole, ink, line
from companion.drawing.plate import Outline, around, ellipse, polygon, way


def rosette(leaves: int) -> tuple[Outline, ...]:
    """Return a flower of so many leaves; each number looks another."""
    tips = around(50, 50, 44, leaves)
    between = around(50, 50, 44, leaves, -90 + 180 / leaves)
    petals = [_petal(tip, 26 if leaves < 7 else 150 / leaves) for tip in tips]
    veins = [cut(way([(50, 50), _towards(tip, 0.72)]), 2) for tip in tips]
    beads = [disc(*_towards(point, 0.93), 3.5) for point in between]
    return (*petals, *veins, *beads, disc(50, 50, 13), hole(50, 50, 8), disc(50, 50, 4))


def _petal(tip: tuple[float, float], wide: float) -> Outline:
    """Return a leaf from the middle to a tip."""
    dx, dy = tip[0] - 50, tip[1] - 50
    length = (dx * dx + dy * dy) ** 0.5
    nx, ny = -dy / length * wide, dx / length * wide
    left = (50 + dx * 0.6 + nx, 50 + dy * 0.6 + ny)
    right = (50 + dx * 0.6 - nx, 50 + dy * 0.6 - ny)
    return ink(
        (
            ("M", (50.0, 50.0)),
            ("C", (*left, *left, *tip)),
            ("C", (*right, *right, 50.0, 50.0)),
            ("Z", ()),
        )
    )


def _towards(point: tuple[float, float], share: float) -> tuple[float, float]:
    return 50 + (point[0] - 50) * share, 50 + (point[1] - 50) * share


def star(points: int, inner: float) -> tuple[Outline, ...]:
    """Return a star with its facets."""
    out, into = around(50, 50, 46, points), around(50, 50, inner, points, -90 + 180 / points)
    edge = [point for pair in zip(out, into, strict=True) for point in pair]
    facets = [cut(way([(50, 50), tip]), 1.8) for tip in into]
    return (ink(polygon(edge)), *facets, hole(50, 50, 6))


def wheel(spokes: int) -> tuple[Outline, ...]:
    """Return a carriage wheel."""
    arms = [line(way([(50, 50), tip]), 5) for tip in around(50, 50, 40, spokes)]
    rim = line(ellipse(50, 50, 41), 8)
    return (rim, *arms, disc(50, 50, 12), hole(50, 50, 6), disc(50, 50, 3))
