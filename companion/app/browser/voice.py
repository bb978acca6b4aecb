"""The clips of a voice in a page: packed as they ship, which only the browser itself can unpack."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

from companion.outputs.voice.shape import RATE
from companion.outputs.voice.voices import find_voice
from companion.outputs.voice.wav import MU_LAW, wav_file


def _archive() -> Path:
    voice = find_voice("en")
    assert voice is not None
    return Path(str(voice.folder / "clips.zip"))


def packed_clips() -> tuple[list[str], list[int], bytes]:
    """Return the names of what is packed, how long each is, and all of it in a row."""
    with ZipFile(_archive()) as archive:
        names = [name for name in archive.namelist() if not name.endswith(".wav")]
        clips = [archive.read(name) for name in names]
    return names, [len(clip) for clip in clips], b"".join(clips)


def keep_unpacked(names: Iterable[str], sizes: Iterable[int], content: bytes) -> None:
    """Keep what the page has unpacked, mu-law, in the place of what it was packed from."""
    file, at, made = _archive(), 0, dict[str, bytes]()
    for name, size in zip(names, sizes, strict=True):
        made[name] = wav_file(MU_LAW, 8, RATE, content[at : at + size])
        at += size
    if not made:
        return
    with ZipFile(BytesIO(file.read_bytes())) as packed, ZipFile(file, "w") as fresh:
        for name in packed.namelist():
            fresh.writestr(name, made.get(name) or packed.read(name))
