"""Things from a drawer of that time: keys, watches, crowns, bells."""

from companion.drawing.figures.engraving import bar, cut, disc, hole, ink, line, ring
from companion.drawing.figures.shapes import star
from companion.drawing.plate import Outline, around, way

_HOURS = [*zip(around(50, 60, 21, 12), around(50, 60, 26, 12), strict=True)]
_WATCH = (
    disc(50, 60, 37),
    hole(50, 60, 29),
    *(line(way(pair), 3) for pair in _HOURS),
    line("M 50 60 L 50 42 M 50 60 L 62 66", 4),
    disc(50, 60, 4),
    bar(45, 13, 10, 11),
    ring(50, 9, 7, 3.5),
    line("M 57 8 C 70 0 78 10 88 4 C 94 2 98 8 96 14", 2.6),
)  # fmt: skip
_KEY = (
    ring(50, 22, 16, 8),
    disc(50, 2, 4), disc(30, 22, 4), disc(70, 22, 4),
    bar(45, 36, 10, 62),
    bar(40, 38, 20, 5),
    bar(40, 46, 20, 4),
    ink("M 55 74 L 78 74 L 78 80 L 70 80 L 70 85 L 78 85 L 78 94 L 55 94 Z"),
)  # fmt: skip
_CROWN = (
    ink("M 10 80 L 4 30 L 28 54 L 50 16 L 72 54 L 96 30 L 90 80 Z"),
    bar(10, 84, 80, 11),
    disc(4, 25, 5), disc(50, 10, 6), disc(96, 25, 5),
    cut("M 12 72 L 88 72", 2.4),
    hole(30, 89.5, 2.6), hole(50, 89.5, 2.6), hole(70, 89.5, 2.6),
    hole(50, 54, 5), hole(27, 64, 3), hole(73, 64, 3),
)  # fmt: skip
_BELL = (
    ink("M 50 10 C 74 10 74 34 76 56 C 78 70 84 76 92 84 L 8 84 C 16 76 22 70 24 56"
        " C 26 34 26 10 50 10 Z"),
    disc(50, 8, 7), hole(50, 8, 3),
    disc(50, 89, 9),
    cut("M 20 74 L 80 74", 2.6),
    cut("M 36 24 C 32 36 33 48 31 62", 2.6),
)  # fmt: skip
_ANCHOR = (
    ring(50, 12, 9, 5),
    bar(46, 20, 8, 70),
    bar(28, 28, 44, 7),
    disc(28, 31.5, 5), disc(72, 31.5, 5),
    line("M 12 62 C 16 86 36 92 50 92 C 64 92 84 86 88 62", 8),
    ink("M 2 72 L 12 50 L 24 70 Z"),
    ink("M 98 72 L 88 50 L 76 70 Z"),
)  # fmt: skip
_HORSESHOE = (
    line("M 28 92 C 4 60 10 10 50 10 C 90 10 96 60 72 92", 16),
    bar(16, 88, 22, 9),
    bar(62, 88, 22, 9),
    hole(19, 44, 3), hole(24, 66, 3), hole(31, 24, 3),
    hole(81, 44, 3), hole(76, 66, 3), hole(69, 24, 3),
)  # fmt: skip
_CANDLE = (
    bar(38, 38, 24, 44),
    ink("M 50 4 C 62 18 60 32 50 33 C 40 32 38 18 50 4 Z"),
    line("M 50 32 L 50 40", 3),
    ink("M 14 82 L 86 82 C 84 94 70 97 50 97 C 30 97 16 94 14 82 Z"),
    ring(90, 80, 8, 4),
    cut("M 44 40 C 44 52 48 52 48 60", 2.4),
    cut("M 50 16 C 53 22 53 26 50 28", 2.4),
)
_HOURGLASS = (
    bar(18, 4, 64, 9),
    bar(18, 88, 64, 9),
    ink("M 26 13 L 74 13 C 74 36 56 44 56 50 C 56 56 74 64 74 88 L 26 88"
        " C 26 64 44 56 44 50 C 44 44 26 36 26 13 Z"),
    cut("M 34 20 L 66 20 C 64 32 54 40 50 46 C 46 40 36 32 34 20 Z", 2.4),
    cut("M 50 54 L 50 70", 2.4),
)  # fmt: skip
_UMBRELLA = (
    ink("M 4 52 C 6 22 28 10 50 10 C 72 10 94 22 96 52 C 88 44 78 44 73 52"
        " C 66 44 56 44 50 52 C 44 44 34 44 27 52 C 22 44 12 44 4 52 Z"),
    bar(48, 2, 4, 10),
    line("M 50 48 L 50 84 C 50 96 34 96 34 84", 5),
    cut("M 50 14 C 38 22 30 34 27 48 M 50 14 C 62 22 70 34 73 48 M 50 14 L 50 48", 2),
)  # fmt: skip
_QUILL = (
    ink("M 96 2 C 60 4 32 26 26 66 C 46 70 76 56 84 34 L 76 36 L 88 24 Z"),
    line("M 84 14 C 56 30 34 54 14 96", 4),
    cut("M 84 14 C 60 28 42 48 30 66", 2),
    ink("M 14 96 L 18 84 L 24 88 Z"),
    bar(30, 92, 60, 4),
)
_TEACUP = (
    ink("M 12 44 L 74 44 C 74 70 64 84 43 84 C 22 84 12 70 12 44 Z"),
    line("M 73 50 C 92 46 94 70 68 70", 6),
    ink("M 2 86 L 86 86 C 80 96 66 97 44 97 C 22 97 8 96 2 86 Z"),
    cut("M 15 52 L 72 52", 2.2),
    line("M 32 36 C 24 28 40 20 32 8", 3.5),
    line("M 50 36 C 42 28 58 20 50 8", 3.5),
)

THINGS: dict[str, tuple[Outline, ...]] = {
    "watch": _WATCH,
    "key": _KEY,
    "crown": _CROWN,
    "bell": _BELL,
    "anchor": _ANCHOR,
    "star": star(8, 20),
    "horseshoe": _HORSESHOE,
    "candle": _CANDLE,
    "hourglass": _HOURGLASS,
    "umbrella": _UMBRELLA,
    "quill": _QUILL,
    "teacup": _TEACUP,
}
