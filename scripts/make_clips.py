"""Renders a voice: `.venv/bin/python -m scripts.make_clips emma`, or all of them.

Needs what requirements/clips.txt lists, npm, and espeak-ng for every language but English; playing
needs none of it. Every sentence of the voice's book is rendered, with Kokoro or where that has no
voice with espeak-ng itself, and cut into its stretches. READY and PLAY are kept sample for
sample, the rest as Opus; where each begins to be heard stands in a table beside them, with what it
was made of. Rendering again on the same kind of processor gives the same bytes.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tomllib
import zipfile
from array import array
from collections.abc import Iterable, Mapping
from importlib.metadata import distribution, version
from io import BytesIO
from pathlib import Path
from typing import Any

from companion.app.cli.progress import with_progress
from companion.games import KITS
from companion.outputs.voice.book import Book, load_book
from companion.outputs.voice.packed import read_packed
from companion.outputs.voice.place import Place, places
from companion.outputs.voice.repertoire import Row, repertoire, wanted
from companion.outputs.voice.shape import (
    FRAME,
    LEAD,
    RATE,
    hardened,
    levelled,
    onset,
    speech_level,
)
from companion.outputs.voice.wav import read_wav, write_wav
from scripts.clips import cutting
from scripts.clips.espeak import EspeakStudio
from scripts.clips.kokoro import MODEL_SHA256, PARTS, VOICES, VOICES_VERSION
from scripts.clips.packing import packed
from scripts.clips.phonemes import espeak_version
from scripts.clips.takes import CARRIER, KokoroStudio, Studio

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "companion/outputs/voice/voices"
CACHE = ROOT / ".cache"
EPOCH = (2020, 1, 1, 0, 0, 0)
LATEST = 30 * FRAME
"""A clip that follows a pause begins to be heard so soon."""
CUE_LEVEL = 0.22
"""Cues stand out from announcements by 4 dB."""
WEIGHTS = PARTS[0].replace("_", "-")
TOOLS = ("hibari-tts", "onnx", "onnxruntime", "soundfile")
ESPEAK = "espeak-ng"
SAID_BY_ESPEAK = """\
These clips were spoken by espeak-ng (https://github.com/espeak-ng/espeak-ng). That program comes
under the GNU General Public License, version 3 or later. Nothing of it is in these files: they are
what it said, and come under the licence of this project.
"""

Clips = dict[str, bytes]


def rows_of(book: Book, brief: bool) -> list[Row]:
    """Every sentence of a book; `brief`: the shortest first, as a stretch is cut from the first."""
    rows = repertoire(book, {kit.name: kit.phrases(book.language) for kit in KITS.values()})
    length = {row: sum(len(piece.text or CARRIER) + 1 for piece in row) for row in rows}
    return sorted(rows, key=length.__getitem__) if brief else rows


def stretches_of(rows: Iterable[Row], studio: Studio, speed: float, bits: int) -> Clips:
    """Every stretch of a book in every place that it can stand in, as files."""
    files: Clips = {}
    for (name, place), (row, n) in with_progress([*wanted(rows).items()], "making clips"):
        take, spans = studio.sentence(row, speed)
        cuts = cutting.joints(take, spans, places(row))
        piece = cutting.piece(take.samples[cuts[n] : cuts[n + 1]], place)
        played = cutting.played(piece, cutting.gain_of(take.samples))
        files[f"{name}.{place}.opus"] = _packed(played, bits, place)
    return files


def _packed(samples: array[int], bits: int, place: Place) -> bytes:
    """Pack a clip; what packing makes too faint to be heard before its beginning is left out."""
    content = packed(samples, bits)
    begins = onset(read_packed(content)[1])
    if place.flows_in or begins <= LATEST:
        return content
    return packed(samples[begins - LEAD :], bits)


def cues_of(book: Book, studio: Studio, manner: Mapping[str, Mapping[str, float]]) -> Clips:
    """READY and PLAY: each begins at once, and unlike the other."""
    files: Clips = {}
    for word, text in book.cues.items():
        how = manner[word]
        take = studio.word(text, how["speed"], how["pitch"])
        cut = cutting.word(take.samples)
        hard = cutting.played(cut, cutting.gain_of(take.samples))
        for _ in range(int(how.get("hardened", 1))):
            hard = hardened(hard)
        files[f"{book.cue_clip(word)}.wav"] = write_wav(levelled(hard, CUE_LEVEL), RATE)
    return files


def measured(file: str, content: bytes) -> dict[str, Any]:
    """What the table says of a clip: as it will be played, after packing."""
    _, samples = read_wav(content) if file.endswith(".wav") else read_packed(content)
    return {
        "onset": onset(samples),
        "length": len(samples),
        "peak": round(max(map(abs, samples)) / 32_768, 3),
        "level": round(speech_level(samples), 3),
    }


def archive(files: Clips) -> bytes:
    """All files as one. Opus is packed already, but libsndfile pads it with 750 zeros a file."""
    made = BytesIO()
    with zipfile.ZipFile(made, "w") as pack:
        for name, content in sorted(files.items()):
            pack.writestr(zipfile.ZipInfo(name, EPOCH), content, zipfile.ZIP_DEFLATED)
    return made.getvalue()


def studio_of(made: Mapping[str, Any]) -> Studio:
    """Return who renders a voice."""
    if made["voice"] == ESPEAK:
        return EspeakStudio(made["accent"])
    return KokoroStudio(made["accent"], made["voice"], CACHE)


def made_of(made: Mapping[str, Any]) -> dict[str, Any]:
    """What a voice was made of: this is how it is made again."""
    tools = {tool: version(tool) for tool in TOOLS}
    read = {} if made["accent"].startswith("en-") else {"programs": {ESPEAK: espeak_version()}}
    if made["voice"] == ESPEAK:
        return {"voice": made["accent"], "packages": {"soundfile": tools["soundfile"]}, **read}
    packages = {part.replace("_", "-"): version(part.replace("_", "-")) for part in PARTS}
    return {
        "voice": made["voice"],
        "weights": f"sha256:{MODEL_SHA256}",
        "packages": packages | tools,
        "npm": {VOICES: VOICES_VERSION},
        **read,
    }


def table(made: Mapping[str, Any], files: Clips) -> str:
    """Return the table beside the clips, one line each."""
    rows = (
        f"{json.dumps(f, ensure_ascii=False)}: {json.dumps(measured(f, c))}"
        for f, c in sorted(files.items())
    )
    clips = ",\n".join(rows)
    return f'{{"made": {json.dumps(made_of(made), indent=1)},\n"clips": {{\n{clips}\n}}}}\n'


def licences(made: Mapping[str, Any]) -> dict[str, str]:
    """What comes with a voice: the licence of its weights, or our own of what a program said."""
    if made["voice"] == ESPEAK:
        return {"LICENSE": (ROOT / "LICENSE").read_text("utf-8"), "NOTICE": SAID_BY_ESPEAK}
    given = distribution(WEIGHTS)
    return {name: given.read_text(f"licenses/{name}") or "" for name in ("LICENSE", "NOTICE")}


def make(name: str) -> None:
    """Render one voice into its folder."""
    folder = FOLDER / name
    recipe = tomllib.loads((folder / "voice.toml").read_text("utf-8"))
    made, book = recipe["made"], load_book(recipe["language"])
    studio = studio_of(made)
    rows = rows_of(book, made.get("brief", False))
    files = stretches_of(rows, studio, made["speed"], made["bits"])
    files |= cues_of(book, studio, made["cues"])
    (folder / "clips.zip").write_bytes(archive(files))
    (folder / "clips.json").write_text(table(made, files), "utf-8")
    for file, text in licences(made).items():
        (folder / file).write_text(text, "utf-8")
    size = (folder / "clips.zip").stat().st_size
    print(f"{name}: {len(files)} clips, {size // 1000} kB")


def main(argv: list[str] | None = None) -> None:
    """Render the voices that are named, or all; each in a process of its own.

    espeak-ng trembles a little, and goes on where it was: after another voice it would differ.
    """
    parser = argparse.ArgumentParser(prog="scripts.make_clips", description=__doc__)
    shipped = sorted(file.parent.name for file in FOLDER.glob("*/voice.toml"))
    parser.add_argument("voice", nargs="*", default=shipped, help="default: all")
    names = parser.parse_args(argv).voice
    if len(names) == 1:
        make(names[0])
        return
    for name in names:
        subprocess.run([sys.executable, "-m", "scripts.make_clips", name], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
