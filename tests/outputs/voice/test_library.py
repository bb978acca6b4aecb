"""Recordings of one's own, of any kind, in place of the shipped clips."""

from __future__ import annotations

import math
import struct
from array import array
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.tools.mu_law import write_mu_law
from companion.language import say
from companion.outputs.voice import packed
from companion.outputs.voice.library import MOST_KEPT, Library, _shipped
from companion.outputs.voice.place import ALONE
from companion.outputs.voice.shape import RATE, onset, resampled, shaped, speech_level
from companion.outputs.voice.wav import (
    FLOAT,
    MU_LAW,
    PCM,
    WavError,
    read_wav,
    write_wav,
)


def tone(rate: int, seconds: float = 0.4, silence: float = 0.1, hertz: float = 440) -> array[int]:
    """Silence, then a tone."""
    quiet = [0] * round(rate * silence)
    loud = (
        round(9_000 * math.sin(2 * math.pi * hertz * n / rate))
        for n in range(round(rate * seconds))
    )
    return array("h", [*quiet, *loud])


def wav(tag: int, bits: int, rate: int, channels: int, data: bytes) -> bytes:
    width = bits // 8 * channels
    form = struct.pack("<HHIIHH", tag, channels, rate, rate * width, width, bits)
    body = b"WAVE" + b"fmt " + struct.pack("<I", 16) + form
    body += b"LIST" + struct.pack("<I", 4) + b"INFO"
    body += b"data" + struct.pack("<I", len(data)) + data
    return b"RIFF" + struct.pack("<I", len(body)) + body


def encoded(samples: array[int], tag: int, bits: int, channels: int) -> bytes:
    forms: dict[tuple[int, int], Callable[[int], bytes]] = {
        (PCM, 8): lambda s: bytes([(s >> 8) + 128]),
        (PCM, 16): lambda s: struct.pack("<h", s),
        (PCM, 24): lambda s: struct.pack("<i", s << 8)[:3],
        (PCM, 32): lambda s: struct.pack("<i", s << 16),
        (FLOAT, 32): lambda s: struct.pack("<f", s / 32_768),
    }
    one = forms[tag, bits]
    return b"".join(one(sample) * channels for sample in samples)


@pytest.mark.parametrize(
    ("tag", "bits", "channels", "rate"),
    [
        (PCM, 8, 1, 8_000),
        (PCM, 16, 1, 48_000),
        (PCM, 16, 2, 44_100),
        (PCM, 24, 1, 96_000),
        (PCM, 32, 2, 22_050),
        (FLOAT, 32, 1, 44_100),
    ],
)
def test_a_recording_of_any_kind_becomes_a_clip(
    tag: int, bits: int, channels: int, rate: int, tmp_path: Path
) -> None:
    content = wav(tag, bits, rate, channels, encoded(tone(rate), tag, bits, channels))
    (tmp_path / "Too Early.wav").write_bytes(content)
    library = Library("en", tmp_path)
    clip = library.own("too-early")
    assert clip
    assert not library.problems
    assert library.get("too-early") is clip
    assert clip.length_us == pytest.approx(410_000, abs=20_000)
    assert clip.onset <= 3 * RATE // 1000
    assert speech_level(clip.samples) == pytest.approx(0.14, abs=0.01)


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "is not a WAV file"),
        (b"RIFF\0\0\0\0WAVE", "is a WAV file without sound in it"),
        (wav(85, 16, 48_000, 1, b"mp3 in disguise"), "of a kind that cannot be read"),
        (write_wav(array("h", bytes(20_000)), RATE), "is silent"),
        (write_wav(tone(RATE) * 32, RATE), "is too long"),
    ],
)
def test_a_broken_recording_is_one_line_and_ours_is_used(
    content: bytes, why: str, tmp_path: Path
) -> None:
    (tmp_path / "play.wav").write_bytes(content)
    library = Library("en", tmp_path)
    assert not library.problems
    library.warm()
    library.warm()
    (line,) = library.problems
    assert str(tmp_path / "play.wav") in line
    assert why in line
    assert "\n" not in line
    assert library.get("play") == Library("en").get("play")


def test_a_voice_that_is_not_there_is_one_line_and_the_first_speaks() -> None:
    library = Library("en", voice="caruso")
    (line,) = library.problems
    assert "no voice caruso (there are: " in line
    assert library.voice is Library("en").voice
    assert library.get("ready")


def test_without_libsndfile_ready_and_play_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise OSError(say(packed.MISSING))

    monkeypatch.setattr(packed, "_library", missing)
    _shipped.cache_clear()
    library = Library("en")
    assert library.get("play")
    assert library.get("too-early") is None
    assert library.get("to-the-pool") is None
    (line,) = library.problems
    assert "pip install soundfile" in line
    _shipped.cache_clear()


def test_of_all_clips_only_those_said_last_stay_in_memory() -> None:
    library = Library("en")
    play = library.get("play")
    for name in library.names[: MOST_KEPT + 5]:
        assert library.get(name)
    assert len(_shipped(library.voice.name)._read) == MOST_KEPT
    assert library.get("play") == play


def test_what_is_no_sound_is_refused() -> None:
    with pytest.raises(ValueError, match="not a sound"):
        packed.read_packed(b"OggS but nothing more")


def test_who_recorded_a_stretch_hears_it_in_the_middle_of_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "to the pool.wav").write_bytes(write_wav(tone(RATE), RATE))
    whole = Library("en").together("three-cards-to-the-pool", ALONE)
    assert whole
    assert Library("en", tmp_path).together("three-cards-to-the-pool", ALONE) is None
    assert Library("en", tmp_path).together("three-cards-from-the-pool", ALONE)


def test_a_folder_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    library = Library("en", tmp_path / "nowhere")
    (line,) = library.problems
    assert "cannot be opened" in line
    assert library.get("ready")


@given(st.binary(max_size=300))
def test_whatever_a_file_holds_it_is_read_or_refused(content: bytes) -> None:
    for given_ in (content, b"RIFF\0\0\0\0WAVEfmt \x10\0\0\0" + content):
        try:
            rate, samples = read_wav(given_)
        except WavError:
            continue
        assert rate > 0
        assert samples.typecode == "h"


@given(st.lists(st.integers(-32_768, 32_767), min_size=1, max_size=50))
def test_mu_law_stays_close_to_what_it_packs(samples: list[int]) -> None:
    content = write_mu_law(array("h", samples), RATE)
    assert struct.unpack_from("<H", content, 20) == (MU_LAW,)
    rate, back = read_wav(content)
    assert rate == RATE
    for before, after in zip(samples, back, strict=True):
        assert abs(before - after) <= 40 + abs(before) / 20


def test_a_tone_stays_the_same_tone_at_another_rate() -> None:
    there = resampled(tone(22_050, silence=0), 22_050)
    crossings = sum(a < 0 <= b for a, b in pairwise(there))
    assert crossings == pytest.approx(440 * 0.4, abs=2)
    assert max(there) == pytest.approx(9_000, rel=0.05)


def test_the_onset_is_found_to_a_millisecond() -> None:
    for silence in (0.02, 0.1, 0.35):
        samples = tone(RATE, silence=silence)
        assert onset(samples) / RATE == pytest.approx(silence, abs=0.001)
    clip = shaped("tone", RATE, tone(RATE))
    assert clip.onset <= RATE // 500
