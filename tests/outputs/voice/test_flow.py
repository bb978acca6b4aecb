"""Every sentence of every book, as it is put together: does it flow?

English is measured test by test; every other language in one go, so that its clips are unpacked
once. What the suite plays of them is two; after new clips were made, scripts/soak plays all.
"""

from __future__ import annotations

from statistics import median

import pytest

from companion.outputs.voice import sentence as module
from companion.outputs.voice.book import books
from tests.outputs.voice.spoken import Spoken, english
from tests.outputs.voice.test_clips import begin_and_end, have_their_onset, loud_enough
from tests.support.soak import some

OTHERS = some((language for language in books() if language != "en"), 2)


def hardly_a_gap(spoken: Spoken) -> None:
    assert len(spoken.joints) > 300
    assert [joint for joint in spoken.joints if joint.gap_ms >= 60] == []


def no_level_jumps(spoken: Spoken) -> None:
    assert [joint for joint in spoken.joints if joint.level_db > 12] == []
    assert median(joint.level_db for joint in spoken.joints) < 3


def no_pitch_jumps(spoken: Spoken) -> None:
    """Within a sentence a voice goes up and down by half an octave, and hardly ever by more."""
    steps = [(joint.semitones, joint.words) for joint in spoken.joints]
    known = [(abs(step), words) for step, words in steps if step is not None]
    assert len(known) > len(steps) / 2
    assert [one for one in known if one[0] > 12] == []
    assert median(step for step, _ in known) < 4


def no_silence(spoken: Spoken) -> None:
    """A closed mouth is silent for a tenth of a second, a comma for three."""
    assert {
        words: silence
        for words, silence in spoken.silences()
        if silence > (320 if any(mark in words[:-1] for mark in ",:") else 130)
    } == {}


def test_there_is_hardly_a_gap_where_no_comma_is() -> None:
    hardly_a_gap(english())


@pytest.mark.slow
def test_no_level_jumps_at_a_joint() -> None:
    no_level_jumps(english())


@pytest.mark.slow
def test_no_pitch_jumps_at_a_joint() -> None:
    no_pitch_jumps(english())


@pytest.mark.slow
def test_no_sentence_falls_silent_in_between() -> None:
    no_silence(english())


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
def test_every_other_language_is_spoken_as_well_as_english(language: str) -> None:
    spoken = Spoken(language)
    begin_and_end(spoken)
    have_their_onset(spoken)
    loud_enough(spoken)
    hardly_a_gap(spoken)
    no_level_jumps(spoken)
    no_pitch_jumps(spoken)
    no_silence(spoken)


def test_what_flows_is_joined_without_anything_in_between() -> None:
    """So the gap at a joint is what the two clips themselves leave silent."""
    find = english().find
    row = next(row for row in english().rows if len(row) == 2 and not row[0].mark)
    (one, before), (other, _) = module._clips(row, find)
    whole = module.sentence("said", row, find)
    assert one
    assert other
    assert whole
    assert before.flows_on
    assert len(whole.samples) == len(one.samples) + len(other.samples) - module.OVERLAP
