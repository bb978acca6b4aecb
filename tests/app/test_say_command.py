"""`companion say`, as its user meets it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from companion.app.cli.main import main
from companion.outputs.voice.shape import RATE
from companion.outputs.voice.wav import read_wav, write_wav
from tests.outputs.voice.test_library import tone

PROFILE = """
[table]
simulated = true
[seats.1]
[seats.2]
[seats.3]
[voice]
clips = "recorded"
output = "none"
"""


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def test_what_would_be_said_in_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "said.wav"
    assert main(["say", "too early. One card to the pool.", "--out", str(out)]) == 0
    rate, samples = read_wav(out.read_bytes())
    assert rate == RATE
    assert 1.2 < len(samples) / RATE < 4
    assert f"{out}: " in capsys.readouterr().out


@pytest.mark.slow
def test_every_clip_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["say", "--list"]) == 0
    listed = capsys.readouterr().out
    assert "too-early.wav" in listed
    assert "shipped" in listed


def test_own_recordings_are_found_beside_the_profile(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "recorded").mkdir()
    (tmp_path / "recorded/too-late.wav").write_bytes(write_wav(tone(RATE), RATE))
    (tmp_path / "recorded/play.wav").write_bytes(b"not a sound")
    (tmp_path / "table.toml").write_text(PROFILE)
    monkeypatch.chdir("/")
    assert main(["say", "--list", "--profile", str(tmp_path / "table.toml")]) == 0
    told = capsys.readouterr()
    assert [line.split()[3] for line in told.out.splitlines() if "too-late" in line] == ["own"]
    assert "play.wav: is not a WAV file" in told.err


def test_where_nothing_can_be_heard_it_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "recorded").mkdir()
    (tmp_path / "table.toml").write_text(PROFILE)
    assert main(["say", "ready", "--profile", str(tmp_path / "table.toml")]) == 2
    assert "--out" in capsys.readouterr().err


def test_a_word_that_nobody_can_say_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("companion.outputs.voice.synth.shutil.which", lambda name: None)
    assert main(["say", "Benedict, too early.", "--out", str(tmp_path / "x.wav")]) == 2
    assert "There is no clip for: Benedict." in capsys.readouterr().err


def test_nothing_to_say(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["say"]) == 2
    assert "Nothing to say" in capsys.readouterr().err


@pytest.mark.skipif(
    shutil.which("espeak-ng") is None, reason="espeak-ng is missing: sudo apt install espeak-ng"
)
def test_a_name_is_said_with_the_clips(tmp_path: Path) -> None:
    out = tmp_path / "said.wav"
    assert main(["say", "Ben,", "too early.", "--out", str(out)]) == 0
    assert len(read_wav(out.read_bytes())[1]) / RATE > 0.6
    assert [*(tmp_path / "cache/table-companion/voice").glob("*.wav")]
