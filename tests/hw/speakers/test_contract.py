"""What every output promises, whatever it is made of."""

import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from hw.speaker import Speaker
from hw.speakers.config import SpeakerConfig
from hw.speakers.mixer import MixerSpeaker
from hw.speakers.portaudio import PortAudioSpeaker
from hw.speakers.remote import RemoteSpeaker
from hw.speakers.silent import SilentSpeaker
from hw.speakers.sim import SimSpeaker
from hw.speakers.wire import AreYouThere
from tests.hw.speakers.fake_sounddevice import FakeSoundDevice
from tests.hw.speakers.threaded_child import ThreadedChild
from tests.hw.speakers.words import Ear, word

CONFIG = SpeakerConfig(volume=100)


class Rig:
    """A speaker, its clock, and the way to let time pass for it."""

    def __init__(
        self, speaker: Speaker, now: Callable[[], int], run: Callable[[int], None]
    ) -> None:
        self.speaker, self.now, self._run = speaker, now, run

    def wait(self, span_us: int) -> None:
        self._run(span_us)

    def until(self, true: Callable[[], object]) -> None:
        for _ in range(10_000):
            if true():
                return
            self.wait(10_000)
        raise AssertionError("it never happened")


class Stepper:
    """A clock for speakers that are stepped by hand."""

    def __init__(self) -> None:
        self.now = 1_000_000
        self.speaker: Any = None

    def clock(self) -> int:
        return self.now

    def run(self, span_us: int) -> None:
        end = self.now + span_us
        while (due := self.speaker.due()) is not None and due <= end:
            self.now = max(self.now, due)
            self.speaker.act(self.now)
        self.now = end


def silent(stepper: Stepper) -> Speaker:
    return SilentSpeaker(lambda _: None, clock=stepper.clock, threaded=False)


def mixer(stepper: Stepper) -> Speaker:
    return MixerSpeaker(CONFIG, stepper.clock, threaded=False)


def simulated(stepper: Stepper) -> Speaker:
    return SimSpeaker(CONFIG, began_us=stepper.now, clock=stepper.clock)


def stepped(make: Callable[[Stepper], Speaker]) -> Rig:
    stepper = Stepper()
    stepper.speaker = make(stepper)
    return Rig(stepper.speaker, stepper.clock, stepper.run)


def portaudio(monkeypatch: pytest.MonkeyPatch) -> Rig:
    fake = FakeSoundDevice()
    monkeypatch.setitem(sys.modules, "sounddevice", fake)
    speaker = PortAudioSpeaker(CONFIG, fake.clock)

    def run(span_us: int) -> None:
        fake.run(span_us)
        time.sleep(0.001)  # the keeper delivers from its own thread

    return Rig(speaker, fake.clock, run)


def remote(monkeypatch: pytest.MonkeyPatch) -> Rig:
    """PortAudio once more, behind pipes."""
    fake = FakeSoundDevice()
    monkeypatch.setitem(sys.modules, "sounddevice", fake)
    children: list[ThreadedChild] = []

    def start() -> ThreadedChild:
        children.append(ThreadedChild(fake.clock))
        return children[-1]

    speaker = RemoteSpeaker(("portaudio",), CONFIG, fake.clock, start=start)

    def settle() -> None:
        """Wait until what was asked so far has arrived."""
        life = speaker._life
        life._waits_us = fake.now
        life.ask(AreYouThere())
        while life._waits_us is not None and not life.gone:
            time.sleep(0.0005)

    def run(span_us: int) -> None:
        settle()
        fake.run(span_us)
        time.sleep(0.001)  # the keeper delivers from its own thread
        settle()

    return Rig(speaker, fake.clock, run)


@pytest.fixture(params=["portaudio", "mixer", "silent", "simulated", "remote"])
def rig(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Rig]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    kinds = {"mixer": mixer, "silent": silent, "simulated": simulated}
    kind = request.param
    living = {"portaudio": portaudio, "remote": remote}
    rig = living[kind](monkeypatch) if kind in living else stepped(kinds[kind])
    yield rig
    rig.speaker.close()


def test_a_word_is_heard_once_then_done_once(rig: Rig) -> None:
    ear, began = Ear(), rig.now()
    rig.speaker.play(word(), heard=ear.heard, done=ear.done)
    rig.until(lambda: ear.dones)
    rig.wait(300_000)
    assert ear.dones == 1
    assert began <= ear.onset.t + ear.onset.u
    assert ear.onset.u > 0


def test_it_has_a_name(rig: Rig) -> None:
    assert rig.speaker.name


def test_a_word_wanted_later_is_heard_then(rig: Rig) -> None:
    ear, at = Ear(), rig.now() + 500_000
    rig.speaker.play(word(), at=at, heard=ear.heard, done=ear.done)
    rig.wait(300_000)
    assert not ear.dones
    rig.until(lambda: ear.dones)
    assert abs(ear.onset.t - at) <= ear.onset.u


def test_the_next_word_cuts_off_the_one_before(rig: Rig) -> None:
    first, second = Ear(), Ear()
    rig.speaker.play(word(5_000), heard=first.heard, done=first.done)
    rig.wait(200_000)
    rig.speaker.play(word(), heard=second.heard, done=second.done)
    rig.until(lambda: second.dones)
    assert (first.dones, len(first.onsets)) == (1, 1)
    assert first.onset.t < second.onset.t


def test_a_word_cut_off_before_its_onset_was_never_heard(rig: Rig) -> None:
    ear = Ear()
    rig.speaker.play(word(), at=rig.now() + 1_000_000, heard=ear.heard, done=ear.done)
    rig.wait(100_000)
    rig.speaker.stop()
    rig.until(lambda: ear.dones)
    rig.wait(2_000_000)
    assert ear.onsets == []
    assert ear.dones == 1


def test_two_words_at_once_leave_the_second(rig: Rig) -> None:
    first, second = Ear(), Ear()
    rig.speaker.play(word(), heard=first.heard, done=first.done)
    rig.speaker.play(word(), heard=second.heard, done=second.done)
    rig.until(lambda: second.dones)
    assert first.onsets == []
    assert first.dones == 1
    assert len(second.onsets) == 1


def test_volume_and_stop_are_welcome_at_any_time(rig: Rig) -> None:
    rig.speaker.stop()
    rig.speaker.volume(0)
    ear = Ear()
    rig.speaker.play(word(), done=ear.done)
    rig.speaker.volume(250)
    rig.until(lambda: ear.dones)
    rig.speaker.volume(-5)


def test_an_empty_sound_is_over_at_once(rig: Rig) -> None:
    ear = Ear()
    rig.speaker.play(word(0, 0), heard=ear.heard, done=ear.done)
    rig.until(lambda: ear.dones)


def test_closing_ends_what_is_said_and_may_be_repeated(rig: Rig) -> None:
    ear, late = Ear(), Ear()
    rig.speaker.play(word(5_000), done=ear.done)
    rig.wait(50_000)
    rig.speaker.close()
    rig.speaker.close()
    assert ear.dones == 1
    rig.speaker.play(word(), heard=late.heard, done=late.done)
    rig.speaker.stop()
    rig.speaker.volume(10)
    assert (late.dones, late.onsets) == (1, [])


def test_words_after_a_word_are_not_lost(rig: Rig) -> None:
    ears = [Ear() for _ in range(3)]
    rest = iter(ears[1:])

    def following(ear: Ear) -> Callable[[], None]:
        def done() -> None:
            ear.done()
            after = next(rest, None)
            if after is not None:
                rig.speaker.play(word(30, 5), heard=after.heard, done=following(after))

        return done

    rig.speaker.play(word(30, 5), heard=ears[0].heard, done=following(ears[0]))
    rig.until(lambda: ears[2].dones)
    assert [len(ear.onsets) for ear in ears] == [1, 1, 1]
