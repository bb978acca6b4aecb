"""Renders the fixed vocabulary of a phrase book: `.venv/bin/python -m scripts.make_clips [en]`.

Needs espeak-ng. Each clip is trimmed, levelled and written at 48 kHz into one archive, its onset
and its levels into a table beside it. Rendering again gives the same bytes.
"""

from __future__ import annotations

import json
import sys
import zipfile
from pathlib import Path

from companion.app.cli.progress import with_progress
from companion.outputs.voice.book import Book, load_book
from companion.outputs.voice.shape import PEAK, RATE, Clip, hardened, levelled, onset, speech_level
from companion.outputs.voice.synth import MANNER, Synth
from companion.outputs.voice.wav import read_wav, write_mu_law

FOLDER = Path(__file__).parent.parent / "companion/outputs/voice/clips"
EPOCH = (2020, 1, 1, 0, 0, 0)
CUE_LEVEL = 0.22
"""Cues stand out from announcements by 4 dB."""
CUES = {
    "ready": ("-s", "165", "-p", "30", "-a", "120"),
    "play": ("-s", "185", "-p", "72", "-a", "120"),
}
"""READY is low, PLAY is high and short: they are told apart before they are understood."""


def cue(synth: Synth, text: str, word: str) -> Clip | None:
    """A word that begins at once."""
    clip = synth.speak(text, CUES[word])
    return clip and Clip(clip.name, levelled(hardened(clip.samples), CUE_LEVEL), clip.onset)


def render(book: Book) -> dict[str, bytes]:
    """Every clip of a book as a file."""
    synth = Synth(book.espeak)
    if not synth.available:
        raise SystemExit("espeak-ng is not installed: sudo apt install espeak-ng")
    cues = {book.cue_clip(word): word for word in book.cues}
    files: dict[str, bytes] = {}
    for name, text in with_progress(sorted(book.vocabulary().items()), "making clips"):
        clip = cue(synth, text, cues[name]) if name in cues else synth.speak(text, MANNER)
        if clip is None:
            raise SystemExit(f'espeak-ng could not say "{text}"')
        files[name] = write_mu_law(clip.samples, RATE)
    return files


def measured(content: bytes) -> dict[str, float]:
    """What the table says of a clip: as it will be played, after packing."""
    _, samples = read_wav(content)
    return {
        "onset": onset(samples),
        "length": len(samples),
        "peak": round(max(map(abs, samples)) / 32_768, 3),
        "level": round(speech_level(samples), 3),
    }


def write(language: str, files: dict[str, bytes]) -> None:
    """Write the archive and the table."""
    FOLDER.mkdir(exist_ok=True)
    with zipfile.ZipFile(FOLDER / f"{language}.zip", "w", zipfile.ZIP_BZIP2) as pack:
        for name, content in files.items():
            pack.writestr(zipfile.ZipInfo(f"{name}.wav", EPOCH), content, zipfile.ZIP_BZIP2)
    rows = (f"{json.dumps(name)}: {json.dumps(measured(files[name]))}" for name in files)
    table = ",\n".join(rows)
    (FOLDER / f"{language}.json").write_text(f"{{\n{table}\n}}\n", "utf-8")


def main(language: str = "en") -> None:
    """Render one language."""
    files = render(load_book(language))
    write(language, files)
    size = (FOLDER / f"{language}.zip").stat().st_size
    print(f"{len(files)} clips, {size // 1000} kB, peak at most {PEAK}")


if __name__ == "__main__":
    main(*sys.argv[1:])
