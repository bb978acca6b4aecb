"""Names through the synthesiser: data, never options, and never waited for longer than is fair."""

from __future__ import annotations

import shutil
import stat
from pathlib import Path

import pytest

from companion.outputs.voice import synth as module
from companion.outputs.voice.shape import RATE
from companion.outputs.voice.synth import Synth
from companion.outputs.voice.wav import write_wav
from tests.outputs.voice.test_library import tone

needs_espeak = pytest.mark.skipif(
    shutil.which("espeak-ng") is None, reason="espeak-ng is missing: sudo apt install espeak-ng"
)


def program(folder: Path, script: str) -> str:
    """A stand-in for the synthesiser that writes down how it was called."""
    (folder / "said.wav").write_bytes(write_wav(tone(RATE), RATE))
    file = folder / "speaks"
    file.write_text(f'#!/bin/sh\ncd "{folder}"\necho "$*" >> calls\ncat >> words\n{script}\n')
    file.chmod(file.stat().st_mode | stat.S_IXUSR)
    return str(file)


@needs_espeak
@pytest.mark.parametrize("name", ["Ben", "Zoë", "-f /etc/passwd", "--help", "$(reboot)", "李雷"])
def test_any_name_is_only_a_name(name: str, tmp_path: Path) -> None:
    clip = Synth("en-gb", tmp_path).render(name)
    assert clip
    assert 50_000 < clip.length_us < 8_000_000


def test_what_was_said_once_is_kept(tmp_path: Path) -> None:
    speaks = program(tmp_path, "cat said.wav")
    cache = tmp_path / "cache"
    first = Synth("en-gb", cache, speaks).render("Ben")
    again = Synth("en-gb", cache, speaks).render("Ben")
    assert first
    assert again
    assert again.samples == first.samples
    assert (tmp_path / "words").read_text() == "Ben"
    assert "Ben" not in (tmp_path / "calls").read_text()


def test_a_broken_cache_is_mended(tmp_path: Path) -> None:
    speaks, cache = program(tmp_path, "cat said.wav"), tmp_path / "cache"
    Synth("en-gb", cache, speaks).render("Ben")
    (kept,) = cache.iterdir()
    kept.write_bytes(b"half a fi")
    assert Synth("en-gb", cache, speaks).render("Ben")
    assert kept.stat().st_size > 1_000


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert Synth("en-gb", tmp_path / "file" / "cache", program(tmp_path, "cat said.wav")).render(
        "B"
    )


@pytest.mark.parametrize("script", ["exit 1", "echo rubbish", "sleep 20"])
def test_a_synthesiser_that_fails_is_none(
    script: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LIMIT_S", 0.3)
    assert (
        Synth("en-gb", tmp_path / "cache", program(tmp_path, f"exec {script}")).render("Ben")
        is None
    )


def test_without_a_synthesiser_there_is_none(tmp_path: Path) -> None:
    silent = Synth("en-gb", tmp_path, "no-such-program-anywhere")
    assert not silent.available
    assert silent.render("Ben") is None
    assert Synth("en-gb", tmp_path, program(tmp_path, "cat said.wav")).render("\n\t ") is None
