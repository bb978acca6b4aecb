"""How well each output knows when a word is heard: `.venv/bin/python -m benchmarks.voice`.

The same words, on the same output, dated by PortAudio's logic and by pygame.mixer's, against the
true onset. On an ALSA loopback card (`modprobe snd-aloop`) that is a recording of the real thing;
elsewhere it is a simulated card with a late scheduler, and the mixer is a model: its words enter
the next block, as SDL's do, and are dated as our mixer output dates them. There the figures follow
from what CARD assumes, its error of stated times above all; only a recording measures a real card.
The mixer is also given the constant that suits this output best.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from random import Random
from statistics import median
from typing import NamedTuple

from benchmarks.tools.loopback import LOOPBACK, card
from companion.setup.calibrate.analysis import click, find_delays, pauses
from hw.clock import s_from_us
from hw.microphone import Microphone
from hw.speaker import Onset, Sound, Speaker
from hw.speakers.config import SpeakerConfig
from hw.speakers.mixer import TYPICAL_US, MixerSpeaker
from hw.speakers.portaudio import PortAudioSpeaker
from hw.speakers.sim import SimCard, SimSpeaker

WORDS = 60
MARK = 28_000
STORE_S = 0.5
"""What the recording side may hold back: a slow machine loses nothing of it."""
CARD = SimCard(blocks=3, late_us=2_000, stall_us=500, every=4, error_us=60, ppm=40)


class Result(NamedTuple):
    """How far stated onsets were from the true ones, and how much doubt was stated."""

    errors_us: list[float]
    doubts_us: list[int]
    flaw: str | None = None
    """What is wrong with the recording itself, if anything is."""


def simulated(words: int) -> tuple[Result, Result]:
    """Both outputs on the simulated card: one run, the same words, the same true onsets."""
    speaker, random, now = SimSpeaker(card=CARD), Random(1), 500_000
    asked, exact = list[int](), list[Onset]()
    for _ in range(words):
        now += random.randint(200_000, 300_000)
        speaker.act(now)
        asked.append(now)
        speaker.play(Sound("click", click()), heard=exact.append)
    speaker.act(now + 500_000)
    trues = speaker.dac.onsets(MARK)
    mixer = [Onset(t + TYPICAL_US, 10_000) for t in asked]
    return _result(exact, trues), _result(mixer, trues)


def recorded(words: int) -> tuple[Result, Result]:
    """Both outputs on the loopback card, one after the other, recorded at its other end."""
    number = card()
    os.environ["AUDIODEV"] = f"plughw:{number},0"
    config = SpeakerConfig(f"hw:{number},0", volume=100)
    line = f"hw:{number},1"
    exact = record(PortAudioSpeaker(config), Microphone(line, latency=STORE_S), words)
    mixer = MixerSpeaker(SpeakerConfig(volume=100))
    rough = record(mixer, Microphone(line, latency=STORE_S), words)
    return exact, rough


def _sleep(span_us: int) -> None:
    time.sleep(s_from_us(span_us))


def record(
    speaker: Speaker, microphone: Microphone, words: int, wait: Callable[[int], None] = _sleep
) -> Result:
    """Say words and compare what was stated with what was recorded; closes both ends."""
    heard: SimpleQueue[Onset] = SimpleQueue()
    try:
        for gap_us in pauses(words):
            wait(gap_us)
            speaker.play(Sound("click", click()), heard=heard.put)
        wait(1_000_000)
    finally:
        speaker.close()
        microphone.close()
    recording, onsets = microphone.recording(), _all(heard)
    early = [onset.t - 50_000 for onset in onsets]  # a rough statement may come after the word
    found = find_delays(recording.samples, recording.t, early)
    kept = [(o, e + d) for o, e, d in zip(onsets, early, found, strict=True) if d is not None]
    result = _result([o for o, _ in kept], [float(true) for _, true in kept])
    return result._replace(flaw=recording.doubt)


def _all(heard: SimpleQueue[Onset]) -> list[Onset]:
    onsets = []
    while True:
        try:
            onsets.append(heard.get_nowait())
        except Empty:
            return onsets


def _result(onsets: list[Onset], trues: list[float]) -> Result:
    errors = [onset.t - true for onset, true in zip(onsets, trues, strict=True)]
    return Result(errors, [onset.u for onset in onsets])


def worst(errors_us: list[float]) -> float:
    """The largest error, in milliseconds."""
    return max(abs(error) for error in errors_us) / 1000


def best_constant(errors_us: list[float]) -> list[float]:
    """The errors that are left when the best constant is taken off."""
    middle = (max(errors_us) + min(errors_us)) / 2
    return [error - middle for error in errors_us]


def report(where: str, exact: Result, rough: Result) -> str:
    """Side by side, with the ratio."""
    tuned = best_constant(rough.errors_us)
    within = sum(abs(e) <= u for e, u in zip(exact.errors_us, exact.doubts_us, strict=True))
    flaws = {result.flaw for result in (exact, rough) if result.flaw}
    return "\n".join(
        [
            *(f"no error below this is proven: {flaw}" for flaw in sorted(flaws)),
            f"output                                {where}",
            f"words                                 {len(exact.errors_us):>9}",
            f"PortAudio: worst error                {worst(exact.errors_us):>9.3f} ms",
            f"PortAudio: stated doubt               {median(exact.doubts_us) / 1000:>9.3f} ms",
            f"PortAudio: within the stated doubt    {within:>9}",
            f"pygame.mixer: worst error             {worst(rough.errors_us):>9.3f} ms",
            f"pygame.mixer: with the best constant  {worst(tuned):>9.3f} ms",
            f"ratio, mixer to PortAudio             {_ratio(rough.errors_us, exact):>9.1f}",
            f"ratio with the best constant          {_ratio(tuned, exact):>9.1f}",
        ]
    )


def _ratio(errors_us: list[float], exact: Result) -> float:
    return worst(errors_us) / max(0.001, worst(exact.errors_us))


def main(argv: list[str] | None = None) -> None:
    """Measure side by side and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.voice")
    parser.add_argument("--words", type=int, default=WORDS)
    args = parser.parse_args(argv)
    if LOOPBACK.exists():
        print(report("ALSA loopback card, recorded", *recorded(args.words)))
    else:
        print(
            report("simulated card, mixer modelled (no ALSA loopback here)", *simulated(args.words))
        )


if __name__ == "__main__":
    main()
