"""The voice benchmark runs and says what it ran on."""

import sys
from pathlib import Path

import pytest

from benchmarks import voice
from hw.microphone import Microphone, Recording
from hw.speakers.config import SpeakerConfig
from hw.speakers.portaudio import PortAudioSpeaker
from tests.hw.speakers.fake_sounddevice import FakeSoundDevice, Room


def test_it_compares_both_outputs_on_the_simulated_card(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(voice, "LOOPBACK", Path("/nowhere/at all"))
    voice.main(["--words", "8"])
    lines = capsys.readouterr().out.splitlines()
    assert "simulated card" in lines[0]
    assert len(lines) == 9


def test_portaudio_is_within_its_doubt_and_closer_than_the_mixer() -> None:
    exact, rough = voice.simulated(12)
    stated = zip(exact.errors_us, exact.doubts_us, strict=True)
    assert all(abs(error) <= u for error, u in stated)
    assert voice.worst(exact.errors_us) * 5 < voice.worst(voice.best_constant(rough.errors_us))


def test_what_was_recorded_is_compared_with_what_was_stated(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fake = FakeSoundDevice()
    fake.room = Room(delay_us=3_000)
    monkeypatch.setitem(sys.modules, "sounddevice", fake)
    microphone = Microphone(clock=fake.clock)
    speaker = PortAudioSpeaker(SpeakerConfig(volume=100), fake.clock)
    recording = Microphone.recording

    def listen(end: Microphone) -> Recording:
        fake.listen()
        return recording(end)

    monkeypatch.setattr(Microphone, "recording", listen)
    result = voice.record(speaker, microphone, 6, wait=fake.run)
    assert len(result.errors_us) == 6
    assert all(abs(error + 3_000) <= 100 for error in result.errors_us)
