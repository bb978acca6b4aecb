"""Whatever the card and the machine do, a word is heard within the stated doubt, or not stated."""

import threading
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hw.clock import now_us
from hw.speakers.config import SpeakerConfig
from hw.speakers.sim import SimCard, SimSpeaker
from tests.hw.speakers.words import MARK, Ear, word

CARDS = st.builds(
    SimCard,
    block=st.sampled_from((64, 128, 256, 512, 1024)),
    blocks=st.integers(2, 4),
    late_us=st.sampled_from((0, 500, 3_000, 12_000, 40_000)),
    stall_us=st.sampled_from((0, 200, 4_000, 25_000, 60_000)),
    error_us=st.sampled_from((0, 50, 400, 2_000)),
    restart_us=st.integers(0, 5_000),
    ppm=st.integers(-150, 150),
    epoch=st.sampled_from(("table", "table", "zero", "foreign")),
    flags=st.booleans(),
    seed=st.integers(0, 1_000_000),
)
BAD_MOMENTS = st.builds(
    SimCard,
    block=st.sampled_from((64, 256)),
    late_us=st.sampled_from((0, 20_000)),
    stall_us=st.sampled_from((0, 20_000)),
    every=st.integers(10, 60),
    error_us=st.sampled_from((0, 50, 2_000)),
    flags=st.booleans(),
    seed=st.integers(0, 1_000_000),
)


def say(speaker: SimSpeaker, t: int, *, at: int | None = None) -> Ear:
    """Let the speaker run until t, say one word, and wait for its end."""
    ear = Ear()
    speaker.act(t)
    speaker.play(word(60), at=at, heard=ear.heard, done=ear.done)
    end = t
    while not ear.dones:
        end += 50_000
        speaker.act(end)
    return ear


@given(CARDS, st.integers(0, 600_000), st.none() | st.integers(0, 300_000))
def test_the_true_onset_is_within_the_stated_doubt(
    card: SimCard, t: int, ahead: int | None
) -> None:
    speaker = SimSpeaker(card=card, began_us=1_000)
    ear = say(speaker, t, at=None if ahead is None else t + ahead)
    (true,) = speaker.dac.onsets(MARK)
    assert len(ear.onsets) <= 1
    for onset in ear.onsets:
        assert abs(onset.t - true) <= onset.u


@pytest.mark.slow
@given(BAD_MOMENTS)
def test_a_bad_moment_now_and_then_is_noticed(card: SimCard) -> None:
    speaker, ears = SimSpeaker(card=card), []
    for n in range(8):
        ear = Ear()
        speaker.act(300_000 + n * 40_000)
        speaker.play(word(5, 1, 20_000 + n), heard=ear.heard)
        ears.append(ear)
    speaker.act(900_000)
    for n, ear in enumerate(ears):
        for onset, true in zip(ear.onsets, speaker.dac.onsets(20_000 + n), strict=False):
            assert abs(onset.t - true) <= onset.u


@given(CARDS, st.integers(100_000, 400_000))
def test_a_word_is_never_said_before_it_was_wanted(card: SimCard, t: int) -> None:
    speaker = SimSpeaker(card=card)
    say(speaker, t)
    (true,) = speaker.dac.onsets(MARK)
    assert true >= t


@given(st.integers(0, 200_000), st.sampled_from((64, 256, 1024)), st.integers(-100, 100))
def test_an_orderly_card_hits_the_wanted_sample(ahead: int, block: int, ppm: int) -> None:
    speaker = SimSpeaker(card=SimCard(block=block, ppm=ppm))
    at = 500_000 + 100_000 + ahead
    onset = say(speaker, 500_000, at=at).onset
    (true,) = speaker.dac.onsets(MARK)
    assert abs(true - at) <= 60
    assert onset.u <= 200


def test_what_lies_behind_the_card_is_added_and_allowed_for() -> None:
    config = SpeakerConfig(volume=100, delay_us=40_000, distance_m=2.0)
    speaker = SimSpeaker(config)
    onset = say(speaker, 500_000, at=700_000).onset
    (at_the_card,) = speaker.dac.onsets(MARK)
    assert abs(onset.t - 700_000) <= 40
    assert abs(at_the_card + 40_000 + 2 * 2_915 - 700_000) <= 60


@pytest.mark.parametrize("epoch", ["zero", "foreign"])
def test_nonsense_times_widen_the_doubt(epoch: str) -> None:
    card = SimCard(epoch="zero" if epoch == "zero" else "foreign")
    onset = say(SimSpeaker(card=card), 500_000).onset
    assert 5_000 <= onset.u <= 30_000


def test_a_card_that_ran_dry_is_doubted_until_it_has_settled_again() -> None:
    speaker = SimSpeaker(card=SimCard(seed=1))
    before = say(speaker, 300_000).onset
    speaker.dac._drained_us -= 50_000  # the buffer is lost, as when the machine slept
    dry = Ear()
    speaker.play(word(60, 0), heard=dry.heard)
    speaker.act(speaker.dac.due() + 50_000)
    after = say(speaker, 2_400_000).onset
    assert before.u <= 200
    assert dry.onset.u > 1_000
    assert after.u <= 200


def test_skipping_silence_changes_nothing_that_is_heard() -> None:
    now = 0
    speaker = SimSpeaker(clock=lambda: now)
    ears = []
    for t in (400_000, 3_600_000_000, 7_200_000_000):
        now, ear = t, Ear()
        assert speaker.due() is None
        speaker.play(word(60), heard=ear.heard, done=ear.done)
        while (due := speaker.due()) is not None:
            now = max(now, due)
            speaker.act(now)
        ears.append(ear)
    for ear, true in zip(ears, speaker.dac.onsets(MARK), strict=True):
        assert abs(ear.onset.t - true) <= ear.onset.u <= 200
        assert ear.dones == 1


class Load:
    """A thread that burns the processor, and one that draws: what a busy table does."""

    def __init__(self) -> None:
        self._end = threading.Event()
        self._threads = [threading.Thread(target=work) for work in (self._burn, self._draw)]

    def __enter__(self) -> None:
        for thread in self._threads:
            thread.start()

    def __exit__(self, *_: object) -> None:
        self._end.set()
        for thread in self._threads:
            thread.join()

    def _burn(self) -> None:
        while not self._end.is_set():
            sum(n * n for n in range(20_000))

    def _draw(self) -> None:
        frame = bytearray(800 * 480 * 4)
        while not self._end.wait(1 / 60):
            for row in range(0, len(frame), 800 * 4):
                frame[row : row + 3200] = bytes([row % 251]) * 3200


@pytest.mark.slow
def test_under_load_the_true_onset_stays_within_the_stated_doubt() -> None:
    speaker = SimSpeaker(card=SimCard(blocks=11), began_us=now_us())
    ears: list[Ear] = []
    speaker.start()
    try:
        with Load():
            for n in range(12):
                ear, over = Ear(), threading.Event()
                at = now_us() + 60_000 if n % 2 else None
                speaker.play(word(60, mark=20_000 + n), at=at, heard=ear.heard, done=over.set)
                assert over.wait(60)
                time.sleep(0.02)
                ears.append(ear)
    finally:
        speaker.close()
    stated = [n for n, ear in enumerate(ears) if ear.onsets]
    assert len(stated) >= 10
    for n in stated:
        (true,) = speaker.dac.onsets(20_000 + n)
        assert abs(ears[n].onset.t - true) <= ears[n].onset.u
