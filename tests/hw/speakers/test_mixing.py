"""Whatever is asked in whatever order, every word ends once and sounds as it should."""

from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hw.speaker import Sound
from hw.speakers.mixing import Mixing
from hw.speakers.silent import SilentSpeaker
from hw.speakers.sim import SimCard, SimSpeaker
from tests.hw.speakers.words import Ear, word

Stepped = SimSpeaker | SilentSpeaker
STEPS = st.lists(
    st.tuples(
        st.sampled_from(("play", "play", "later", "stop", "louder", "wait")),
        st.integers(0, 120_000),
    ),
    max_size=25,
)


class Table:
    """Asks, waits, and remembers what came of every word."""

    def __init__(self, speaker: str) -> None:
        self.now = 0
        self.ears: list[Ear] = []
        self.speaker: Stepped = SilentSpeaker(clock=self.clock, threaded=False)
        if speaker == "simulated":
            self.speaker = SimSpeaker(card=SimCard(late_us=9_000, every=5), clock=self.clock)

    def clock(self) -> int:
        return self.now

    def do(self, step: str, amount: int) -> None:
        if step in ("play", "later"):
            ear, at = Ear(), self.now + amount if step == "later" else None
            self.ears.append(ear)
            self.speaker.play(word(50, 10), at=at, heard=ear.heard, done=ear.done)
        elif step == "stop":
            self.speaker.stop()
        elif step == "louder":
            self.speaker.volume(amount % 101)
        self.wait(amount // 2)

    def wait(self, span: int) -> None:
        end = self.now + span
        while (due := self.speaker.due()) is not None and due <= end:
            self.now = max(self.now, due)
            self.speaker.act(self.now)
        self.now = end


@pytest.mark.parametrize("speaker", ["simulated", "silent"])
@given(steps=STEPS, patient=st.booleans())
def test_every_word_ends_once_and_is_heard_in_its_turn(
    speaker: str, steps: list[tuple[str, int]], patient: bool
) -> None:
    table = Table(speaker)
    for step in steps:
        table.do(*step)
    if patient:
        table.wait(2_000_000)
        assert all(ear.dones == 1 for ear in table.ears)
    table.speaker.close()
    assert all(ear.dones == 1 and len(ear.onsets) <= 1 for ear in table.ears)
    stated = [ear.onset.t for ear in table.ears if ear.onsets]
    assert stated == sorted(stated)


@given(st.binary(min_size=2, max_size=4_000), st.integers(0, 200_000))
def test_at_full_volume_every_sample_is_played_as_it_is(samples: bytes, t: int) -> None:
    speaker = SimSpeaker()
    speaker.act(t)
    speaker.play(Sound("anything", samples))
    speaker.act(t + 200_000)
    played = b"".join(block.samples for block in speaker.dac.played)
    assert samples[: len(samples) // 2 * 2] in played


@pytest.mark.parametrize(("percent", "peak"), [(100, 100), (50, 25), (0, 0), (900, 100), (-4, 0)])
def test_half_the_percentage_is_a_quarter_of_the_height(percent: int, peak: int) -> None:
    mixing = Mixing(10_000, volume=percent)
    mixing.play(word(20, 0, 100), None, None, None)
    assert max(array("h", mixing.fill(256, 1.01, 1_000_000))) == peak


def test_a_word_over_the_end_of_another_is_clipped_not_wrapped() -> None:
    loud = Sound("loud", array("h", [30_000] * 4_800).tobytes())
    mixing = Mixing(10_000)
    mixing.play(loud, None, None, None)
    mixing.fill(256, 1.01, 1_000_000)
    mixing.play(loud, None, None, None)
    block = array("h", mixing.fill(256, 1.0153, 1_005_333))
    assert max(block) == 32_767
    assert min(block) >= 30_000
