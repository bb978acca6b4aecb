"""What is measured of speech, on sounds of which it is known."""

from __future__ import annotations

import numpy as np
import pytest

from benchmarks.tools import hearing
from benchmarks.tools.hearing import MS, RATE


def tone(hertz: float, milliseconds: int, level: float = 0.2) -> hearing.Sound:
    """A hum with overtones, as a voice has."""
    t = np.arange(milliseconds * MS) / RATE
    waves = np.array([np.sin(2 * np.pi * hertz * n * t) / n for n in (1, 2, 3)])
    found: hearing.Sound = level * waves.sum(axis=0)
    return found


def hush(milliseconds: int) -> hearing.Sound:
    return np.zeros(milliseconds * MS)


def joint(before: hearing.Sound, after: hearing.Sound) -> tuple[hearing.Edge, hearing.Edge]:
    return hearing.last_edge(before), hearing.first_edge(after)


def test_silences_are_found_to_a_frame() -> None:
    sound = np.concatenate([hush(20), tone(200, 100), hush(70), tone(200, 100), hush(40)])
    assert hearing.hush_before(sound) == 20
    assert hearing.hush_after(sound) == 40
    assert hearing.longest_silence(sound) == 70
    assert hearing.longest_silence(tone(200, 100)) == 0


def test_a_step_of_level_is_told_in_decibels() -> None:
    found = hearing.level_step(*joint(tone(200, 300), tone(200, 300, 0.1)))
    assert found == pytest.approx(-6, abs=0.2)


@pytest.mark.parametrize(
    ("before", "after", "step"), [(200, 200, 0), (150, 300, 12), (300, 225, -5)]
)
def test_a_step_of_pitch_is_told_in_semitones(before: int, after: int, step: float) -> None:
    found = hearing.pitch_step(*joint(tone(before, 300), tone(after, 300)))
    assert found == pytest.approx(step, abs=0.4)


def test_noise_has_no_pitch() -> None:
    noise = np.random.default_rng(1).normal(0, 0.1, 300 * MS)
    assert hearing.pitch_step(*joint(noise, tone(200, 300))) is None


def test_roll_off() -> None:
    assert hearing.roll_off(tone(1_000, 500), 0.5) == pytest.approx(1_000, abs=20)
