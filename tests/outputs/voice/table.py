"""Verdicts, views and speakers for the tests of the voice."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from companion.core.live import View
from companion.core.referee.game import Prompt, Setup
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from companion.outputs.voice.book import Book
from companion.outputs.voice.pieces import written
from hw.speaker import Onset, Sound
from tests.support.kits import announcer_of, whole_book

PLAYERS = ("Ada", "Ben", "Cy", "Dot")


@cache
def book() -> Book:
    return whole_book()


@cache
def setup() -> Setup:
    line = {"transcript": 1, "game": "sherlock-holmes", "seats": 4, "players": [*PLAYERS]}
    return parse_header(line, GAMES).setup


def verdict(n: int, kind: str, **fields: Any) -> Verdict:
    return Verdict(n, 0, kind, fields)


def forfeit(n: int, seat: int, reason: str = "early", cards: int = 1) -> Verdict:
    return verdict(n, "forfeit", seat=seat, cards=cards, reason=reason, rule="SH-F4")


def said(*verdicts: Verdict) -> list[str]:
    """What is announced of verdicts that were given together."""
    announcer = announcer_of(book(), setup())
    found = announcer.announce(verdicts, 0)
    return [written(announcer.pieces(one), PLAYERS) for one in found]


def view(
    phase: str = "play", *open_: str, prompts: tuple[Prompt, ...] = (), t: int = 0, **more: Any
) -> View:
    questions = [{"question": name} for name in open_]
    state = {"phase": phase, "open": questions, "dealer": 1, **more}
    return View(t, setup(), state, prompts)


@dataclass
class Played:
    """A sound that was given to a speaker."""

    sound: Sound
    at: int | None
    heard: Callable[[Onset], None] | None
    done: Callable[[], None] | None


@dataclass
class Notebook:
    """A speaker that writes down what it is given, and answers when the test says so."""

    name: str = "a notebook"
    played: list[Played] = field(default_factory=list)
    stops: int = 0
    loudness: list[int] = field(default_factory=list)
    closed: int = 0
    answers: bool = True
    u: int = 500

    def play(
        self,
        sound: Sound,
        *,
        at: int | None = None,
        heard: Callable[[Onset], None] | None = None,
        done: Callable[[], None] | None = None,
    ) -> None:
        self.played.append(Played(sound, at, heard, done))
        if self.answers and heard and at is not None:
            heard(Onset(at, self.u))
        if self.answers and done:
            done()

    def stop(self) -> None:
        self.stops += 1

    def volume(self, percent: int) -> None:
        self.loudness.append(percent)

    def close(self) -> None:
        self.closed += 1

    @property
    def names(self) -> Sequence[str]:
        return [one.sound.name for one in self.played]
