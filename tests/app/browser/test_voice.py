"""What a page has unpacked is said as if it had come so."""

from pathlib import Path
from zipfile import ZipFile

import pytest

from companion.app.browser import voice
from companion.outputs.voice.shape import RATE
from companion.outputs.voice.wav import read_wav


@pytest.fixture
def archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "clips.zip"
    with ZipFile(file, "w") as clips:
        for name in ("play.wav", "a.new.opus", "b.new.opus"):
            clips.writestr(name, f"packed {name}")
    monkeypatch.setattr(voice, "_archive", lambda: file)
    return file


def test_what_is_packed_is_handed_over_in_a_row(archive: Path) -> None:
    names, sizes, clips = voice.packed_clips()
    assert names == ["a.new.opus", "b.new.opus"]
    assert clips[: sizes[0]] == b"packed a.new.opus"
    assert sum(sizes) == len(clips)


def test_what_was_unpacked_takes_its_place_and_the_rest_stays(archive: Path) -> None:
    voice.keep_unpacked(["b.new.opus"], [3], b"\xff\x80\x00")
    with ZipFile(archive) as kept:
        assert kept.namelist() == ["play.wav", "a.new.opus", "b.new.opus"]
        assert kept.read("a.new.opus") == b"packed a.new.opus"
        rate, samples = read_wav(kept.read("b.new.opus"))
    assert (rate, [*samples]) == (RATE, [0, 32_124, -32_124])


def test_where_nothing_can_be_unpacked_nothing_is_changed(archive: Path) -> None:
    before = archive.read_bytes()
    voice.keep_unpacked([], [], b"")
    assert archive.read_bytes() == before
