"""Names through hibari: kept, never free text, and espeak-ng where it cannot."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.outputs.voice import names as module
from companion.outputs.voice.names import HibariSynth, spare_memory
from companion.outputs.voice.shape import RATE
from companion.outputs.voice.synth import Synth
from companion.outputs.voice.wav import write_wav
from tests.outputs.voice.test_library import tone
from tests.outputs.voice.test_synth import program

WRITES = """
import shutil, sys
with open({folder!r} + "/asked", "a") as file:
    file.write(sys.stdin.read())
shutil.copy({folder!r} + "/hibari.wav", sys.argv[sys.argv.index("-o") + 1])
"""


@pytest.fixture(autouse=True)
def _installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hibari.wav").write_bytes(write_wav(tone(24_000, hertz=200), 24_000))
    monkeypatch.setattr(module, "find_spec", lambda name: object())
    monkeypatch.setattr(module, "_PROGRAM", WRITES.format(folder=str(tmp_path)))
    monkeypatch.setattr(module, "spare_memory", lambda: module.NEEDED)


def synth(folder: Path, language: str = "en") -> HibariSynth:
    espeak = Synth("en-gb", folder / "espeak", program(folder, "cat said.wav"))
    return HibariSynth(language, folder / "cache", espeak)


def espeak_said(folder: Path) -> str:
    file = folder / "words"
    return file.read_text() if file.exists() else ""


def test_a_name_is_said_by_hibari_and_kept(tmp_path: Path) -> None:
    first = synth(tmp_path).render("Ben")
    assert first
    assert synth(tmp_path).render("Ben") == first
    assert (tmp_path / "asked").read_text() == "Ben,", "once, and as a name that goes on"
    assert espeak_said(tmp_path) == ""


def test_where_memory_is_short_espeak_says_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "spare_memory", lambda: module.NEEDED - 1)
    assert synth(tmp_path).render("Ben")
    assert espeak_said(tmp_path) == "Ben"
    assert not (tmp_path / "asked").exists()


@pytest.mark.parametrize("script", ["raise SystemExit(1)", "import time; time.sleep(9)", "pass"])
def test_what_hibari_cannot_say_espeak_says(
    script: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_PROGRAM", script)
    monkeypatch.setattr(module, "LIMIT_S", 0.3)
    assert synth(tmp_path).render("李雷")
    assert espeak_said(tmp_path) == "李雷"


def test_a_language_that_it_does_not_speak_is_left_to_espeak(tmp_path: Path) -> None:
    assert synth(tmp_path, "fr").render("Ben")
    assert espeak_said(tmp_path) == "Ben"


def test_a_machine_tells_how_much_memory_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = tmp_path / "meminfo"
    monkeypatch.setattr(module, "_MEMINFO", told)
    assert spare_memory() == 2 * module.NEEDED, "where nobody tells"
    told.write_text("MemTotal: 945364 kB\nMemAvailable:   123456 kB\n")
    assert spare_memory() == 123_456 * 1024


def test_rate_is_ours(tmp_path: Path) -> None:
    clip = synth(tmp_path).render("Ben")
    assert clip
    assert len(clip.samples) / RATE == pytest.approx(0.41, abs=0.03)
