"""In the virtual Pi, what an output says of its words is held against a recording of them."""

import pytest

from benchmarks.voice import Result, worst
from tests.hil.virtual_pi import Results

pytestmark = [pytest.mark.slow, pytest.mark.trial("sound")]
WORDS = 6
RECORDED_US = 1_000
"""What the recording of a loopback card is known to: its samples move in steps of a period."""


def told(inside: Results) -> dict[str, Result]:
    """What each output said of its words, beside the recording."""
    return {name: Result(*found) for name, found in inside.of("sound").items()}


@pytest.fixture
def recorded(inside: Results) -> dict[str, Result]:
    return told(inside)


def test_every_output_was_heard(recorded: dict[str, Result]) -> None:
    for name, result in recorded.items():
        assert len(result.errors_us) >= WORDS - 2, name


def test_portaudio_dates_its_words_within_its_doubt(recorded: dict[str, Result]) -> None:
    exact = recorded["portaudio"]
    for error_us, doubt_us in zip(exact.errors_us, exact.doubts_us, strict=True):
        assert abs(error_us) <= doubt_us + RECORDED_US


def test_it_knows_better_than_the_mixer(recorded: dict[str, Result]) -> None:
    assert worst(recorded["portaudio"].errors_us) < worst(recorded["mixer"].errors_us)
