"""The PortAudio driver on a sounddevice that is not there, and on the real library."""

import importlib
import os
import subprocess
import sys
import time
from array import array
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from hw.errors import DeviceGone, HardwareError
from hw.speaker import Failed, Sound
from hw.speakers.config import SpeakerConfig
from hw.speakers.portaudio import PortAudioSpeaker
from hw.speakers.silent import SilentSpeaker
from hw.speakers.sim import SimCard
from tests.hw.speakers.fake_sounddevice import FakeSoundDevice, PortAudioError
from tests.hw.speakers.words import MARK, Ear, word
from tests.support.command import ROOT


def use(monkeypatch: pytest.MonkeyPatch, card: SimCard | None = None) -> FakeSoundDevice:
    fake = FakeSoundDevice(card)
    monkeypatch.setitem(sys.modules, "sounddevice", fake)
    return fake


def telling(told: list[str]) -> Failed:
    """Keep the lines for people."""
    return lambda reason, line: told.append(line)


def eventually(true: Callable[[], object]) -> None:
    """For what another thread does soon."""
    for _ in range(6_000):
        if true():
            return
        time.sleep(0.01)
    raise AssertionError("it never happened")


def test_the_word_plays_on_the_wanted_sample(monkeypatch: pytest.MonkeyPatch) -> None:
    fake, ear, told = use(monkeypatch), Ear(), list[str]()
    speaker = PortAudioSpeaker(SpeakerConfig(volume=100), fake.clock, failed=telling(told))
    at = fake.now + 100_000
    speaker.play(word(), at=at, heard=ear.heard)
    fake.run(300_000)
    eventually(lambda: ear.onsets)
    speaker.close()
    (true,) = fake.outputs[0].dac.onsets(MARK)
    assert abs(true - at) <= 60
    assert abs(ear.onset.t - true) <= ear.onset.u <= 200
    assert told == []
    assert fake.outputs[0].closed


def test_volume_acts_in_the_middle_of_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = use(monkeypatch)
    speaker = PortAudioSpeaker(SpeakerConfig(volume=100), fake.clock)
    speaker.play(word(1_000))
    fake.run(100_000)
    speaker.volume(50)
    fake.run(100_000)
    speaker.stop()
    fake.run(50_000)
    speaker.close()
    blocks = [array("h", block.samples) for block in fake.outputs[0].dac.played]
    assert max(blocks[-20]) == 25
    assert max(blocks[-1]) == 0


def test_stopping_fades_within_a_block_and_never_cracks(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = use(monkeypatch)
    speaker = PortAudioSpeaker(SpeakerConfig(volume=100), fake.clock)
    speaker.play(word(1_000))
    fake.run(100_000)
    speaker.stop()
    fake.run(50_000)
    speaker.close()
    samples = array("h", b"".join(block.samples for block in fake.outputs[0].dac.played))
    last = max(n for n, sample in enumerate(samples) if sample)
    assert all(abs(a - b) <= 1 for a, b in pairwise(samples[last - 200 :]))


@pytest.mark.parametrize(
    ("epoch", "words"), [("zero", "its stream time is 0"), ("foreign", "not of the table clock")]
)
def test_a_stream_without_a_clock_is_said_once(
    monkeypatch: pytest.MonkeyPatch, epoch: str, words: str
) -> None:
    fake = use(monkeypatch, SimCard(epoch="zero" if epoch == "zero" else "foreign"))
    told: list[str] = []
    speaker = PortAudioSpeaker(SpeakerConfig(), fake.clock, failed=telling(told))
    ear = Ear()
    speaker.play(word(), heard=ear.heard)
    fake.run(300_000)
    eventually(lambda: ear.onsets)
    speaker.close()
    assert len(told) == 1
    assert words in told[0]
    assert ear.onset.u > 5_000


def test_a_device_that_vanishes_is_told_once_and_found_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fake, told, flashes = use(monkeypatch), list[str](), list[str]()

    def flash(sound: Sound) -> None:
        flashes.append(sound.name)

    speaker = PortAudioSpeaker(
        SpeakerConfig(volume=100),
        fake.clock,
        failed=telling(told),
        meanwhile=lambda: SilentSpeaker(flash, clock=fake.clock),
        retry_us=20_000,
    )
    cut, ear, again = Ear(), Ear(), Ear()
    fake.refuses = PortAudioError("Device unavailable")
    speaker.play(word(5_000), heard=cut.heard, done=cut.done)
    fake.outputs[0].active = False
    eventually(lambda: not speaker.alive and cut.dones)
    speaker.play(word(), heard=ear.heard, done=ear.done)
    eventually(lambda: ear.onsets)
    assert flashes == ["play"]
    eventually(lambda: fake.rescans > 2)
    fake.refuses = None
    eventually(lambda: speaker.alive)
    speaker.play(word(), heard=again.heard)
    fake.run(300_000)
    eventually(lambda: again.onsets)
    speaker.close()
    assert ["stopped" in told[0], "speaks again" in told[1], len(told)] == [True, True, 2]
    assert fake.outputs[-1].dac.onsets(MARK)


def test_a_card_that_stops_asking_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    fake, told = use(monkeypatch), list[str]()
    speaker = PortAudioSpeaker(SpeakerConfig(), fake.clock, failed=telling(told))
    fake.now += 2_000_000
    eventually(lambda: told)
    speaker.close()
    assert "check its cable" in told[0]


@pytest.mark.parametrize(
    "error", [PortAudioError("no default output device"), ValueError("No output device matching")]
)
def test_what_cannot_be_opened_is_one_line(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    fake = use(monkeypatch)
    fake.refuses = error
    with pytest.raises(DeviceGone, match=r"^portaudio Hall: .*; is a speaker connected\?$"):
        PortAudioSpeaker(SpeakerConfig(device="Hall"), fake.clock)


def test_a_card_that_never_asks_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = use(monkeypatch)
    fake.probe_us = -1
    monkeypatch.setattr("hw.speakers.portaudio.PROBE_US", 1_000)
    with pytest.raises(DeviceGone, match="asks for no sound"):
        PortAudioSpeaker(SpeakerConfig(), fake.clock)
    assert fake.outputs[0].closed


@pytest.mark.parametrize(
    ("error", "remedy"),
    [
        (OSError("PortAudio library not found"), "apt install libportaudio2"),
        (ImportError("No module named 'sounddevice'", name="sounddevice"), "pip install"),
    ],
)
def test_a_missing_library_names_its_remedy(
    monkeypatch: pytest.MonkeyPatch, error: Exception, remedy: str
) -> None:
    def fails(name: str) -> None:
        raise error

    monkeypatch.setattr("hw.extras.import_module", fails)
    with pytest.raises(DeviceGone, match=remedy):
        PortAudioSpeaker(SpeakerConfig())


NULL_CARD = """\
pcm.!default {{ type file file "{out}" format "raw" slave {{ pcm "nothing" }} hint {{ show on }} }}
pcm.nothing {{ type null }}
ctl.!default {{ type hw card 0 }}
"""
OPEN = """\
from hw.errors import HardwareError
from hw.speakers.config import SpeakerConfig
from hw.speakers.portaudio import PortAudioSpeaker
try:
    PortAudioSpeaker(SpeakerConfig())
except HardwareError as error:
    print(error)
"""


def has_portaudio() -> bool:
    try:
        importlib.import_module("sounddevice")
    except OSError:
        return False
    return True


def test_the_real_library_on_a_null_device_is_found_out(tmp_path: Path) -> None:
    if not has_portaudio():
        pytest.skip("needs PortAudio: sudo apt install libportaudio2")
    config = tmp_path / "asound.conf"
    config.write_text(NULL_CARD.format(out=tmp_path / "out.raw"))
    environment = {**os.environ, "ALSA_CONFIG_PATH": str(config)}
    done = subprocess.run(
        [sys.executable, "-c", OPEN],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=240,
        check=True,
    )
    assert "faster than it can be heard" in done.stdout
    assert (tmp_path / "out.raw").stat().st_size > 48_000


def test_the_real_library_without_any_card_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    if not has_portaudio():
        pytest.skip("needs PortAudio: sudo apt install libportaudio2")
    with pytest.raises(HardwareError) as caught:
        PortAudioSpeaker(SpeakerConfig(device="no such speaker anywhere"))
    assert "\n" not in str(caught.value)
