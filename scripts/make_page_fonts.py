"""Make the faces of the browser's painter: python -m scripts.make_page_fonts

From the shipped fonts: their Latin, Greek and Cyrillic letters and the signs that pictures use, as
WOFF2, and how wide each of them is. Nothing joins or moves letters there, so that a line is as wide
as its letters together, in every browser. Needs the packages fonttools and brotli.
"""

import json
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "companion/outputs/display/pygame/fonts"
TARGET = ROOT / "companion/outputs/painting/page"
FACES = {
    "sans": "DejaVuSansCondensed.ttf",
    "bold": "DejaVuSansCondensed-Bold.ttf",
    "serif": "DejaVuSerifCondensed-Bold.ttf",
}
LETTERS = [
    *range(0x20, 0x7F), *range(0xA0, 0x250), *range(0x2B0, 0x2DD), *range(0x370, 0x460),
    *range(0x1E00, 0x1F00), *range(0x2010, 0x2027), *range(0x2030, 0x205F), *range(0x2070, 0x20D0),
    *range(0x2100, 0x2140), *range(0x2190, 0x2200), 0x2212, 0x2248, 0x2260, 0x2264, 0x2265,
    *range(0x25A0, 0x2600), *range(0x2660, 0x2668), 0x2713, 0x2717, 0x2718,
]  # fmt: skip


def main() -> None:
    """Write the faces, how wide their letters are, and their licence."""
    widths = {}
    for face, name in FACES.items():
        font = _cut(SOURCE / name)
        font.flavor = "woff2"
        font.save(TARGET / f"{face}.woff2")
        widths[face] = _widths(font)
    (TARGET / "widths.json").write_text(json.dumps(widths, separators=(",", ":")) + "\n")
    (TARGET / "LICENCE.txt").write_bytes((SOURCE / "LICENCE.txt").read_bytes())


def _cut(path: Path) -> TTFont:
    font = TTFont(path)
    wanted = subset.Options()
    wanted.layout_features, wanted.hinting, wanted.legacy_kern = [], False, False
    wanted.drop_tables += ["GPOS", "GSUB", "GDEF", "kern"]
    cutter = subset.Subsetter(wanted)
    cutter.populate(unicodes=LETTERS)
    cutter.subset(font)
    return font


def _widths(font: TTFont) -> dict[str, object]:
    """Return how wide letters are, in parts of their size: by width, the letters that have it."""
    by_width: dict[int, str] = {}
    for code, glyph in sorted(font.getBestCmap().items()):
        wide = font["hmtx"][glyph][0]
        by_width[wide] = by_width.get(wide, "") + chr(code)
    return {"em": font["head"].unitsPerEm, "letters": {str(w): s for w, s in by_width.items()}}


if __name__ == "__main__":
    main()
