"""A language as it is heard: its sentences, its clips, and what a detector of its own measures."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from benchmarks.tools import hearing
from companion.games import KITS
from companion.outputs.voice import sentence as module
from companion.outputs.voice.book import Book, load_book
from companion.outputs.voice.library import Library
from companion.outputs.voice.pieces import Piece
from companion.outputs.voice.place import Place, read_place
from companion.outputs.voice.repertoire import Row, repertoire
from companion.outputs.voice.shape import Clip

RATE = 48_000
MS = RATE // 1000


class Joint(NamedTuple):
    """Where two stretches meet without a pause: in which sentence, and how well."""

    words: str
    gap_ms: float
    level_db: float
    semitones: float | None


class Heard(NamedTuple):
    """A clip by numbers: milliseconds, and parts of full scale."""

    faint_ms: float
    clear_ms: float
    onset_ms: float
    peak: float
    mean: float
    tail: float
    seconds: float


def sentences(language: str = "en") -> list[Row]:
    phrases = {kit.name: kit.phrases(language) for kit in KITS.values()}
    return repertoire(load_book(language), phrases)


@cache
def library(language: str = "en") -> Library:
    return Library(language)


def first_heard(samples: array[int], decibels: float) -> float:
    """Milliseconds until the energy of a 2 ms window comes within so much of the loudest's.

    Running sums of squares, sample by sample: nothing in common with frames and levels.
    """
    sums = np.concatenate(([0], np.cumsum(np.frombuffer(samples, "<i2").astype(np.int64) ** 2)))
    window = 2 * MS
    energy = sums[window:] - sums[:-window]
    limit = energy.max() / 10 ** (decibels / 10)
    return float(np.argmax(energy >= limit) + window) / MS


class Spoken:
    """All that a language can say. Every clip is unpacked once, and let go with this."""

    def __init__(self, language: str) -> None:
        self.book: Book = load_book(language)
        self.rows = sentences(language)
        self._library = library(language)
        self._clips: dict[tuple[str, Place], Clip | None] = {}
        self._edges: dict[tuple[str, Place, bool], hearing.Edge] = {}

    def get(self, name: str, place: Place) -> Clip | None:
        if (name, place) not in self._clips:
            self._clips[name, place] = self._library.get(name, place)
        return self._clips[name, place]

    def find(self, piece: Piece, place: Place) -> Clip | None:
        """Say a piece; a player is called by the number of the seat."""
        spoken = piece if piece.seat is None else self.book.seat(piece.seat)[0]
        return self.get(spoken.slug, place)

    def clips(self) -> Iterator[tuple[str, Place, Clip]]:
        for name in self._library.names:
            for place in self._library.places(name):
                clip = self.get(name, place)
                assert clip
                yield name, place, clip

    @cached_property
    def heard(self) -> Mapping[tuple[str, Place], Heard]:
        """What is measured of every clip."""
        return {(name, place): _heard(clip) for name, place, clip in self.clips()}

    @cached_property
    def joints(self) -> tuple[Joint, ...]:
        """Every joint without a pause, once."""
        return tuple(self._joints())

    def _joints(self) -> Iterator[Joint]:
        seen = set()
        for row in self.rows:
            clips = [(clip, place) for clip, place in module._clips(row, self.find) if clip]
            for (one, before), (other, after) in pairwise(clips):
                joint = (one.name, before, other.name, after)
                if before.flows_on and joint not in seen:
                    seen.add(joint)
                    yield self._joint(words_of(row), *joint)

    def _joint(self, words: str, one: str, before: Place, other: str, after: Place) -> Joint:
        a, b = self._edge(one, before, last=True), self._edge(other, after, last=False)
        gap = a.hush_ms + b.hush_ms
        return Joint(words, gap, abs(hearing.level_step(a, b)), hearing.pitch_step(a, b))

    def _edge(self, name: str, place: Place, *, last: bool) -> hearing.Edge:
        """How a clip begins or ends: measured once, however many others it meets."""
        if (name, place, last) not in self._edges:
            clip = self.get(name, place)
            assert clip
            measure = hearing.last_edge if last else hearing.first_edge
            self._edges[name, place, last] = measure(hearing.heard(clip.samples))
        return self._edges[name, place, last]

    def silences(self) -> Iterator[tuple[str, float]]:
        """Every sentence, put together, with its longest silence in milliseconds."""
        for row in self.rows:
            whole = module.sentence("said", row, self.find)
            assert whole
            yield words_of(row), hearing.longest_silence(hearing.heard(whole.samples))


def _heard(clip: Clip) -> Heard:
    samples = np.frombuffer(clip.samples, "<i2") / 32_768
    return Heard(
        first_heard(clip.samples, 38),
        first_heard(clip.samples, 23),
        clip.onset / MS,
        float(np.abs(samples).max()),
        float(np.sqrt((samples**2).mean())),
        float(np.abs(samples[-60 * MS :]).max()),
        len(samples) / RATE,
    )


def words_of(row: Row) -> str:
    return " ".join(f"{piece.text or '...'}{piece.mark}" for piece in row)


@cache
def english() -> Spoken:
    return Spoken("en")


def read_file(file: str) -> tuple[str, Place]:
    """The name and the place of a clip, by the name of its file."""
    name, *place = file.split(".")[:-1]
    return name, read_place(place[0]) if place else Place()
