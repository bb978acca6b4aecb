"""The shipped clips, measured by a detector that shares no code with the one that made them."""

from __future__ import annotations

import json
import shutil
import subprocess
import tomllib
import zipfile
from collections import Counter
from operator import mul
from pathlib import Path
from statistics import median

import numpy as np
import pytest

from companion.outputs.voice.book import books, load_book
from companion.outputs.voice.library import Library
from companion.outputs.voice.pieces import Piece
from companion.outputs.voice.place import Place
from companion.outputs.voice.repertoire import wanted
from companion.outputs.voice.sentence import sentence
from companion.outputs.voice.shape import Clip
from companion.outputs.voice.voices import ShippedVoice, shipped_voices
from companion.outputs.voice.wav import write_wav
from tests.outputs.voice.spoken import (
    MS,
    RATE,
    Spoken,
    english,
    first_heard,
    library,
    read_file,
    sentences,
)
from tests.outputs.voice.table import book, forfeit, setup, verdict
from tests.support.command import ROOT
from tests.support.kits import announcer_of

FOLDER = ROOT / "companion/outputs/voice/voices"
TRIM = ("silence", "1", "0.005", "1%")
every_language = pytest.mark.parametrize("language", books())


def table(language: str = "en") -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = json.loads(
        (FOLDER / library(language).voice.name / "clips.json").read_text("utf-8")
    )["clips"]
    return found


def cue(voice: ShippedVoice, word: str) -> Clip:
    clip = Library(voice.language, voice=voice.name).get(load_book(voice.language).cue_clip(word))
    assert clip
    return clip


@every_language
def test_every_stretch_of_the_book_has_its_clip_for_every_place(language: str) -> None:
    book = load_book(language)
    wanted_ = {f"{name}.{place}.opus" for name, place in wanted(sentences(language))}
    cues = {f"{book.cue_clip(word)}.wav" for word in book.cues}
    assert set(table(language)) == wanted_ | cues


def have_their_onset(spoken: Spoken) -> None:
    """Between the faintest and the first clear sound, which for most words is one instant."""
    spans = []
    for (name, place), heard in spoken.heard.items():
        if not place.flows_in:
            assert heard.faint_ms - 3 <= heard.onset_ms <= heard.clear_ms + 3, (name, place)
            spans.append(heard.clear_ms - heard.faint_ms)
    assert median(spans) < 5


@pytest.mark.slow
def test_the_onset_is_where_the_table_says() -> None:
    have_their_onset(english())


every_voice = pytest.mark.parametrize("voice", shipped_voices(), ids=lambda voice: voice.name)


@every_voice
@pytest.mark.parametrize("word", ["ready", "play"])
def test_a_cue_leaves_no_doubt_where_it_begins(word: str, voice: ShippedVoice) -> None:
    clip = cue(voice, word)
    for decibels in (20, 24, 28):
        assert abs(first_heard(clip.samples, decibels) - clip.onset / MS) <= 5


def loud_enough(spoken: Spoken) -> None:
    for clip, heard in spoken.heard.items():
        assert 0.15 < heard.peak <= 0.95, clip
        assert 0.02 < heard.mean < 0.25, clip


@pytest.mark.slow
def test_every_clip_is_loud_enough_and_none_is_clipped() -> None:
    loud_enough(english())


def begin_and_end(spoken: Spoken) -> None:
    cues = {spoken.book.cue_clip(word) for word in spoken.book.cues}
    for (name, place), heard in spoken.heard.items():
        assert place.flows_in or heard.onset_ms <= (6 if name in cues else 30), (name, place)
        assert heard.tail > 0.001, (name, place)
        assert 0.06 < heard.seconds < 4, (name, place)


def test_no_clip_begins_or_ends_with_silence() -> None:
    begin_and_end(english())


def attack(clip: Clip) -> float:
    """Milliseconds from the onset until a quarter of the peak is reached."""
    limit = max(map(abs, clip.samples)) / 4
    return (next(n for n, s in enumerate(clip.samples) if abs(s) >= limit) - clip.onset) / MS


@every_voice
def test_ready_and_play_begin_at_once_and_are_told_apart(voice: ShippedVoice) -> None:
    ready, play = cue(voice, "ready"), cue(voice, "play")
    for clip in (ready, play):
        assert attack(clip) <= 12
        assert clip.length_us < 450_000
    assert pitch(play) > 1.4 * pitch(ready)
    assert first_sounds_apart(ready, play) > 12
    assert strength(play, 2) > 0.3


def strength(clip: Clip, milliseconds: int) -> float:
    """How much of its peak is there so soon after the onset."""
    soon = clip.samples[clip.onset : clip.onset + milliseconds * MS]
    return max(map(abs, soon)) / max(map(abs, clip.samples))


def first_sounds_apart(one: Clip, other: Clip) -> float:
    """Decibels by which the spectra of the first 20 ms differ."""
    spectra = []
    for clip in (one, other):
        first = np.frombuffer(clip.samples, "<i2")[clip.onset : clip.onset + 20 * MS] / 32_768
        power = np.abs(np.fft.rfft(first * np.hanning(len(first)), 2_048))[: 2_048 * 12 // 48]
        spectra.append(20 * np.log10(power + 1e-4))
    return float(np.sqrt(((spectra[0] - spectra[1]) ** 2).mean()))


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


def test_the_voices_of_a_language_are_at_most_3_mb() -> None:
    sizes = Counter[str]()
    for voice in shipped_voices():
        sizes[voice.language] += (FOLDER / voice.name / "clips.zip").stat().st_size
    assert sizes
    assert max(sizes.values()) <= 3_000_000


@every_voice
def test_a_voice_is_a_folder_that_says_what_it_is_made_of(voice: ShippedVoice) -> None:
    folder = FOLDER / voice.name
    told = json.loads((folder / "clips.json").read_text("utf-8"))
    with zipfile.ZipFile(folder / "clips.zip") as pack:
        assert sorted(pack.namelist()) == sorted(told["clips"])
        play = f"{load_book(voice.language).cue_clip('play')}.wav"
        assert pack.read(play)[24:28] == RATE.to_bytes(4, "little")
    assert told["made"]["packages"]
    licence = tomllib.loads((folder / "voice.toml").read_text("utf-8"))["made"]["licence"]
    words = {"Apache-2.0": "Apache License", "MIT": "MIT License"}[licence]
    assert words in (folder / "LICENSE").read_text("utf-8")
    assert (folder / "NOTICE").read_text("utf-8")


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
@pytest.mark.parametrize(
    "file", ["ready.wav", "play.wav", "too-early.new-stop.opus", "seat-three.new-comma.opus"]
)
def test_sox_measures_the_same(file: str, tmp_path: Path) -> None:
    row = table()[file]
    clip = library().get(*read_file(file))
    assert clip
    told = sox_stat(write_wav(clip.samples, RATE), tmp_path)
    assert told["Length (seconds)"] == pytest.approx(row["length"] / RATE, abs=0.001)
    peak = max(told["Maximum amplitude"], -told["Minimum amplitude"])
    assert peak == pytest.approx(row["peak"], abs=0.002)


@needs_sox
def test_a_whole_announcement_has_no_silence_at_its_ends(tmp_path: Path) -> None:
    announcer = announcer_of(book(), setup())
    verdicts = (
        forfeit(1, 2),
        verdict(2, "doubt", question="first-call", between=[2, 4]),
        verdict(3, "yard", seat=1, cards=3, again=False),
    )
    for one in announcer.announce(verdicts, 0):
        whole = sentence("said", announcer.pieces(one), english().find)
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
        assert lost / 2 / RATE < 0.15, "what dies away is all there is around it"


def test_a_number_is_said_in_one_breath_with_what_stands_around_it() -> None:
    asked: list[tuple[str, str]] = []

    def find(piece: Piece, place: Place) -> Clip | None:
        asked.append((piece.slug, str(place)))
        return library().get(piece.slug, place)

    assert sentence("said", [*book().count(3, "card"), Piece("to the pool", mark=".")], find)
    assert asked == [("three-cards-to-the-pool", "new-stop")]
