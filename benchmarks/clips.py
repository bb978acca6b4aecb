"""How the voice sounds, beside how it was: `.venv/bin/python -m benchmarks.clips [--sentences 12]`.

The same sentences twice: as they were (espeak-ng word by word, kept as mu-law, glued with fixed
pauses) and as they are (the shipped voice). What a listener would say is predicted by DNSMOS where
`pip install speechmos onnxruntime` has brought it (its model alone is used); without, the figures
beside it speak. Times are of the processor, not of the clock.
"""

from __future__ import annotations

import argparse
import bz2
import subprocess
import sys
import time
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import numpy as np

from benchmarks.tools import hearing
from benchmarks.tools.mu_law import write_mu_law
from companion.games import KITS
from companion.outputs.voice.book import Book, load_book
from companion.outputs.voice.library import Library
from companion.outputs.voice.pieces import Piece
from companion.outputs.voice.place import Place
from companion.outputs.voice.repertoire import Row, repertoire
from companion.outputs.voice.sentence import sentence
from companion.outputs.voice.shape import RATE, Clip
from companion.outputs.voice.synth import MANNER, Synth
from companion.outputs.voice.voices import ShippedVoice, find_voice
from companion.outputs.voice.wav import read_wav

PAUSES_MS = {"": 30, ",": 110}
LONG_MS = 260
DNSMOS_RATE, DNSMOS_S = 16_000, 9.01
OVERALL = (-0.06766283, 1.11546468, 0.04602535)
"""How DNSMOS says that its last figure is read: a curve through what listeners said."""

Predict = Callable[[hearing.Sound], float]


@dataclass
class Heard:
    """What was measured of one way to speak."""

    sentences: list[hearing.Sound] = field(default_factory=list)
    load_s: float = 0.0
    size: int = 0

    @property
    def seconds(self) -> float:
        """How long all of it takes to say."""
        return sum(map(len, self.sentences)) / RATE


def sentences_of(book: Book, count: int) -> list[Row]:
    """Draw sentences that are put together from several stretches, always the same."""
    rows = repertoire(book, {kit.name: kit.phrases(book.language) for kit in KITS.values()})
    several = [row for row in rows if len(row) > 2 and all(piece.seat is None for piece in row)]
    several += [_seated(book, row) for row in rows if len(row) > 2]
    return Random(22).sample(several, count)


def _seated(book: Book, row: Row) -> Row:
    """Have seats called by their number: names depend on what is installed."""
    (three,) = book.seat(3)
    return tuple(Piece(three.text, mark=p.mark) if p.seat is not None else p for p in row)


def before(book: Book, rows: Sequence[Row]) -> Heard:
    """Say them as it was done: word for word by espeak-ng, through mu-law, with fixed pauses."""
    synth, found = Synth(book.espeak), Heard()
    for row in rows:
        said = array("h")
        for piece in row:
            clip = synth.speak(f"{piece.text}{piece.mark}", MANNER)
            if clip is None:
                raise SystemExit("espeak-ng is not installed: sudo apt install espeak-ng")
            content = write_mu_law(clip.samples, RATE)
            found.size += len(bz2.compress(content))
            start = time.process_time()
            said += read_wav(content)[1]
            found.load_s += time.process_time() - start
            said += array("h", bytes(2 * RATE * PAUSES_MS.get(piece.mark, LONG_MS) // 1000))
        found.sentences.append(hearing.heard(said[: -RATE * LONG_MS // 1000]))
    return found


def now(voice: ShippedVoice, rows: Sequence[Row]) -> Heard:
    """Say them as it is done now."""
    library, found = Library(voice.language, voice=voice.name), Heard()

    def find(piece: Piece, place: Place) -> Clip | None:
        return library.get(piece.slug, place)

    for row in rows:
        start = time.process_time()
        whole = sentence("said", row, find)
        found.load_s += time.process_time() - start
        assert whole is not None, row
        found.sentences.append(hearing.heard(whole.samples))
    return found


def predictor() -> Predict | None:
    """DNSMOS by the model that the package speechmos ships; None where it is not installed."""
    package = find_spec("speechmos")
    if package is None or package.origin is None or find_spec("onnxruntime") is None:
        return None
    import onnxruntime

    folder = Path(package.origin).parent

    session: Any = onnxruntime.InferenceSession(
        str(folder / "dnsmos_models/sig_bak_ovr.onnx"), providers=["CPUExecutionProvider"]
    )

    def predict(sound: hearing.Sound) -> float:
        thin = _thinned(sound)
        wanted = int(DNSMOS_S * DNSMOS_RATE)
        whole = np.tile(thin, -(-wanted // len(thin)))[:wanted].astype(np.float32)
        overall = session.run(None, {"input_1": whole[None]})[0][0][2]
        return float(np.polyval(OVERALL, overall))

    return predict


def _thinned(sound: hearing.Sound) -> hearing.Sound:
    """A third of the rate, without what does not fit into it."""
    spectrum = np.fft.rfft(sound[: len(sound) // 3 * 3])
    kept: hearing.Sound = np.fft.irfft(spectrum[: len(spectrum) // 3 + 1], len(sound) // 3) / 3
    return kept


def report(ways: dict[str, Heard], predict: Predict | None) -> str:
    """Side by side."""
    rows: dict[str, Callable[[Heard], str]] = {
        "seconds of speech": lambda way: f"{way.seconds:.1f}",
        "longest silence, median (ms)": _middle(hearing.longest_silence),
        "95 % of the energy below (Hz)": _middle(hearing.roll_off),
        "to load and join, ms a second": lambda way: f"{1000 * way.load_s / way.seconds:.1f}",
    }
    if predict is not None:
        rows["DNSMOS, overall, median"] = _middle(predict, 2)
    lines = ["".join(f"{name:>16}" for name in ("", "", *ways))]
    lines += [
        f"{name:<32}" + "".join(f"{of(way):>16}" for way in ways.values())
        for name, of in rows.items()
    ]
    return "\n".join(lines)


def _middle(measure: Callable[[hearing.Sound], float], digits: int = 0) -> Callable[[Heard], str]:
    return lambda way: f"{median(map(measure, way.sentences)):.{digits}f}"


_WEIGHS = """
import sys, time
from companion.outputs.voice.library import Library
from companion.outputs.voice.place import read_place

def memory():
    return int(open("/proc/self/statm").read().split()[1]) * 4096 / 1e6

library = Library(sys.argv[1], voice=sys.argv[2])
library.get(library.names[0])
begun = memory()
library.get(library.names[1])
first, start, count = memory(), time.process_time(), 0
for name in library.names:
    for place in library.places(name):
        count += len(library.get(name, place).samples)
took = 1000 * (time.process_time() - start) * 48000 / count
print(f"{first - begun:.1f} MB of memory for the first clip, {memory() - begun:.1f} for all;",
      f"{count / 48000:.0f} s of sound, {took:.1f} ms of processor a second")
"""


def weight(voice: ShippedVoice) -> str:
    """What a voice weighs: its archive, and what a process takes that says all of it."""
    size = len((voice.folder / "clips.zip").read_bytes())
    command = [sys.executable, "-c", _WEIGHS, voice.language, voice.name]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return f"{voice.name}: {size / 1e6:.2f} MB; {done.stdout.strip()}"


def main(argv: list[str] | None = None) -> None:
    """Measure side by side and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.clips")
    parser.add_argument("--sentences", type=int, default=12)
    parser.add_argument("--language", default="en", help="which book is said (default: en)")
    parser.add_argument("--voice", help="default: the one that speaks unasked")
    args = parser.parse_args(argv)
    book = load_book(args.language)
    voice, rows = find_voice(book.language, args.voice), sentences_of(book, args.sentences)
    if voice is None:
        raise SystemExit(f"{args.voice}: no such voice ships")
    predict = predictor()
    print(report({"before": before(book, rows), voice.name: now(voice, rows)}, predict))
    if predict is None:
        print("no DNSMOS here: pip install speechmos onnxruntime")
    print(weight(voice))


if __name__ == "__main__":
    main()
