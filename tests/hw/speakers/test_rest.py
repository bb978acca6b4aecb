"""Where nothing happens, no card is asked for silence; where something does, words are said."""

import sys
import time
from collections.abc import Callable, Iterator

import pytest

from hw.speakers import remote
from hw.speakers.config import SpeakerConfig
from hw.speakers.remote import RemoteSpeaker
from hw.speakers.sim import SimCard
from hw.speakers.wire import AreYouThere
from tests.hw.speakers.fake_sounddevice import FakeSoundDevice
from tests.hw.speakers.threaded_child import ThreadedChild
from tests.hw.speakers.words import Ear, word

pytestmark = pytest.mark.slow
LONG_US = remote.REST_US + 1_000_000


class Table:
    """A speaker behind pipes, on a simulated card whose time a test lets pass."""

    def __init__(self, card: SimCard | None = None) -> None:
        self.world = FakeSoundDevice(card)
        sys.modules["sounddevice"] = self.world  # type: ignore[assignment]
        self.told: list[str] = []
        self.lost: list[str] = []
        self.speaker = RemoteSpeaker(
            ("portaudio",),
            SpeakerConfig(volume=100),
            self.world.clock,
            failed=lambda reason, line: self.told.append(reason),
            lost=self.lost.append,
            start=lambda: ThreadedChild(self.world.clock),
        )

    @property
    def open(self) -> int:
        """How many devices are open."""
        return sum(not output.closed for output in self.world.outputs)

    def settle(self) -> None:
        """Wait until what was asked so far has arrived."""
        life = self.speaker._life
        life._waits_us = self.world.now
        life.ask(AreYouThere())
        while life._waits_us is not None and not life.gone:
            time.sleep(0.0005)

    def wait(self, span_us: int) -> None:
        """Let time pass, a second at a time: who is asked whether it is there has to answer."""
        end = self.world.now + span_us
        while (left := end - self.world.now) > 0:
            self.settle()
            self.world.run(min(left, 1_000_000))
        time.sleep(0.005)  # keepers look from their own threads
        self.settle()

    def until(self, true: Callable[[], object]) -> None:
        for _ in range(2_000):
            if true():
                return
            self.wait(10_000)
        raise AssertionError("it never happened")


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    monkeypatch.setitem(sys.modules, "sounddevice", None)
    monkeypatch.setattr(remote, "CALM_US", 1_000)
    monkeypatch.setattr(remote, "LOOK_US", 1_000)
    made = Table()
    yield made
    made.speaker.close()


def test_where_nothing_happens_the_card_is_asked_for_nothing(table: Table) -> None:
    assert table.open == 1
    table.wait(remote.REST_US - 1_000_000)
    assert table.open == 1
    table.until(lambda: not table.open)
    asked = len(table.world.outputs[-1].dac.played)
    table.wait(LONG_US)
    assert len(table.world.outputs[-1].dac.played) == asked


def test_news_at_the_table_have_the_device_at_hand_before_there_is_a_word(table: Table) -> None:
    table.wait(LONG_US)
    table.until(lambda: not table.open)
    table.speaker.rouse()
    table.until(lambda: table.open)
    ear, at = Ear(), table.world.now + 300_000
    table.speaker.play(word(), at=at, heard=ear.heard, done=ear.done)
    table.until(lambda: ear.dones)
    assert abs(ear.onset.t - at) <= ear.onset.u


def test_a_word_that_comes_by_itself_is_said_and_dated_as_ever(table: Table) -> None:
    table.wait(LONG_US)
    table.until(lambda: not table.open)
    table.speaker.volume(40)
    ear, asked = Ear(), table.world.now
    table.speaker.play(word(), heard=ear.heard, done=ear.done)
    table.until(lambda: ear.dones)
    assert ear.onset.t + ear.onset.u >= asked
    assert ear.onset.u < 5_000, "the card's own clock is believed again"
    loud = max(
        max(map(abs, memoryview(b.samples).cast("h"))) for b in table.world.outputs[-1].dac.played
    )
    assert 0 < loud < 32_767 * 0.4**2 + 1, "the volume was set while the device was away"


def test_nothing_is_cut_off_by_rest(table: Table) -> None:
    ear = Ear()
    table.speaker.play(word(40_000), heard=ear.heard, done=ear.done)
    table.wait(LONG_US)
    assert table.open == 1
    assert not ear.dones
    table.until(lambda: ear.dones)


def test_news_put_rest_off(table: Table) -> None:
    for _ in range(4):
        table.wait(remote.REST_US // 2)
        table.speaker.rouse()
    table.wait(1_000)
    assert table.open == 1
    assert len(table.world.outputs) == 1


def test_a_device_that_went_meanwhile_is_lost_when_it_is_wanted(table: Table) -> None:
    table.wait(LONG_US)
    table.until(lambda: not table.open)
    table.world.refuses = table.world.PortAudioError("Device unavailable")
    ear = Ear()
    table.speaker.play(word(), heard=ear.heard, done=ear.done)
    for _ in range(2_000):
        if table.lost and ear.dones:
            break
        time.sleep(0.005)
    assert table.lost == ["portaudio default: Device unavailable; is a speaker connected?"]
    assert (ear.dones, ear.onsets) == (1, [])


def test_a_card_without_a_clock_is_told_of_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sounddevice", None)
    monkeypatch.setattr(remote, "CALM_US", 1_000)
    here = Table(SimCard(epoch="zero"))
    for _ in range(2):
        here.wait(LONG_US)
        here.until(lambda: not here.open)
        here.speaker.rouse()
        here.until(lambda: here.open)
    here.speaker.close()
    assert here.told == ["wrong-clock"]
