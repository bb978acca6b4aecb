"""The voice at a table: cues first, verdicts in their turn, never in anybody's way."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from companion.games import KITS
from companion.language import say
from companion.outputs.voice.diction import Diction
from companion.outputs.voice.library import Library
from companion.outputs.voice.place import MORE, NEW, Place
from companion.outputs.voice.sentence import OVERLAP
from companion.outputs.voice.speech import BREATH_US, GRACE_US, NO_SOUND, Voice
from companion.outputs.voice.synth import Synth
from hw.clock import now_us
from hw.speaker import Onset, Sound
from tests.outputs.voice.table import Notebook, Played, book, forfeit, verdict, view

SECOND = 1_000_000


class Table:
    """A voice that is stepped by hand, with a clock that stands still until told."""

    def __init__(self, name: str = "a notebook") -> None:
        self.now = 0
        self.speaker, self.silently = Notebook(name), Notebook("silent")
        self.told: list[str] = []
        diction = Diction(book(), Library(), Synth("en-gb", program=None), threaded=False)
        self.voice = Voice(
            self.speaker, self.silently, book(), diction, KITS, lambda: self.now, self.told.append
        )

    def until(self, t: int) -> None:
        """Let the voice do whatever falls due."""
        while (due := self.voice.due()) is not None and due <= t:
            self.now = max(self.now, due)
            self.voice.act(self.now)
        self.now = t


def test_verdicts_are_said_one_after_the_other() -> None:
    table = Table()
    table.voice.judged([forfeit(1, 2), verdict(2, "out", seat=3)], view())
    table.until(10_000)
    assert len(table.speaker.played) == 1
    first = table.speaker.played[0].sound
    table.until(first.length_us + BREATH_US - 1)
    assert len(table.speaker.played) == 1
    table.until(10 * SECOND)
    assert len(table.speaker.played) == 2


def test_listening_returns_before_anything_is_worded() -> None:
    table = Table()
    table.voice.judged([forfeit(1, 2)], view())
    assert not table.speaker.played


def test_a_cue_cuts_an_announcement_off_and_keeps_others_back() -> None:
    table = Table()
    table.voice.judged([forfeit(1, 2)], view())
    table.until(100_000)
    heard: list[Onset] = []
    table.voice.judged([verdict(2, "out", seat=3)], view())
    table.voice.cue("play", at=200_000, heard=heard.append)
    assert table.speaker.names == ["announcement", "play"]
    assert heard == [Onset(200_000, 500)]
    table.until(300_000)
    assert table.speaker.names == ["announcement", "play"]
    table.until(5 * SECOND)
    assert table.speaker.names == ["announcement", "play", "announcement"]


def test_a_speaker_that_never_says_it_is_through_is_not_waited_for() -> None:
    table = Table()
    table.speaker.answers = False
    table.voice.judged([verdict(1, "out", seat=2), verdict(2, "out", seat=3)], view())
    table.until(10_000)
    length = table.speaker.played[0].sound.length_us
    table.until(length + BREATH_US + GRACE_US - 1)
    assert len(table.speaker.played) == 1
    table.until(length + BREATH_US + GRACE_US + 30_000)
    assert len(table.speaker.played) == 2


def test_mute_is_at_once_and_cues_are_shown_instead() -> None:
    table = Table()
    table.voice.judged([forfeit(1, 2)], view())
    table.until(10_000)
    table.voice.mute(True)
    assert table.speaker.stops == 1
    table.voice.judged([forfeit(2, 3)], view())
    table.voice.cue("ready", at=SECOND)
    table.until(10 * SECOND)
    assert table.speaker.names == ["announcement"]
    assert table.silently.names == ["ready"]
    table.voice.mute(False)
    table.voice.cue("play", at=11 * SECOND)
    assert table.speaker.names == ["announcement", "play"]


class Drowsy(Notebook):
    """A speaker that lets go of its device."""

    def __init__(self) -> None:
        super().__init__()
        self.roused = 0

    def rouse(self) -> None:
        self.roused += 1


def test_whatever_shows_at_the_table_rouses_a_speaker_unless_nothing_may_be_said() -> None:
    speaker = Drowsy()
    diction = Diction(book(), Library(), Synth("en-gb", program=None), threaded=False)
    voice = Voice(speaker, Notebook("silent"), book(), diction, KITS, lambda: 0)
    voice.judged([], view())
    assert speaker.roused == 1
    voice.mute(True)
    voice.judged([], view())
    assert speaker.roused == 1


def test_volume_is_at_once() -> None:
    table = Table()
    table.voice.volume(30)
    table.voice.volume(400)
    assert table.speaker.loudness == [30, 100]


def test_without_a_sound_device_it_says_so_once_and_plays_on() -> None:
    table = Table("silent")
    for n in range(3):
        table.voice.cue("ready", at=n * SECOND)
        table.voice.judged([forfeit(n, 2)], view())
        table.until((n + 1) * SECOND)
    assert table.told == [say(NO_SOUND)]
    assert table.speaker.names.count("ready") == 3


def test_a_question_that_was_answered_meanwhile_is_not_asked() -> None:
    table = Table()
    table.voice.cue("ready", at=0)
    table.voice.judged(
        [verdict(1, "ask", question="call", seat=2, suggest=[])], view("play", "call")
    )
    table.voice.act(1)
    table.voice.judged([], view())
    table.until(10 * SECOND)
    assert table.speaker.names == ["ready"]


def test_a_name_that_nobody_can_say_is_the_number_of_the_seat() -> None:
    table = Table()
    table.voice.judged([verdict(1, "out", seat=3)], view())
    table.until(10_000)
    clip = Library().get("seat-three", Place(NEW, MORE))
    assert clip
    until_it_flows = clip.samples[:-OVERLAP].tobytes()
    assert table.speaker.played[0].sound.samples.startswith(until_it_flows)


class Slow(Synth):
    """A synthesiser that takes its time, until the test lets it go on."""

    def __init__(self) -> None:
        super().__init__("en-gb", program=None)
        self.go = threading.Event()

    @property
    def available(self) -> bool:
        return True

    def render(self, text: str) -> None:
        self.go.wait(20)


@contextmanager
def live() -> Iterator[tuple[Voice, Notebook, Slow]]:
    speaker, synth = Notebook(), Slow()
    diction = Diction(book(), Library(), synth)
    voice = Voice(speaker, Notebook("silent"), book(), diction, KITS, now_us)
    voice.start()
    try:
        yield voice, speaker, synth
    finally:
        synth.go.set()
        voice.close()


def _soon(true: object) -> bool:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if callable(true) and true():
            return True
        time.sleep(0.01)
    return False


@pytest.mark.slow
def test_a_stumble_is_told_and_the_voice_speaks_on() -> None:
    class Hoarse(Notebook):
        def play(self, sound: Sound, **ways: Any) -> None:
            if not self.played:
                self.played.append(Played(sound, None, None, None))
                raise RuntimeError("hoarse")
            super().play(sound, **ways)

    speaker, told = Hoarse(), list[str]()
    diction = Diction(book(), Library(), Synth("en-gb", program=None))
    voice = Voice(speaker, Notebook("silent"), book(), diction, KITS, now_us, told.append)
    voice.start()
    voice.judged([forfeit(1, 2), verdict(2, "out", seat=3)], view())
    assert _soon(lambda: len(speaker.played) == 2)
    voice.close()
    assert told == ["The voice could not say something (hoarse); play goes on."]


def test_on_its_own_thread_it_never_waits_for_a_name() -> None:
    with live() as (voice, speaker, synth):
        voice.judged([forfeit(1, 2)], view())
        assert _soon(lambda: speaker.names == ["announcement"])
        assert not synth.go.is_set()
        voice.cue("ready", at=now_us())
        assert speaker.names == ["announcement", "ready"]
    assert speaker.closed == 1
