"""Letters in every script: the shipped faces, and the system's fonts for what those have not.

A text is parted into pieces, each with the font that draws it; how wide a text is and how it looks
come from the same pieces. SDL shapes with HarfBuzz, which joins Arabic letters and places Indic
vowels once it is told the script; where SDL was built without it, such a name is written in Latin
letters, as is a name that no font here has.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path

import pygame

from companion.drawing.script import EMOJI, LOOSE, Run, clusters, plain, runs
from companion.outputs.display.fonts.coverage import coverage_of
from companion.outputs.display.fonts.latin import latin
from companion.outputs.display.fonts.system import covering

_FOLDER = Path(__file__).parent / "fonts"
FILES = {
    "sans": "DejaVuSansCondensed.ttf",
    "bold": "DejaVuSansCondensed-Bold.ttf",
    "serif": "DejaVuSerifCondensed-Bold.ttf",
}
_UNSEEN = dict.fromkeys([0x200C, 0x200D, *range(0xFE00, 0xFE10)])
"""What joins and chooses letters, and has no shape of its own."""
_LEAST = 0.75
"""How much smaller than the rest a piece may be drawn to fit its line."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Letters that one font draws."""

    text: str
    path: Path
    script: str = ""
    heavy: bool = False
    """Whether its strokes are made wider: it stands among bold letters, and has no bold font."""


@lru_cache(maxsize=256)
def _opened(path: Path, size: int, script: str, heavy: bool) -> pygame.font.Font:
    font = pygame.font.Font(str(path), max(1, size))
    font.set_bold(heavy)
    if script and script != EMOJI:
        _shape(font, script)
    return font


def _shape(font: pygame.font.Font, script: str) -> bool:
    """Tell SDL the script; whether it can shape it."""
    try:
        font.set_script(script)
    except (AttributeError, pygame.error):
        return False
    return True


@lru_cache(maxsize=64)
def _shapes(script: str) -> bool:
    """Tell whether a script can be drawn as it has to be."""
    if not script or script == EMOJI or script in LOOSE:
        return True
    pygame.font.init()
    return _shape(pygame.font.Font(str(_shipped("sans")), 12), script)


def _font(path: Path, size: int, script: str = "", heavy: bool = False) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
        _opened.cache_clear()
    return _opened(path, size, script, heavy)


def font(face: str, size: int) -> pygame.font.Font:
    """A face in a size."""
    return _font(_shipped(face), size)


@cache
def _shipped(face: str) -> Path:
    return _FOLDER / FILES[face]


@lru_cache(maxsize=8192)
def measure(face: str, size: int, text: str) -> int:
    """Return how wide a text is."""
    if _plain(face, text):
        return font(face, size).size(text)[0]
    return sum(_wide(piece, face, size) for piece in pieces(face, text))


def render(face: str, size: int, text: str, colour: tuple[int, int, int]) -> pygame.Surface:
    """Draw a text on a surface of its own, as wide as `measure` says."""
    main = font(face, size)
    if _plain(face, text):
        return main.render(text, True, colour)
    drawn = [_drawn(piece, face, size, colour) for piece in pieces(face, text)]
    wide = sum(surface.get_width() for surface, _ in drawn)
    line = pygame.Surface((wide, main.get_height()), pygame.SRCALPHA)
    line.fill((*colour, 0))
    x = 0
    for surface, rise in drawn:
        line.blit(surface, (x, rise))
        x += surface.get_width()
    return line


def _plain(face: str, text: str) -> bool:
    """Tell whether the shipped face draws a text as it stands."""
    return text.isascii() or (plain(text) and coverage_of(_shipped(face)).has(text))


@lru_cache(maxsize=4096)
def pieces(face: str, text: str) -> tuple[Piece, ...]:
    """Part a text by the fonts that draw it, from the left to the right."""
    found: list[Piece] = []
    for run in runs(_writable(face, text)):
        found += _drawable(run, face)
    return tuple(found)


def latinised(name: str) -> str:
    """Return a name as it can be written here; the same, where every letter has a font."""
    return _writable("bold", name)


@lru_cache(maxsize=4096)
def _writable(face: str, text: str) -> str:
    """Return a text with the words in Latin letters that nothing here can draw."""
    if _plain(face, text):
        return text
    words = text.split(" ")
    return " ".join(word if _can_be_drawn(face, word) else latin(word) for word in words)


def _can_be_drawn(face: str, word: str) -> bool:
    return all(
        _shapes(run.script)
        and all(_fonts(letter, run.script, face) for letter in clusters(run.text))
        for run in runs(word)
    )


def _drawable(run: Run, face: str) -> list[Piece]:
    """Part a run by font: the shipped face where it can, one other for the rest if one has all."""
    if run.script:
        return _by_font(run.text, run.script, face)
    made: list[Piece] = []
    for _, letters in groupby(clusters(run.text), lambda letter: _own(letter, face)[:1]):
        made += _by_font("".join(letters), "", face)
    return made


def _by_font(text: str, script: str, face: str) -> list[Piece]:
    if found := _fonts(text, script, face):
        return [_piece(text, found[0], script, face)]
    made: list[Piece] = []
    for letter in clusters(text):
        path = next(iter(_fonts(letter, script, face)), _shipped(face))
        before = made.pop().text if made and made[-1].path == path else ""
        made.append(_piece(before + letter, path, script, face))
    return made


def _piece(text: str, path: Path, script: str, face: str) -> Piece:
    shown = text if script else text.translate(_UNSEEN)
    if coverage_of(path).pictures:
        return Piece(shown, path, script)
    heavy = face != "sans" and path.parent != _FOLDER and "bold" not in path.stem.lower()
    return Piece(shown.replace("\ufe0f", ""), path, script, heavy)


def _own_font(piece: Piece, size: int) -> pygame.font.Font:
    return _font(piece.path, size, piece.script, piece.heavy)


@lru_cache(maxsize=4096)
def _fonts(text: str, script: str, face: str) -> tuple[Path, ...]:
    """Return the fonts that have a text and can be opened, the most fitting first."""
    letters = text.translate(_UNSEEN)
    own = _own(letters, face)
    if script == EMOJI:
        coloured = _usable(covering(letters, pictures=True))
        return (*coloured, *own) or _usable(covering(letters))
    return own or _usable(covering(letters.replace(" ", ""), bold=face != "sans"))


def _own(letters: str, face: str) -> tuple[Path, ...]:
    """Return the shipped faces that have a text: the wanted one first, then one as heavy."""
    likely = dict.fromkeys((face, "bold" if face == "serif" else face))
    return tuple(_shipped(name) for name in likely if coverage_of(_shipped(name)).has(letters))


def _usable(paths: Sequence[Path]) -> tuple[Path, ...]:
    """Return the first of them that opens: an index may name what is gone or broken."""
    for path in paths:
        try:
            _font(path, 12)
        except (pygame.error, OSError):
            continue
        return (path,)
    return ()


def _wide(piece: Piece, face: str, size: int) -> int:
    fitting = _fitting(piece, face, size)
    wide, high = _own_font(piece, fitting).size(piece.text)
    return round(wide * _shrunk(piece, face, size, high))


def _shrunk(piece: Piece, face: str, size: int, high: int) -> float:
    """Return by how much pictures are made smaller: they come in one size only."""
    return font(face, size).get_height() / high if coverage_of(piece.path).pictures else 1


def _ink(own: pygame.font.Font, text: str) -> pygame.Rect:
    return own.render(text, True, (255, 255, 255)).get_bounding_rect()


@lru_cache(maxsize=4096)
def _fitting(piece: Piece, face: str, size: int) -> int:
    """Return the size in which a piece's ink stays in the line of the face beside it."""
    if piece.path.parent == _FOLDER or coverage_of(piece.path).pictures:
        return size
    main = font(face, size)
    for fitting in range(size, max(1, int(size * _LEAST)), -1):
        own = _own_font(piece, fitting)
        if _ink(own, piece.text).h <= main.get_height():
            return fitting
    return max(1, int(size * _LEAST))


def _drawn(
    piece: Piece, face: str, size: int, colour: tuple[int, int, int]
) -> tuple[pygame.Surface, int]:
    """Draw a piece; return it, and how far below the top of the line it begins."""
    own = _own_font(piece, _fitting(piece, face, size))
    surface = own.render(piece.text, True, colour)
    if not coverage_of(piece.path).pictures:
        main, ink = font(face, size), surface.get_bounding_rect()
        rise = min(main.get_ascent() - own.get_ascent(), main.get_height() - ink.bottom)
        # On the line the others stand on, or as near to it as its ink can be.
        return surface, max(rise, -ink.top)
    wide, high = _wide(piece, face, size), font(face, size).get_height()
    return pygame.transform.smoothscale(surface, (max(1, wide), high)), 0
