"""Is a word stated as truly from a process of its own? `python -m benchmarks.speaker_process`.

PLAY is said by turns from this very process and from one of its own, through PortAudio and an ALSA
loopback card, once with nothing else to do and once while a thread of this process computes, as a
display does. The card's other side is recorded, and tells when each word was out (`loopback`).
Needs that card: `scripts/vpi run -- python -m benchmarks.speaker_process` brings one.
"""

from __future__ import annotations

import argparse
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from statistics import median
from typing import NamedTuple

from benchmarks.fairness.sound import spoken
from benchmarks.tools.loopback import LOOPBACK, Recorder, card
from benchmarks.tools.recorded_truth import onsets
from hw.clock import now_us
from hw.speaker import Onset, Speaker
from hw.speakers.config import SpeakerConfig
from hw.speakers.portaudio import PortAudioSpeaker
from hw.speakers.remote import RemoteSpeaker

WORDS = 12
ROUNDS = 2
LEAD_US = 120_000
"""As much ahead as the caller gives a word to the speaker."""
NEAR_US = 200_000
"""A statement further than this from every recorded word is of a word that was not recorded."""


class Word(NamedTuple):
    """A word: when it was wanted and stated, how long it took to ask, when it was told, and out."""

    at: int
    asked_us: int
    told: int
    stated: Onset
    out: tuple[int, int]

    @property
    def error_us(self) -> float:
        """How far the statement is from the span in which the word was out; 0 inside it."""
        low, high = self.out
        return max(low - self.stated.t, self.stated.t - high, 0)


def here() -> Speaker:
    """In this process."""
    return PortAudioSpeaker(SpeakerConfig(f"hw:{card()},0", volume=100))


def apart() -> Speaker:
    """In one of its own."""
    return RemoteSpeaker(("portaudio",), SpeakerConfig(f"hw:{card()},0", volume=100))


@contextmanager
def computing(busy: bool) -> Iterator[None]:
    """Have a thread of this process compute meanwhile."""
    end = threading.Event()

    def burn() -> None:
        while not end.is_set():
            sum(n * n for n in range(20_000))

    thread = threading.Thread(target=burn)
    if busy:
        thread.start()
    try:
        yield
    finally:
        end.set()
        if busy:
            thread.join()


def said(open_speaker: Callable[[], Speaker], words: int, busy: bool) -> tuple[list[Word], int]:
    """Say words; return those that were recorded whole, and how many were stated."""
    recorder, speaker, play = Recorder(0), open_speaker(), spoken("play")
    asked: list[tuple[int, int]] = []
    told: dict[int, tuple[int, Onset]] = {}
    with computing(busy):
        for number in range(words):
            time.sleep(0.9)
            before = now_us()
            at = before + LEAD_US
            speaker.play(play, at=at, heard=partial(_note, told, number))
            asked.append((at, now_us() - before))
        time.sleep(1.5)
    speaker.close()
    spans = [
        span
        for take in recorder.close()
        for span in onsets(take.samples, take.looks, play.samples, play.onset)
    ]
    found = []
    for number, (when, onset) in told.items():
        near = [s for s in spans if s[0] - NEAR_US < onset.t < s[1] + NEAR_US]
        if near:
            found.append(Word(*asked[number], when, onset, (int(near[0][0]), int(near[0][1]))))
    return found, len(told)


def _note(told: dict[int, tuple[int, Onset]], number: int, onset: Onset) -> None:
    told[number] = (now_us(), onset)


def report(name: str, words: list[Word], stated: int) -> str:
    """One line of the table."""
    if not words:
        return f"| {name} | {stated} | 0 | | | | | |"
    right = sum(word.error_us <= word.stated.u for word in words)
    middle = median(word.stated.t - sum(word.out) / 2 for word in words)
    ahead = [(word.stated.t - word.told) / 1000 for word in words]
    cells = [
        f"{median(word.stated.u for word in words) / 1000:.2f} ms",
        f"{middle / 1000:+.2f} ms",
        f"{max(word.error_us for word in words) / 1000:.2f} ms",
        f"{max(word.asked_us for word in words) / 1000:.2f} ms",
        f"{median(ahead):.1f}, at least {min(ahead):.1f} ms",
    ]
    return f"| {name} | {stated} | {right} of {len(words)} | {' | '.join(cells)} |"


def main(argv: list[str] | None = None) -> None:
    """Measure by turns, and print a table."""
    parser = argparse.ArgumentParser(prog="benchmarks.speaker_process")
    parser.add_argument("--words", type=int, default=WORDS)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    args = parser.parse_args(argv)
    if not LOOPBACK.exists():
        raise SystemExit("there is no loopback card here: sudo modprobe snd-aloop, or scripts/vpi")
    # ALSA tells of every time a card ran dry, and under emulation that is often.
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    print("| output | stated | within its doubt | doubt | middle | worst | asking | told ahead |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for busy in (False, True):
        kinds = {"in the judging process": here, "in a process of its own": apart}
        found: dict[str, list[Word]] = {name: [] for name in kinds}
        stated = dict.fromkeys(kinds, 0)
        for _ in range(args.rounds):
            for name, kind in kinds.items():
                words, count = said(kind, args.words, busy)
                found[name] += words
                stated[name] += count
        for name in kinds:
            load = "busy" if busy else "idle"
            print(report(f"{name}, {load}", found[name], stated[name]), flush=True)


if __name__ == "__main__":
    main()
