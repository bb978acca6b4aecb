"""Presses around a spoken PLAY: the truth from a recording, the verdict from the real referee."""

from array import array

import pytest

from benchmarks.fairness.score import Start
from benchmarks.fairness.starts import (
    Word,
    asked_of,
    nearest,
    score_starts,
    table,
    words_of,
)
from benchmarks.tools.recorded_truth import Look, Span, began, onsets, places
from companion.core.referee.instant import Instant
from companion.core.transcript.header import Header

PLAY_US = 5_000_000
WORD = Word(Instant(PLAY_US, 4_000), PLAY_US - 100, PLAY_US + 100)
ASKED = Word(Instant(PLAY_US - 20_000), PLAY_US - 100, PLAY_US + 100)


@pytest.fixture(scope="module")
def header() -> Header:
    return table()


def press(gap_us: int, seat: int = 3) -> Start:
    """A contact that closed around PLAY, within 20 us."""
    return Start(0, seat, PLAY_US + gap_us, PLAY_US + gap_us + 20)


def verdict(header: Header | None, gap_us: int, heard_us: int, word: Word | None = None) -> str:
    """What a judge says who stamped, or heard, a press so long after PLAY."""
    known = word or (WORD if header else ASKED)
    heard = [(3, PLAY_US + heard_us, 100 if header else None)]
    (counts,) = score_starts(header, {0: known}, [press(gap_us)], heard)["rows"].values()
    (name,) = [name for name, count in counts.items() if count]
    return str(name)


def test_the_referee_makes_an_early_hand_pay(header: Header) -> None:
    assert verdict(header, -10_000, -9_990) == "right"


def test_a_hand_after_the_word_pays_nothing(header: Header) -> None:
    assert verdict(header, 10_000, 10_010) == "right"
    assert verdict(header, 1_000, 1_010) == "right"


def test_an_early_hand_within_the_doubt_is_too_close(header: Header) -> None:
    assert verdict(header, -2_000, -1_990) == "too close"


def test_a_table_never_doubts_less_than_its_ears(header: Header) -> None:
    sure = WORD._replace(known=Instant(PLAY_US, 100))
    assert verdict(header, -2_000, -1_990, sure) == "too close"
    assert verdict(header, -4_000, -3_990, sure) == "right"


def test_a_word_less_sure_than_announced_accuses_nobody(header: Header) -> None:
    """It came 10 ms earlier than stated: within its doubt, which is wider than announced."""
    vague = Word(Instant(PLAY_US + 10_000, 12_000), PLAY_US - 100, PLAY_US + 100)
    assert verdict(header, 1_000, 1_010, vague) == "right"


def test_a_wrong_stamp_accuses_the_innocent_or_lets_go(header: Header) -> None:
    assert verdict(header, 5_000, -9_000) == "accused"
    assert verdict(header, -10_000, 9_000) == "let go"


def test_whoever_goes_by_the_asking_lets_early_hands_go() -> None:
    assert verdict(None, -10_000, -8_000) == "let go"
    assert verdict(None, -30_000, -28_000) == "right"
    assert verdict(None, 5_000, 7_000) == "right"


def test_a_word_that_was_never_told_judges_nobody(header: Header) -> None:
    assert verdict(header, -10_000, -9_990, WORD._replace(known=None)) == "missed"


def test_a_press_too_near_for_the_recording_is_left_out(header: Header) -> None:
    found = score_starts(header, {0: WORD}, [press(50)], [(3, PLAY_US + 60, 100)])
    assert (found["inside"], found["rows"]) == (1, {})


def test_a_word_without_a_recording_is_left_out(header: Header) -> None:
    assert score_starts(header, {}, [press(500)], [])["unrecorded"] == 1


def test_a_stated_onset_is_held_to_its_word(header: Header) -> None:
    off = WORD._replace(known=Instant(PLAY_US + 5_000, 4_000))
    found = score_starts(header, {0: off}, [press(9_000)], [(3, PLAY_US + 9_010, 100)])
    assert (found["words"], found["untrue"]) == (1, 1)
    found = score_starts(header, {0: WORD}, [press(9_000)], [(3, PLAY_US + 9_010, 100)])
    assert (found["words"], found["untrue"]) == (1, 0)


def test_gaps_keep_their_sign() -> None:
    assert [nearest(gap) for gap in (-9_000, -30, 30, 9_000)] == [-10_000, -500, 500, 10_000]


def test_a_word_is_known_by_its_one_recording() -> None:
    said: list[list[int | None]] = [
        [1_000_000, 700_000, 1_002_000, 900],
        [3_000_000, 2_700_000, None, None],
    ]
    spans = [[1_001_000, 1_001_200], [3_000_100, 3_000_300]]
    ours = [[*said[0], 200_000, 700], [*said[1], 2_200_000, 800]]
    assert words_of(ours, spans) == {
        0: Word(Instant(1_002_000, 900), 1_001_000, 1_001_200, Instant(200_000, 700)),
        1: Word(None, 3_000_100, 3_000_300, Instant(2_200_000, 800)),
    }
    assert asked_of(said, spans)[1].known == Instant(2_700_000)


def test_a_word_recorded_twice_or_never_is_no_truth() -> None:
    said: list[list[int | None]] = [[1_000_000, 980_000, None, None]]
    assert asked_of(said, []) == {}
    assert asked_of(said, [[1_001_000, 1_001_200], [1_020_000, 1_020_200]]) == {}


# A card that counts in steps of 192 samples, which are 4 ms, on ticks at multiples of 4 ms.


def looked(began_us: int, delays_us: list[int]) -> list[Look]:
    """Look after every fourth tick, so long after it."""
    return [
        Look(
            began_us + 16_000 * n + late - 5,
            768 * n + 192 * (n % 2),
            began_us + 16_000 * n + late,
        )
        for n, late in enumerate(delays_us)
    ]


def test_a_recording_begins_on_the_tick_before_its_earliest_look() -> None:
    assert began(looked(8_000_000, [4_900, 6_000, 700, 9_000])) == Span(8_000_000, 8_000_700)


def test_a_recording_whose_looks_are_all_late_is_refused() -> None:
    assert began(looked(8_000_000, [2_900, 6_900, 2_700, 6_800])) is None


def test_a_card_that_does_not_move_dates_nothing() -> None:
    assert began([Look(1, 0, 2), Look(3, 0, 4)]) is None


def test_a_word_is_found_sample_for_sample() -> None:
    word = array("h", range(1, 400)).tobytes()
    samples = bytes(2 * 480) + word + bytes(2 * 4_801) + word
    assert places(samples, word, 48) == [528, 528 + 399 + 4_801]


def test_a_words_onset_is_as_sure_as_the_beginning_of_its_recording() -> None:
    word = array("h", range(1, 400)).tobytes()
    looks = looked(8_000_000, [4_900, 6_000, 700, 9_000])
    (span,) = onsets(bytes(2 * 432) + word, looks, word, 48)
    assert span == Span(8_010_000, 8_010_701)


def test_a_word_that_nobody_watched_being_recorded_is_not_believed() -> None:
    """The machine stood still: the card may have recorded what was handed over afterwards."""
    word = array("h", range(1, 400)).tobytes()
    looks = looked(8_000_000, [4_900, 6_000, 700, 9_000])
    samples = bytes(2 * 432) + word
    late = Look(looks[1].before_us, looks[1].frames, looks[1].after_us + 20_000)
    assert onsets(samples, [looks[0], late, *looks[2:]], word, 48) == []
    assert onsets(samples, [looks[0]], word, 48) == [], "nor one that nobody saw afterwards"
