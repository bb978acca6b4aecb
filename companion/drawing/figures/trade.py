"""The detective and those whom he looks for, and what they carry."""

from companion.drawing.figures.engraving import bar, cut, disc, hole, ink, line, paper, ring
from companion.drawing.plate import Outline

_DEERSTALKER = (
    ink("M 14 52 C 14 22 34 10 52 10 C 72 10 90 24 88 52 Z"),
    ink("M 4 56 C 12 46 24 47 50 47 C 78 47 90 46 97 57 C 84 53 70 55 50 55 C 30 55 16 53 4 56 Z"),
    disc(51, 9, 5),
    cut("M 51 12 C 50 26 50 36 50 46", 2),
    cut("M 50 12 C 34 18 27 32 26 47", 2),
    cut("M 52 12 C 68 18 75 32 76 47", 2),
    cut("M 17 38 C 38 31 64 31 86 38", 2),
    cut("M 24 24 C 40 18 62 18 78 24", 2),
)
_PIPE_BELOW = (
    line("M 26 66 C 40 64 48 68 53 78", 6),
    ink("M 50 74 L 84 74 C 84 90 78 97 67 97 C 56 97 51 90 50 74 Z"),
    cut("M 53 79 L 81 79", 2),
    bar(18, 62, 12, 7),
)

_MASK = (
    ink(
        "M 3 40 C 18 28 34 30 50 38 C 66 30 82 28 97 40 C 98 60 86 74 70 72"
        " C 60 71 55 62 50 60 C 45 62 40 71 30 72 C 14 74 2 60 3 40 Z"
    ),
    paper("M 16 49 C 22 41 36 43 41 53 C 34 60 20 60 16 49 Z"),
    paper("M 84 49 C 78 41 64 43 59 53 C 66 60 80 60 84 49 Z"),
    line("M 4 42 C -2 52 4 62 -1 74", 2.5),
    line("M 96 42 C 102 52 96 62 101 74", 2.5),
)
_JEMMY = (
    line("M 22 90 L 70 26", 9),
    line("M 69 27 C 76 16 88 16 92 26", 8),
    line("M 91 22 L 95 34", 5),
    ink("M 26 80 L 10 98 L 8 90 L 18 75 Z"),
    line("M 78 90 L 38 36", 4),
    ring(32, 27, 13, 5),
    bar(66, 76, 12, 4),
    line("M 66 74 L 74 68", 4),
    line("M 72 82 L 80 76", 4),
)
_SACK = (
    ink(
        "M 40 30 C 14 44 6 66 12 82 C 16 94 30 97 50 97 C 70 97 84 94 88 82"
        " C 94 66 86 44 60 30 Z"
    ),
    ink("M 38 24 C 30 12 32 6 36 4 C 42 10 46 4 50 4 C 54 4 58 10 64 4 C 68 6 70 12 62 24 Z"),
    bar(36, 25, 28, 5),
    line("M 62 28 C 74 30 76 38 72 44", 3),
    paper("M 50 44 C 62 44 68 54 68 66 C 68 78 60 86 50 86 C 40 86 32 78 32 66"
          " C 32 54 38 44 50 44 Z"),
    line("M 60 56 C 56 50 45 51 45 60 C 45 68 48 70 44 78 L 61 78", 4.5),
    line("M 39 66 L 55 66", 4),
)  # fmt: skip
_CUFFS = (
    ring(27, 62, 20, 8),
    ring(73, 62, 20, 8),
    line("M 36 42 C 40 30 44 30 47 36", 4),
    line("M 64 42 C 60 30 56 30 53 36", 4),
    ring(50, 37, 6, 4),
    bar(18, 36, 18, 10),
    bar(64, 36, 18, 10),
    hole(27, 41, 2.2),
    hole(73, 41, 2.2),
)
_DAGGER = (
    ink("M 50 98 L 42 40 L 58 40 Z"),
    cut("M 50 42 L 50 84", 2),
    ink("M 22 34 C 36 30 64 30 78 34 L 78 42 C 64 38 36 38 22 42 Z"),
    bar(45, 12, 10, 22),
    disc(50, 9, 8),
    hole(50, 9, 3),
    disc(22, 38, 5),
    disc(78, 38, 5),
    cut("M 45 18 L 55 16 M 45 24 L 55 22 M 45 30 L 55 28", 1.6),
)
_PIPE = (
    line("M 5 26 C 28 24 40 32 49 58", 8),
    ink("M 40 44 L 92 44 C 94 74 86 92 68 92 C 50 92 42 74 40 44 Z"),
    cut("M 43 52 L 90 52", 2.5),
    bar(1, 21, 14, 9),
    line("M 62 36 C 54 28 70 22 62 12", 3),
    line("M 76 36 C 68 28 84 20 76 6", 3),
)
_GLASS = (
    ring(40, 40, 28, 9),
    ring(40, 40, 20, 1.6),
    line("M 29 32 C 33 26 40 24 46 26", 3),
    line("M 60 60 L 70 70", 8),
    line("M 70 70 L 93 93", 14),
    cut("M 74 70 L 92 88", 2),
)
_MOUSTACHE = (
    bar(29, 6, 42, 36),
    cut("M 29 34 L 71 34", 3),
    ink("M 10 42 C 30 50 70 50 90 42 L 94 48 C 70 60 30 60 6 48 Z"),
    ink(
        "M 50 72 C 42 64 30 68 24 76 C 18 84 8 84 2 76 C 6 96 34 98 50 84"
        " C 66 98 94 96 98 76 C 92 84 82 84 76 76 C 70 68 58 64 50 72 Z"
    ),
    cut("M 50 74 L 50 84", 1.6),
    cut("M 44 78 C 36 86 24 90 14 88", 1.6),
    cut("M 56 78 C 64 86 76 90 86 88", 1.6),
)
_WHISTLE = (
    disc(34, 60, 28),
    ink("M 34 32 L 96 32 L 96 54 L 58 54 Z"),
    paper("M 54 32 L 68 32 L 64 42 L 56 42 Z"),
    hole(34, 60, 15),
    disc(36, 63, 8),
    ring(12, 28, 8, 4),
    line("M 20 34 L 24 40", 4),
    cut("M 90 34 L 90 52", 2),
    line("M 60 22 L 56 10 M 70 22 L 74 10 M 65 20 L 65 4", 3),
)

TRADE: dict[str, tuple[Outline, ...]] = {
    "detective": (*_DEERSTALKER, *_PIPE_BELOW),
    "mask": _MASK,
    "jemmy": _JEMMY,
    "sack": _SACK,
    "cuffs": _CUFFS,
    "dagger": _DAGGER,
    "pipe": _PIPE,
    "glass": _GLASS,
    "moustache": _MOUSTACHE,
    "whistle": _WHISTLE,
}
