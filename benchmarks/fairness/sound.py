"""Who says PLAY in the fairness benchmark, and who records it: each in a process of its own.

    python -m benchmarks.fairness.sound NAME

Says `ready`; then every line is an instant at which PLAY is to be heard, and `take` asks for what
there is. `say-ours` says READY before it, gives our output its words ahead of time, as the caller
does, and knows when they were heard: `[at, asked, t, u, ready_t, ready_u]`. `say-plain` is what
most programs do: it asks pygame's mixer for the word, and takes that for the instant: `[at, asked,
null, null]`. `record` listens to both, on the
other side of the card, and gives when each word was out, with the doubt of that.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from benchmarks.tools.loopback import Recorder, card
from benchmarks.tools.recorded_truth import onsets
from companion.app.table.calling import LEAD_US
from companion.outputs.voice.book import load_book
from companion.outputs.voice.library import Library
from companion.outputs.voice.wav import little_endian
from hw.clock import now_us, s_from_us
from hw.extras import load
from hw.speaker import RATE, Onset, Sound
from hw.speakers.config import SpeakerConfig

SUBSTREAMS: Final = {"say-ours": 0, "say-plain": 1}
"""Each plays on a substream of its own; PortAudio takes the first that is free."""
PLAIN_LEAD_US: Final = 20_000
"""What pygame's mixer takes from asking to sounding, about: both words are to be heard together."""
READY_US: Final = 800_000
"""How long before PLAY its READY is heard."""
SETTLE_S: Final = 0.5

Take = Callable[[], Any]
Say = Callable[[int], None]


def spoken(word: str) -> Sound:
    """READY or PLAY as it ships."""
    clip = Library().get(load_book().cue_clip(word))
    assert clip is not None, f"the clip for {word} is not shipped"
    return Sound(word, little_endian(clip.samples), clip.onset)


def say_ours() -> tuple[Say, Take]:
    """Our output: the word is put on its instant, and the card tells when it was out."""
    from hw.speakers.portaudio import PortAudioSpeaker

    ready, play = spoken("ready"), spoken("play")
    speaker = PortAudioSpeaker(SpeakerConfig(f"hw:{card()},0", volume=100))
    said: list[list[int | None]] = []

    def say(at_us: int) -> None:
        note: list[int | None] = [at_us, None, None, None, None, None]
        said.append(note)

        def heard(place: int) -> Callable[[Onset], None]:
            def state(onset: Onset) -> None:
                note[place : place + 2] = [onset.t, onset.u]

            return state

        speaker.play(ready, at=at_us - READY_US, heard=heard(4))
        _sleep_until(at_us - LEAD_US)
        note[1] = now_us()
        speaker.play(play, at=at_us, heard=heard(2))

    return say, lambda: _taken(said)


def say_plain() -> tuple[Say, Take]:
    """The usual way: ask for the sound, and take that for the instant at which it is heard."""
    os.environ["AUDIODEV"] = f"plughw:{card()},0,{SUBSTREAMS['say-plain']}"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    mixer = load("mixer", "pygame.mixer", "voice")
    samples = spoken("play").samples
    mixer.init(RATE, -16, 1)
    word = mixer.Sound(buffer=samples)
    said: list[list[int | None]] = []

    def say(at_us: int) -> None:
        _sleep_until(at_us - PLAIN_LEAD_US)
        said.append([at_us, now_us(), None, None])
        word.play()

    return say, lambda: _taken(said)


def _sleep_until(at_us: int) -> None:
    time.sleep(max(0.0, s_from_us(at_us - now_us())))


def _taken(said: list[list[int | None]]) -> list[list[int | None]]:
    told = said[:]
    said.clear()
    return told


def record() -> tuple[Say, Take]:
    """Both words, on the other side of the card."""
    word = spoken("play")
    recorders = {name: Recorder(substream) for name, substream in SUBSTREAMS.items()}

    def take() -> dict[str, Any]:
        """Give what there is, and begin anew."""
        time.sleep(SETTLE_S)
        found: dict[str, Any] = {}
        for name, recorder in recorders.items():
            takes = recorder.close()
            spans = [
                span
                for take in takes
                for span in onsets(take.samples, take.looks, word.samples, word.onset)
            ]
            found[name] = {"onsets": spans, "takes": len(takes)}
            recorders[name] = Recorder(SUBSTREAMS[name])
        return found

    return lambda _: None, take


PARTS: Final[dict[str, Callable[[], tuple[Say, Take]]]] = {
    "say-ours": say_ours,
    "say-plain": say_plain,
    "record": record,
}


def main(name: str) -> None:
    """Speak or listen until the input is closed."""
    say, take = PARTS[name]()
    print("ready", flush=True)
    # ALSA tells of every time a card ran dry, and under emulation that is often.
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    for line in sys.stdin:
        if line == "take\n":
            print(json.dumps(take()), flush=True)
        else:
            say(int(line))
    os._exit(0)  # whatever a sound library still wants to say about its end


if __name__ == "__main__":
    main(sys.argv[1])
