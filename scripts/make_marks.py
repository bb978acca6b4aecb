#!/usr/bin/env python3
"""Write hw/sight/mark_bits.py from OpenCV's dictionary, so that printing needs no OpenCV.

Usage: scripts/make_marks.py          (needs opencv-contrib-python-headless)
"""

from pathlib import Path

import cv2

from hw.sight.marks import FAMILY, MODULES

TARGET = Path(__file__).resolve().parent.parent / "hw/sight/mark_bits.py"
INNER = MODULES - 2


def main() -> None:
    """Write the table."""
    dictionary = cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, FAMILY))
    many = dictionary.bytesList.shape[0]
    codes = [_code(dictionary, mark) for mark in range(many)]
    TARGET.write_text(_module(codes), encoding="utf-8")


def _code(dictionary: "cv2.aruco.Dictionary", mark: int) -> int:
    """Return a mark's inner squares as one number, row by row, a one for each dark one."""
    picture = cv2.aruco.generateImageMarker(dictionary, mark, MODULES, borderBits=1)
    inner = picture[1:-1, 1:-1]
    return int("".join("1" if value == 0 else "0" for row in inner for value in row), 2)


def _module(codes: list[int]) -> str:
    digits = -(-INNER * INNER // 4)
    words = [f"{code:0{digits}x}" for code in codes]
    lines = [" ".join(words[n : n + 16]) for n in range(0, len(words), 16)]
    body = "\n".join(lines)
    about = f"The marks of {FAMILY}; written by scripts/make_marks.py from OpenCV's dictionary."
    return (
        f'"""{about}"""\n\nFAMILY = "{FAMILY}"\n\n_TABLE = """\n{body}\n"""\n\n'
        "CODES: tuple[int, ...] = tuple(int(code, 16) for code in _TABLE.split())\n"
        f'"""Each mark\'s inner {INNER} x {INNER} squares, row by row; a one is dark."""\n'
    )


if __name__ == "__main__":
    main()
