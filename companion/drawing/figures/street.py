"""What one meets in the street: lamps, cabs, footprints, towers, trees."""

from companion.drawing.figures.engraving import bar, cut, disc, hole, ink, line, paper, ring
from companion.drawing.figures.shapes import wheel
from companion.drawing.plate import Outline

_LAMP_POST = (
    bar(46, 42, 8, 56),
    ink("M 34 98 L 66 98 L 58 88 L 42 88 Z"),
    ink("M 32 14 L 68 14 L 60 42 L 40 42 Z"),
    paper("M 38 18 L 62 18 L 57 38 L 43 38 Z"),
    ink("M 30 14 L 50 2 L 70 14 Z"),
    ink("M 50 22 C 56 28 55 34 50 35 C 45 34 44 28 50 22 Z"),
    bar(36, 50, 28, 4),
    line("M 2 60 C 12 54 22 66 34 60", 4),
    line("M 66 64 C 76 58 86 70 98 64", 4),
    line("M 4 74 C 14 68 26 80 38 74", 4),
    line("M 62 78 C 74 72 84 84 96 78", 4),
    line("M 6 30 C 12 26 18 34 26 30", 3),
    line("M 74 34 C 82 28 88 38 95 32", 3),
)
_FOOTPRINTS = (
    ink("M 22 58 C 10 44 12 12 28 10 C 44 8 44 42 36 60 Z"),
    ink("M 24 64 L 38 64 C 40 78 36 84 30 84 C 24 84 21 76 24 64 Z"),
    ink("M 62 74 C 52 58 56 28 72 26 C 88 26 88 58 78 74 Z"),
    ink("M 63 79 L 78 79 C 80 92 76 98 70 98 C 64 98 61 92 63 79 Z"),
    cut("M 18 30 L 40 30 M 17 38 L 40 38 M 18 46 L 39 46", 2),
    cut("M 58 44 L 84 44 M 58 52 L 84 52 M 59 60 L 82 60", 2),
)
_LANTERN = (
    ink("M 28 34 L 72 34 L 78 90 L 22 90 Z"),
    bar(18, 88, 64, 9),
    ink("M 26 34 C 30 24 38 20 42 20 L 58 20 C 62 20 70 24 74 34 Z"),
    bar(40, 12, 20, 8),
    line("M 24 40 C 2 30 10 2 50 3 C 90 2 98 30 76 40", 3.5),
    hole(50, 62, 20),
    ring(50, 62, 15, 2.5),
    ink("M 50 50 C 58 58 57 70 50 72 C 43 70 42 58 50 50 Z"),
    cut("M 34 28 L 66 28", 2),
)
_BOOT = (
    ink(
        "M 44 18 L 76 18 L 76 62 C 76 70 78 74 72 78 L 40 78 C 24 80 10 78 8 70"
        " C 10 62 30 62 40 54 C 46 48 45 30 44 18 Z"
    ),
    bar(8, 80, 46, 7),
    bar(60, 78, 17, 14),
    ink("M 78 40 C 86 26 92 20 100 18 C 98 24 96 26 94 28 C 98 27 99 28 100 29"
        " C 96 34 94 36 91 37 C 95 37 96 38 96 40 C 90 48 84 48 78 48 Z"),
    cut("M 46 26 L 74 26", 2.4),
    cut("M 47 36 L 58 38 M 47 44 L 58 46 M 44 52 L 56 54", 2),
    line("M 2 30 L 30 30 M 8 42 L 32 42 M 2 54 L 22 54", 3.5),
)  # fmt: skip
_TOWER = (
    bar(34, 40, 32, 58),
    ink("M 32 40 L 36 16 L 50 0 L 64 16 L 68 40 Z"),
    hole(50, 33, 9),
    line("M 50 33 L 50 27 M 50 33 L 55 35", 2),
    cut("M 42 50 L 42 86 M 50 50 L 50 86 M 58 50 L 58 86", 2.6),
    bar(8, 70, 22, 28),
    bar(70, 62, 24, 36),
    ink("M 6 70 L 19 56 L 32 70 Z"),
    cut("M 14 76 L 24 76 M 14 84 L 24 84 M 76 70 L 88 70 M 76 80 L 88 80", 3),
)
_TREE = (
    ink(
        "M 50 4 C 66 2 76 14 74 22 C 88 24 96 38 88 50 C 92 64 78 74 66 68"
        " C 60 74 40 74 34 68 C 22 74 8 64 12 50 C 4 38 12 24 26 22 C 24 14 34 2 50 4 Z"
    ),
    ink("M 44 66 L 56 66 C 56 80 58 90 66 96 L 34 96 C 42 90 44 80 44 66 Z"),
    cut("M 50 70 L 50 34 M 50 56 L 36 44 M 50 50 L 66 38", 2.6),
    cut("M 30 28 C 34 24 38 24 42 28 M 60 24 C 64 20 68 22 70 26 M 22 50 C 26 46 30 48 32 52"
        " M 68 54 C 72 50 76 52 78 56", 2),
    bar(12, 95, 76, 3),
)  # fmt: skip
_GATE = (
    ink("M 10 98 L 10 40 C 10 16 28 4 50 4 C 72 4 90 16 90 40 L 90 98 L 80 98 L 80 42"
        " C 80 24 66 14 50 14 C 34 14 20 24 20 42 L 20 98 Z"),
    line("M 35 20 L 35 92 M 50 14 L 50 92 M 65 20 L 65 92", 5),
    line("M 20 40 L 80 40 M 20 60 L 80 60 M 20 80 L 80 80", 5),
    ink("M 31 90 L 39 90 L 35 100 Z"),
    ink("M 46 90 L 54 90 L 50 100 Z"),
    ink("M 61 90 L 69 90 L 65 100 Z"),
    disc(35, 40, 4), disc(50, 40, 4), disc(65, 40, 4), disc(35, 60, 4), disc(50, 60, 4),
    disc(65, 60, 4), disc(35, 80, 4), disc(50, 80, 4), disc(65, 80, 4),
)  # fmt: skip

STREET: dict[str, tuple[Outline, ...]] = {
    "lamp-post": _LAMP_POST,
    "footprints": _FOOTPRINTS,
    "lantern": _LANTERN,
    "boot": _BOOT,
    "wheel": wheel(10),
    "tower": _TOWER,
    "tree": _TREE,
    "gate": _GATE,
}
