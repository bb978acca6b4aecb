"""Outputs without a card's clock: the mixer and the flash."""

import threading

import pytest

from hw.errors import DeviceGone
from hw.speakers.config import SpeakerConfig
from hw.speakers.mixer import DOUBT_US, TYPICAL_US, MixerSpeaker
from hw.speakers.silent import FLIP_DELAY_US, SilentSpeaker
from tests.hw.speakers.words import Ear, word


class Time:
    def __init__(self) -> None:
        self.now = 1_000_000

    def clock(self) -> int:
        return self.now


def test_a_flash_is_dated_between_before_and_after() -> None:
    time, ear = Time(), Ear()

    def flash(_: object) -> None:
        time.now += 6_000

    speaker = SilentSpeaker(flash, flash_delay_us=2_000, clock=time.clock, threaded=False)
    speaker.play(word(100, 20), heard=ear.heard, done=ear.done)
    speaker.act(time.now)
    speaker.act(time.now)
    assert (ear.onset.t - ear.onset.u, ear.onset.t + ear.onset.u) == (1_000_000, 1_008_000)
    speaker.act(1_103_000)
    assert ear.dones == 0
    speaker.act(1_104_000)
    assert ear.dones == 1


def test_a_flash_wanted_at_an_instant_comes_then_not_a_soft_beginning_earlier() -> None:
    time, ear = Time(), Ear()
    speaker = SilentSpeaker(lambda _: None, clock=time.clock, threaded=False)
    speaker.play(word(100, 50), at=1_500_000, heard=ear.heard)
    assert speaker.due() == 1_500_000


def test_lamps_that_are_gone_leave_the_display() -> None:
    def flash(_: object) -> None:
        raise DeviceGone("the lamps are unplugged")

    time, ear = Time(), Ear()
    speaker = SilentSpeaker(flash, clock=time.clock, threaded=False)
    speaker.play(word(), heard=ear.heard)
    speaker.act(time.now)
    assert ear.onset.u == FLIP_DELAY_US // 2


@pytest.fixture
def mixer(monkeypatch: pytest.MonkeyPatch) -> MixerSpeaker:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    config = SpeakerConfig(volume=100, delay_us=7_000, distance_m=1.0)
    return MixerSpeaker(config, Time().clock, threaded=False)


def test_the_mixer_states_its_typical_delay_and_its_doubt(mixer: MixerSpeaker) -> None:
    ear = Ear()
    mixer.play(word(100, 20), heard=ear.heard)
    mixer.act(1_000_000)
    mixer.act(2_000_000)
    mixer.close()
    assert ear.onset.t == 1_000_000 + TYPICAL_US + 7_000 + 2_915 + 20_000
    assert ear.onset.u == DOUBT_US
    assert TYPICAL_US - DOUBT_US <= 9_600
    assert TYPICAL_US + DOUBT_US >= 14_300


def test_the_mixer_begins_early_enough_for_a_wanted_instant(mixer: MixerSpeaker) -> None:
    mixer.play(word(100, 20), at=2_000_000)
    due = mixer.due()
    mixer.close()
    assert due == 2_000_000 - TYPICAL_US - 7_000 - 2_915 - 20_000


def test_a_mixer_that_fails_in_a_match_says_so_once(
    mixer: MixerSpeaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, ear = list[str](), Ear()
    mixer._failed = lambda reason, line: told.append(line)

    def broken(_: object) -> None:
        raise RuntimeError("device lost")

    monkeypatch.setattr(mixer, "_play", broken)
    monkeypatch.setattr(mixer, "_error", RuntimeError)
    for _ in range(3):
        mixer.play(word(), done=ear.done)
        mixer.act(1_000_000)
        mixer.act(3_000_000)
    mixer.close()
    assert told == ["mixer default: device lost; it may stay silent"]
    assert ear.dones == 3


def test_a_mixer_without_a_device_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    with pytest.raises(DeviceGone, match=r"^mixer default: .*; is a speaker connected\?$"):
        MixerSpeaker(SpeakerConfig())


def test_a_thread_of_its_own_says_words_in_real_time() -> None:
    over, ear = threading.Event(), Ear()
    speaker = SilentSpeaker(lambda _: None)
    speaker.play(word(20, 5), heard=ear.heard, done=over.set)
    assert over.wait(20)
    speaker.close()
    assert len(ear.onsets) == 1
