"""The shipped clips, measured by a detector that shares no code with the one that made them."""

from __future__ import annotations

import json
import math
import shutil
import subprocess
import zipfile
from array import array
from functools import cache
from itertools import accumulate
from operator import mul
from pathlib import Path
from statistics import median

import pytest

from companion.outputs.voice.library import Library
from companion.outputs.voice.pieces import Piece
from companion.outputs.voice.sentence import sentence
from companion.outputs.voice.shape import Clip
from companion.outputs.voice.wav import write_wav
from tests.outputs.voice.table import book, forfeit, setup, verdict
from tests.support.command import ROOT
from tests.support.kits import announcer_of

FOLDER = ROOT / "companion/outputs/voice/clips"
RATE = 48_000
MS = RATE // 1000
TRIM = ("silence", "1", "0.005", "1%")


@cache
def library() -> Library:
    return Library("en")


def clips() -> list[Clip]:
    return [clip for name in library().names if (clip := library().get(name))]


def first_heard(samples: array[int], decibels: float) -> float:
    """Milliseconds until the energy of a 2 ms window comes within so much of the loudest's.

    Running sums of squares, sample by sample: nothing in common with frames and levels.
    """
    sums = [0, *accumulate(sample * sample for sample in samples)]
    window = 2 * MS
    energy = [later - now for now, later in zip(sums, sums[window:], strict=False)]
    limit = max(energy) / 10 ** (decibels / 10)
    return (next(n for n, e in enumerate(energy) if e >= limit) + window) / MS


def test_every_word_of_the_book_has_its_clip() -> None:
    assert set(library().names) == set(book().vocabulary())


@pytest.mark.slow
def test_the_onset_is_where_the_table_says() -> None:
    """Between the faintest and the first clear sound, which for most words is one instant."""
    spans = []
    for clip in clips():
        faint, clear = first_heard(clip.samples, 38), first_heard(clip.samples, 23)
        assert faint - 3 <= clip.onset / MS <= clear + 3, clip.name
        spans.append(clear - faint)
    assert median(spans) < 5


@pytest.mark.parametrize("name", ["ready", "play"])
def test_a_cue_leaves_no_doubt_where_it_begins(name: str) -> None:
    clip = library().get(name)
    assert clip
    for decibels in (20, 24, 28):
        assert abs(first_heard(clip.samples, decibels) - clip.onset / MS) <= 5


@pytest.mark.slow
def test_every_clip_is_loud_enough_and_none_is_clipped() -> None:
    for clip in clips():
        peak = max(map(abs, clip.samples)) / 32_768
        assert 0.25 < peak <= 0.9, clip.name
        mean = math.sqrt(sum(s * s for s in clip.samples) / len(clip.samples)) / 32_768
        assert 0.04 < mean < 0.25, clip.name


def test_no_clip_begins_or_ends_with_silence() -> None:
    for clip in clips():
        assert clip.onset <= 6 * MS, clip.name
        tail = clip.samples[-40 * MS :]
        assert max(map(abs, tail)) > 0.002 * 32_768, clip.name
        assert 0.1 < clip.length_us / 1e6 < 2.5, clip.name


def attack(clip: Clip) -> float:
    """Milliseconds from the onset until a quarter of the peak is reached."""
    limit = max(map(abs, clip.samples)) / 4
    return (next(n for n, s in enumerate(clip.samples) if abs(s) >= limit) - clip.onset) / MS


def test_ready_and_play_begin_at_once_and_are_told_apart() -> None:
    ready, play = (library().get(name) for name in ("ready", "play"))
    assert ready
    assert play
    for clip in (ready, play):
        assert attack(clip) <= 12
        assert clip.length_us < 450_000
    assert pitch(play) > 1.4 * pitch(ready)


def pitch(clip: Clip) -> float:
    """Hertz, by the lag at which the loudest tenth of a second is most like itself."""
    loudest = max(
        range(0, len(clip.samples) - 100 * MS, 10 * MS),
        key=lambda n: sum(s * s for s in clip.samples[n : n + 100 * MS : 8]),
    )
    part = clip.samples[loudest : loudest + 100 * MS : 6]
    lags = range(RATE // 6 // 260, RATE // 6 // 60)
    alike = {lag: sum(map(mul, part[lag:], part[:-lag])) / (len(part) - lag) for lag in lags}
    return RATE / 6 / next(lag for lag in lags if alike[lag] > 0.8 * max(alike.values()))


def test_the_clips_are_small_and_the_table_is_theirs() -> None:
    assert (FOLDER / "en.zip").stat().st_size < 20_000 * len(library().names)
    table = json.loads((FOLDER / "en.json").read_text())
    with zipfile.ZipFile(FOLDER / "en.zip") as pack:
        assert sorted(pack.namelist()) == sorted(f"{name}.wav" for name in table)
        assert pack.read("play.wav")[24:28] == RATE.to_bytes(4, "little")


def sox_stat(content: bytes, folder: Path) -> dict[str, float]:
    file = folder / "clip.wav"
    file.write_bytes(content)
    told = subprocess.run(
        ["sox", str(file), "-n", "stat"], capture_output=True, text=True, check=True
    ).stderr
    rows = (line.rsplit(":", 1) for line in told.splitlines() if ":" in line)
    return {" ".join(name.split()): float(value) for name, value in rows}


needs_sox = pytest.mark.skipif(
    shutil.which("sox") is None, reason="sox is missing: sudo apt install sox"
)


@needs_sox
@pytest.mark.parametrize("name", ["ready", "play", "too-early", "to-the-pool", "seat-three"])
def test_sox_measures_the_same(name: str, tmp_path: Path) -> None:
    table = json.loads((FOLDER / "en.json").read_text())[name]
    with zipfile.ZipFile(FOLDER / "en.zip") as pack:
        told = sox_stat(pack.read(f"{name}.wav"), tmp_path)
    assert told["Length (seconds)"] == pytest.approx(table["length"] / RATE, abs=0.001)
    peak = max(told["Maximum amplitude"], -told["Minimum amplitude"])
    assert peak == pytest.approx(table["peak"], abs=0.002)


@needs_sox
def test_a_whole_announcement_has_no_silence_at_its_ends(tmp_path: Path) -> None:
    announcer = announcer_of(book(), setup())
    verdicts = (
        forfeit(1, 2),
        verdict(2, "doubt", question="first-call", between=[2, 4]),
        verdict(3, "yard", seat=1, cards=3, again=False),
    )
    for one in announcer.announce(verdicts, 0):
        whole = sentence("said", announcer.pieces(one), _with_seats)
        assert whole
        content = write_wav(whole.samples, RATE)
        told = sox_stat(content, tmp_path)
        assert 1.5 < told["Length (seconds)"] < 5
        assert 0.3 < told["Maximum amplitude"] <= 0.9
        trimmed = tmp_path / "trimmed.wav"
        subprocess.run(
            ["sox", str(tmp_path / "clip.wav"), str(trimmed), *TRIM, "reverse", *TRIM, "reverse"],
            check=True,
        )
        lost = len(content) - trimmed.stat().st_size
        assert lost / 2 / RATE < 0.08


def _with_seats(piece: Piece) -> Clip | None:
    if piece.seat is not None:
        return library().get(book().seat(piece.seat)[0].slug)
    return library().get(piece.slug)


def test_numbers_with_their_noun_are_one_clip() -> None:
    asked: list[str] = []

    def find(piece: Piece) -> Clip | None:
        asked.append(piece.slug)
        return library().get(piece.slug)

    assert sentence("said", book().count(3, "card"), find)
    assert asked == ["three-cards"]
