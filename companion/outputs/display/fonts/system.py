"""The fonts of this machine by the letters they have, the most fitting first.

Where there is fontconfig, it is asked: it knows every folder, and answers within a hundredth of a
second. Elsewhere (macOS, Windows, a bare Linux) the folders that such a system has are looked
through. Nothing is looked for before a letter turns up that the shipped faces have not.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from companion.outputs.display.fonts.coverage import coverage_of

_ENDINGS = frozenset({".ttf", ".otf", ".ttc", ".otc"})
_PATIENCE_S = 5
_WORST = ("unifont", "lastresort", "last resort", "fallbackhl")
_ORNATE = ("serif", "mincho", "ming", "song", "naskh", "nastaliq", "mono", "looped", "italic",
           "oblique", "light", "thin", "condensed", "black", "display", "kufi", "rashi",
           "handwriting")  # fmt: skip
_FIRST = ("notosans", "emoji", "seguiemj", "segoeui", "nirmala", "yugoth", "meiryo", "msyh",
          "malgun", "leelawad", "ebrima", "hiragino", "pingfang", "applesdgothic", "kohinoor",
          "geeza", "arialhb", "arial unicode", "arialuni", "wqy-microhei", "droidsans",
          "dejavusans", "freesans")  # fmt: skip
"""Names that are looked into first where nobody has an index, as they have much."""


def covering(letters: str, *, bold: bool = False, pictures: bool = False) -> tuple[Path, ...]:
    """Return the fonts that have all of these letters, the most fitting first.

    With `pictures` only those are wanted that paint their letters in colours; without, only those
    that do not.
    """
    wanted = "".join(sorted({*letters}))
    return _covering(wanted, bold, pictures)


@lru_cache(maxsize=1024)
def _covering(letters: str, bold: bool, pictures: bool) -> tuple[Path, ...]:
    asked = _asked(letters)
    found = _looked_through(letters) if asked is None else asked
    fit = [path for path in found if coverage_of(path).pictures is pictures]
    return tuple(sorted(fit, key=lambda path: _rank(path, bold)))


def forget() -> None:
    """Look again the next time: fonts may have come or gone."""
    for kept in (_covering, _known, coverage_of):
        kept.cache_clear()


def _rank(path: Path, bold: bool) -> tuple[int, int, int, str]:
    name = path.stem.lower()
    worst = any(word in name for word in _WORST)
    ornate = sum(word in name for word in _ORNATE)
    return worst, ornate, ("bold" in name) is not bold, str(path)


def _asked(letters: str) -> list[Path] | None:
    """Return what fontconfig says; None: it is not here, or does not answer."""
    program = shutil.which("fc-list")
    if program is None:
        return None
    charset = " ".join(f"{ord(letter):x}" for letter in letters)
    command = [program, "--format", "%{index}|%{file}\n", f":charset={charset}"]
    try:
        done = subprocess.run(
            command, capture_output=True, encoding="utf-8", errors="surrogateescape",
            timeout=_PATIENCE_S, check=True,
        )  # fmt: skip
    except (OSError, subprocess.SubprocessError):
        return None
    lines = (line.partition("|") for line in done.stdout.splitlines())
    # SDL opens the first face of a file and no other.
    named = {path for index, _, path in lines if index == "0"}
    return [path for path in map(Path, named) if path.suffix.lower() in _ENDINGS]


def _looked_through(letters: str) -> list[Path]:
    return [path for path in _known() if coverage_of(path).has(letters)]


@lru_cache(maxsize=1)
def _known() -> tuple[Path, ...]:
    """Return every font in the system's folders, those with much in them first."""
    found = {path for folder in folders(sys.platform, os.environ) for path in _fonts_in(folder)}
    return tuple(sorted(found, key=_promise))


def _promise(path: Path) -> tuple[int, str]:
    name = path.stem.lower()
    hits = (place for place, word in enumerate(_FIRST) if word in name)
    return next(hits, len(_FIRST)), name


def _fonts_in(folder: Path) -> Iterator[Path]:
    for place, _, names in os.walk(folder):
        for name in names:
            if os.path.splitext(name)[1].lower() in _ENDINGS:
                yield Path(place, name)


def folders(platform: str, environ: Mapping[str, str]) -> Iterable[Path]:
    """Return where a system keeps its fonts."""
    home = Path(environ.get("USERPROFILE") or environ.get("HOME") or ".")
    if platform == "win32":
        local = environ.get("LOCALAPPDATA") or str(home / "AppData/Local")
        yield Path(environ.get("WINDIR", "C:/Windows"), "Fonts")
        yield Path(local, "Microsoft/Windows/Fonts")
    elif platform == "darwin":
        yield from (Path("/System/Library/Fonts"), Path("/Library/Fonts"), home / "Library/Fonts")
    else:
        data = environ.get("XDG_DATA_HOME") or str(home / ".local/share")
        yield from (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"))
        yield from (Path(data, "fonts"), home / ".fonts")
