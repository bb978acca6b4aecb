"""The voice of a simulated table: opened once, set louder by a key, and missed in one line."""

from dataclasses import replace
from typing import Any

import pytest

from companion.app.simulated import sound as sounds
from companion.app.simulated.lesson import SpokenWords
from companion.app.simulated.playing import Wish, call_aloud, call_quietly, light_lamps, table_for
from companion.app.simulated.practice_data import keys_for
from companion.app.simulated.sound import KEYS, Sound, brief, open_sound
from companion.app.simulated.tidings import Tidings
from companion.app.table.calling import LEAD_US
from companion.app.table.meaning import soundless
from companion.app.table.speaker import silent_output
from companion.core.live import Inbox, Skipping
from companion.core.live.inbox import Foretold
from companion.core.referee.events import Cue
from companion.language import say
from companion.outputs.display.screens import keys as screen_keys
from companion.outputs.voice.speech import NO_SOUND
from companion.setup.profile import Profile, load_profile
from hw.speaker import Onset
from tests.support.practice import Notes


class Loudness:
    """As much of a voice as a key can reach."""

    def __init__(self) -> None:
        self.muted, self.percent = False, -1

    def mute(self, muted: bool) -> None:
        self.muted = muted

    def volume(self, percent: int) -> None:
        self.percent = percent


def sound(volume: int = 80, **more: Any) -> tuple[Sound, Loudness]:
    voice = Loudness()
    return Sound(voice, volume, audible=True, **more), voice  # type: ignore[arg-type]


def test_a_key_makes_it_louder_up_to_the_end() -> None:
    ours, voice = sound(85)
    assert ours.command("louder") == "Volume 95 %"
    assert ours.command("louder") == "Volume 100 %"
    assert voice.percent == 100
    assert ours.command("softer") == "Volume 90 %"


def test_mute_is_a_switch_and_louder_ends_it() -> None:
    ours, voice = sound(50)
    assert ours.command("mute").startswith("Muted")
    assert voice.muted
    assert ours.command("mute") == "Volume 50 %"
    ours.command("mute")
    assert ours.command("louder") == "Volume 60 %"
    assert not voice.muted


def test_it_can_begin_muted() -> None:
    ours, voice = sound(muted=True)
    assert voice.muted
    assert ours.command("mute") == "Volume 80 %"


def test_without_a_device_the_keys_say_so() -> None:
    assert Sound(Loudness(), 80, audible=False).command("louder") == brief()  # type: ignore[arg-type]


def test_no_seat_and_no_screen_uses_the_keys() -> None:
    keymap = keys_for((1, 2, 3, 4), 8)
    assert not set(KEYS) & {*keymap.inputs, *keymap.reaches, *screen_keys()}


@pytest.fixture
def silent_table() -> Profile:
    profile = load_profile()
    return replace(profile, voice=replace(profile.voice, output="none"))


def test_no_sound_is_told_once_and_play_goes_on(
    silent_table: Profile, capsys: pytest.CaptureFixture[str]
) -> None:
    tidings = Tidings()
    ours = open_sound(silent_table, tidings)
    ours.close()
    assert not ours.audible
    assert capsys.readouterr().err == f"{say(NO_SOUND)}\n"
    shown: list[str] = []
    tidings.shown_by(shown.append)
    assert shown == [brief()]


def test_a_device_that_cannot_be_opened_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(voice: Any, *, say_problem: Any) -> Any:
        say_problem(soundless("no sound: portaudio default: no device"))
        return silent_output()

    monkeypatch.setattr(sounds, "open_speaker", fails)
    open_sound(load_profile(), Tidings()).close()
    assert capsys.readouterr().err == "no sound: portaudio default: no device\n"


def test_news_go_to_the_screen_while_one_is_open(capsys: pytest.CaptureFixture[str]) -> None:
    tidings, shown = Tidings(), list[str]()
    tidings.shown_by(shown.append)
    tidings.tell("the card is gone")
    tidings.tell("the card is gone")
    tidings.shown_by(None)
    tidings.tell("the card is back")
    assert shown == ["the card is gone"]
    assert capsys.readouterr().err == "the card is back\n"


class Spoken:
    """A voice that is heard at the instant it was asked for, 40 microseconds unsure."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def cue(self, word: str, at: int, heard: Any) -> None:
        self.words.append(word)
        heard(Onset(at, 40))

    def busy_until(self) -> int:
        return 0

    def heard(self, event: Any) -> None: ...

    def judged(self, verdicts: Any, view: Any) -> None: ...


def test_a_match_is_called_aloud_and_judged_by_what_was_heard() -> None:
    wish = Wish(load_profile(), 4, 4, seed=5)
    table, _ = table_for(wish, pace=Skipping())
    voice, notes = Spoken(), Notes()
    call_aloud(table, wish, voice)  # type: ignore[arg-type]
    table.join(listener=notes)
    with table:
        table.run(lambda: table.pace() < 40_000_000)
    cues = [event for event in notes.events if isinstance(event, Cue)]
    assert [cue.cue for cue in cues] == voice.words[: len(cues)]
    assert {"ready", "play"} <= {*voice.words}
    assert {cue.u for cue in cues} == {table.session.setup.uncertainty["cue"]}, "never below"


def test_lamps_follow_the_match() -> None:
    wish = Wish(load_profile(), 4, 4, seed=5)
    table, _ = table_for(wish, pace=Skipping())
    switched: list[tuple[int, str, bool]] = []
    table.lamps.watch = lambda seat, colour, on: switched.append((seat, colour, on))
    call_quietly(table, wish)
    light_lamps(table, by_eye=False)
    with table:
        table.run(lambda: table.pace() < 40_000_000)
    for seat in (1, 2, 3, 4):
        assert (seat, "white", True) in switched, "PLAY flashes everywhere"
    assert len({*switched}) > 8


def test_the_teachers_words_count_from_when_they_were_heard() -> None:
    inbox = Inbox()
    SpokenWords(Spoken(), inbox, 3_000).call("play", 500_000)  # type: ignore[arg-type]
    (told,) = inbox.wait(0)
    assert isinstance(told, Foretold)
    assert told.event == Cue(500_000 + LEAD_US, 3_000, "play")
